/* A TVM FFI of its own, and calls through it; what it prints is the same on each target. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  void *data;
  int32_t device, id, rank;
  uint32_t dtype;
  const int64_t *sizes, *strides;
  uint64_t offset;
} DLTensor;

typedef struct Any {
  int32_t type, zero;
  union {
    int64_t integer;
    double real;
    const char *string;
    struct Object *object;
    DLTensor *tensor;
  };
} Value;

typedef struct Object {
  uint64_t references;
  int32_t type, unused;
  union {
    void (*deleter)(void *);
    int64_t aligned;
  };
  union {
    DLTensor tensor;
    struct {
      Value *items;
      int64_t count;
    };
    uint64_t words[3];
  };
  struct Object *owner;
  void *memory;
} Object_;

typedef struct {
  const char *data;
  size_t size;
} ByteArray;

enum { INTEGER = 1, BOOLEAN, REAL, BORROWED = 7, STRING_ = 8, IS_OBJECT = 64, TENSOR_ = 70 };
enum { ARRAY_ = 71, MAP_, OPAQUE_ = 74, BIG = 78 };

static int live;

static Object_ *new_object(int32_t type) {
  Object_ *object = calloc(1, sizeof *object);
  object->references = 1;
  object->type = type;
  live++;
  return object;
}

void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count) {
  printf("%s: ", kind);
  for (int i = 0; i < count; i++) printf("%s", parts[i]);
}

int32_t TVMFFIObjectDecRef(void *pointer) {
  Object_ *object = pointer;
  if (--object->references) return 0;
  live--;
  if (object->type == OPAQUE_) object->deleter(object->memory);
  if (object->type == TENSOR_ && object->owner) {
    TVMFFIObjectDecRef(object->owner);
    free((void *)object->tensor.sizes);
  }
  if (object->type == ARRAY_ || object->type == MAP_) {
    for (int i = 0; i < object->count; i++)
      if (object->items[i].type >= IS_OBJECT) TVMFFIObjectDecRef(object->items[i].object);
    free(object->items);
  }
  free(object);
  return 0;
}

int32_t TVMFFIFunctionGetGlobal(const ByteArray *name, void **function) {
  static char names[6][16];
  static int count;
  *function = memcpy(names[count++], name->data, name->size);
  return 0;
}

int32_t TVMFFIFunctionCall(void *function, const Value *arguments, int32_t count, Value *result) {
  const char *name = function;
  if (!strcmp(name, "ffi.Array") || !strcmp(name, "ffi.Map")) {
    Object_ *object = new_object(name[4] == 'A' ? ARRAY_ : MAP_);
    object->count = count;
    object->items = malloc(count * sizeof *arguments + 1);
    if (count) memcpy(object->items, arguments, count * sizeof *arguments);
    for (int i = 0; i < count; i++)
      if (arguments[i].type >= IS_OBJECT) arguments[i].object->references++;
    *result = (Value){object->type, 0, {.object = object}};
    return 0;
  }
  Object_ *map = arguments[0].object;
  if (strstr(name, "Size")) {
    *result = (Value){INTEGER, 0, {map->count / 2}};
    return 0;
  }
  for (int i = 0; i < map->count; i += 2) {
    if (strcmp(map->items[i].string, arguments[1].string)) continue;
    *result = map->items[i + 1];
    if (result->type >= IS_OBJECT) result->object->references++;
    return 0;
  }
  return -1;
}

void *TVMFFIGetTypeInfo(int32_t type) {
  static struct {
    int32_t index, depth;
    const char *name;
  } info = {0, 0, "ffi.Shape"};
  info.index = type;
  return &info;
}

int32_t TVMFFIObjectCreateOpaque(void *memory, int32_t type, void (*deleter)(void *),
                                 void **result) {
  Object_ *object = new_object(type);
  object->memory = memory;
  object->deleter = deleter;
  *result = object;
  return 0;
}

int32_t TVMFFIStringFromByteArray(const ByteArray *bytes, Value *result) {
  *result = (Value){INTEGER, 0, {(int64_t)bytes->size}};
  return 0;
}

int32_t TVMFFITensorCreateUnsafeView(void *owner, const DLTensor *tensor, void **result) {
  Object_ *object = new_object(TENSOR_);
  int64_t *dims = malloc(16 * tensor->rank + 1);
  for (int i = 0; i < tensor->rank; i++) {
    dims[i] = tensor->sizes[i];
    dims[tensor->rank + i] = tensor->strides[i];
  }
  object->tensor = *tensor;
  object->tensor.sizes = dims;
  object->tensor.strides = dims + tensor->rank;
  object->owner = owner;
  object->owner->references++;
  *result = object;
  return 0;
}

static void show(Value value) {
  const DLTensor *tensor = value.type == TENSOR_ ? &value.object->tensor : NULL;
  switch (value.type) {
  case 0:
    printf("None");
    break;
  case INTEGER:
    printf("%lld", (long long)value.integer);
    break;
  case BOOLEAN:
    printf(value.integer ? "True" : "False");
    break;
  case REAL:
    printf("%.17g", value.real);
    break;
  case STRING_:
    printf("\"%s\"", value.string);
    break;
  case TENSOR_:
    printf("tensor %x [", tensor->dtype);
    for (int i = 0; i < tensor->rank; i++)
      printf("%lld:%lld ", (long long)tensor->sizes[i], (long long)tensor->strides[i]);
    printf("]");
    if (tensor->dtype == (2 | 64 << 8 | 1 << 16))
      for (int i = 0; i < tensor->sizes[0]; i++) printf(" %g", ((double *)tensor->data)[i]);
    break;
  default:
    printf(value.type == ARRAY_ ? "[" : "{");
    for (int i = 0; i < value.object->count; i++) show(value.object->items[i]), printf(", ");
    printf(value.type == ARRAY_ ? "]" : "}");
  }
}

typedef int32_t Symbol(void *, const Value *, int32_t, Value *);
Symbol __tvm_ffi_add, __tvm_ffi_fresh, __tvm_ffi_same, __tvm_ffi_twice, __tvm_ffi_any;
Symbol __tvm_ffi_strided;
Symbol __tvm_ffi_numbers, __tvm_ffi_nest, __tvm_ffi_out;

static void call(const char *name, Symbol *symbol, int count, const Value *arguments) {
  Value result = {0};
  printf("%s -> ", name);
  if (!symbol(0, arguments, count, &result)) show(result);
  puts("");
  if (result.type >= IS_OBJECT) TVMFFIObjectDecRef(result.object);
}

static Value tensor(void *data, uint32_t dtype, int rank, const int64_t *sizes,
                    const int64_t *strides, uint64_t offset) {
  Object_ *object = new_object(TENSOR_);
  object->tensor = (DLTensor){data, 1, 0, rank, dtype, sizes, strides, offset};
  return (Value){TENSOR_, 0, {.object = object}};
}

static Value container(int32_t type, int count, Value *items) {
  Object_ *object = new_object(type);
  object->items = items;
  object->count = count;
  return (Value){type, 0, {.object = object}};
}

#define F(x) ((Value){REAL, 0, {.real = x}})
#define I(x) ((Value){INTEGER, 0, {.integer = x}})
#define B(x) ((Value){BOOLEAN, 0, {.integer = x}})
#define S(x) ((Value){STRING_, 0, {.string = x}})
#define CALL(name, ...)                                                                            \
  do {                                                                                             \
    Value arguments_[] = {__VA_ARGS__};                                                            \
    call(#name, __tvm_ffi_##name, sizeof arguments_ / sizeof *arguments_, arguments_);             \
  } while (0)

enum { F32 = 2 | 32 << 8 | 1 << 16, F64 = 2 | 64 << 8 | 1 << 16, I32 = 0 | 32 << 8 | 1 << 16 };
enum { I64 = 0 | 64 << 8 | 1 << 16, U32 = 1 | 32 << 8 | 1 << 16, F16 = 2 | 16 << 8 | 1 << 16 };

static int64_t by_3_4[] = {3, 4}, by_4_1[] = {4, 1}, by_3_3[] = {3, 3}, by_1_4[] = {1, 4};
static int64_t by_4_4[] = {4, 4}, by_1_3[] = {1, 3}, by_4[] = {4}, by_3[] = {3}, by_1[] = {1};
static int64_t by_2[] = {2}, backwards[] = {-2}, by_2_0_3[] = {2, 0, 3}, by_7_4[] = {7, 4};
static int64_t by_0[] = {0}, by_2_0[] = {2, 0};

static void arrays_and_numbers(void) {
  _Alignas(16) static float x[28] = {3, 1, 2};
  static double d[12];
  Value a = tensor(x, F32, 2, by_3_4, by_4_1, 0), b = tensor(x, F32, 2, by_3_4, NULL, 0);
  Value c = tensor(d, F64, 2, by_3_4, NULL, 0),
        borrowed = {BORROWED, 0, {.tensor = &b.object->tensor}};
  CALL(add, a, b, F(2), I(-128), B(1));
  CALL(add, a, borrowed, I(2), I(127), I(0));
  CALL(add, a, b, F(1e39), I(0), B(1));
  CALL(add, a, b, F(1), I(128), B(1));
  CALL(add, a, b, F(1), I(0), I(2));
  CALL(add, a, b, F(1), F(0), B(1));
  CALL(add, a, b, F(1), I(0));
  CALL(add, a, c, F(1), I(0), B(1));
  CALL(add, a, tensor(x, F32, 2, by_7_4, NULL, 0), F(1), I(0), B(1));
  CALL(add, a, tensor(x, F32, 2, by_3_3, NULL, 0), F(1), I(0), B(1));
  CALL(add, a, tensor(x, F32, 2, by_3_4, by_1_3, 0), F(1), I(0), B(1));
  CALL(add, a, tensor((char *)x + 1, F32, 2, by_3_4, NULL, 0), F(1), I(0), B(1));
  CALL(add, a, tensor((char *)x + 1, F32, 2, by_3_4, NULL, 3), F(1), I(0), B(1));
  CALL(add, tensor(x, F32, 2, by_1_4, NULL, 0), tensor(x, F32, 2, by_1_4, NULL, 0), F(1), I(0),
       B(1));
  CALL(add, tensor(x, F32, 2, by_4_4, NULL, 0), tensor(x, F32, 2, by_4_4, NULL, 0), F(1), I(0),
       B(1));
  CALL(add, (Value){0}, b, F(1), I(0), B(1));
  CALL(add, a, S("b"), F(1), I(0), B(1));
  CALL(add, I(1ll << 40), b, F(1), I(0), B(1));
  CALL(add, a, b, tensor(x, F32, 0, NULL, NULL, 4), I(0), B(1));
  CALL(add, a, b, tensor(x, F32, 1, by_1, NULL, 0), I(0), B(1));
  Value far = tensor(x, F32, 2, by_3_4, NULL, 0);
  far.object->tensor.device = 2;
  CALL(add, far, b, F(1), I(0), B(1));
}

static void results(void) {
  static double d[8] = {1, 2, 3, 4, 5, 6, 7, 8}, filled[4];
  static int32_t q[4] = {1, 2, 3, 4};
  static float x[12];
  const uint32_t index = sizeof(intptr_t) == 8 ? I64 : I32; /* as wide as a pointer */
  intptr_t n;
  uint32_t u;
  Value array = tensor(filled, F64, 1, by_4, NULL, 0), integer = tensor(&n, index, 0, NULL, NULL, 0);
  Value number = tensor(&u, U32, 0, NULL, NULL, 0), source = tensor(d, F64, 1, by_4, by_1, 0);
  CALL(fresh, tensor(d, F64, 1, by_4, by_2, 0), F(0.5));
  CALL(fresh, tensor(d, F64, 1, by_3, backwards, 48), F(10));
  CALL(fresh, tensor(NULL, F64, 1, by_0, by_2, 0), F(10));
  CALL(fresh, source, F(3), array, integer, number);
  printf("%g %lld %u\n", filled[3], (long long)n, u);
  CALL(fresh, source, F(3), tensor(filled, F64, 1, by_3, NULL, 0), integer, number);
  CALL(fresh, source, F(3), array, number, number);
  CALL(same, tensor(q, I32, 1, by_4, NULL, 0));
  CALL(twice, F(4));
  CALL(any, tensor(x, F32, 3, by_2_0_3, NULL, 0));
  CALL(any, tensor(x, F32, 2, by_3_4, by_4_1, 0));
  CALL(any, tensor(x, F32, 0, NULL, NULL, 0));
  CALL(any, tensor(x, F32, 2, by_3_4, by_1_3, 0));
  CALL(strided, tensor(x, F32, 2, by_3_4, by_1_3, 0));
  CALL(strided, tensor(x, F32, 2, by_2_0, by_7_4, 0));
  CALL(out, tensor(d, F64, 1, by_3, NULL, 0), tensor(filled, F64, 1, by_3, NULL, 0));
  printf("%g\n", filled[2]);
  CALL(out, tensor(d, F64, 1, by_3, NULL, 0), tensor(d, F64, 1, by_3, NULL, 16));
}

static void floats_of_16_bits(void) {
  static const double numbers[] = {1.0 / 3, 65504,        65503.99, 1e-8, 5.9604644775390625e-08,
                                   2.98e-8, -0.0,         1e-5,     2049, 2051,
                                   0.1,     -1.0009765625};
  for (int i = 0; i < (int)(sizeof numbers / sizeof *numbers); i++)
    CALL(numbers, F(numbers[i]), F(numbers[i] * 1e20), I(i), I(-i));
  CALL(numbers, F(1), F(42074113.0), I(0), I(0));
  CALL(numbers, F(1 / 0.0), F(-1 / 0.0), I(0), I(0));
  CALL(numbers, F(65520), F(0), I(0), I(0));
  CALL(numbers, F(0), F(0), I(-1), I(0));
  CALL(numbers, F(0), F(0), I(0), I(40000));
  Value big = {BIG, 0, {.object = new_object(BIG)}};
  big.object->words[0] = 2;
  big.object->words[1] = 1ull << 63;
  CALL(numbers, F(0), F(0), big, I(0));
  big.object->words[2] = 1;
  CALL(numbers, F(0), F(0), big, I(0));
  CALL(numbers, F(0), F(0), I(0), big);
}

static void nests(void) {
  static float x[3];
  Value leaves[] = {tensor(x, F32, 1, by_3, NULL, 0), F(1.5)};
  Value list = container(ARRAY_, 2, leaves), items[] = {S("w"), list, S("on"), B(1), S("z"), B(1)};
  Value map = container(MAP_, 4, items);
  CALL(nest, map);
  CALL(nest, list);
  map.object->count = 2;
  CALL(nest, map);
  map.object->count = 6;
  CALL(nest, map);
  map.object->count = 4;
  list.object->count = 1;
  CALL(nest, map);
  items[1] = I(5);
  CALL(nest, map);
}

int main(void) {
  arrays_and_numbers();
  results();
  floats_of_16_bits();
  nests();
  double d[] = {1, 2, 3, 4};
  int before = live;
  for (int i = 0; i < 1000; i++) {
    Value result = {0}, arguments[] = {tensor(d, F64, 1, by_4, by_1, 0), F(0.5)};
    __tvm_ffi_fresh(0, arguments, 2, &result);
    TVMFFIObjectDecRef(result.object);
    TVMFFIObjectDecRef(arguments[0].object);
  }
  printf("%d objects are left\n", live - before);
  return 0;
}
