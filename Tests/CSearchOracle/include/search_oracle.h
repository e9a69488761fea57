#ifndef SEARCH_ORACLE_H
#define SEARCH_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

/// Whether ICU's own search (`usearch`), at primary strength, finds a text in another one.
bool oracle_finds(
    const char *locale, const uint16_t *wanted, int32_t wanted_length, const uint16_t *text,
    int32_t text_length);

#endif
