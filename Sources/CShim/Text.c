#include "CShim.h"

#include <unicase.h>
#include <uninorm.h>

uint8_t *pw_nfc(const uint8_t *text, size_t length, size_t *result_length) {
  return u8_normalize(UNINORM_NFC, text, length, NULL, result_length);
}

uint8_t *pw_casefold_nfc(const uint8_t *text, size_t length, size_t *result_length) {
  return u8_casefold(text, length, NULL, UNINORM_NFC, NULL, result_length);
}
