#include "client.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct answer answer;
static CURL *easy;

// Requests the events after the cursor, and stores the next cursor.
static void poll(const char *origin, const char *channels, char *cursor) {
  char url[4096];
  snprintf(url, sizeof url,
           "http://%s/v2/subscribe/demo/%s/0?tt=%s%s&heartbeat=300&ee=1"
           "&uuid=bench&pnsdk=Bindery-PubNub-Swift%%2F1.0",
           origin, channels, cursor, strcmp(cursor, "0") ? "&tr=1" : "");
  curl_easy_setopt(easy, CURLOPT_URL, url);
  answer.count = 0;
  CURLcode code = curl_easy_perform(easy);
  if (code != CURLE_OK) fail("subscribe", curl_easy_strerror(code));
  static const char start[] = "\"t\":{\"t\":\"";
  char *found = strstr(answer.text, start);
  if (!found) fail("subscribe", answer.text);
  found += strlen(start);
  snprintf(cursor, 32, "%.*s", (int)strcspn(found, "\""), found);
}

void receive(const char *origin, const char *channels, long count, const char *timetoken,
             long long *latencies) {
  if (!easy) easy = make_handle(&answer);
  char cursor[32];
  snprintf(cursor, sizeof cursor, "%s", timetoken);
  if (!strcmp(cursor, "0")) poll(origin, channels, cursor);
  puts("ready");
  fflush(stdout);
  static const char sent[] = "\"at\":";
  for (long received = 0; received < count;) {
    poll(origin, channels, cursor);
    long long time = now();
    for (char *found = answer.text; received < count && (found = strstr(found, sent));) {
      found += strlen(sent);
      latencies[received++] = time - atoll(found);
    }
  }
}
