#include "search_oracle.h"

#include <unicode/ucol.h>
#include <unicode/usearch.h>

bool oracle_finds(
    const char *locale, const uint16_t *wanted, int32_t wanted_length, const uint16_t *text,
    int32_t text_length) {
  if (text_length == 0) return false;
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  ucol_setStrength(collator, UCOL_PRIMARY);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &status);
  UStringSearch *search = usearch_openFromCollator(
      wanted, wanted_length, text, text_length, collator, NULL, &status);
  bool found = U_SUCCESS(status) && usearch_first(search, &status) != USEARCH_DONE;
  if (search) usearch_close(search);
  ucol_close(collator);
  return found;
}
