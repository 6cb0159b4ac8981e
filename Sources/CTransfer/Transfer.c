#include "CTransfer.h"

#include <curl/curl.h>

int pw_transfer_set_text(void *easy, int option, const char *text) {
  return (int)curl_easy_setopt(easy, (CURLoption)option, text);
}

int pw_transfer_set_number(void *easy, int option, long number) {
  return (int)curl_easy_setopt(easy, (CURLoption)option, number);
}

int pw_transfer_set_list(void *easy, int option, void *list) {
  return (int)curl_easy_setopt(easy, (CURLoption)option, (struct curl_slist *)list);
}

int pw_transfer_set_content(void *easy, const void *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, (const char *)bytes);
  return (int)code;
}

int pw_transfer_set_receivers(void *easy, pw_receiver field, pw_receiver content, void *context) {
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
  CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, field);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, content);
  return (int)code;
}

long pw_transfer_status(void *easy) {
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

const char *pw_transfer_content_type(void *easy) {
  char *type = NULL;
  curl_easy_getinfo(easy, CURLINFO_CONTENT_TYPE, &type);
  return type;
}
