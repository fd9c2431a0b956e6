#ifndef BINDERY_WEBSOCKET_SERVER_H
#define BINDERY_WEBSOCKET_SERVER_H

#include <openssl/ssl.h>

// Serves a client until it disconnects: answers the handshake, then follows its first message.
void serve(SSL *client);

// Prints the error, and returns 0 for failure.
int complain(const char *what);

#endif
