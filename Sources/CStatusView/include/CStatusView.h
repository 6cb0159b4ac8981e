#ifndef POCKETWORK_CSTATUSVIEW_H
#define POCKETWORK_CSTATUSVIEW_H

#include <stddef.h>
#include <stdint.h>

// The files of the folder View, which Swift cannot take in at compile time. They live as long as the program, and have
// no NUL at their end.

const uint8_t *pw_status_view_style(size_t *length);
const uint8_t *pw_status_view_body(size_t *length);
/// All of the script's files, one after the other.
const uint8_t *pw_status_view_script(size_t *length);

#endif
