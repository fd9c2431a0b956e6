// A client of PubNub with plain libcurl, which shows the cost of HTTP alone. It decodes only what it
// needs, and executes the benchmark's commands, one per line:
//
//   PubNubCurlClient ORIGIN

#include "client.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void fail(const char *what, const char *why) {
  fprintf(stderr, "error: %s: %s\n", what, why);
  exit(1);
}

static size_t take(char *bytes, size_t size, size_t count, void *context) {
  struct answer *answer = context;
  size_t length = size * count;
  if (answer->count + length >= answer->space) {
    answer->space = 2 * (answer->count + length + 1);
    answer->text = realloc(answer->text, answer->space);
    if (!answer->text) return 0;
  }
  memcpy(answer->text + answer->count, bytes, length);
  answer->count += length;
  answer->text[answer->count] = 0;
  return length;
}

CURL *make_handle(struct answer *answer) {
  CURL *easy = curl_easy_init();
  if (!easy) fail("libcurl", "no memory");
  static struct curl_slist *headers;
  if (!headers) headers = curl_slist_append(NULL, "Accept: application/json");
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "gzip, deflate");
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, answer);
  return easy;
}

static void obey_publish(const char *origin, char *names, long count, int at_once) {
  char *channels[100];
  int channel_count = 0;
  for (char *name = strtok(names, ","); name && channel_count < 100; name = strtok(NULL, ",")) {
    channels[channel_count++] = name;
  }
  publish(origin, channels, channel_count, count, at_once);
}

// The measurements of a command, with the latencies of received messages.
static void report(long long began, clock_t began_processor, const long long *latencies, long count) {
  double seconds = (now() - began) / 1e9;
  double processor = (double)(clock() - began_processor) / CLOCKS_PER_SEC;
  printf("{\"seconds\":%f,\"processor\":%f,\"latencies\":[", seconds, processor);
  for (long index = 0; index < count; index++) {
    printf(index ? ",%lld" : "%lld", latencies[index]);
  }
  puts("]}");
  fflush(stdout);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 2) fail("usage", "PubNubCurlClient ORIGIN");
  curl_global_init(CURL_GLOBAL_DEFAULT);
  char line[4096], names[4096], timetoken[32];
  while (fgets(line, sizeof line, stdin)) {
    long count;
    int at_once;
    long long began = now();
    clock_t began_processor = clock();
    if (sscanf(line, "publish %4095s %ld %d", names, &count, &at_once) == 3) {
      obey_publish(arguments[1], names, count, at_once);
      report(began, began_processor, NULL, 0);
    } else if (sscanf(line, "receive %4095s %ld %31s", names, &count, timetoken) == 3) {
      long long *latencies = calloc(count, sizeof *latencies);
      receive(arguments[1], names, count, timetoken, latencies);
      report(began, began_processor, latencies, count);
      free(latencies);
    } else {
      fail("no such order", line);
    }
  }
}
