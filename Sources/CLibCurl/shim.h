#ifndef BINDERY_CLIBCURL_SHIM_H
#define BINDERY_CLIBCURL_SHIM_H

#include <curl/curl.h>
#include <sys/socket.h>

// The version of the library that is loaded, as 0x075801 for 7.88.1.
static inline unsigned int curl_loaded_version(void) {
  return curl_version_info(CURLVERSION_NOW)->version_num;
}

// Swift imports no variadic functions, so each kind of argument gets a function of its own.

static inline CURLcode curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl copies the text of every option set with this.
static inline CURLcode curl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl keeps the pointer of every option set with this.
static inline CURLcode curl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl copies the bytes of every option set with this.
static inline CURLcode curl_set_blob(CURL *easy, CURLoption option, const void *bytes,
                                     size_t count) {
  struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
  return curl_easy_setopt(easy, option, &blob);
}

typedef size_t (*curl_bytes_function)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode curl_set_bytes_function(CURL *easy, CURLoption option,
                                               curl_bytes_function function) {
  return curl_easy_setopt(easy, option, function);
}

typedef int (*curl_seek_function)(void *context, curl_off_t offset, int origin);

static inline CURLcode curl_set_seek_function(CURL *easy, curl_seek_function function) {
  return curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, function);
}

typedef int (*curl_prerequest_function)(void *context, char *remote, char *local, int remotePort,
                                        int localPort);

static inline CURLcode curl_set_prerequest_function(CURL *easy, curl_prerequest_function function) {
  return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, function);
}

// libcurl's own sockets would live on in every program that the process starts.
static inline curl_socket_t curl_open_private_socket(void *context, curlsocktype purpose,
                                                     struct curl_sockaddr *address) {
  (void)context, (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static inline CURLcode curl_keep_sockets_private(CURL *easy) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, curl_open_private_socket);
}

static inline CURLcode curl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode curl_get_socket(CURL *easy, curl_socket_t *value) {
  return curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, value);
}

static inline CURLMcode curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// libcurl calls both while one of its own functions runs, and keeps the context.

static inline CURLMcode curl_multi_set_socket_function(CURLM *multi, curl_socket_callback function,
                                                       void *context) {
  CURLMcode code = curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
  return code ? code : curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
}

static inline CURLMcode curl_multi_set_timer_function(CURLM *multi,
                                                      curl_multi_timer_callback function,
                                                      void *context) {
  CURLMcode code = curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
  return code ? code : curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
}

// Looks after every transfer, whether or not anything has happened to it.
static inline CURLMcode curl_multi_act_on_all(CURLM *multi, int *running) {
  CURL_IGNORE_DEPRECATION(return curl_multi_socket_all(multi, running);)
}

// What follows differs between the versions of libcurl that we build with.

static inline CURLcode curl_allow_http_only(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static inline CURLcode curl_set_authorities(CURL *easy, const void *bytes, size_t count) {
#if LIBCURL_VERSION_NUM >= 0x074d00
  return curl_set_blob(easy, CURLOPT_CAINFO_BLOB, bytes, count);
#else
  (void)easy, (void)bytes, (void)count;
  return CURLE_NOT_BUILT_IN;
#endif
}

// Without it, giving up on a host that is still being resolved waits for the resolver.
static inline CURLcode curl_leave_resolver_behind(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)easy;
  return CURLE_OK;
#endif
}

static inline CURLcode curl_initialize(void) {
  return curl_global_init(CURL_GLOBAL_DEFAULT);
}

#endif
