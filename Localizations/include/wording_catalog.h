#ifndef WORDING_CATALOG_H
#define WORDING_CATALOG_H

#include <stddef.h>

/// The bytes of Localizable.xcstrings as they were when the package was built.
extern const unsigned char wording_catalog[];

/// How many bytes there are.
extern const size_t wording_catalog_size;

/// The first of them. Swift does not see an array whose size the header does not give.
static inline const unsigned char *wording_catalog_start(void) { return wording_catalog; }

#endif
