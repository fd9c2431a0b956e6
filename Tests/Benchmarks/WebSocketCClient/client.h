#ifndef BINDERY_WEBSOCKET_CLIENT_H
#define BINDERY_WEBSOCKET_CLIENT_H

#include <openssl/ssl.h>
#include <stddef.h>

// An open WebSocket, and the received part of a frame.
struct web_socket {
  SSL *tls;
  unsigned char bytes[65536];
  size_t begin, end;
};

// Opens a WebSocket on localhost; ends the process if it fails.
struct web_socket *open_socket(SSL_CTX *context, int port);
void close_socket(struct web_socket *socket);

void send_text(struct web_socket *socket, const char *text, size_t count);

// Receives the available texts; waits for the network if there are none.
long receive_texts(struct web_socket *socket);

// Whether `receive_texts` has data without waiting.
int has_pending(struct web_socket *socket);

// Ends the process, because a client that fails has no measurement.
void fail(const char *why);

#endif
