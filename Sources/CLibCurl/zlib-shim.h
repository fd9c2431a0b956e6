#ifndef BINDERY_CLIBZ_SHIM_H
#define BINDERY_CLIBZ_SHIM_H

#include <zlib.h>

// Swift imports no macros with arguments.
static inline int zlib_begin_inflate(z_stream *stream, int windowBits) {
  return inflateInit2(stream, windowBits);
}

// 31 bits mean the frame of gzip around the widest window.
static inline int zlib_begin_gzip(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
}

// Negative bits mean no frame around what is compressed.
static inline int zlib_begin_raw_deflate(z_stream *stream, int windowBits) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -windowBits, 8,
                      Z_DEFAULT_STRATEGY);
}

#endif
