#ifndef BINDERY_CURL_CLIENT_H
#define BINDERY_CURL_CLIENT_H

#include <curl/curl.h>

// The body of an answer as it comes, and a zero behind it.
struct answer {
  char *text;
  size_t count;
  size_t space;
};

// Has what a handle receives go to an answer; the handle asks as the Swift client does.
CURL *make_handle(struct answer *answer);

// Publishes messages that say when, so many requests under way; the channels take turns.
void publish(const char *origin, char **channels, int channel_count, long count, int at_once);

// Receives messages, and gives how many nanoseconds each was under way; says so once it begins.
void receive(const char *origin, const char *channels, long count, const char *timetoken,
             long long *latencies);

// Nanoseconds of the machine's clock, which all processes share.
long long now(void);

// Ends the process: a client that fails measures nothing.
void fail(const char *what, const char *why);

#endif
