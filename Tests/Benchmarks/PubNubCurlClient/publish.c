#include "client.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// One of the concurrent requests; its connection is kept.
struct call {
  CURL *easy;
  struct answer answer;
};

static CURLM *multi;
static struct call *calls;
static int call_count;

static void prepare(int at_once) {
  if (!multi) multi = curl_multi_init();
  curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, 64L);
  if (at_once <= call_count) return;
  calls = realloc(calls, at_once * sizeof *calls);
  // The handles refer to their responses.
  for (int index = 0; index < call_count; index++) {
    curl_easy_setopt(calls[index].easy, CURLOPT_WRITEDATA, &calls[index].answer);
    curl_easy_setopt(calls[index].easy, CURLOPT_PRIVATE, &calls[index]);
  }
  for (; call_count < at_once; call_count++) {
    struct call *call = &calls[call_count];
    memset(call, 0, sizeof *call);
    call->easy = make_handle(&call->answer);
    curl_easy_setopt(call->easy, CURLOPT_PRIVATE, call);
  }
}

static void begin(struct call *call, const char *origin, const char *channel, long number) {
  char url[1024];
  snprintf(url, sizeof url,
           "http://%s/publish/demo/demo/0/%s/0/%%7B%%22at%%22%%3A%lld%%2C%%22text%%22%%3A%%22"
           "Message%%20%ld%%20of%%20a%%20conversation%%22%%7D"
           "?uuid=bench&pnsdk=Bindery-PubNub-Swift%%2F1.0",
           origin, channel, now(), number);
  curl_easy_setopt(call->easy, CURLOPT_URL, url);
  call->answer.count = 0;
  curl_multi_add_handle(multi, call->easy);
}

// Returns the completed call, after checking its response.
static struct call *end(CURLMsg *message) {
  CURL *easy = message->easy_handle;
  CURLcode code = message->data.result;
  struct call *call;
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&call);
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  curl_multi_remove_handle(multi, easy);
  if (code != CURLE_OK) fail("publish", curl_easy_strerror(code));
  if (status != 200 || strncmp(call->answer.text, "[1,", 3)) fail("publish", call->answer.text);
  return call;
}

void publish(const char *origin, char **channels, int channel_count, long count, int at_once) {
  prepare(at_once);
  long begun = 0, done = 0;
  for (; begun < at_once && begun < count; begun++) {
    begin(&calls[begun], origin, channels[begun % channel_count], begun);
  }
  while (done < count) {
    int running, left;
    CURLMsg *message;
    curl_multi_perform(multi, &running);
    while ((message = curl_multi_info_read(multi, &left))) {
      struct call *call = end(message);
      done++;
      if (begun < count) {
        begin(call, origin, channels[begun % channel_count], begun);
        begun++;
      }
    }
    if (done < count) curl_multi_poll(multi, NULL, 0, 1000, NULL);
  }
}
