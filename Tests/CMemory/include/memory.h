#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

/* How many bytes this process holds from the allocator; what it has freed is left out. */
size_t memory_in_use(void);

#endif
