// Calls of compiled functions by Python, with NumPy's arrays: a front end of `core.c`.
//
// `Caller` is the base class of Python's `CompiledFunction`. A call goes through this file from top
// to bottom: the leaves of the caller's nest become flat arguments; each is put into the parameters
// of the packed function; that runs, without the GIL; its results become Python objects, in a nest.
// Python is asked for what is uncommon, once, and the call goes on here: to flatten other
// containers than list, tuple and dict (`_flatten`), to make an array or a number of another object
// (`_convert`), for arrays that the caller has not passed (`_out_arrays`), and for the words of
// errors.

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <numpy/arrayobject.h>
#include <structmember.h>

#include "core.c"

// Exported by each CPython from 3.8 on, in the stable ABI from 3.12 on.
PyAPI_FUNC(PyObject *) PyVectorcall_Call(PyObject *, PyObject *, PyObject *);
enum { HAVE_VECTORCALL = 1 << 11 }; // Py_TPFLAGS_HAVE_VECTORCALL

// Exported, and of this layout, in each CPython from 3.10 on, in the stable ABI from 3.11 on.
typedef struct {
  char *data;
  PyObject *object;
  Py_ssize_t size, itemsize;
  int is_readonly, rank;
  const char *format;
  Py_ssize_t *sizes, *strides, *suboffsets;
  void *internal;
} Buffer;
PyAPI_FUNC(int) PyObject_CheckBuffer(PyObject *);
PyAPI_FUNC(int) PyObject_GetBuffer(PyObject *, Buffer *, int);
PyAPI_FUNC(void) PyBuffer_Release(Buffer *);
enum { ANY_BUFFER = 0x11C }; // PyBUF_FULL_RO

// What keeps a function callable: a tuple. Arrays over the memory of its results keep it, too.
enum { PLAN, DTYPES, KEYS, IMAGE, FREE };

typedef struct {
  PyObject ob_base;
  void *vectorcall;  // `caller_call`
  PyObject *objects; // NULL if Python makes the calls
  const Plan *plan;
  Packed *packed; // NULL if the C wrapper is called
  void *wrapper;
  PyObject **dtypes, **keys, **result_keys; // of arguments and results; of nodes
  int positional_count, out_count;          // of arguments
  int takes_outs;                           // as they are, if they are of the right type
  int is_result_by_pointer;
} Caller;

typedef struct { // one call
  Caller *self;
  const Plan *plan;
  PyObject *objects;
  char *memory;    // the parameters
  PyObject **flat; // the arguments, behind them the results; each is NULL or counted
  PyObject *out;   // what is passed for arrays for results; NULL if nothing is
  int has_outs;    // whether these are among the arguments
} Call;

static const Value *argument(const Call *call, int i) {
  return PART(Value, call->plan, call->plan->arguments) + i;
}

static const Value *result(const Call *call, int i) {
  return PART(Value, call->plan, call->plan->results) + i;
}

static void set(Call *call, int i, PyObject *object) { // takes the reference
  PyObject *old = call->flat[i];
  call->flat[i] = object;
  Py_XDECREF(old);
}

static PyObject *tuple_of(PyObject *const *items, Py_ssize_t count) {
  PyObject *tuple = PyTuple_New(count);
  for (Py_ssize_t i = 0; tuple && i < count; i++) PyTuple_SetItem(tuple, i, Py_NewRef(items[i]));
  return tuple;
}

// A dict of the values that a caller has passed by `names`, behind the `count` others.
static PyObject *kwargs_of(PyObject *const *args, Py_ssize_t count, PyObject *names) {
  PyObject *kwargs = PyDict_New();
  for (Py_ssize_t i = 0; kwargs && names && i < PyTuple_Size(names); i++)
    if (PyDict_SetItem(kwargs, PyTuple_GetItem(names, i), args[count + i])) Py_CLEAR(kwargs);
  return kwargs;
}

// From nests to flat arguments.

static const Node *flatten_nest(Call *call, const Node *here, PyObject *value);

// Flatten `value`; return the node behind the tree, NULL if Python must flatten it.
static inline const Node *flatten(Call *call, const Node *node, PyObject *value) {
  if (!value) return NULL;
  if (node->kind == LEAF) return set(call, node->number, Py_NewRef(value)), node + 1;
  if (node->kind == NONE) return value == Py_None ? node + 1 : NULL;
  return flatten_nest(call, node, value);
}

static const Node *flatten_nest(Call *call, const Node *here, PyObject *value) {
  const Node *first = PART(Node, call->plan, call->plan->slots), *node = here + 1;
  int is_list = PyList_CheckExact(value) || PyTuple_CheckExact(value);
  if (here->kind == SEQUENCE ? !is_list : !PyDict_CheckExact(value)) return NULL;
  if (PyObject_Size(value) != here->number) return NULL;
  for (Py_ssize_t i = 0; node && i < here->number; i++) {
    PyObject *key = call->self->keys[node - first];
    PyObject *item = here->kind == SEQUENCE ? PySequence_GetItem(value, i)
                                            : Py_XNewRef(PyDict_GetItemWithError(value, key));
    node = flatten(call, node, item);
    Py_XDECREF(item);
  }
  return node;
}

static int has_key(PyObject *name, PyObject *key) {
  return key != Py_None && PyUnicode_CheckExact(name) && !PyUnicode_Compare(name, key);
}

// Flatten what the caller has passed: `count` values by position, and those that have `names`.
static int bind(Call *call, PyObject *const *args, Py_ssize_t count, PyObject *names) {
  const Caller *self = call->self;
  Py_ssize_t named = names ? PyTuple_Size(names) : 0, used = 0;
  if (count > self->positional_count) return 0;
  const Node *first = PART(Node, call->plan, call->plan->slots), *node = first;
  int inputs = call->plan->slot_count - (self->out_count > 0);
  for (int i = 0; i < call->plan->slot_count; i++) {
    PyObject *value = i < count ? args[i] : NULL;
    for (Py_ssize_t j = 0; !value && j < named; j++)
      if (has_key(PyTuple_GetItem(names, j), self->keys[node - first])) value = args[count + j];
    used += value != NULL;
    const Node *next = i < inputs || self->takes_outs ? flatten(call, node, value) : NULL;
    if (i == inputs) call->out = value, call->has_outs = next != NULL;
    else if (!next) return 0;
    node = next;
  }
  for (int i = call->plan->argument_count - self->out_count; i < call->plan->argument_count; i++)
    call->has_outs = call->has_outs && PyArray_CheckExact(call->flat[i]);
  return used == count + named;
}

// The same by Python, which raises the error.
static int bind_in_python(Call *call, PyObject *const *args, Py_ssize_t count, PyObject *names) {
  PyErr_Clear();
  PyObject *pair = PyObject_CallMethod((PyObject *)call->self, "_flatten", "NN",
                                       tuple_of(args, count), kwargs_of(args, count, names));
  if (!pair) return 0;
  PyObject *flat = PyTuple_GetItem(pair, 0);
  for (int i = 0; i < call->plan->argument_count - call->self->out_count; i++)
    set(call, i, PySequence_GetItem(flat, i));
  call->out = PyTuple_GetItem(pair, 1); // which the caller keeps
  call->has_outs = 0;
  Py_DECREF(pair);
  return !PyErr_Occurred();
}

// From objects to parameters: each function returns why an object cannot be passed as it is.

static int describe_array(Call *call, int i, PyArrayObject *array) {
  const Value *type = argument(call, i);
  int rank = PyArray_NDIM(array), shift = __builtin_ctz((unsigned)type->itemsize), is_uneven = 0;
  const npy_intp *sizes = PyArray_DIMS(array), *bytes = PyArray_STRIDES(array);
  int64_t strides[MAX_RANK];
  for (int axis = 0; axis < rank; axis++) {
    strides[axis] = bytes[axis] >> shift;
    is_uneven |= strides[axis] * type->itemsize != bytes[axis] && sizes[axis] > 1;
  }
  Tensor tensor = {PyArray_DATA(array), CPU, 0, rank, type->dtype, (int64_t *)sizes, strides, 0};
  int why = describe(call->plan, type, &tensor, call->memory);
  if (!why && type->access && !PyArray_ISWRITEABLE(array)) return READ_ONLY;
  return !why && is_uneven && PyArray_Size((PyObject *)array) ? UNEVEN_STRIDE : why;
}

// The row-major copy of an array that a function does not write to.
static int describe_copy(Call *call, int i, PyArrayObject *array) {
  int flags = NPY_ARRAY_DEFAULT | NPY_ARRAY_ENSURECOPY;
  PyObject *copy = PyArray_FromArray(array, NULL, flags);
  if (!copy) return PyErr_Clear(), WRONG_STRIDE;
  set(call, i, copy);
  return describe_array(call, i, (PyArrayObject *)copy);
}

// The element type of a buffer, as the `struct` module names it, in DLPack's numbers; 0 for others.
static uint32_t dtype_of(const Buffer *buffer) {
  const char *format = buffer->format ? buffer->format : "B";
  format += *format == '@' || *format == '=' || *format == '<';
  int is_complex = *format == 'Z';
  format += is_complex;
  uint32_t code = strchr("bhilqn", *format)   ? 0
                  : strchr("BHILQN", *format) ? 1
                  : strchr("efd", *format)    ? 2
                                              : 6;
  if (!*format || format[1] || (code == 6 && *format != '?') || (is_complex && code != 2)) return 0;
  return (is_complex ? 5 : code) | (uint32_t)buffer->itemsize << 11 | 1 << 16;
}

static PyObject *array_interface, *exchange_api; // names of attributes

// Describe the memory of an object that has the buffer protocol; a memoryview of it becomes the
// argument. An object that also has an __array_interface__ is left to Python.
static int describe_buffer(Call *call, int i, PyObject *object) {
  const Value *type = argument(call, i);
  Buffer buffer;
  int64_t strides[MAX_RANK];
  if (PyObject_HasAttr((PyObject *)Py_TYPE(object), array_interface)) return WRONG_KIND;
  PyObject *view = PyMemoryView_FromObject(object);
  if (!view || PyObject_GetBuffer(view, &buffer, ANY_BUFFER)) {
    PyErr_Clear();
    Py_XDECREF(view);
    return WRONG_KIND;
  }
  int why = buffer.data && !buffer.suboffsets && buffer.rank <= MAX_RANK ? OK : WRONG_KIND;
  for (int axis = 0; !why && buffer.strides && axis < buffer.rank; axis++) {
    strides[axis] = buffer.strides[axis] / type->itemsize;
    if (strides[axis] * type->itemsize != buffer.strides[axis]) why = UNEVEN_STRIDE;
  }
  Tensor tensor = {buffer.data,
                   CPU,
                   0,
                   buffer.rank,
                   dtype_of(&buffer),
                   (int64_t *)buffer.sizes,
                   buffer.strides ? strides : NULL,
                   0};
  if (!why) why = describe(call->plan, type, &tensor, call->memory);
  if (!why && type->access && buffer.is_readonly) why = READ_ONLY;
  PyBuffer_Release(&buffer);
  if (why) Py_DECREF(view);
  else set(call, i, view);
  return why;
}

typedef struct { // DLPackExchangeAPI of DLPack 1.3
  uint32_t major, minor;
  const void *previous;
  void *allocator, *from_object, *to_object;
  int (*borrow)(PyObject *, Tensor *);
} Exchange;

// Whether an attribute, or what a method returns, is false, or is not there.
static int lacks(PyObject *object, const char *name) {
  PyObject *value = PyObject_GetAttrString(object, name);
  if (value && PyCallable_Check(value)) {
    PyObject *returned = PyObject_CallNoArgs(value);
    Py_DECREF(value);
    value = returned;
  }
  int is_true = value ? PyObject_IsTrue(value) : 0;
  Py_XDECREF(value);
  PyErr_Clear();
  return is_true == 0;
}

// Describe the memory of a tensor whose type has DLPack's C exchange, which does not say of lazy
// operations and gradients: these are left to Python.
static int describe_tensor(Call *call, int i, PyObject *object) {
  PyObject *capsule = PyObject_GetAttr((PyObject *)Py_TYPE(object), exchange_api);
  const Exchange *exchange = capsule ? PyCapsule_GetPointer(capsule, "dlpack_exchange_api") : NULL;
  Py_XDECREF(capsule); // its type keeps it
  Tensor tensor;
  int why = WRONG_KIND;
  if (exchange && exchange->major == 1 && exchange->borrow && lacks(object, "requires_grad") &&
      lacks(object, "is_neg") && lacks(object, "is_conj") && !exchange->borrow(object, &tensor) &&
      tensor.data)
    why = describe(call->plan, argument(call, i), &tensor, call->memory);
  PyErr_Clear();
  return why;
}

// Describe any object; one of Python's making is of the right type.
static int take_array(Call *call, int i, int is_converted) {
  const Value *type = argument(call, i);
  PyObject *object = call->flat[i];
  if (PyArray_CheckExact(object)) {
    PyArrayObject *array = (PyArrayObject *)object;
    if (!is_converted && (PyObject *)PyArray_DESCR(array) != call->self->dtypes[i])
      return WRONG_DTYPE;
    int why = describe_array(call, i, array);
    if ((why == WRONG_STRIDE || why == MISALIGNED || why == UNEVEN_STRIDE) && !type->has_strides &&
        !type->access)
      why = describe_copy(call, i, array);
    return why || is_apart(call->plan, call->memory, i) ? why : OVERLAP;
  }
  int is_input = i < call->plan->argument_count - call->self->out_count;
  if (!is_input || PyArray_Check(object) || PyArray_IsScalar(object, Generic)) return WRONG_KIND;
  if (PyObject_CheckBuffer(object)) return describe_buffer(call, i, object);
  return describe_tensor(call, i, object);
}

// Whether it is an integer or a float of NumPy, of exactly its type.
static int is_numpy_number(PyObject *number) {
  if (PyType_GetFlags(Py_TYPE(number)) & Py_TPFLAGS_HEAPTYPE) return 0;
  return PyArray_IsScalar(number, Floating) ||
         (PyArray_IsScalar(number, Integer) && !PyArray_IsScalar(number, Timedelta));
}

static int take_float(const Value *type, PyObject *number, char *memory) {
  int is_number = PyFloat_CheckExact(number) || PyLong_CheckExact(number) || PyBool_Check(number) ||
                  is_numpy_number(number) || PyArray_IsScalar(number, Bool);
  double value = is_number ? PyFloat_AsDouble(number) : 0;
  if (!is_number || (value == -1 && PyErr_Occurred())) return PyErr_Clear(), WRONG_KIND;
  return store_float(type, value, memory) ? OK : OUT_OF_RANGE;
}

static int take_int(const Value *type, PyObject *number, char *memory) {
  int is_outside;
  int64_t word = PyLong_AsLongLongAndOverflow(number, &is_outside);
  if (!is_outside) return store_integer(type, word, memory) ? OK : OUT_OF_RANGE;
  if (is_outside < 0 || type->kind != UNSIGNED || type->itemsize < 8) return OUT_OF_RANGE;
  uint64_t large = PyLong_AsUnsignedLongLong(number);
  memcpy(memory + type->place, &large, 8);
  return PyErr_Occurred() ? PyErr_Clear(), OUT_OF_RANGE : OK;
}

static int take_integer(const Value *type, PyObject *number, char *memory) {
  if (PyLong_CheckExact(number) || PyBool_Check(number)) return take_int(type, number, memory);
  PyObject *integer = NULL;
  if (PyArray_IsScalar(number, Bool)) integer = PyBool_FromLong(PyObject_IsTrue(number));
  else if (is_numpy_number(number) && PyArray_IsScalar(number, Integer))
    integer = PyNumber_Index(number);
  int why = integer ? take_int(type, integer, memory) : WRONG_KIND;
  Py_XDECREF(integer);
  PyErr_Clear();
  return why;
}

// Put argument `i` into the parameters: what the caller has passed, or what Python made of it.
static inline int take(Call *call, int i, int is_converted) {
  const Value *type = argument(call, i);
  if (type->kind == ARRAY) return take_array(call, i, is_converted);
  if (type->kind == FLOATING) return take_float(type, call->flat[i], call->memory);
  if (type->kind != OTHER) return take_integer(type, call->flat[i], call->memory);
  if (!is_converted) return WRONG_KIND;
  memcpy(call->memory + type->place, PyBytes_AsString(call->flat[i]), (size_t)type->itemsize);
  return OK;
}

// Put what Python makes of argument `i` into the parameters; Python also says why that cannot be.
static int convert(Call *call, int i, int why) {
  PyObject *self = (PyObject *)call->self;
  if (why != OVERLAP) {
    int is_bytes = argument(call, i)->kind == OTHER;
    PyObject *other = PyObject_CallMethod(self, "_convert", "iOi", i, call->flat[i], is_bytes);
    if (!other) return 0;
    set(call, i, other);
    why = take(call, i, 1);
  }
  if (why == OVERLAP) Py_XDECREF(PyObject_CallMethod(self, "_refuse_overlap", "i", i));
  else if (why) PyErr_Format(PyExc_ValueError, "argument %d changed during the call", i);
  return !why;
}

static inline int take_each(Call *call, int first, int last) {
  for (int i = first; i < last; i++) {
    int why = take(call, i, 0);
    if (why && !convert(call, i, why)) return 0;
  }
  return 1;
}

// Put all arguments into the parameters, and compare the sizes.
static int take_all(Call *call) {
  const Plan *plan = call->plan;
  PyObject *self = (PyObject *)call->self;
  int inputs = plan->argument_count - call->self->out_count;
  if (!take_each(call, 0, inputs)) return 0;
  if (call->self->out_count && !call->has_outs) {
    PyObject *arrays = PyObject_CallMethod(
        self, "_out_arrays", "ON", call->out ? call->out : Py_None, tuple_of(call->flat, inputs));
    if (!arrays) return 0;
    for (int i = inputs; i < plan->argument_count; i++)
      set(call, i, PySequence_GetItem(arrays, i - inputs));
    Py_DECREF(arrays);
  }
  if (!take_each(call, inputs, plan->argument_count)) return 0;
  const Condition *condition = failing(plan, call->memory);
  if (!condition) return 1;
  int number = (int)(condition - PART(Condition, plan, plan->conditions));
  Py_XDECREF(PyObject_CallMethod(self, "_refuse_sizes", "iN", number,
                                 tuple_of(call->flat, plan->argument_count)));
  return 0;
}

// The function runs. A library that has no packed functions has C wrappers. A C function takes its
// integers and pointers in one sequence of registers, its floats in another, whatever their order,
// and the other arguments on the stack, eight bytes each; it returns either in a register (System V
// ABI of x86-64, 3.2.3; AAPCS64, 6.8). So all signatures are called alike: all registers are
// passed, and as many words on the stack.

enum { FLOATS = 8, STACK = 48 };
#if defined(__x86_64__) && defined(__LP64__)
enum { INTEGERS = 6 };
#define INTEGER_TYPES int64_t, int64_t, int64_t, int64_t, int64_t, int64_t
#define INTEGER_WORDS w[0], w[1], w[2], w[3], w[4], w[5]
#elif defined(__aarch64__) && defined(__LP64__)
enum { INTEGERS = 8 };
#define INTEGER_TYPES EIGHT(int64_t)
#define INTEGER_WORDS w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7]
#else
#error "for this processor, functions are called by Python alone"
#endif
#define EIGHT(type) type, type, type, type, type, type, type, type
#define EIGHT_OF(s) (s)[0], (s)[1], (s)[2], (s)[3], (s)[4], (s)[5], (s)[6], (s)[7]
#define TYPES                                                                                      \
  INTEGER_TYPES, EIGHT(double), EIGHT(int64_t), EIGHT(int64_t), EIGHT(int64_t), EIGHT(int64_t),    \
      EIGHT(int64_t), EIGHT(int64_t)
#define WORDS                                                                                      \
  INTEGER_WORDS, EIGHT_OF(f), EIGHT_OF(s), EIGHT_OF(s + 8), EIGHT_OF(s + 16), EIGHT_OF(s + 24),    \
      EIGHT_OF(s + 32), EIGHT_OF(s + 40)
typedef int64_t ReturnsInteger(TYPES);
typedef double ReturnsFloat(TYPES);

// Write the words that the C wrapper takes; whether there is room for them.
static int write_words(const Caller *self, char *memory, int64_t *words) {
  const Value *types = PART(Value, self->plan, self->plan->arguments);
  int integers = 0, floats = 0, stack = 0;
  if (self->is_result_by_pointer) words[integers++] = (int64_t)memory;
  for (int i = 0; i < self->plan->argument_count; i++) {
    const Value *type = &types[i];
    int is_float = type->kind == FLOATING;
    int is_pointer = type->kind == ARRAY || (type->kind == OTHER && type->itemsize > 1);
    int64_t word = 0;
    if (is_pointer) word = (int64_t)(memory + type->place);
    else if (is_float) memcpy(&word, memory + type->place, (size_t)type->itemsize);
    else word = load_integer(type, memory);
    if (is_float && floats < FLOATS) words[INTEGERS + floats++] = word;
    else if (!is_float && integers < INTEGERS) words[integers++] = word;
    else if (stack < STACK) words[INTEGERS + FLOATS + stack++] = word;
    else return 0;
  }
  return 1;
}

static void call_wrapper(const Caller *self, char *memory) {
  int64_t w[INTEGERS + FLOATS + STACK] = {0};
  double f[FLOATS];
  const int64_t *s = w + INTEGERS + FLOATS;
  const Value *type = PART(Value, self->plan, self->plan->results);
  write_words(self, memory, w);
  memcpy(f, w + INTEGERS, sizeof f);
  if (self->is_result_by_pointer || !self->plan->result_count || type->kind != FLOATING) {
    int64_t returned = ((ReturnsInteger *)self->wrapper)(WORDS);
    if (!self->is_result_by_pointer && self->plan->result_count)
      memcpy(memory + type->place, &returned, (size_t)type->itemsize);
  } else {
    double returned = ((ReturnsFloat *)self->wrapper)(WORDS);
    memcpy(memory + type->place, &returned, (size_t)type->itemsize);
  }
}

static int run(PyObject *self, const Call *call) {
  const char *message = NULL;
  int32_t status = 0;
  Py_BEGIN_ALLOW_THREADS;
  if (call->self->packed) status = call->self->packed(call->memory, &message, NULL);
  else call_wrapper(call->self, call->memory);
  Py_END_ALLOW_THREADS;
  if (status) Py_XDECREF(PyObject_CallMethod(self, "_raise_failure", "iz", status, message));
  return !status;
}

// From results to objects.

static PyObject *read_number(Call *call, int i) {
  const Value *type = result(call, i);
  if (type->kind == FLOATING) return PyFloat_FromDouble(load_float(type, call->memory));
  if (type->kind == OTHER)
    return PyObject_CallMethod((PyObject *)call->self, "_number", "iy#", i,
                               call->memory + type->place, (Py_ssize_t)type->itemsize);
  int64_t number = load_integer(type, call->memory);
  if (type->kind == FLAG) return PyBool_FromLong((long)number);
  if (type->kind == UNSIGNED) return PyLong_FromUnsignedLongLong((uint64_t)number);
  return PyLong_FromLongLong(number);
}

static void release(PyObject *objects, void *memory) {
  void (*free)(void *) = (void (*)(void *))PyLong_AsVoidPtr(PyTuple_GetItem(objects, FREE));
  free(memory);
}

// Memory that compiled code has allocated is freed with the last array over it.
static void free_block(PyObject *block) {
  PyObject *objects = PyCapsule_GetContext(block);
  release(objects, PyCapsule_GetPointer(block, NULL));
  Py_DECREF(objects);
}

// The object that keeps the memory of result `i` alive: an argument, the owner that an earlier
// result has, a new one, or for a global the image. None for an array whose pointers are null.
static PyObject *owner_of(Call *call, int i) {
  const Value *type = result(call, i);
  char *fields = descriptor_of(call->plan, type, call->memory);
  char *allocated = fields ? load_pointer(fields) : NULL;
  if (!allocated && (!fields || !load_pointer(fields + POINTER))) return Py_NewRef(Py_None);
  if (!allocated || (int64_t)allocated == GLOBAL)
    return Py_NewRef(PyTuple_GetItem(call->objects, IMAGE));
  int sharer = sharer_of(call->plan, call->memory, i);
  if (sharer >= 0) return Py_XNewRef(call->flat[sharer]);
  PyObject *block = PyCapsule_New(allocated, NULL, free_block);
  if (block) PyCapsule_SetContext(block, Py_NewRef(call->objects));
  else release(call->objects, allocated);
  return block;
}

static int is_writable(Call *call, PyObject *owner) {
  if (PyArray_Check(owner)) return PyArray_ISWRITEABLE((PyArrayObject *)owner);
  if (PyMemoryView_Check(owner)) return lacks(owner, "readonly");
  return owner != PyTuple_GetItem(call->objects, IMAGE);
}

// The array of a descriptor; takes the reference to `owner`. NumPy does not accept a null pointer,
// which an array without elements may have.
static PyObject *read_array(Call *call, int i, PyObject *owner) {
  const Value *type = result(call, i);
  int rank = rank_of(call->plan, type, call->memory), is_empty = 0;
  if (rank < 0 || rank > MAX_RANK) {
    Py_DECREF(owner);
    return PyErr_Format(PyExc_ValueError, "a result has %d dimensions", rank);
  }
  int64_t sizes[2 * MAX_RANK], *strides = sizes + rank;
  Tensor array = array_of(call->plan, type, call->memory, sizes);
  for (int axis = 0; axis < rank; axis++) {
    strides[axis] *= type->itemsize;
    is_empty |= sizes[axis] == 0;
  }
  PyArray_Descr *dtype = (PyArray_Descr *)call->self->dtypes[call->plan->argument_count + i];
  Py_INCREF(dtype);
  PyObject *object = PyArray_NewFromDescr(
      &PyArray_Type, dtype, rank, (npy_intp *)sizes, is_empty ? NULL : (npy_intp *)strides,
      is_empty ? NULL : array.data, is_writable(call, owner) ? NPY_ARRAY_WRITEABLE : 0, NULL);
  if (!object || is_empty) Py_DECREF(owner);
  else if (PyArray_SetBaseObject((PyArrayObject *)object, owner) < 0) Py_CLEAR(object);
  return object;
}

// Nest flat results by the signature; `*node` moves behind its tree.
static PyObject *assemble(Call *call, const Node **node, PyObject **flat) {
  const Node *here = (*node)++, *first = PART(Node, call->plan, call->plan->result);
  if (here->kind == LEAF) return Py_NewRef(flat[here->number]);
  if (here->kind == NONE) return Py_NewRef(Py_None);
  PyObject *nest = here->kind == DICT ? PyDict_New() : PyTuple_New(here->number);
  for (Py_ssize_t i = 0; nest && i < here->number; i++) {
    PyObject *key = call->self->result_keys[*node - first], *item = assemble(call, node, flat);
    if (!item || (here->kind == DICT ? PyDict_SetItem(nest, key, item)
                                     : PyTuple_SetItem(nest, i, Py_NewRef(item))))
      Py_CLEAR(nest);
    Py_XDECREF(item);
  }
  return nest;
}

static PyObject *read_results(Call *call) {
  const Plan *plan = call->plan;
  int count = plan->result_count, failed = 0;
  const Node *root = PART(Node, plan, plan->result);
  PyObject **flat = call->flat + plan->argument_count;
  if (count == 1 && root->kind == LEAF && result(call, 0)->kind != ARRAY)
    return read_number(call, 0);
  for (int i = 0; i < count; i++) // all of them first: they free what cannot be read
    if (result(call, i)->kind == ARRAY) flat[i] = owner_of(call, i);
  for (int i = 0; i < count; i++) {
    if (result(call, i)->kind != ARRAY) flat[i] = read_number(call, i);
    else if (flat[i] && flat[i] != Py_None) flat[i] = read_array(call, i, flat[i]);
    failed |= !flat[i];
  }
  for (int i = 0; i < count; i++) { // the descriptor behind an unranked one
    const Value *type = result(call, i);
    if (type->kind != ARRAY || type->rank >= 0) continue;
    char *fields = descriptor_of(plan, type, call->memory);
    if (fields) release(call->objects, fields);
  }
  for (int i = 0; !failed && i < count; i++)
    if (flat[i] == Py_None) {
      set(call, plan->argument_count + i,
          PyObject_CallMethod((PyObject *)call->self, "_null_result", "i", i));
      failed = !flat[i];
    }
  return failed ? NULL : assemble(call, &root, flat - call->self->out_count);
}

static PyObject *call_in_python(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *names) {
  return PyObject_CallMethod(self, "call_in_python", "NN", tuple_of(args, count),
                             kwargs_of(args, count, names));
}

// As of PEP 590: the highest bit of `number` is a flag, and values by keyword are behind `args`.
static PyObject *caller_call(PyObject *object, PyObject *const *args, size_t number,
                             PyObject *names) {
  Caller *self = (Caller *)object;
  Py_ssize_t count = (Py_ssize_t)(number & (SIZE_MAX >> 1));
  if (!self->objects) return call_in_python(object, args, count, names);
  const Plan *plan = self->plan;
  int values = plan->argument_count + plan->result_count;
  size_t parameters = ((size_t)plan->memory_bytes + 15) & ~(size_t)15;
  size_t bytes = parameters + (size_t)values * sizeof(PyObject *);
  _Alignas(16) char room[4096];
  char *memory = bytes <= sizeof room ? room : PyMem_Malloc(bytes);
  if (!memory) return PyErr_NoMemory();
  // Another thread may close the library during the call: so it keeps the objects.
  Call call = {self, plan, Py_NewRef(self->objects), memory, (PyObject **)(memory + parameters),
               NULL, 0};
  for (int i = 0; i < values; i++) call.flat[i] = NULL;
  int is_bound = bind(&call, args, count, names) || bind_in_python(&call, args, count, names);
  PyObject *result = is_bound && take_all(&call) && run(object, &call) ? read_results(&call) : NULL;
  for (int i = 0; i < values; i++) Py_XDECREF(call.flat[i]);
  Py_DECREF(call.objects);
  if (memory != room) PyMem_Free(memory);
  return result;
}

// Set what the function is called by; whether C can call it.
static PyObject *prepare(PyObject *object, PyObject *args) {
  Caller *self = (Caller *)object;
  PyObject *objects;
  unsigned long long packed, wrapper;
  if (!PyArg_ParseTuple(args, "O!KKiiii", &PyTuple_Type, &objects, &packed, &wrapper,
                        &self->is_result_by_pointer, &self->positional_count, &self->out_count,
                        &self->takes_outs))
    return NULL;
  self->plan = (const Plan *)PyBytes_AsString(PyTuple_GetItem(objects, PLAN));
  self->packed = (Packed *)(uintptr_t)packed;
  self->wrapper = (void *)(uintptr_t)wrapper;
  PyObject *dtypes = PyTuple_GetItem(objects, DTYPES), *keys = PyTuple_GetItem(objects, KEYS);
  Py_ssize_t dtype_count = PyTuple_Size(dtypes), key_count = PyTuple_Size(keys);
  int64_t words[INTEGERS + FLOATS + STACK];
  char *memory = PyMem_Calloc(1, (size_t)self->plan->memory_bytes + 1);
  int is_callable = memory && (packed || write_words(self, memory, words));
  PyMem_Free(memory);
  if (!is_callable) Py_RETURN_FALSE;
  PyObject **items = PyMem_Calloc((size_t)(dtype_count + key_count) + 1, sizeof *items);
  if (!items) return PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < dtype_count; i++) items[i] = PyTuple_GetItem(dtypes, i);
  for (Py_ssize_t i = 0; i < key_count; i++) items[dtype_count + i] = PyTuple_GetItem(keys, i);
  const Node *node = PART(Node, self->plan, self->plan->slots), *first = node;
  for (int i = 0, left; i < self->plan->slot_count; i++) // to the end of the slots
    for (left = 1; left; node++)
      left += (node->kind == SEQUENCE || node->kind == DICT ? node->number : 0) - 1;
  self->dtypes = items;
  self->keys = items + dtype_count;
  self->result_keys = self->keys + (node - first);
  self->objects = Py_NewRef(objects);
  Py_RETURN_TRUE;
}

// Let Python make the calls, which refuses them if the library is closed.
static PyObject *forget(PyObject *object, PyObject *unused) {
  (void)unused;
  Py_CLEAR(((Caller *)object)->objects);
  Py_RETURN_NONE;
}

static PyMemberDef caller_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Caller, vectorcall), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};
// A class that has the flag of vectorcall must itself say where it is, and have `__call__`.
static PyType_Slot subclass_slots[] = {
    {Py_tp_call, PyVectorcall_Call}, {Py_tp_members, caller_members}, {0, NULL}};
static PyType_Spec subclass_spec = {"mlir_abi.runtime.call.compiled_function.CompiledFunction", 0,
                                    0, Py_TPFLAGS_DEFAULT | HAVE_VECTORCALL, subclass_slots};

// It has the documentation of its base, which Python does not let it inherit.
static PyTypeObject *new_subclass(PyObject *base) {
  PyObject *subclass = PyType_FromSpecWithBases(&subclass_spec, base);
  PyObject *attributes = PyObject_GetAttrString(base, "__dict__"), *documentation = NULL;
  if (attributes) documentation = PyMapping_GetItemString(attributes, "__doc__");
  if (!subclass || !documentation || PyObject_SetAttrString(subclass, "__doc__", documentation))
    Py_CLEAR(subclass);
  Py_XDECREF(attributes);
  Py_XDECREF(documentation);
  return (PyTypeObject *)subclass;
}

// All functions are of a subclass: before Python 3.12 vectorcall is inherited only by a class in C.
static PyObject *caller_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  static PyTypeObject *subclass;
  if (!subclass) subclass = new_subclass((PyObject *)type);
  if (!subclass) return NULL;
  if (PyType_GetSlot(subclass, Py_tp_base) == type) type = subclass;
  Caller *self = (Caller *)PyType_GenericNew(type, args, kwargs);
  if (self) self->vectorcall = (void *)caller_call;
  return (PyObject *)self;
}

// No cycle of references goes through the objects, so that the garbage collector need not know of
// them.
static void caller_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(((Caller *)self)->objects);
  PyMem_Free(((Caller *)self)->dtypes);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyMethodDef caller_methods[] = {{"_prepare", prepare, METH_VARARGS, NULL},
                                       {"_forget", forget, METH_NOARGS, NULL},
                                       {NULL, NULL, 0, NULL}};
static PyType_Slot caller_slots[] = {
    {Py_tp_call, PyVectorcall_Call}, {Py_tp_members, caller_members},
    {Py_tp_methods, caller_methods}, {Py_tp_new, caller_new},
    {Py_tp_dealloc, caller_dealloc}, {0, NULL}};
static PyType_Spec caller_spec = {"mlir_abi.runtime.call._numpy_call.Caller", sizeof(Caller), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | HAVE_VECTORCALL,
                                  caller_slots};

// In a subinterpreter Python calls the functions: NumPy's C API is for the main one.
static int initialize(PyObject *module) {
  if (PyInterpreterState_GetID(PyInterpreterState_Get()) != 0) {
    PyErr_SetString(PyExc_ImportError, "this is a subinterpreter");
    return -1;
  }
  array_interface = PyUnicode_InternFromString("__array_interface__");
  exchange_api = PyUnicode_InternFromString("__dlpack_c_exchange_api__");
  PyObject *layout = Py_BuildValue("nnnnnn", sizeof(Value), sizeof(Node), sizeof(Sum), sizeof(Term),
                                   sizeof(Condition), sizeof(Plan));
  if (PyArray_ImportNumPyAPI() || PyModule_AddObject(module, "LAYOUT", layout)) return -1;
  return PyModule_AddObject(module, "Caller", PyType_FromSpec(&caller_spec));
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, initialize}, {0, NULL}};
static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_numpy_call", NULL, 0, NULL, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__numpy_call(void) { return PyModuleDef_Init(&definition); }
