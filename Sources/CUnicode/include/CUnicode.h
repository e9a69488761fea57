#ifndef REORDER_CUNICODE_H
#define REORDER_CUNICODE_H

// What is used of ICU. Each function has the name of ICU's with `icu_` in front, and does nothing
// else; each constant has `ICU_` in front.
//
// ICU's own headers stay out of this one, for two reasons: its functions are macros that add a
// version to the name, which Swift does not see; and Foundation carries an ICU of another version,
// whose types have the same names, so that no module could see both.

#include <stdbool.h>
#include <stdint.h>

typedef struct icu_collator icu_collator;
typedef struct icu_collation_elements icu_collation_elements;
typedef struct icu_set icu_set;
typedef struct icu_normalizer icu_normalizer;
typedef struct icu_locale_data icu_locale_data;
typedef struct icu_numbering_system icu_numbering_system;
typedef struct icu_number_format icu_number_format;
typedef struct icu_plural_rules icu_plural_rules;
typedef struct icu_list_formatter icu_list_formatter;

static const int32_t ICU_U_ZERO_ERROR = 0;
static const int32_t ICU_U_BUFFER_OVERFLOW_ERROR = 15;
static const int32_t ICU_U_LEFT_TO_RIGHT = 0;
static const int32_t ICU_U_RIGHT_TO_LEFT = 1;
static const int32_t ICU_U_RIGHT_TO_LEFT_ARABIC = 13;
static const int32_t ICU_U_EUROPEAN_NUMBER = 2;
static const int32_t ICU_U_ARABIC_NUMBER = 5;
static const int32_t ICU_UCHAR_EAST_ASIAN_WIDTH = 4100;
static const int32_t ICU_U_EA_FULLWIDTH = 3;
static const int32_t ICU_U_EA_WIDE = 5;
static const int32_t ICU_U_EXTENDED_CHAR_NAME = 2;
static const int32_t ICU_USCRIPT_INVALID_CODE = -1;
static const int32_t ICU_USCRIPT_COMMON = 0;
static const int32_t ICU_USCRIPT_INHERITED = 1;
static const int32_t ICU_USCRIPT_UNKNOWN = 103;
static const int32_t ICU_UCOL_ALTERNATE_HANDLING = 1;
static const int32_t ICU_UCOL_NON_IGNORABLE = 21;
static const int32_t ICU_UCOL_NORMALIZATION_MODE = 4;
static const int32_t ICU_UCOL_ON = 17;
static const int32_t ICU_UCOL_NULLORDER = -1;
static const int32_t ICU_ULOC_VALID_LOCALE = 1;
static const int32_t ICU_ULOCDATA_QUOTATION_START = 0;
static const int32_t ICU_ULOCDATA_QUOTATION_END = 1;
static const int32_t ICU_ULOCDATA_ALT_QUOTATION_START = 2;
static const int32_t ICU_ULOCDATA_ALT_QUOTATION_END = 3;
static const int32_t ICU_UNUM_SPELLOUT = 5;
static const int32_t ICU_UNUM_DEFAULT_RULESET = 6;
static const int32_t ICU_UNUM_PUBLIC_RULESETS = 7;
static const int32_t ICU_ULISTFMT_TYPE_AND = 0;
static const int32_t ICU_ULISTFMT_TYPE_OR = 1;
static const int32_t ICU_ULISTFMT_TYPE_UNITS = 2;
static const int32_t ICU_ULISTFMT_WIDTH_WIDE = 0;
static const int32_t ICU_ULISTFMT_WIDTH_SHORT = 1;

// Characters.

int32_t icu_u_charDirection(int32_t c);
int32_t icu_u_getIntPropertyValue(int32_t c, int32_t which);
int32_t icu_u_charName(int32_t c, int32_t choice, char *buffer, int32_t capacity, int32_t *status);
int32_t icu_uscript_getScript(int32_t c, int32_t *status);
const char *icu_uscript_getShortName(int32_t script);

// Collation, for search.

icu_collator *icu_ucol_open(const char *locale, int32_t *status);
void icu_ucol_close(icu_collator *collator);
void icu_ucol_setAttribute(
    icu_collator *collator, int32_t attribute, int32_t value, int32_t *status);
void icu_ucol_getContractionsAndExpansions(
    const icu_collator *collator, icu_set *contractions, icu_set *expansions, bool addPrefixes,
    int32_t *status);
icu_collation_elements *icu_ucol_openElements(
    const icu_collator *collator, const uint16_t *text, int32_t length, int32_t *status);
void icu_ucol_closeElements(icu_collation_elements *elements);
void icu_ucol_setText(
    icu_collation_elements *elements, const uint16_t *text, int32_t length, int32_t *status);
int32_t icu_ucol_next(icu_collation_elements *elements, int32_t *status);
int32_t icu_ucol_primaryOrder(int32_t order);
icu_set *icu_uset_openEmpty(void);
void icu_uset_close(icu_set *set);
int32_t icu_uset_getItemCount(const icu_set *set);
int32_t icu_uset_getItem(
    const icu_set *set, int32_t index, int32_t *start, int32_t *end, uint16_t *text,
    int32_t capacity, int32_t *status);
uint8_t icu_u_getCombiningClass(int32_t c);

// Composing and decomposing.

const icu_normalizer *icu_unorm2_getNFCInstance(int32_t *status);
int32_t icu_unorm2_composePair(const icu_normalizer *nfc, int32_t a, int32_t b);
const icu_normalizer *icu_unorm2_getNFDInstance(int32_t *status);
int32_t icu_unorm2_getDecomposition(
    const icu_normalizer *nfd, int32_t c, uint16_t *decomposition, int32_t capacity,
    int32_t *status);

// Locales.

int32_t icu_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, int32_t *status);
int32_t icu_uloc_toLanguageTag(
    const char *locale, char *tag, int32_t capacity, bool strict, int32_t *status);
int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, int32_t *status);
bool icu_uloc_isRightToLeft(const char *locale);
int32_t icu_uloc_getDisplayName(
    const char *locale, const char *language, uint16_t *result, int32_t capacity, int32_t *status);
int32_t icu_uloc_countAvailable(void);
const char *icu_uloc_getAvailable(int32_t index);
int32_t icu_uloc_getDisplayCountry(
    const char *locale, const char *display, uint16_t *country, int32_t capacity, int32_t *status);

// Quotation marks.

icu_locale_data *icu_ulocdata_open(const char *locale, int32_t *status);
void icu_ulocdata_close(icu_locale_data *data);
int32_t icu_ulocdata_getDelimiter(
    icu_locale_data *data, int32_t type, uint16_t *result, int32_t capacity, int32_t *status);

// Digits.

icu_numbering_system *icu_unumsys_open(const char *locale, int32_t *status);
void icu_unumsys_close(icu_numbering_system *system);
bool icu_unumsys_isAlgorithmic(const icu_numbering_system *system);
int32_t icu_unumsys_getDescription(
    const icu_numbering_system *system, uint16_t *result, int32_t capacity, int32_t *status);

// Numbers in words.

icu_number_format *icu_unum_open(int32_t style, const char *locale, int32_t *status);
void icu_unum_close(icu_number_format *format);
int32_t icu_unum_formatInt64(
    const icu_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
    int32_t *status);
const char *icu_unum_getLocaleByType(
    const icu_number_format *format, int32_t type, int32_t *status);
int32_t icu_unum_getTextAttribute(
    const icu_number_format *format, int32_t tag, uint16_t *result, int32_t capacity,
    int32_t *status);
void icu_unum_setTextAttribute(
    icu_number_format *format, int32_t tag, const uint16_t *value, int32_t length,
    int32_t *status);

// Plural categories.

icu_plural_rules *icu_uplrules_open(const char *locale, int32_t *status);
void icu_uplrules_close(icu_plural_rules *rules);
int32_t icu_uplrules_select(
    const icu_plural_rules *rules, double number, uint16_t *keyword, int32_t capacity,
    int32_t *status);

// Lists.

icu_list_formatter *icu_ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status);
void icu_ulistfmt_close(icu_list_formatter *format);
int32_t icu_ulistfmt_format(
    const icu_list_formatter *format, const uint16_t *const strings[], const int32_t *lengths,
    int32_t count, uint16_t *result, int32_t capacity, int32_t *status);

#endif
