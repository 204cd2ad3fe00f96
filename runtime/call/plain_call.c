// Calls from plain C: the front end of `core.c` for pointers and sizes. The function NAME writes
// its numbers to the parameters of the packed function, and passes its plan, its pointers and its
// sizes to `mlir_abi_plain_call`.

#include "core.c"

// Declared here as each target has them, in place of headers.
void *realloc(void *, size_t);
void free(void *);

typedef struct { // one call
  const Plan *plan;
  const Plain *plain;
  const Pointer *pointers; // what is known of ...
  char *const *addresses;  // ... what the caller passes; behind them, pointers to rooms
  const int64_t *sizes;    // and rooms
  char *memory;
} Call;

typedef struct { // a result
  Tensor source; // where its elements are, without data if that is where the caller wants them
  char *copy;    // memory of the call, to free
  char *fresh;   // memory that the function allocated, to free
} Result;

static const Value *type_of(const Call *call, int i) {
  return PART(Value, call->plan, call->pointers[i].type);
}

// The size of a dimension, as the caller passes it or as the function promises it; -1 if it is more
// than a size can be.
static int64_t size_of(const Call *call, int i, int axis) {
  const Axis *size = PART(Axis, call->plan, call->pointers[i].axes) + axis;
  if (size->kind == OF_TYPE) return PART(int64_t, call->plan, type_of(call, i)->dims)[1 + axis];
  if (size->kind == PARAMETER) return call->sizes[size->number];
  Wide total = sum_of(call->plan, call->memory, PART(Sum, call->plan, size->number));
  return total != (int64_t)total ? -1 : total < 0 ? 0 : (int64_t)total;
}

// The bytes of an array or number, -1 if there cannot be so many. Its sizes are written to `sizes`.
static inline int64_t measure(const Call *call, int i, const Value *type, int64_t *sizes) {
  int64_t bytes = type->itemsize;
  int fits = 1, is_empty = 0, rank = type->kind == ARRAY ? type->rank : 0;
  for (int axis = 0; axis < rank; axis++) {
    int64_t size = sizes[axis] = size_of(call, i, axis);
    is_empty |= !size;
    if ((uint64_t)size > INTPTR_MAX || (Wide)bytes * size > INTPTR_MAX) fits = 0;
    else bytes *= size;
  }
  return is_empty ? 0 : fits ? bytes : -1;
}

static int meets(const char *first, int64_t bytes, const char *second, int64_t other_bytes) {
  return bytes && other_bytes && (uintptr_t)first < (uintptr_t)second + (uintptr_t)other_bytes &&
         (uintptr_t)second < (uintptr_t)first + (uintptr_t)bytes;
}

// Check the sizes, describe the arrays that the function takes, and write how many bytes each
// pointer leads to.
static int32_t take(const Call *call, int64_t *bytes) {
  const Plain *plain = call->plain;
  int64_t sizes[MAX_RANK], sign = 0;
  for (int i = 0; i < plain->size_count + plain->room_count; i++)
    if (call->sizes[i] < 0) return PART(int32_t, call->plan, plain->negative)[i];
  for (int i = 0; i < plain->pointer_count; i++) {
    const Value *type = type_of(call, i);
    sign |= bytes[i] = measure(call, i, type, sizes);
    if (call->pointers[i].role == RETURNED || type->kind != ARRAY) continue;
    Tensor array = {call->addresses[i], CPU, 0, type->rank, type->dtype, sizes, NULL, 0};
    if (describe(call->plan, type, &array, call->memory) == TOO_WIDE) return plain->too_large;
  }
  const Condition *condition = failing(call->plan, call->memory);
  if (condition) return condition->text;
  return sign < 0 ? plain->too_large : SUCCESS;
}

// Check the pointers, and read the numbers behind them. `*copies` is whether a result is where an
// argument is; arguments are before results.
static int32_t check(const Call *call, const int64_t *bytes, int *copies) {
  int count = call->plain->pointer_count;
  char *const *addresses = call->addresses;
  for (int i = 0; i < count; i++) {
    const Value *type = type_of(call, i);
    const Pointer *pointer = &call->pointers[i];
    if (!bytes[i]) continue;
    if (!addresses[i]) return pointer->null;
    if ((uintptr_t)addresses[i] & (uintptr_t)(type->alignment - 1)) return pointer->misaligned;
    if (pointer->role == ARGUMENT && type->kind != ARRAY)
      memcpy(call->memory + type->place, addresses[i], (size_t)type->itemsize);
  }
  for (int i = 0; i < count; i++)
    for (int j = 0; call->pointers[i].role != ARGUMENT && j < i; j++) {
      if (!meets(addresses[i], bytes[i], addresses[j], bytes[j])) continue;
      if (call->pointers[j].role != ARGUMENT) return call->pointers[i].overlaps;
      *copies = 1;
    }
  return SUCCESS;
}

// Memory for so many bytes, and as many as its alignment more; to be freed.
static char *allocate(int64_t bytes, int alignment) {
  if (bytes > INTPTR_MAX - alignment) return NULL;
  return realloc(NULL, (size_t)(bytes + alignment));
}

// Whether a result must not be written yet where the caller wants it: an argument is there, too, or
// the room for another result may be too small.
static int must_wait(const Call *call, int i, const int64_t *bytes) {
  if (call->pointers[i].role != OUT_PARAM || !bytes[i]) return 0;
  for (int j = 0; j < call->plain->pointer_count; j++)
    if (call->pointers[j].role == ARGUMENT &&
        meets(call->addresses[i], bytes[i], call->addresses[j], bytes[j]))
      return 1;
  return call->plain->room_count > 0;
}

// Let the function compute a result in memory of the call.
static int32_t separate(const Call *call, int i, const int64_t *bytes, Result *result) {
  const Value *type = type_of(call, i);
  if (!(result->copy = allocate(bytes[i], type->alignment))) return NO_MEMORY;
  uintptr_t mask = (uintptr_t)type->alignment - 1;
  char *place = (char *)(((uintptr_t)result->copy + mask) & ~mask);
  memcpy(call->memory + type->place, &place, POINTER);
  memcpy(call->memory + type->place + POINTER, &place, POINTER);
  result->source = (Tensor){place, CPU, 0, 0, type->dtype, NULL, NULL, 0};
  return SUCCESS;
}

// Compare the sizes of a returned array with what was promised; `*count` is its elements. A size
// behind a room is written to `computed`, unless an array before it had another one.
static int32_t compare_sizes(const Call *call, int i, const Tensor *array, int64_t *computed,
                             int64_t *count) {
  const Axis *axes = PART(Axis, call->plan, call->pointers[i].axes);
  *count = 1;
  for (int axis = 0; axis < array->rank; axis++) {
    int room = axes[axis].kind == PARAMETER ? axes[axis].number - call->plain->size_count : -1;
    int64_t size = array->sizes[axis];
    *count = times(*count, size);
    if (room >= 0 && computed[room] < 0) computed[room] = size;
    if (size != (room >= 0 ? computed[room] : size_of(call, i, axis)))
      return call->pointers[i].size;
  }
  return SUCCESS;
}

// Copy the elements of a result to memory of the call, if writing the results before it or itself
// could change them: they are those of an argument.
static int32_t set_aside(const Call *call, int i, const int64_t *bytes, Result *result,
                         int64_t count) {
  const Value *type = type_of(call, i);
  uintptr_t ends[2];
  int is_apart = 1;
  if (result->fresh || !find_ends(call->plan, type, call->memory, ends)) return SUCCESS;
  for (int j = 0; j <= i; j++)
    if (call->pointers[j].role != ARGUMENT &&
        meets((char *)ends[0], (int64_t)(ends[1] - ends[0]), call->addresses[j], bytes[j]))
      is_apart = 0;
  if (is_apart) return SUCCESS;
  int64_t strides[type->rank + 1];
  row_major_strides(type->rank, result->source.sizes, strides);
  if (!(result->copy = allocate(count * type->itemsize, 1))) return NO_MEMORY;
  copy_elements(result->copy, &result->source, type->itemsize, strides, count);
  result->source.data = result->copy, result->source.strides = NULL;
  return SUCCESS;
}

// Write the results that are not where the caller wants them, if all fit. `dims` has room for the
// sizes and strides of each.
static int32_t give(const Call *call, const int64_t *bytes, Result *results, int64_t *dims,
                    int rank) {
  const Plan *plan = call->plan;
  const Plain *plain = call->plain;
  int count = plain->pointer_count, rooms = plain->room_count;
  int64_t computed[rooms + 1], counts[count + 1];
  int32_t status = SUCCESS;
  for (int room = 0; room < rooms; room++) computed[room] = -1;
  for (int i = 0; i < count; i++) { // all of them first: each must be freed
    const Value *type = type_of(call, i);
    if (call->pointers[i].role != RETURNED || type->kind != ARRAY) continue;
    char *allocated = allocated_of(plan, type, call->memory);
    if ((int64_t)(uintptr_t)allocated != GLOBAL &&
        sharer_of(plan, call->memory, call->pointers[i].number) < 0)
      results[i].fresh = allocated;
    results[i].source = array_of(plan, type, call->memory, dims + 2 * rank * i);
  }
  for (int i = 0; !status && i < count; i++) {
    const Value *type = type_of(call, i);
    if (call->pointers[i].role != RETURNED || type->kind != ARRAY) continue;
    status = compare_sizes(call, i, &results[i].source, computed, &counts[i]);
    if (!status && counts[i] && !allocated_of(plan, type, call->memory)) status = NO_MEMORY;
  }
  for (int room = 0; !status && room < rooms; room++)
    if (computed[room] > call->sizes[plain->size_count + room]) status = TOO_LITTLE_ROOM;
  for (int i = 0; !status && i < count; i++)
    if (call->pointers[i].role == RETURNED && type_of(call, i)->kind == ARRAY)
      status = set_aside(call, i, bytes, &results[i], counts[i]);
  for (int room = 0; status <= TOO_LITTLE_ROOM && room < rooms; room++)
    memcpy(call->addresses[count + room], &computed[room], sizeof *computed);
  if (status) return status;
  for (int i = 0; i < count; i++) {
    const Value *type = type_of(call, i);
    if (call->pointers[i].role == ARGUMENT) continue;
    if (call->pointers[i].role == OUT_PARAM && results[i].source.data)
      memcpy(call->addresses[i], results[i].source.data, (size_t)bytes[i]);
    if (call->pointers[i].role == OUT_PARAM) continue;
    if (type->kind != ARRAY) {
      memcpy(call->addresses[i], call->memory + type->place, (size_t)type->itemsize);
    } else if (counts[i]) {
      int64_t strides[type->rank + 1];
      row_major_strides(type->rank, results[i].source.sizes, strides);
      if (!results[i].source.strides) results[i].source.strides = strides;
      copy_elements(call->addresses[i], &results[i].source, type->itemsize, strides, counts[i]);
    }
  }
  return SUCCESS;
}

// Call the function, and copy the results that it does not write where the caller wants them.
__attribute__((noinline)) static int32_t call_and_copy(const Call *call, Packed *function,
                                                       const int64_t *bytes) {
  int count = call->plain->pointer_count, rank = 0;
  Result results[count];
  const char *message;
  int32_t status = SUCCESS;
  memset(results, 0, sizeof results);
  for (int i = 0; i < count; i++) {
    int of_array = call->pointers[i].role == RETURNED ? type_of(call, i)->rank : 0;
    if (of_array > rank) rank = of_array;
    if (!status && must_wait(call, i, bytes)) status = separate(call, i, bytes, &results[i]);
  }
  if (!status) status = function(call->memory, &message, NULL);
  if (!status) {
    int64_t dims[2 * rank * count + 1];
    status = give(call, bytes, results, dims, rank);
  }
  for (int i = 0; i < count; i++) free(results[i].copy), free(results[i].fresh);
  return status;
}

// Call the function of a plan, whose numbers are in `memory`; return its status.
__attribute__((visibility("hidden"), noinline)) int32_t mlir_abi_plain_call(
    const Plan *plan, Packed *function, char *memory, char *const *addresses, int64_t *sizes) {
  const Plain *plain = PART(Plain, plan, plan->plain);
  Call call = {plan, plain, PART(Pointer, plan, plain->pointers), addresses, sizes, memory};
  int count = plain->pointer_count, copies = plan->result_count > 0;
  int64_t bytes[count + 1];
  const char *message;
  for (int room = 0; room < plain->room_count; room++) {
    const char *place = addresses[count + room];
    if (place) memcpy(&sizes[plain->size_count + room], place, sizeof *sizes);
    else sizes[plain->size_count + room] = -1;
  }
  int32_t status = take(&call, bytes);
  if (!status) status = check(&call, bytes, &copies);
  if (status) return status;
  if (!copies) return function(memory, &message, NULL);
  Call copy = call; // so that the other stays in registers
  return call_and_copy(&copy, function, bytes);
}

// Explain a status: `own` has the texts of success, too little room, no memory, and another number,
// `texts` those of greater ones, behind three bytes and up to an empty one.
__attribute__((visibility("hidden"), noinline)) const char *
mlir_abi_plain_message(int32_t status, const char *own, const char *texts) {
  const char *text = texts + NO_MEMORY + 1;
  while (*text && text - texts < status) text += strlen(text) + 1;
  if (status > NO_MEMORY && *text && text - texts == status) return text;
  int number = status < SUCCESS || status > NO_MEMORY ? NO_MEMORY + 1 : status;
  for (int i = 0; i < number; i++) own += strlen(own) + 1;
  return own;
}
