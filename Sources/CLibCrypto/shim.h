#ifndef BINDERY_CLIBCRYPTO_SHIM_H
#define BINDERY_CLIBCRYPTO_SHIM_H

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/x509.h>

#endif
