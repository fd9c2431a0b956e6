#ifndef BINDERY_CLIBSSL_SHIM_H
#define BINDERY_CLIBSSL_SHIM_H

#include <openssl/ssl.h>

#endif
