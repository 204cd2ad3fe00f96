// An executable plugin of IREE's runtime that exports a function compiled by MLIR. The structs are
// those of version 0.1 of its interface (IREE, runtime/src/iree/hal/local/executable_plugin.h).
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "iree_plugin.h"

enum { VERSION_0_1 = 1, NOT_FOUND = 5 };

typedef struct {
  uint32_t version;
  const char *name;
  const char *description;
  uint32_t features;
  uint32_t sanitizer;
  uint64_t reserved[8];
} plugin_header;

typedef struct {
  size_t count;
  const char *const *names;
  void **functions;
  void **contexts;
} plugin_imports;

typedef struct {
  const plugin_header *header;
  void *(*load)(const void *environment, size_t count, const void *parameters, void **self);
  void (*unload)(void *self);
  void *(*resolve)(void *self, const plugin_imports *imports, uint32_t *resolution);
} plugin;

static void *load(const void *environment, size_t count, const void *parameters, void **self) {
  (void)environment, (void)count, (void)parameters;
  *self = NULL;
  return NULL;
}

static void unload(void *self) { (void)self; }

// Each import gets a function, unless another plugin has given it one.
static void *resolve(void *self, const plugin_imports *imports, uint32_t *resolution) {
  uintptr_t status = 0;
  *resolution = 0;
  for (size_t i = 0; i < imports->count; ++i) {
    if (imports->functions[i]) continue;
    if (strcmp(imports->names[i], "scaled_product") == 0) {
      imports->functions[i] = (void *)scaled_product_packed;
      imports->contexts[i] = self;
    } else {
      status = NOT_FOUND;
    }
  }
  return (void *)status;
}

const plugin_header **iree_hal_executable_plugin_query(uint32_t max_version, void *reserved) {
  static const plugin_header header = {VERSION_0_1, "compiled", "by mlir-abi", 0, 0, {0}};
  static const plugin made = {&header, load, unload, resolve};
  (void)reserved;
  return max_version <= VERSION_0_1 ? (const plugin_header **)&made : NULL;
}
