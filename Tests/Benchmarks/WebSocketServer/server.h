#ifndef BINDERY_WEBSOCKET_SERVER_H
#define BINDERY_WEBSOCKET_SERVER_H

#include <openssl/ssl.h>

// Serves one client until it goes: answers the opening, then obeys its first message.
void serve(SSL *client);

// Says why, and gives 0 for what has failed.
int complain(const char *what);

#endif
