/* float to bfloat16, to nearest even, in the low bits of a vector register: a function that LLVM
   calls and that the libgcc of gcc 12 does not have. */
#include <stdint.h>
#include <string.h>

float __truncsfbf2(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits = x != x ? bits >> 16 | 0x40 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  memcpy(&x, &bits, sizeof bits);
  return x;
}
