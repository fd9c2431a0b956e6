#ifndef BINDERY_CURL_CLIENT_H
#define BINDERY_CURL_CLIENT_H

#include <curl/curl.h>

// The body of a response, zero-terminated.
struct answer {
  char *text;
  size_t count;
  size_t space;
};

// Directs the data of a handle to a response; the handle sends requests like the Swift client.
CURL *make_handle(struct answer *answer);

// Publishes messages with their times, with concurrent requests, to the channels in turn.
void publish(const char *origin, char **channels, int channel_count, long count, int at_once);

// Receives messages; returns their latencies in nanoseconds, and prints a line when it starts.
void receive(const char *origin, const char *channels, long count, const char *timetoken,
             long long *latencies);

// The machine's clock in nanoseconds, which all processes share.
long long now(void);

// Ends the process, because a client that fails has no measurement.
void fail(const char *what, const char *why);

#endif
