/* The functions that custom_module_sync.mlir and py_custom_module.mlir import. */
#include <stdint.h>
#include <stdlib.h>

struct tokens {
  int32_t *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
};

void call_sync(struct tokens *result, const struct tokens *x) __asm__(
    "_mlir_ciface_custom.call.sync");
int32_t accept_tokens(const struct tokens *x) __asm__("_mlir_ciface_detokenizer.accept");

/* Adds one to each element, in a buffer that is the module's from now on. */
void call_sync(struct tokens *result, const struct tokens *x) {
  int32_t *elements = malloc(x->sizes[0] * sizeof *elements);
  for (int64_t i = 0; i < x->sizes[0]; ++i)
    elements[i] = x->aligned[x->offset + i * x->strides[0]] + 1;
  *result = (struct tokens){elements, elements, 0, {x->sizes[0]}, {1}};
}

int32_t accept_tokens(const struct tokens *x) {
  int32_t sum = 0;
  for (int64_t i = 0; i < x->sizes[0]; ++i) sum += x->aligned[x->offset + i * x->strides[0]];
  return sum;
}
