#ifndef REORDER_CUNICODE_SHIM_H
#define REORDER_CUNICODE_SHIM_H

// ICU's functions are macros that add a version to the name, and Swift does not see macros. Each
// wrapper has the name of its function with `icu_` in front, and does nothing else.

#include <unicode/uchar.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// Characters.

static inline UCharDirection icu_u_charDirection(UChar32 c) { return u_charDirection(c); }

static inline int32_t icu_u_getIntPropertyValue(UChar32 c, UProperty which) {
  return u_getIntPropertyValue(c, which);
}

static inline int32_t icu_u_charName(
    UChar32 c, UCharNameChoice choice, char *buffer, int32_t capacity, UErrorCode *status) {
  return u_charName(c, choice, buffer, capacity, status);
}

static inline UScriptCode icu_uscript_getScript(UChar32 c, UErrorCode *status) {
  return uscript_getScript(c, status);
}

static inline const char *icu_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}

// Folding for search.

static inline const UNormalizer2 *icu_unorm2_getNFKDInstance(UErrorCode *status) {
  return unorm2_getNFKDInstance(status);
}

static inline int32_t icu_unorm2_normalize(
    const UNormalizer2 *normalizer, const UChar *source, int32_t length, UChar *result,
    int32_t capacity, UErrorCode *status) {
  return unorm2_normalize(normalizer, source, length, result, capacity, status);
}

static inline int32_t icu_u_strFoldCase(
    UChar *result, int32_t capacity, const UChar *source, int32_t length, uint32_t options,
    UErrorCode *status) {
  return u_strFoldCase(result, capacity, source, length, options, status);
}

static inline const UNormalizer2 *icu_unorm2_getNFCInstance(UErrorCode *status) {
  return unorm2_getNFCInstance(status);
}

static inline UChar32 icu_unorm2_composePair(const UNormalizer2 *nfc, UChar32 a, UChar32 b) {
  return unorm2_composePair(nfc, a, b);
}

// Locales.

static inline int32_t icu_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, UErrorCode *status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsed, status);
}

static inline int32_t icu_uloc_toLanguageTag(
    const char *locale, char *tag, int32_t capacity, UBool strict, UErrorCode *status) {
  return uloc_toLanguageTag(locale, tag, capacity, strict, status);
}

static inline int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, status);
}

static inline UBool icu_uloc_isRightToLeft(const char *locale) {
  return uloc_isRightToLeft(locale);
}

static inline int32_t icu_uloc_getDisplayName(
    const char *locale, const char *language, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return uloc_getDisplayName(locale, language, result, capacity, status);
}

static inline int32_t icu_uloc_countAvailable(void) { return uloc_countAvailable(); }

static inline const char *icu_uloc_getAvailable(int32_t index) {
  return uloc_getAvailable(index);
}

static inline int32_t icu_uloc_getDisplayCountry(
    const char *locale, const char *display, UChar *country, int32_t capacity,
    UErrorCode *status) {
  return uloc_getDisplayCountry(locale, display, country, capacity, status);
}

// Quotation marks.

static inline ULocaleData *icu_ulocdata_open(const char *locale, UErrorCode *status) {
  return ulocdata_open(locale, status);
}

static inline void icu_ulocdata_close(ULocaleData *data) { ulocdata_close(data); }

static inline int32_t icu_ulocdata_getDelimiter(
    ULocaleData *data, ULocaleDataDelimiterType type, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return ulocdata_getDelimiter(data, type, result, capacity, status);
}

// Digits.

static inline UNumberingSystem *icu_unumsys_open(const char *locale, UErrorCode *status) {
  return unumsys_open(locale, status);
}

static inline void icu_unumsys_close(UNumberingSystem *system) { unumsys_close(system); }

static inline UBool icu_unumsys_isAlgorithmic(const UNumberingSystem *system) {
  return unumsys_isAlgorithmic(system);
}

static inline int32_t icu_unumsys_getDescription(
    const UNumberingSystem *system, UChar *result, int32_t capacity, UErrorCode *status) {
  return unumsys_getDescription(system, result, capacity, status);
}

// Numbers in words.

static inline UNumberFormat *icu_unum_open(
    UNumberFormatStyle style, const char *locale, UErrorCode *status) {
  return unum_open(style, 0, 0, locale, 0, status);
}

static inline void icu_unum_close(UNumberFormat *format) { unum_close(format); }

static inline int32_t icu_unum_formatInt64(
    const UNumberFormat *format, int64_t number, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return unum_formatInt64(format, number, result, capacity, 0, status);
}

static inline const char *icu_unum_getLocaleByType(
    const UNumberFormat *format, ULocDataLocaleType type, UErrorCode *status) {
  return unum_getLocaleByType(format, type, status);
}

static inline int32_t icu_unum_getTextAttribute(
    const UNumberFormat *format, UNumberFormatTextAttribute tag, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return unum_getTextAttribute(format, tag, result, capacity, status);
}

static inline void icu_unum_setTextAttribute(
    UNumberFormat *format, UNumberFormatTextAttribute tag, const UChar *value, int32_t length,
    UErrorCode *status) {
  unum_setTextAttribute(format, tag, value, length, status);
}

// Plural categories.

static inline UPluralRules *icu_uplrules_open(const char *locale, UErrorCode *status) {
  return uplrules_open(locale, status);
}

static inline void icu_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }

static inline int32_t icu_uplrules_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return uplrules_select(rules, number, keyword, capacity, status);
}

// Lists.

static inline UListFormatter *icu_ulistfmt_openForType(
    const char *locale, UListFormatterType type, UListFormatterWidth width, UErrorCode *status) {
  return ulistfmt_openForType(locale, type, width, status);
}

static inline void icu_ulistfmt_close(UListFormatter *format) { ulistfmt_close(format); }

static inline int32_t icu_ulistfmt_format(
    const UListFormatter *format, const UChar *const strings[], const int32_t *lengths,
    int32_t count, UChar *result, int32_t capacity, UErrorCode *status) {
  return ulistfmt_format(format, strings, lengths, count, result, capacity, status);
}

#endif
