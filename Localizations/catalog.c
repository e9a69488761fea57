#include "wording_catalog.h"

const unsigned char wording_catalog[] = {
#embed "Localizable.xcstrings"
};

const size_t wording_catalog_size = sizeof wording_catalog;
