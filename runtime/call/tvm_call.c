// Calls by TVM FFI: the front end of `core.c` for its objects. `__tvm_ffi_NAME` passes its plan to
// `mlir_abi_tvm_call`.
//
// A library with these calls opens where there is no TVM FFI: its functions are found in the first
// call. Nothing that is returned points into the library, so that a result outlives it.

#include "core.c"

// Declared here as each target has them, in place of headers.
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
int dprintf(int, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
void *realloc(void *, size_t);
void free(void *);
_Noreturn void abort(void);

// TVMFFITypeIndex of c_api.h; those below OBJECT are values.
enum { NOTHING, INT, BOOL, FLOAT, DL_TENSOR = 7, RAW_STRING, SMALL_STRING = 11, SMALL_BYTES };
enum {
  OBJECT = 64,
  STRING,
  BYTES,
  TENSOR = 70,
  LIST,
  MAP,
  OPAQUE = 74,
  MUTABLE_LIST,
  MUTABLE_MAP,
  BIG_INT = 78
};

typedef struct { // TVMFFIObject, and what follows it: a tensor, items, or words
  char header[24];
  union {
    Tensor tensor;
    struct {
      const struct Any *items;
      int64_t count;
    };
    uint64_t words[3]; // of a BigInt: how many, the lowest one first
  };
} Object;

typedef struct Any { // TVMFFIAny
  int32_t type, zero;
  union {
    int64_t integer;
    double real;
    const char *string;
    const Tensor *tensor;
    Object *object;
  };
} Any;

typedef struct { // TVMFFIByteArray
  const char *data;
  size_t size;
} Bytes;

static const char NAMES[][36] = {
    "TVMFFIErrorSetRaisedFromCStrParts", "TVMFFIFunctionCall",
    "TVMFFIFunctionGetGlobal",           "TVMFFIGetTypeInfo",
    "TVMFFIObjectCreateOpaque",          "TVMFFIObjectDecRef",
    "TVMFFIStringFromByteArray",         "TVMFFITensorCreateUnsafeView"};
static const char GLOBALS[][16] = {"ffi.Array",      "ffi.Map",      "ffi.MapSize",
                                   "ffi.MapGetItem", "ffi.DictSize", "ffi.DictGetItem"};
enum { NAME_COUNT = sizeof NAMES / sizeof *NAMES, GLOBAL_COUNT = sizeof GLOBALS / sizeof *GLOBALS };
enum { NEW_LIST, NEW_MAP, MAP_SIZE, MAP_ITEM, DICT_SIZE, DICT_ITEM };

typedef struct { // the functions of c_api.h, in the order of NAMES
  void (*raise)(const char *kind, const char **parts, int32_t count);
  int32_t (*call)(void *function, const Any *arguments, int32_t count, Any *result);
  int32_t (*global)(const Bytes *name, void **function);
  const struct {
    int32_t index, depth;
    const char *name;
  } *(*type_info)(int32_t type);
  int32_t (*new_opaque)(void *memory, int32_t type, void (*deleter)(void *), Object **result);
  int32_t (*drop)(Object *);
  int32_t (*new_string)(const Bytes *, Any *);
  int32_t (*new_view)(Object *owner, const Tensor *, Object **result);
} Functions;

static union {
  Functions functions;
  void *pointers[NAME_COUNT];
} ffi;
static void *globals[GLOBAL_COUNT]; // the library keeps references to them for ever
static int32_t is_ready;
extern void *const mlir_abi_tvm_symbols[NAME_COUNT]; // from the dynamic linker, or null

// Find TVM FFI.

static int32_t raise_parts(const char *kind, const char *first, const char *second,
                           const char *third) {
  const char *parts[] = {first, second, third};
  return ffi.functions.raise(kind, parts, 3), -1;
}

// Raise an error if that is possible; else end the process.
static int32_t refuse_runtime(const char *name) {
  static const char text[] = "TVM FFI 0.1.9 or newer is needed: there is no ";
  if (ffi.functions.raise) return raise_parts("RuntimeError", text, name, "");
  dprintf(2, "%s%s\n", text, name);
  abort();
}

// Find the functions in libtvm_ffi.so, even if others do not see its symbols; or else everywhere.
__attribute__((cold, noinline)) static int32_t find_functions(void) {
  void *library = dlopen("libtvm_ffi.so", 1 | 4); // RTLD_LAZY | RTLD_NOLOAD
  for (int i = 0; i < NAME_COUNT; i++) {
    void *symbol = mlir_abi_tvm_symbols[i] ? mlir_abi_tvm_symbols[i] : dlsym(library, NAMES[i]);
    ffi.pointers[i] = symbol;
    if (!symbol) return refuse_runtime(NAMES[i]);
  }
  for (int i = 0; i < GLOBAL_COUNT; i++) {
    Bytes name = {GLOBALS[i], strlen(GLOBALS[i])};
    if (ffi.functions.global(&name, &globals[i])) return -1;
    if (!globals[i]) return refuse_runtime(GLOBALS[i]);
  }
  __atomic_store_n(&is_ready, 1, __ATOMIC_RELEASE);
  return 0;
}

__attribute__((always_inline)) static inline int32_t begin(void) {
  return __atomic_load_n(&is_ready, __ATOMIC_ACQUIRE) ? 0 : find_functions();
}

// Errors: what a value is.

typedef struct {
  int length;
  char text[480];
} Message;

__attribute__((cold, noinline)) static void append(Message *message, const char *format,
                                                   int64_t number) {
  int room = (int)sizeof message->text - message->length;
  message->length +=
      snprintf(message->text + message->length, (size_t)room, format, (long long)number);
  if (message->length >= (int)sizeof message->text) message->length = sizeof message->text - 1;
}

static void append_list(Message *message, const int64_t *numbers, int count) {
  append(message, "[", 0);
  for (int i = 0; i < count; i++) append(message, i ? ",%lld" : "%lld", numbers[i]);
  append(message, "]", 0);
}

// What TVM FFI calls each DLDataTypeCode, as a format of the number of bits.
static const char DTYPES[][20] = {
    "int%lld",       "uint%lld",           "float%lld",      "handle%lld",
    "bfloat%lld",    "complex%lld",        "bool",           "float8_e3m4",
    "float8_e4m3",   "float8_e4m3b11fnuz", "float8_e4m3fn",  "float8_e4m3fnuz",
    "float8_e5m2",   "float8_e5m2fnuz",    "float8_e8m0fnu", "float6_e2m3fn",
    "float6_e3m2fn", "float4_e2m1fn"};

// `float64[2,3]`, with the strides unless they are those of row-major order
static void append_tensor(Message *message, const Tensor *tensor) {
  int code = tensor->dtype & 0xFF, lanes = (int)(tensor->dtype >> 16);
  int64_t strides[tensor->rank + 1];
  if (code < (int)(sizeof DTYPES / sizeof *DTYPES))
    append(message, DTYPES[code], tensor->dtype >> 8 & 0xFF);
  if (lanes != 1) append(message, "x%lld", lanes);
  append_list(message, tensor->sizes, tensor->rank);
  int64_t count = row_major_strides(tensor->rank, tensor->sizes, strides);
  if (count && tensor->strides && !has_strides(tensor, strides)) {
    append(message, " with strides ", 0);
    append_list(message, tensor->strides, tensor->rank);
  }
}

static const Tensor *tensor_of(const Any *any) {
  if (any->type == TENSOR) return &any->object->tensor;
  return any->type == DL_TENSOR ? any->tensor : NULL;
}

static void append_value(Message *message, const Any *any) {
  if (tensor_of(any)) return append_tensor(message, tensor_of(any));
  switch (any->type) {
  case NOTHING:
    return append(message, "None", 0);
  case INT:
    return append(message, "%lld", any->integer);
  case BOOL:
    return append(message, "a bool", 0);
  case FLOAT:
    message->length = snprintf(message->text, sizeof message->text, "the float %g", any->real);
    return;
  case RAW_STRING:
  case SMALL_STRING:
  case STRING:
    return append(message, "a str", 0);
  case SMALL_BYTES:
  case BYTES:
    return append(message, "bytes", 0);
  case LIST:
  case MUTABLE_LIST:
    return append(message, "a list of %lld", any->object->count);
  case MAP:
  case MUTABLE_MAP:
    return append(message, "a dict", 0);
  case OPAQUE:
    return append(message, "a Python object", 0);
  case BIG_INT:
    return append(message, "an integer beyond int64", 0);
  }
  if (any->type < OBJECT) return append(message, "a value of type %lld", any->type);
  int room = sizeof message->text, length;
  length = snprintf(message->text, room, "a %s", ffi.functions.type_info(any->type)->name);
  message->length = length < room ? length : room - 1;
}

// Raise an error: the text, what `any` is unless null, the suffix, which formats the number.
__attribute__((cold, noinline)) static int32_t
refuse(const char *kind, const char *text, const Any *any, const char *suffix, int64_t number) {
  Message message = {0, ""};
  if (any) append_value(&message, any);
  char end[snprintf(NULL, 0, suffix, (long long)number) + 1];
  snprintf(end, sizeof end, suffix, (long long)number);
  return raise_parts(kind, text, message.text, end);
}

__attribute__((cold)) static int32_t refuse_without(const char *text, const Any *any,
                                                    const char *key) {
  Message message = {0, ""};
  append_value(&message, any);
  const char *parts[] = {text, message.text, " without \"", key, "\""};
  return ffi.functions.raise("ValueError", parts, 5), -1;
}

// Arguments.

typedef struct { // one call
  const Plan *plan;
  const Any **arguments;
  char *memory;
  Any *items; // of dicts, for which there is room
} Call;

__attribute__((noinline)) static int32_t refuse_array(int why, const char *text, const Any *any,
                                                      const Value *type, const Plan *plan) {
  const char *kind = why == WRONG_KIND || why == WRONG_DTYPE ? "TypeError" : "ValueError";
  const char *suffix = "";
  int64_t number = 0;
  if (why == SHARED_ELEMENTS) suffix = " whose elements share memory";
  if (why == WRONG_STRIDE && !type->has_strides)
    suffix = ", whose strides must be those of row-major order";
  if (why == OVERLAP) suffix = ", which overlaps with another array";
  if (why == MISALIGNED)
    suffix = " whose address is not a multiple of %lld", number = type->alignment;
  if (why == WRONG_DEVICE) suffix = " on a device of type %lld", number = tensor_of(any)->device;
  if (why == TOO_WIDE)
    suffix = ", which an index of %lld bits cannot describe", number = 8 * plan->index_bytes;
  return refuse(kind, text, any, suffix, number);
}

static int describe_array(Call *call, const Value *type, const Any *any, int i) {
  const Tensor *tensor = tensor_of(any);
  int why = tensor ? describe(call->plan, type, tensor, call->memory) : WRONG_KIND;
  return !why && !is_apart(call->plan, call->memory, i) ? OVERLAP : why;
}

// Copy the element of an array of rank 0 of exactly the type.
static int32_t take_element(Call *call, const Value *type, const Any *any, const char *text) {
  const Tensor *tensor = tensor_of(any);
  int why = OK;
  if (!tensor) why = WRONG_KIND;
  else if (tensor->dtype != type->dtype || tensor->rank) why = WRONG_DTYPE;
  else if (!is_readable(tensor)) why = WRONG_DEVICE;
  if (why) return refuse_array(why, text, any, type, call->plan);
  memcpy(call->memory + type->place, tensor->data + tensor->byte_offset, (size_t)type->itemsize);
  return 0;
}

// Put argument `i` where the parameters have it.
static int32_t take(Call *call, const Value *type, int i) {
  const Any *any = call->arguments[i];
  const char *text = PART(char, call->plan, type->text);
  if (type->kind == ARRAY) {
    int why = describe_array(call, type, any, i);
    return why ? refuse_array(why, text, any, type, call->plan) : 0;
  }
  int is_integer = any->type == INT || any->type == BOOL, fits = 0;
  if (type->kind == FLOATING && (is_integer || any->type == FLOAT)) {
    fits = store_float(type, is_integer ? (double)any->integer : any->real, call->memory);
  } else if (type->kind != FLOATING && is_integer) {
    fits = store_integer(type, any->integer, call->memory);
  } else if (type->kind != FLOATING && any->type == BIG_INT) {
    const uint64_t *words = any->object->words;
    fits = type->kind == UNSIGNED && type->itemsize == 8 && words[0] == 2 && words[2] == 0;
    if (fits) memcpy(call->memory + type->place, &words[1], 8);
  } else {
    return take_element(call, type, any, text);
  }
  return fits ? 0 : refuse("ValueError", text, any, "", 0);
}

// The item of a Map or Dict, which holds it; the size for a null key.
static int32_t get_item(const Any *any, const char *text, const char *key, Any *item) {
  if (any->type != MAP && any->type != MUTABLE_MAP) return refuse("TypeError", text, any, "", 0);
  Any arguments[] = {*any, {RAW_STRING, 0, {.string = key}}};
  int which = (any->type == MAP ? MAP_SIZE : DICT_SIZE) + (key != NULL);
  *item = (Any){NOTHING, 0, {0}};
  if (ffi.functions.call(globals[which], arguments, 1 + (key != NULL), item))
    return key ? refuse_without(text, any, key) : -1;
  if (item->type >= OBJECT) ffi.functions.drop(item->object);
  return 0;
}

// Find the leaves of `any`; return the node behind its tree, NULL after an error. They stay alive:
// the caller holds the arguments, and these hold what is in them.
static const Node *flatten(Call *call, const Node *node, const Any *any) {
  const Node *here = node++;
  const char *text = PART(char, call->plan, here->text);
  if (here->kind == LEAF) {
    call->arguments[here->number] = any;
    return node;
  }
  if (here->kind == NONE)
    return any->type == NOTHING ? node : (refuse("TypeError", text, any, "", 0), NULL);
  if (here->kind == SEQUENCE) {
    int is_list = any->type == LIST || any->type == MUTABLE_LIST;
    if (!is_list || any->object->count != here->number)
      return refuse(is_list ? "ValueError" : "TypeError", text, any, "", 0), NULL;
    for (int i = 0; node && i < here->number; i++)
      node = flatten(call, node, &any->object->items[i]);
    return node;
  }
  Any size;
  for (int i = 0; node && i < here->number; i++) {
    Any *item = call->items++;
    if (get_item(any, text, PART(char, call->plan, node->key), item)) return NULL;
    node = flatten(call, node, item);
  }
  if (!node || get_item(any, text, NULL, &size)) return NULL;
  if (size.integer == here->number) return node;
  return refuse("ValueError", text, any, " of %lld", size.integer), NULL;
}

// Raise the error about sizes that do not agree.
__attribute__((cold)) static int32_t refuse_sizes(Call *call, const Condition *condition) {
  const Plan *plan = call->plan;
  const Term *terms = PART(Term, plan, condition->sum.terms);
  const char *text = PART(char, plan, condition->text);
  const Any *any = NULL;
  if (!condition->text) { // two sizes of one name
    text = PART(char, plan, PART(Value, plan, plan->arguments)[terms[1].first].text);
    any = call->arguments[terms[1].first];
  }
  int64_t number = (int64_t)value_of(plan, call->memory, terms);
  return refuse("ValueError", text, any, PART(char, plan, condition->suffix), number);
}

// Results.

typedef struct {  // the memory of one result
  char *fresh;    // what is freed unless an object owns it
  Object *opaque; // the object that owns it, to which this is a reference
  Object *owner;  // what a view keeps alive: that object, or an argument; NULL: it is copied
} Block;

static int32_t adopt(Block *block) {
  if (ffi.functions.new_opaque(block->fresh, OPAQUE, free, &block->opaque)) return -1;
  block->owner = block->opaque;
  block->fresh = NULL;
  return 0;
}

// Find who owns the memory of result `i`: an earlier result, an argument, the library, or nobody.
static Block *find_block(Call *call, Block *blocks, int i) {
  const Plan *plan = call->plan;
  int sharer = sharer_of(plan, call->memory, i), arguments = plan->argument_count;
  char *allocated = allocated_of(plan, PART(Value, plan, plan->results) + i, call->memory);
  if (sharer >= arguments) return &blocks[sharer - arguments];
  if (sharer >= 0) {
    const Any *any = call->arguments[sharer];
    blocks[i].owner = any->type == TENSOR ? any->object : NULL;
  } else if ((int64_t)(uintptr_t)allocated != GLOBAL) {
    blocks[i].fresh = allocated;
  }
  return &blocks[i];
}

static int32_t fill_array(const Any *any, const char *text, const Tensor *result, int itemsize,
                          const int64_t *strides, int64_t count) {
  const Tensor *target = tensor_of(any);
  if (target->rank != result->rank)
    return refuse("ValueError", text, any, ", and the result has rank %lld", result->rank);
  for (int axis = 0; axis < result->rank; axis++) {
    int64_t size = result->sizes[axis];
    if (target->sizes[axis] != size)
      return refuse("ValueError", text, any, ", and a size of the result is %lld", size);
  }
  copy_elements(target->data + target->byte_offset, result, itemsize, strides, count);
  return 0;
}

// Return array `i` to the caller: in `target`, or, unless null, by a copy to `array`.
static int32_t give_array(Call *call, Block *block, int i, Any *target, const Any *array) {
  const Plan *plan = call->plan;
  const Value *type = PART(Value, plan, plan->results) + i;
  const char *text = PART(char, plan, type->text);
  int rank = rank_of(plan, type, call->memory), itemsize = type->itemsize;
  int64_t dims[2 * rank + 1], strides[rank + 1];
  Tensor tensor = array_of(plan, type, call->memory, dims);
  int64_t count = row_major_strides(rank, dims, strides);
  if (!allocated_of(plan, type, call->memory) && count)
    return refuse("MemoryError", text, NULL, "null: no memory could be allocated", 0);
  if (array) return fill_array(array, text, &tensor, itemsize, strides, count);
  Block copy = {0};
  if (!block->fresh && !block->owner) {
    block = &copy;
    if (!(copy.fresh = realloc(NULL, (size_t)(count * itemsize + 1))))
      return refuse("MemoryError", text, NULL, "no memory for a copy", 0);
    copy_elements(copy.fresh, &tensor, itemsize, strides, count);
    tensor.data = copy.fresh, tensor.strides = strides;
  }
  Object *view = NULL;
  int32_t status = block->fresh ? adopt(block) : 0;
  if (!status) status = ffi.functions.new_view(block->owner, &tensor, &view);
  if (!status) *target = (Any){TENSOR, 0, {.object = view}};
  if (copy.opaque) ffi.functions.drop(copy.opaque);
  free(copy.fresh);
  return status;
}

// Return a number; TVM FFI holds no ui64 beyond int64.
static int32_t give_number(Call *call, const Value *type, Any *target) {
  if (type->kind == FLOATING) {
    *target = (Any){FLOAT, 0, {.real = load_float(type, call->memory)}};
    return 0;
  }
  int64_t number = load_integer(type, call->memory);
  if (type->kind == UNSIGNED && number < 0)
    return refuse("ValueError", PART(char, call->plan, type->text), NULL, "%llu", number);
  *target = (Any){type->kind == FLAG ? BOOL : INT, 0, {.integer = number}};
  return 0;
}

static void fill_number(Call *call, const Value *type, const Any *any) {
  const Tensor *array = tensor_of(any);
  char *to = array->data + array->byte_offset;
  memcpy(to, call->memory + type->place, (size_t)type->itemsize);
}

static void release(Any *anys, int count) {
  for (int i = 0; i < count; i++)
    if (anys[i].type >= OBJECT) ffi.functions.drop(anys[i].object);
}

// Nest flat results, which move to the nest; `*node` moves behind the tree.
static int32_t nest(const Plan *plan, const Node **node, Any *flat, Any *target) {
  const Node *here = (*node)++;
  if (here->kind == LEAF) {
    *target = flat[here->number];
    flat[here->number].type = NOTHING;
  }
  if (here->kind == LEAF || here->kind == NONE) return 0;
  int width = here->kind == DICT ? 2 : 1, count = width * here->number;
  Any items[count + 1];
  memset(items, 0, sizeof items);
  int32_t status = 0;
  for (int i = 0; !status && i < here->number; i++) {
    if (width == 2) items[2 * i] = (Any){RAW_STRING, 0, {.string = PART(char, plan, (*node)->key)}};
    status = nest(plan, node, flat, &items[width * i + width - 1]);
  }
  void *function = globals[width == 2 ? NEW_MAP : NEW_LIST];
  if (!status) status = ffi.functions.call(function, items, count, target);
  release(items, count);
  return status;
}

// Return the results: in `target`, or, unless null, in `arrays`. What nobody gets is freed.
static int32_t give_results(Call *call, const Any *arrays, Any *target) {
  const Plan *plan = call->plan;
  const Value *types = PART(Value, plan, plan->results);
  const Node *root = PART(Node, plan, plan->result);
  int count = plan->result_count;
  int32_t status = 0;
  Any flat[count];
  Block blocks[count], *owners[count];
  for (int i = 0; i < count; i++) { // all of them first: what is not returned is freed
    flat[i] = (Any){NOTHING, 0, {0}}, blocks[i] = (Block){NULL, NULL, NULL};
    if (types[i].kind == ARRAY) owners[i] = find_block(call, blocks, i);
  }
  for (int i = 0; !status && i < count; i++) {
    const Any *array = arrays ? &arrays[i] : NULL;
    if (types[i].kind == ARRAY) status = give_array(call, owners[i], i, &flat[i], array);
    else if (!array) status = give_number(call, &types[i], &flat[i]);
    else fill_number(call, &types[i], array);
  }
  if (!arrays && !status) status = nest(plan, &root, flat, target);
  release(flat, count);
  for (int i = 0; i < count; i++) {
    if (blocks[i].opaque) ffi.functions.drop(blocks[i].opaque);
    free(blocks[i].fresh);
    if (types[i].kind == ARRAY && types[i].rank < 0)
      free(descriptor_of(plan, &types[i], call->memory));
  }
  return status;
}

// Check an array to which result `i` is copied: row-major, of rank 0 for a number.
static int32_t check_array(const Plan *plan, int i, const Any *any) {
  Value type = PART(Value, plan, plan->results)[i];
  char descriptor[OFFSET + sizeof(int64_t) * (1 + 2 * MAX_RANK)];
  const char *text = PART(char, plan, type.array_text);
  const Tensor *tensor = tensor_of(any);
  if (type.kind != ARRAY) type.rank = 0, type.alignment = type.itemsize;
  type.has_strides = 0, type.access = WRITE, type.dims = type.array_dims;
  int why = tensor ? write_any_descriptor(plan, &type, tensor, descriptor) : WRONG_KIND;
  return why ? refuse_array(why, text, any, &type, plan) : 0;
}

__attribute__((cold)) static int32_t refuse_failure(const Plan *plan, int32_t status,
                                                    const char *message) {
  int has_memory = status != NO_MEMORY;
  return raise_parts(has_memory ? "RuntimeError" : "MemoryError",
                     PART(char, plan, plan->failure_text),
                     has_memory ? message : "no memory could be allocated", "");
}

// Call the function of a plan: the arguments, behind them an array for each result, or none.
__attribute__((visibility("hidden"), noinline)) int32_t
mlir_abi_tvm_call(const Plan *plan, Packed *function, const Any *anys, int32_t count, Any *result) {
  if (begin()) return -1;
  int takes = plan->slot_count, results = plan->result_count, fills = count == takes + results;
  if (!fills && count != takes)
    return refuse("TypeError", PART(char, plan, plan->count_text), NULL, "%lld", count);
  const Any *arguments[plan->argument_count + 1], *arrays = results && fills ? anys + takes : NULL;
  Any items[plan->item_count + 1];
  _Alignas(16) char memory[plan->memory_bytes + 16];
  const char *message;
  Call call = {plan, arguments, memory, items};
  const Node *node = PART(Node, plan, plan->slots);
  for (int i = 0; i < takes; i++) {
    if (node->kind == LEAF) arguments[node++->number] = &anys[i]; // `flatten` would take 3 ns
    else if (!(node = flatten(&call, node, &anys[i]))) return -1;
  }
  const Value *types = PART(Value, plan, plan->arguments);
  for (int i = 0; i < plan->argument_count; i++)
    if (take(&call, &types[i], i)) return -1;
  const Condition *condition = failing(plan, memory);
  if (condition) return refuse_sizes(&call, condition);
  for (int i = 0; arrays && i < results; i++)
    if (check_array(plan, i, &arrays[i])) return -1;
  int32_t status = function(memory, &message, NULL);
  if (status) return refuse_failure(plan, status, message);
  if (!results) return 0;
  types = PART(Value, plan, plan->results);
  int is_number = PART(Node, plan, plan->result)->kind == LEAF && types->kind != ARRAY;
  return is_number && !arrays ? give_number(&call, types, result)
                              : give_results(&call, arrays, result);
}

// Return a text: the type schema of a function, or its documentation.
__attribute__((visibility("hidden"), noinline)) int32_t mlir_abi_tvm_text(const char *text,
                                                                          Any *result) {
  Bytes string = {text, strlen(text)};
  return begin() ? -1 : ffi.functions.new_string(&string, result);
}
