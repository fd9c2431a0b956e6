#ifndef BINDERY_CLIBSODIUM_SHIM_H
#define BINDERY_CLIBSODIUM_SHIM_H

#include <sodium.h>

#endif
