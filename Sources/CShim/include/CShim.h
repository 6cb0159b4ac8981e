#ifndef POCKETWORK_CSHIM_H
#define POCKETWORK_CSHIM_H

#include <stddef.h>
#include <stdint.h>

#include "CShimSockets.h"

/// Normalises UTF-8 to NFC. `UNINORM_NFC` is a macro over an incomplete type, which Swift does not import.
/// The result comes from malloc and belongs to the caller; NULL means that the text is not UTF-8 or memory ran out.
uint8_t *pw_nfc(const uint8_t *text, size_t length, size_t *result_length);

/// Folds case and normalises to NFC at once, for comparing names. Ownership and failure as for `pw_nfc`.
uint8_t *pw_casefold_nfc(const uint8_t *text, size_t length, size_t *result_length);

#endif
