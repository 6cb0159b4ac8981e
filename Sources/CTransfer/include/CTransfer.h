#ifndef POCKETWORK_CTRANSFER_H
#define POCKETWORK_CTRANSFER_H

#include <stddef.h>

// Swift does not import variadic functions, and curl_easy_setopt and curl_easy_getinfo are two. The header leaves
// curl's own types out, so that they come from one module alone; `option` is a CURLoption. All setters give a CURLcode.

typedef size_t (*pw_receiver)(char *bytes, size_t size, size_t count, void *context);

int pw_transfer_set_text(void *easy, int option, const char *text);
int pw_transfer_set_number(void *easy, int option, long number);
int pw_transfer_set_list(void *easy, int option, void *list);
/// The content of a POST, which curl copies.
int pw_transfer_set_content(void *easy, const void *bytes, size_t count);
/// What takes the field lines and the content of the answer; `context` comes back with each call.
int pw_transfer_set_receivers(void *easy, pw_receiver field, pw_receiver content, void *context);

/// The status code of the answer so far; 0 before it.
long pw_transfer_status(void *easy);
/// The Content-Type of the answer; NULL without one. It lives as long as the transfer.
const char *pw_transfer_content_type(void *easy);

#endif
