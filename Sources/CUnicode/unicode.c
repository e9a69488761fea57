#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

// The numbers in the header are those of ICU, which never change.
_Static_assert(U_ZERO_ERROR == 0, "U_ZERO_ERROR");
_Static_assert(U_BUFFER_OVERFLOW_ERROR == 15, "U_BUFFER_OVERFLOW_ERROR");
_Static_assert(U_LEFT_TO_RIGHT == 0, "U_LEFT_TO_RIGHT");
_Static_assert(U_RIGHT_TO_LEFT == 1, "U_RIGHT_TO_LEFT");
_Static_assert(U_RIGHT_TO_LEFT_ARABIC == 13, "U_RIGHT_TO_LEFT_ARABIC");
_Static_assert(U_EUROPEAN_NUMBER == 2, "U_EUROPEAN_NUMBER");
_Static_assert(U_ARABIC_NUMBER == 5, "U_ARABIC_NUMBER");
_Static_assert(UCHAR_EAST_ASIAN_WIDTH == 4100, "UCHAR_EAST_ASIAN_WIDTH");
_Static_assert(U_EA_FULLWIDTH == 3, "U_EA_FULLWIDTH");
_Static_assert(U_EA_WIDE == 5, "U_EA_WIDE");
_Static_assert(U_EXTENDED_CHAR_NAME == 2, "U_EXTENDED_CHAR_NAME");
_Static_assert(USCRIPT_INVALID_CODE == -1, "USCRIPT_INVALID_CODE");
_Static_assert(USCRIPT_COMMON == 0, "USCRIPT_COMMON");
_Static_assert(USCRIPT_INHERITED == 1, "USCRIPT_INHERITED");
_Static_assert(USCRIPT_UNKNOWN == 103, "USCRIPT_UNKNOWN");
_Static_assert(UCOL_ALTERNATE_HANDLING == 1, "UCOL_ALTERNATE_HANDLING");
_Static_assert(UCOL_NON_IGNORABLE == 21, "UCOL_NON_IGNORABLE");
_Static_assert(UCOL_NORMALIZATION_MODE == 4, "UCOL_NORMALIZATION_MODE");
_Static_assert(UCOL_ON == 17, "UCOL_ON");
_Static_assert(UCOL_NULLORDER == -1, "UCOL_NULLORDER");
_Static_assert(ULOC_VALID_LOCALE == 1, "ULOC_VALID_LOCALE");
_Static_assert(ULOCDATA_QUOTATION_START == 0, "ULOCDATA_QUOTATION_START");
_Static_assert(ULOCDATA_QUOTATION_END == 1, "ULOCDATA_QUOTATION_END");
_Static_assert(ULOCDATA_ALT_QUOTATION_START == 2, "ULOCDATA_ALT_QUOTATION_START");
_Static_assert(ULOCDATA_ALT_QUOTATION_END == 3, "ULOCDATA_ALT_QUOTATION_END");
_Static_assert(UNUM_SPELLOUT == 5, "UNUM_SPELLOUT");
_Static_assert(UNUM_DEFAULT_RULESET == 6, "UNUM_DEFAULT_RULESET");
_Static_assert(UNUM_PUBLIC_RULESETS == 7, "UNUM_PUBLIC_RULESETS");
_Static_assert(ULISTFMT_TYPE_AND == 0, "ULISTFMT_TYPE_AND");
_Static_assert(ULISTFMT_TYPE_OR == 1, "ULISTFMT_TYPE_OR");
_Static_assert(ULISTFMT_TYPE_UNITS == 2, "ULISTFMT_TYPE_UNITS");
_Static_assert(ULISTFMT_WIDTH_WIDE == 0, "ULISTFMT_WIDTH_WIDE");
_Static_assert(ULISTFMT_WIDTH_SHORT == 1, "ULISTFMT_WIDTH_SHORT");

// Characters.

int32_t icu_u_charDirection(int32_t c) {
  return (int32_t)u_charDirection(c);
}

int32_t icu_u_getIntPropertyValue(int32_t c, int32_t which) {
  return u_getIntPropertyValue(c, (UProperty)which);
}

int32_t icu_u_charName(int32_t c, int32_t choice, char *buffer, int32_t capacity, int32_t *status) {
  return u_charName(c, (UCharNameChoice)choice, buffer, capacity, (UErrorCode *)status);
}

int32_t icu_uscript_getScript(int32_t c, int32_t *status) {
  return (int32_t)uscript_getScript(c, (UErrorCode *)status);
}

const char *icu_uscript_getShortName(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

// Collation, for search.

icu_collator *icu_ucol_open(const char *locale, int32_t *status) {
  return (icu_collator *)ucol_open(locale, (UErrorCode *)status);
}

void icu_ucol_close(icu_collator *collator) {
  ucol_close((UCollator *)collator);
}

void icu_ucol_setAttribute(
    icu_collator *collator, int32_t attribute, int32_t value, int32_t *status) {
  ucol_setAttribute(
      (UCollator *)collator, (UColAttribute)attribute, (UColAttributeValue)value,
      (UErrorCode *)status);
}

void icu_ucol_getContractionsAndExpansions(
    const icu_collator *collator, icu_set *contractions, icu_set *expansions, bool addPrefixes,
    int32_t *status) {
  ucol_getContractionsAndExpansions(
      (const UCollator *)collator, (USet *)contractions, (USet *)expansions, addPrefixes,
      (UErrorCode *)status);
}

icu_collation_elements *icu_ucol_openElements(
    const icu_collator *collator, const uint16_t *text, int32_t length, int32_t *status) {
  return (icu_collation_elements *)ucol_openElements(
      (const UCollator *)collator, text, length, (UErrorCode *)status);
}

void icu_ucol_closeElements(icu_collation_elements *elements) {
  ucol_closeElements((UCollationElements *)elements);
}

void icu_ucol_setText(
    icu_collation_elements *elements, const uint16_t *text, int32_t length, int32_t *status) {
  ucol_setText((UCollationElements *)elements, text, length, (UErrorCode *)status);
}

int32_t icu_ucol_next(icu_collation_elements *elements, int32_t *status) {
  return ucol_next((UCollationElements *)elements, (UErrorCode *)status);
}

int32_t icu_ucol_primaryOrder(int32_t order) {
  return ucol_primaryOrder(order);
}

icu_set *icu_uset_openEmpty(void) {
  return (icu_set *)uset_openEmpty();
}

void icu_uset_close(icu_set *set) {
  uset_close((USet *)set);
}

int32_t icu_uset_getItemCount(const icu_set *set) {
  return uset_getItemCount((const USet *)set);
}

int32_t icu_uset_getItem(
    const icu_set *set, int32_t index, int32_t *start, int32_t *end, uint16_t *text,
    int32_t capacity, int32_t *status) {
  return uset_getItem((const USet *)set, index, start, end, text, capacity, (UErrorCode *)status);
}

uint8_t icu_u_getCombiningClass(int32_t c) {
  return u_getCombiningClass(c);
}

// Composing and decomposing.

const icu_normalizer *icu_unorm2_getNFCInstance(int32_t *status) {
  return (const icu_normalizer *)unorm2_getNFCInstance((UErrorCode *)status);
}

int32_t icu_unorm2_composePair(const icu_normalizer *nfc, int32_t a, int32_t b) {
  return unorm2_composePair((const UNormalizer2 *)nfc, a, b);
}

const icu_normalizer *icu_unorm2_getNFDInstance(int32_t *status) {
  return (const icu_normalizer *)unorm2_getNFDInstance((UErrorCode *)status);
}

int32_t icu_unorm2_getDecomposition(
    const icu_normalizer *nfd, int32_t c, uint16_t *decomposition, int32_t capacity,
    int32_t *status) {
  return unorm2_getDecomposition(
      (const UNormalizer2 *)nfd, c, decomposition, capacity, (UErrorCode *)status);
}

// Locales.

int32_t icu_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, int32_t *status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsed, (UErrorCode *)status);
}

int32_t icu_uloc_toLanguageTag(
    const char *locale, char *tag, int32_t capacity, bool strict, int32_t *status) {
  return uloc_toLanguageTag(locale, tag, capacity, strict, (UErrorCode *)status);
}

int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, int32_t *status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, (UErrorCode *)status);
}

bool icu_uloc_isRightToLeft(const char *locale) {
  return uloc_isRightToLeft(locale);
}

int32_t icu_uloc_getDisplayName(
    const char *locale, const char *language, uint16_t *result, int32_t capacity, int32_t *status) {
  return uloc_getDisplayName(locale, language, result, capacity, (UErrorCode *)status);
}

int32_t icu_uloc_countAvailable(void) {
  return uloc_countAvailable();
}

const char *icu_uloc_getAvailable(int32_t index) {
  return uloc_getAvailable(index);
}

int32_t icu_uloc_getDisplayCountry(
    const char *locale, const char *display, uint16_t *country, int32_t capacity, int32_t *status) {
  return uloc_getDisplayCountry(locale, display, country, capacity, (UErrorCode *)status);
}

// Quotation marks.

icu_locale_data *icu_ulocdata_open(const char *locale, int32_t *status) {
  return (icu_locale_data *)ulocdata_open(locale, (UErrorCode *)status);
}

void icu_ulocdata_close(icu_locale_data *data) {
  ulocdata_close((ULocaleData *)data);
}

int32_t icu_ulocdata_getDelimiter(
    icu_locale_data *data, int32_t type, uint16_t *result, int32_t capacity, int32_t *status) {
  return ulocdata_getDelimiter(
      (ULocaleData *)data, (ULocaleDataDelimiterType)type, result, capacity, (UErrorCode *)status);
}

// Digits.

icu_numbering_system *icu_unumsys_open(const char *locale, int32_t *status) {
  return (icu_numbering_system *)unumsys_open(locale, (UErrorCode *)status);
}

void icu_unumsys_close(icu_numbering_system *system) {
  unumsys_close((UNumberingSystem *)system);
}

bool icu_unumsys_isAlgorithmic(const icu_numbering_system *system) {
  return unumsys_isAlgorithmic((const UNumberingSystem *)system);
}

int32_t icu_unumsys_getDescription(
    const icu_numbering_system *system, uint16_t *result, int32_t capacity, int32_t *status) {
  return unumsys_getDescription(
      (const UNumberingSystem *)system, result, capacity, (UErrorCode *)status);
}

// Numbers in words.

icu_number_format *icu_unum_open(int32_t style, const char *locale, int32_t *status) {
  return (icu_number_format *)unum_open(
      (UNumberFormatStyle)style, 0, 0, locale, 0, (UErrorCode *)status);
}

void icu_unum_close(icu_number_format *format) {
  unum_close((UNumberFormat *)format);
}

int32_t icu_unum_formatInt64(
    const icu_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
    int32_t *status) {
  return unum_formatInt64(
      (const UNumberFormat *)format, number, result, capacity, 0, (UErrorCode *)status);
}

const char *icu_unum_getLocaleByType(
    const icu_number_format *format, int32_t type, int32_t *status) {
  return unum_getLocaleByType(
      (const UNumberFormat *)format, (ULocDataLocaleType)type, (UErrorCode *)status);
}

int32_t icu_unum_getTextAttribute(
    const icu_number_format *format, int32_t tag, uint16_t *result, int32_t capacity,
    int32_t *status) {
  return unum_getTextAttribute(
      (const UNumberFormat *)format, (UNumberFormatTextAttribute)tag, result, capacity,
      (UErrorCode *)status);
}

void icu_unum_setTextAttribute(
    icu_number_format *format, int32_t tag, const uint16_t *value, int32_t length,
    int32_t *status) {
  unum_setTextAttribute(
      (UNumberFormat *)format, (UNumberFormatTextAttribute)tag, value, length,
      (UErrorCode *)status);
}

// Plural categories.

icu_plural_rules *icu_uplrules_open(const char *locale, int32_t *status) {
  return (icu_plural_rules *)uplrules_open(locale, (UErrorCode *)status);
}

void icu_uplrules_close(icu_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

int32_t icu_uplrules_select(
    const icu_plural_rules *rules, double number, uint16_t *keyword, int32_t capacity,
    int32_t *status) {
  return uplrules_select(
      (const UPluralRules *)rules, number, keyword, capacity, (UErrorCode *)status);
}

// Lists.

icu_list_formatter *icu_ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status) {
  return (icu_list_formatter *)ulistfmt_openForType(
      locale, (UListFormatterType)type, (UListFormatterWidth)width, (UErrorCode *)status);
}

void icu_ulistfmt_close(icu_list_formatter *format) {
  ulistfmt_close((UListFormatter *)format);
}

int32_t icu_ulistfmt_format(
    const icu_list_formatter *format, const uint16_t *const strings[], const int32_t *lengths,
    int32_t count, uint16_t *result, int32_t capacity, int32_t *status) {
  return ulistfmt_format(
      (const UListFormatter *)format, strings, lengths, count, result, capacity,
      (UErrorCode *)status);
}
