// The rules of every call, whoever makes it: which array may be passed and how it is described,
// which sizes must agree, whose memory a result is, how numbers and elements are copied. Front
// ends, which translate the objects of their callers, include this file.

#include <float.h>
#include <stddef.h>
#include <string.h>

#include "plan.h"

typedef struct { // DLTensor
  char *data;
  int32_t device, device_id;
  int32_t rank;
  uint32_t dtype; // code, bits << 8, lanes << 16
  const int64_t *sizes, *strides;
  uint64_t byte_offset;
} Tensor;

enum { CPU = 1, CUDA_HOST = 3, ROCM_HOST = 11 }; // DLDeviceType of memory that the CPU reads
static inline int is_readable(const Tensor *tensor) {
  return tensor->device == CPU || tensor->device == CUDA_HOST || tensor->device == ROCM_HOST;
}

// Why an array or a number is refused.
enum {
  OK,
  WRONG_KIND,
  WRONG_DTYPE,
  WRONG_RANK,
  WRONG_SIZE,
  WRONG_STRIDE,
  SHARED_ELEMENTS,
  MISALIGNED,
  WRONG_DEVICE,
  TOO_WIDE, // for an index
  READ_ONLY,
  UNEVEN_STRIDE, // not a multiple of the bytes of an element
  OVERLAP,
  OUT_OF_RANGE
};

// Memory. What the parameters hold need not be aligned for the compiler's sake.

static inline int store_index(char *place, int64_t number, int bytes) {
  int32_t narrow = (int32_t)number;
  int16_t narrower = (int16_t)number;
  if (bytes == 8) memcpy(place, &number, 8);
  else if (bytes == 4) memcpy(place, &narrow, 4);
  else memcpy(place, &narrower, 2);
  return bytes == 8 || number == (bytes == 4 ? narrow : narrower);
}

static inline int64_t load_index(const char *place, int bytes) {
  int64_t number;
  int32_t narrow;
  int16_t narrower;
  if (bytes == 8) return memcpy(&number, place, 8), number;
  if (bytes == 4) return memcpy(&narrow, place, 4), narrow;
  return memcpy(&narrower, place, 2), narrower;
}

static inline char *load_pointer(const char *place) {
  char *pointer;
  return memcpy(&pointer, place, sizeof pointer), pointer;
}

// A ranked descriptor: two pointers, the offset, sizes, strides. An unranked one: a rank, a
// pointer.
enum { POINTER = sizeof(char *), OFFSET = 2 * POINTER };

static inline int behind_rank(int index_bytes) {
  return index_bytes > POINTER ? index_bytes : POINTER;
}

// The product of two sizes; it does not fit only for an array without elements.
static inline int64_t times(int64_t first, int64_t second) {
  return (int64_t)((uint64_t)first * (uint64_t)second);
}

static int write_any_descriptor(const Plan *plan, const Value *type, const Tensor *tensor,
                                char *to);

// Write the descriptor of an array; a stride that no access needs is that of row-major order. Plain
// C goes on with the descriptor after each code but TOO_WIDE. So a check of sizes that plain C may
// reach returns its code after the last write, as MISALIGNED does.
__attribute__((always_inline)) static inline int
write_descriptor(const Plan *plan, const Value *type, const Tensor *tensor, char *to, int bytes) {
  if (tensor->dtype != type->dtype) return WRONG_DTYPE;
  int rank = tensor->rank, is_unranked = type->rank < 0;
  if (is_unranked ? rank > MAX_RANK : rank != type->rank) return WRONG_RANK;
  const int64_t *expected = PART(int64_t, plan, type->dims) + 1, *sizes = tensor->sizes;
  int is_empty = 0, fits = 1, why = OK;
  int64_t row_major = 1;
  for (int axis = rank - 1; axis >= 0; axis--) {
    int64_t size = sizes[axis], required = type->has_strides ? expected[rank + axis] : row_major;
    int64_t stride = required == ANY ? row_major : required;
    if (!is_unranked && expected[axis] != ANY && expected[axis] != size) return WRONG_SIZE;
    if (size > 1 && tensor->strides && tensor->strides[axis] != required) {
      stride = tensor->strides[axis];
      if (required != ANY) why = WRONG_STRIDE;
      else if (type->access && !stride) why = SHARED_ELEMENTS;
    }
    fits &= store_index(to + OFFSET + bytes * (1 + axis), size, bytes);
    fits &= store_index(to + OFFSET + bytes * (1 + rank + axis), stride, bytes);
    is_empty |= size == 0;
    row_major = times(row_major, size ? size : 1);
  }
  if (!is_readable(tensor)) return WRONG_DEVICE;
  uintptr_t address = (uintptr_t)tensor->data + tensor->byte_offset;
  memcpy(to, &address, POINTER); // a result with this pointer has the memory of this array
  address -= (uintptr_t)(expected[-1] * type->itemsize);
  memcpy(to + POINTER, &address, POINTER);
  store_index(to + OFFSET, expected[-1], bytes);
  if (is_empty && tensor->strides) { // whatever they are
    Tensor dense = *tensor;
    dense.strides = NULL;
    return write_any_descriptor(plan, type, &dense, to);
  }
  if (is_empty) return OK; // whatever its address is
  if (address & (uintptr_t)(type->alignment - 1)) return MISALIGNED;
  return why || fits ? why : TOO_WIDE;
}

// The same for an index of any width.
__attribute__((noinline)) static int write_any_descriptor(const Plan *plan, const Value *type,
                                                          const Tensor *tensor, char *to) {
  return write_descriptor(plan, type, tensor, to, plan->index_bytes);
}

// Describe an array as the function's parameters have it, or return why it cannot be passed.
__attribute__((always_inline)) static inline int // by a call, 3 ns an array
describe(const Plan *plan, const Value *type, const Tensor *tensor, char *memory) {
  char *to = memory + type->place, *ranked = memory + type->ranked;
  if (type->rank < 0) {
    store_index(to, tensor->rank, plan->index_bytes);
    memcpy(to + behind_rank(plan->index_bytes), &ranked, POINTER);
    to = ranked;
  }
  if (plan->index_bytes < 8) {
    Tensor copy = *tensor; // so that the other stays in registers: 9 ns of a call of plain C
    return write_any_descriptor(plan, type, &copy, to);
  }
  return write_descriptor(plan, type, tensor, to, 8);
}

// Where the ranked descriptor of an array is.
static inline char *descriptor_of(const Plan *plan, const Value *type, char *memory) {
  char *place = memory + type->place;
  return type->rank >= 0 ? place : load_pointer(place + behind_rank(plan->index_bytes));
}

static inline char *allocated_of(const Plan *plan, const Value *type, char *memory) {
  const char *descriptor = descriptor_of(plan, type, memory); // null if none could be allocated
  return descriptor ? load_pointer(descriptor) : NULL;
}

static inline int rank_of(const Plan *plan, const Value *type, const char *memory) {
  return type->rank >= 0 ? type->rank : (int)load_index(memory + type->place, plan->index_bytes);
}

// The array of a descriptor; its sizes and strides, `2 * rank_of`, are written to `dims`.
static inline Tensor array_of(const Plan *plan, const Value *type, char *memory, int64_t *dims) {
  const char *from = descriptor_of(plan, type, memory);
  int rank = rank_of(plan, type, memory), bytes = plan->index_bytes;
  for (int i = 0; i < 2 * rank; i++) dims[i] = load_index(from + OFFSET + bytes * (1 + i), bytes);
  int64_t offset = load_index(from + OFFSET, bytes) * type->itemsize;
  char *data = (char *)((uintptr_t)load_pointer(from + POINTER) + (uintptr_t)offset);
  return (Tensor){data, CPU, 0, rank, type->dtype, dims, dims + rank, 0};
}

// Conditions on sizes.

#ifdef __SIZEOF_INT128__
typedef __int128 Wide;
#else
typedef int64_t Wide; // sizes of arrays and factors have 31 bits each
#endif

static inline int64_t size_at(const Plan *plan, const char *memory, int argument, int axis) {
  const Value *type = PART(Value, plan, plan->arguments) + argument;
  int bytes = plan->index_bytes;
  return load_index(memory + type->place + OFFSET + bytes * (1 + axis), bytes);
}

// A factor or a term, so that products and sums fit: more than a size can be is that.
static inline Wide clamped(Wide value) {
  const Wide limit = (Wide)1 << (4 * sizeof(Wide) - 1);
  return value > limit ? limit : value < -limit ? -limit : value;
}

static Wide sum_of(const Plan *plan, const char *memory, const Sum *sum);

// The value of a term without its factor.
static Wide value_of(const Plan *plan, const char *memory, const Term *term) {
  if (term->kind == CONSTANT) return 1;
  if (term->kind == SIZE) return size_at(plan, memory, term->first, term->second);
  if (term->kind == INDEX) {
    const Value *type = PART(Value, plan, plan->arguments) + term->first;
    return load_index(memory + type->place, plan->index_bytes);
  }
  Wide first = sum_of(plan, memory, PART(Sum, plan, term->first));
  Wide second = sum_of(plan, memory, PART(Sum, plan, term->second));
  if (term->kind == PRODUCT) return clamped(first) * clamped(second);
  int64_t dividend = (int64_t)first, divisor = (int64_t)second;
  if (divisor <= 0) return 0;
  if (dividend != first) return first; // more than a size can be
  return dividend / divisor - (dividend % divisor < 0);
}

static Wide sum_of(const Plan *plan, const char *memory, const Sum *sum) {
  const Term *terms = PART(Term, plan, sum->terms);
  Wide total = 0;
  for (int i = 0; i < sum->count; i++)
    total += clamped(value_of(plan, memory, &terms[i])) * terms[i].factor;
  return total;
}

static inline int holds(const Plan *plan, const Condition *condition, const char *memory) {
  const Term *terms = PART(Term, plan, condition->sum.terms);
  int64_t rest = 0, divisor = condition->divisor;
  if (!divisor) {
    Wide total = sum_of(plan, memory, &condition->sum);
    return condition->at_least ? total >= 0 : total == 0;
  }
  for (int i = 0; i < condition->sum.count; i++) {
    int64_t value = (int64_t)value_of(plan, memory, &terms[i]);
    rest = (rest + value % divisor * terms[i].factor) % divisor; // factors have 31 bits
  }
  return rest == 0;
}

// The first condition that does not hold of the sizes in the descriptors; NULL if all hold.
static inline const Condition *failing(const Plan *plan, const char *memory) {
  const Condition *conditions = PART(Condition, plan, plan->conditions);
  for (int i = 0; i < plan->condition_count; i++)
    if (!holds(plan, &conditions[i], memory)) return &conditions[i];
  return NULL;
}

// Overlap and ownership.

// Find between which addresses the elements of an array are; whether it has any.
static int find_ends(const Plan *plan, const Value *type, char *memory, uintptr_t ends[2]) {
  int64_t dims[2 * MAX_RANK];
  Tensor array = array_of(plan, type, memory, dims);
  ends[0] = ends[1] = (uintptr_t)array.data;
  for (int axis = 0; axis < array.rank; axis++) {
    int64_t reach = (array.sizes[axis] - 1) * array.strides[axis] * type->itemsize;
    if (array.sizes[axis] == 0) return 0;
    ends[reach > 0] += (uintptr_t)reach;
  }
  ends[1] += (uintptr_t)type->itemsize;
  return 1;
}

// Whether argument `i` overlaps with no array before it, unless neither of the two must be apart.
static inline int is_apart(const Plan *plan, char *memory, int i) {
  if (i < plan->first_apart) return 1;
  const Value *values = PART(Value, plan, plan->arguments);
  uintptr_t ends[2], others[2];
  for (int j = 0; j < i; j++) {
    if (values[j].kind != ARRAY) continue;
    if (values[i].access != WRITE_APART && values[j].access != WRITE_APART) continue;
    if (!find_ends(plan, &values[i], memory, ends)) return 1;
    if (!find_ends(plan, &values[j], memory, others)) continue;
    if (ends[0] < others[1] && others[0] < ends[1]) return 0;
  }
  return 1;
}

// Whose memory result `i` is: the number of an earlier result plus `argument_count`, or that of an
// argument; -1 if it is its own.
static inline int sharer_of(const Plan *plan, char *memory, int i) {
  const Value *arguments = PART(Value, plan, plan->arguments);
  const Value *results = PART(Value, plan, plan->results);
  char *allocated = allocated_of(plan, &results[i], memory);
  for (int j = 0; j < i; j++)
    if (results[j].kind == ARRAY && allocated_of(plan, &results[j], memory) == allocated)
      return plan->argument_count + j;
  for (int j = 0; j < plan->argument_count; j++)
    if (arguments[j].kind == ARRAY && allocated_of(plan, &arguments[j], memory) == allocated)
      return j;
  return -1;
}

// Numbers.

enum { BFLOAT = 4 }; // DLDataTypeCode
static inline int is_bfloat(const Value *type) { return (type->dtype & 0xFF) == BFLOAT; }
static inline int fraction_bits(const Value *type) { return is_bfloat(type) ? 7 : 10; }

// The bits of the nearest float of 16 bits, ties to even, with so many bits of the fraction.
static inline uint16_t narrow_float(double value, int fraction_bits) {
  uint64_t bits;
  memcpy(&bits, &value, 8);
  uint16_t sign = (uint16_t)(bits >> 63 << 15);
  bits &= INT64_MAX;
  int least = 2 - (1 << (14 - fraction_bits)), exponent = (int)(bits >> 52) - 1023;
  uint64_t infinity = (uint64_t)((1 << (15 - fraction_bits)) - 1) << fraction_bits;
  if (exponent == 1024)
    return (uint16_t)(sign | infinity | (bits << 12 ? 1u << (fraction_bits - 1) : 0));
  int shift = 52 - fraction_bits + (exponent < least ? least - exponent : 0);
  if (shift > 54) return sign;
  uint64_t whole = (bits & ((1ull << 52) - 1)) | (1ull << 52), half = 1ull << (shift - 1);
  uint64_t kept = whole >> shift, rest = whole & (2 * half - 1);
  kept += rest > half || (rest == half && (kept & 1));
  uint64_t exponents = exponent < least ? 0 : (uint64_t)(exponent - least);
  return (uint16_t)(sign | ((exponents << fraction_bits) + kept));
}

static inline double power_of_two(int exponent) {
  double result;
  uint64_t bits = (uint64_t)(exponent + 1023) << 52;
  return memcpy(&result, &bits, 8), result;
}

static inline double widen_float(uint16_t bits, int fraction_bits) {
  int exponents = (1 << (15 - fraction_bits)) - 1, bias = exponents >> 1;
  int exponent = bits >> fraction_bits & exponents, fraction = bits & ((1 << fraction_bits) - 1);
  double sign = bits >> 15 ? -1 : 1;
  if (exponent == exponents) return fraction ? __builtin_nan("") : sign * __builtin_inf();
  if (exponent) fraction += 1 << fraction_bits;
  return sign * fraction * power_of_two((exponent ? exponent : 1) - bias - fraction_bits);
}

static inline int64_t load_integer(const Value *type, const char *memory) {
  const char *place = memory + type->place;
  uint64_t bits = (uint8_t)*place;
  if (type->kind == FLAG) return bits & 1; // the other bits are undefined
  if (type->itemsize > 1) bits = (uint64_t)load_index(place, type->itemsize);
  int unused = 64 - 8 * type->itemsize;
  if (type->kind == UNSIGNED) return (int64_t)(bits << unused >> unused);
  return (int64_t)(bits << unused) >> unused;
}

// Write an integer; whether it is in range.
static inline int store_integer(const Value *type, int64_t number, char *memory) {
  char *place = memory + type->place;
  if (type->itemsize == 1) *place = (char)number;
  else store_index(place, number, type->itemsize);
  return load_integer(type, memory) == number && (type->kind != UNSIGNED || number >= 0);
}

static inline double load_float(const Value *type, const char *memory) {
  double number;
  float single;
  uint16_t half;
  const char *place = memory + type->place;
  if (type->itemsize == 8) return memcpy(&number, place, 8), number;
  if (type->itemsize == 4) return memcpy(&single, place, 4), single;
  return memcpy(&half, place, 2), widen_float(half, fraction_bits(type));
}

// Write a float, rounded once; whether it is in range. Infinities and NaN are.
static inline int store_float(const Value *type, double number, char *memory) {
  char *place = memory + type->place;
  if (type->itemsize == 8) return memcpy(place, &number, 8), 1;
  double greatest = type->itemsize == 4 ? FLT_MAX : is_bfloat(type) ? 0x1.FEp127 : 65504;
  double magnitude = __builtin_fabs(number);
  if (magnitude > greatest && magnitude <= DBL_MAX) return 0;
  float single = (float)number;
  if (type->itemsize == 4) return memcpy(place, &single, 4), 1;
  uint16_t half = narrow_float(number, fraction_bits(type));
  return memcpy(place, &half, 2), 1;
}

// Copies.

// Write the strides of row-major order, where a size of 0 counts as 1; return the elements.
static inline int64_t row_major_strides(int rank, const int64_t *sizes, int64_t *strides) {
  int64_t stride = 1, count = 1;
  for (int axis = rank - 1; axis >= 0; axis--) {
    strides[axis] = stride;
    stride = times(stride, sizes[axis] ? sizes[axis] : 1);
    count = times(count, sizes[axis]);
  }
  return count;
}

// Whether an array has these strides, where they matter.
static inline int has_strides(const Tensor *tensor, const int64_t *strides) {
  for (int axis = 0; axis < tensor->rank; axis++)
    if (tensor->sizes[axis] > 1 && tensor->strides[axis] != strides[axis]) return 0;
  return 1;
}

static void copy_strided(int itemsize, int rank, const int64_t *sizes, const char *from,
                         const int64_t *from_strides, char *to, const int64_t *strides) {
  if (rank == 0) memmove(to, from, itemsize);
  if (rank == 1 && *from_strides == 1 && *strides == 1) memmove(to, from, *sizes * itemsize);
  else
    for (int64_t i = 0; rank && i < *sizes; i++)
      copy_strided(itemsize, rank - 1, sizes + 1, from + i * *from_strides * itemsize,
                   from_strides + 1, to + i * *strides * itemsize, strides + 1);
}

// Copy the elements of an array to memory in row-major order, whose strides these are.
__attribute__((noinline, unused)) static void
copy_elements(char *to, const Tensor *from, int itemsize, const int64_t *strides, int64_t count) {
  if (count == 0) return;
  if (has_strides(from, strides)) memmove(to, from->data, count * itemsize);
  else copy_strided(itemsize, from->rank, from->sizes, from->data, from->strides, to, strides);
}
