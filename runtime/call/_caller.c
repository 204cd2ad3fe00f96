// The common calls of compiled functions, in C.
//
// `Caller` is the base class of Python's `CompiledFunction`. A call goes through this file from top
// to bottom: the caller's nest becomes flat values; each becomes a word that the C wrapper takes, a
// number or a pointer to a memref descriptor; the wrapper runs, without the GIL; its results become
// Python objects, in a nest. Values of the exact types `ndarray`, `int`, `float`, `bool`, `list`,
// `tuple` and `dict` are taken, if they can be passed as they are. For anything else the call
// starts again in Python (`call_in_python`), which has all rules, conversions, copies and errors.
// Python also reads results that are not common (`results_in_python`).

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <structmember.h>

#include <float.h>
#include <math.h>
#include <numpy/arrayobject.h>
#include <stdint.h>

// For x86-64 (System V ABI, 3.2.3): a C function takes its integers and pointers in one sequence of
// registers, its floats in another, whatever their order, and the other arguments on the stack,
// eight bytes each; it returns either in a register. So all signatures are called alike, which only
// libffi could do otherwise: all registers are passed, the words on the stack are one struct, since
// it has more than 16 bytes, and a struct of both is what both result registers hold.
#if !defined(__x86_64__) || !defined(__LP64__)
#error "for this processor, functions are called by Python alone"
#endif
#define PARAMETERS                                                                                 \
  int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, double, double, double, double, double,    \
      double, double, double
#define REGISTERS i[0], i[1], i[2], i[3], i[4], i[5], f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7]

enum { INTEGERS = 6, FLOATS = 8, STACK = 48, MAX_ARGUMENTS = INTEGERS + FLOATS + STACK };
enum { MAX_RESULTS = 32, MAX_RESULT_BYTES = 2048, MAX_RANK = 8, MAX_DESCRIPTOR_WORDS = 768 };
enum { ALLOCATED, ALIGNED, OFFSET, SIZES }; // the words of a descriptor; behind the sizes: strides
static const int64_t ANY = INT64_MIN;       // a size or stride that the type leaves open
static const int64_t GLOBAL = 0xDEADBEEF;   // the allocated pointer of a global

typedef struct {
  int64_t words[STACK];
} Stack;
typedef struct {
  int64_t integer;
  double number;
} Returned;
typedef Returned Function(PARAMETERS), FunctionWithStack(PARAMETERS, Stack);

// How a function is called: written by Python (`runtime/call/plan.py` declares the same structs).

typedef struct {    // an argument or result
  int32_t kind;     // 'a': an array; for a number the kind of its dtype, 'b', 'i', 'u' or 'f'
  int32_t itemsize; // the bytes of the number, or of an element
  int32_t place;    // of a result: its byte in the struct; of an argument: its descriptor's word
  int32_t word;     // of an argument: which word of the registers and the stack it is
  PyArray_Descr *dtype;                           // of an array, as all of the following
  int32_t alignment, writable, rank, has_strides; // writable 2: no other array may overlap
  int64_t offset, sizes[MAX_RANK], strides[MAX_RANK];
} Value;

typedef struct { // of sizes: 2 * n - m must be 0, n - 1 at least 0, n a multiple of 4
  int32_t term_count, at_least, divisor, unused;
  int64_t constant;
  const int64_t (*terms)[2]; // words of descriptors, and the factors of these
} Condition;

typedef struct {  // a node of a nest; those below it follow it
  int32_t kind;   // 'l': a leaf; 's': a tuple, or a list; 'd': a dict; 'n': None
  int32_t number; // of the leaf, or how many nodes are below it
  PyObject *key;  // its key in the dict above it, or the keyword of an argument; NULL without one
} Node;

typedef struct {
  void *function; // the C wrapper
  void (*free)(void *);
  const Value *arguments, *results;
  const Condition *conditions;
  const Node *slots, *result; // slots: one tree after the other, each of a value that is passed
  int32_t argument_count, result_count, condition_count;
  int32_t slot_count, positional_count, out_count;
  int32_t words, result_bytes, has_struct;
} Plan;

typedef struct {
  PyObject ob_base;
  const Plan *plan;      // NULL if only Python calls the function
  PyObject *plan_object; // keeps the plan
  PyObject *image;       // the compiled code; None once it is closed
} Caller;

typedef struct { // the memory of one call
  PyObject *flat[MAX_ARGUMENTS];
  int64_t words[MAX_ARGUMENTS], descriptors[MAX_DESCRIPTOR_WORDS];
  _Alignas(16) char results[MAX_RESULT_BYTES];
} Frame;

typedef struct {
  PyObject ob_base;
  void *address;
  void (*free)(void *);
  PyObject *image;
} Block; // memory that compiled code has allocated: freed with the last array over it

static PyTypeObject *block_type;

static void block_dealloc(PyObject *self) {
  Block *block = (Block *)self;
  PyTypeObject *type = Py_TYPE(self);
  if (block->address) block->free(block->address);
  Py_XDECREF(block->image);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

// From the caller's nest to flat values. Each function returns 0 if Python has to see to the value.

// Put the leaves of `value` into `flat`; `*node` moves behind its tree. Takes the reference to
// `value`, since the lookup of a key may run Python code, which may change containers.
static int flatten(const Node **node, PyObject *value, PyObject **flat) {
  const Node *here = (*node)++;
  if (!value) return 0;
  if (here->kind == 'l') {
    flat[here->number] = value;
    return 1;
  }
  int is_common = value == Py_None;
  if (here->kind == 'd') is_common = PyDict_CheckExact(value);
  if (here->kind == 's') is_common = PyList_CheckExact(value) || PyTuple_CheckExact(value);
  if (here->kind != 'n') is_common = is_common && PyObject_Size(value) == here->number;
  for (Py_ssize_t i = 0; is_common && i < here->number; i++) {
    PyObject *item;
    if (here->kind == 's') item = PySequence_GetItem(value, i);
    else Py_XINCREF(item = PyDict_GetItemWithError(value, (*node)->key));
    is_common = flatten(node, item, flat);
  }
  Py_DECREF(value);
  return is_common;
}

// Flatten what the caller has passed, by position and by keyword.
static int bind(const Plan *plan, PyObject *args, PyObject *kwargs, PyObject **flat) {
  Py_ssize_t positions = PyTuple_Size(args), named = kwargs ? PyDict_Size(kwargs) : 0;
  if (positions > plan->positional_count || positions + named != plan->slot_count) return 0;
  const Node *node = plan->slots;
  for (int i = 0; i < plan->slot_count; i++) {
    PyObject *value = NULL;
    if (i < positions) value = PyTuple_GetItem(args, i);
    else if (node->key) value = PyDict_GetItemWithError(kwargs, node->key);
    Py_XINCREF(value);
    if (!flatten(&node, value, flat)) return 0;
  }
  return 1;
}

// From flat values to words.

// Write the descriptor of an array; its strides are those that `element_strides` gives.
static int describe(const Value *type, PyObject *object, int64_t *fields) {
  if (!PyArray_CheckExact(object)) return 0;
  PyArrayObject *array = (PyArrayObject *)object;
  if (PyArray_DESCR(array) != type->dtype || PyArray_NDIM(array) != type->rank) return 0;
  int64_t address = (int64_t)PyArray_DATA(array);
  if (address & (type->alignment - 1)) return 0;
  if (type->writable && !PyArray_ISWRITEABLE(array)) return 0;
  const npy_intp *sizes = PyArray_DIMS(array), *strides = PyArray_STRIDES(array);
  int64_t row_major = 1;
  for (int axis = type->rank - 1; axis >= 0; axis--) {
    int64_t size = sizes[axis], stride = row_major;
    int64_t expected = type->has_strides ? type->strides[axis] : row_major;
    if (size == 0 || (type->sizes[axis] != ANY && type->sizes[axis] != size)) return 0;
    if (size > 1) {
      stride = strides[axis] / type->itemsize;
      if (stride * type->itemsize != strides[axis]) return 0;
      if (expected == ANY ? type->writable && !stride : stride != expected) return 0;
    }
    fields[SIZES + axis] = size;
    fields[SIZES + type->rank + axis] = stride;
    row_major *= size;
  }
  fields[ALLOCATED] = fields[ALIGNED] = address - type->offset * type->itemsize;
  fields[OFFSET] = type->offset;
  return 1;
}

// Write a number as it is in a register.
static int write_number(const Value *type, PyObject *number, int64_t *word) {
  if (type->kind == 'b') {
    *word = number == Py_True;
    return PyBool_Check(number);
  }
  if (type->kind == 'f') {
    if (!PyFloat_CheckExact(number)) return 0;
    double value = PyFloat_AsDouble(number);
    float narrow = (float)value;
    if (type->itemsize == sizeof value) memcpy(word, &value, sizeof value);
    else memcpy(word, &narrow, sizeof narrow);
    return type->itemsize == sizeof value || !isfinite(value) || fabs(value) <= FLT_MAX;
  }
  if (!PyLong_CheckExact(number)) return 0;
  int is_outside, bits = 8 * (int)type->itemsize - (type->kind == 'i');
  *word = PyLong_AsLongLongAndOverflow(number, &is_outside);
  int64_t greatest = bits >= 63 ? INT64_MAX : ((int64_t)1 << bits) - 1;
  int64_t least = type->kind == 'i' ? -greatest - 1 : 0;
  return !is_outside && least <= *word && *word <= greatest;
}

// Whether the elements of two arrays, given by their descriptors, are in memory that overlaps.
static int overlap(const Value *const types[2], const int64_t *const fields[2]) {
  int64_t low[2], high[2];
  for (int i = 0; i < 2; i++) {
    const Value *type = types[i];
    low[i] = high[i] = fields[i][ALIGNED] + fields[i][OFFSET] * type->itemsize;
    for (int axis = 0; axis < type->rank; axis++) {
      int64_t stride = fields[i][SIZES + type->rank + axis] * type->itemsize;
      *(stride < 0 ? &low[i] : &high[i]) += (fields[i][SIZES + axis] - 1) * stride;
    }
    high[i] += type->itemsize;
  }
  return low[0] < high[1] && low[1] < high[0];
}

static int are_apart(const Plan *plan, int i, const int64_t *descriptors) {
  const Value *type = &plan->arguments[i];
  for (int j = 0; j < plan->argument_count; j++) {
    const Value *other = &plan->arguments[j];
    const int64_t *fields[2] = {&descriptors[type->place], &descriptors[other->place]};
    if (j != i && other->kind == 'a' && overlap((const Value *[2]){type, other}, fields)) return 0;
  }
  return 1;
}

static int holds(const Condition *condition, const int64_t *sizes) {
  __int128 sum = condition->constant;
  for (int i = 0; i < condition->term_count; i++)
    sum += (__int128)sizes[condition->terms[i][0]] * condition->terms[i][1];
  if (condition->divisor) return sum % condition->divisor == 0;
  return condition->at_least ? sum >= 0 : sum == 0;
}

static int write_words(const Plan *plan, Frame *frame) {
  memset(frame->words, 0, sizeof *frame->words * (size_t)plan->words);
  if (plan->has_struct) frame->words[0] = (int64_t)frame->results;
  for (int i = 0; i < plan->argument_count; i++) {
    const Value *type = &plan->arguments[i];
    int64_t *word = &frame->words[type->word];
    if (type->kind == 'a') {
      *word = (int64_t)&frame->descriptors[type->place];
      if (!describe(type, frame->flat[i], (int64_t *)*word)) return 0;
    } else if (!write_number(type, frame->flat[i], word)) {
      return 0;
    }
  }
  for (int i = 0; i < plan->argument_count; i++)
    if (plan->arguments[i].writable == 2 && !are_apart(plan, i, frame->descriptors)) return 0;
  for (int i = 0; i < plan->condition_count; i++)
    if (!holds(&plan->conditions[i], frame->descriptors)) return 0;
  return 1;
}

// Call the C wrapper; what it returns in a register goes to the results.
static void run(const Plan *plan, Frame *frame) {
  Returned returned;
  const int64_t *i = frame->words;
  double f[FLOATS];
  memcpy(f, i + INTEGERS, sizeof f);
  Py_BEGIN_ALLOW_THREADS;
  if (plan->words > INTEGERS + FLOATS) {
    Stack stack;
    memcpy(&stack, i + INTEGERS + FLOATS, sizeof stack);
    returned = ((FunctionWithStack *)plan->function)(REGISTERS, stack);
  } else {
    returned = ((Function *)plan->function)(REGISTERS);
  }
  Py_END_ALLOW_THREADS;
  if (plan->has_struct || !plan->result_count) return;
  int is_float = plan->results->kind == 'f';
  memcpy(frame->results, is_float ? (void *)&returned.number : &returned.integer, 8);
}

// From the results in memory to Python objects.

static PyObject *read_number(const Value *type, const char *memory) {
  union {
    int64_t integer;
    double number;
    float narrow;
  } read = {0};
  memcpy(&read, memory, (size_t)type->itemsize);
  int unused = 64 - 8 * type->itemsize;
  if (type->kind == 'b') return PyBool_FromLong(read.integer & 1); // the other bits are undefined
  if (type->kind == 'f') return PyFloat_FromDouble(unused ? (double)read.narrow : read.number);
  if (type->kind == 'u') return PyLong_FromUnsignedLongLong((uint64_t)read.integer);
  return PyLong_FromLongLong((int64_t)((uint64_t)read.integer << unused) >> unused);
}

// Whether an array is over memory that the function has allocated or was passed, and has elements.
static int is_common_array(const Value *type, const int64_t *fields) {
  int is_common = fields[ALLOCATED] && fields[ALIGNED] && fields[ALLOCATED] != GLOBAL;
  for (int axis = 0; axis < type->rank; axis++) is_common &= fields[SIZES + axis] > 0;
  return is_common;
}

// The object that keeps the memory of result `i` alive: an argument, the owner that an earlier
// result has, or a new one.
static PyObject *owner_of(const Plan *plan, const Frame *frame, int i, PyObject **owners,
                          PyObject *image) {
  int64_t allocated = *(const int64_t *)(frame->results + plan->results[i].place);
  for (int j = plan->argument_count - 1; j >= 0; j--)
    if (plan->arguments[j].kind == 'a' && frame->descriptors[plan->arguments[j].place] == allocated)
      return Py_NewRef(frame->flat[j]);
  for (int j = 0; j < i; j++)
    if (owners[j] && *(const int64_t *)(frame->results + plan->results[j].place) == allocated)
      return Py_NewRef(owners[j]);
  Block *block = (Block *)PyType_GenericAlloc(block_type, 0);
  if (!block) {
    plan->free((void *)allocated);
    return NULL;
  }
  block->address = (void *)allocated;
  block->free = plan->free;
  block->image = Py_NewRef(image);
  return (PyObject *)block;
}

// The array of a descriptor; takes the reference to `owner`.
static PyObject *read_array(const Value *type, const int64_t *fields, PyObject *owner) {
  if (!owner) return NULL;
  npy_intp strides[MAX_RANK + 1];
  for (int axis = 0; axis < type->rank; axis++)
    strides[axis] = fields[SIZES + type->rank + axis] * type->itemsize;
  char *data = (char *)fields[ALIGNED] + fields[OFFSET] * type->itemsize;
  int access = NPY_ARRAY_WRITEABLE;
  if (PyArray_Check(owner)) access &= PyArray_FLAGS((PyArrayObject *)owner);
  Py_INCREF(type->dtype);
  PyObject *array =
      PyArray_NewFromDescr(&PyArray_Type, type->dtype, type->rank, (npy_intp const *)&fields[SIZES],
                           strides, data, access, NULL);
  if (!array) Py_DECREF(owner);
  else if (PyArray_SetBaseObject((PyArrayObject *)array, owner) < 0) Py_CLEAR(array);
  return array;
}

// Nest flat results as the signature says; `*node` moves behind its tree.
static PyObject *assemble(const Node **node, PyObject **flat) {
  const Node *here = (*node)++;
  if (here->kind == 'l') return Py_NewRef(flat[here->number]);
  if (here->kind == 'n') return Py_NewRef(Py_None);
  PyObject *nest = here->kind == 'd' ? PyDict_New() : PyTuple_New(here->number);
  for (Py_ssize_t i = 0; nest && i < here->number; i++) {
    PyObject *key = (*node)->key, *item = assemble(node, flat);
    int failed = !item;
    if (item && here->kind == 's') failed = PyTuple_SetItem(nest, i, item);
    if (item && here->kind == 'd') {
      failed = PyDict_SetItem(nest, key, item);
      Py_DECREF(item);
    }
    if (failed) Py_CLEAR(nest);
  }
  return nest;
}

// Let Python read the results, which has the rules for null pointers, globals and empty arrays.
static PyObject *results_in_python(PyObject *self, const Plan *plan, Frame *frame,
                                   PyObject *image) {
  PyObject *flat = PyList_New(plan->argument_count);
  for (int i = 0; flat && i < plan->argument_count; i++)
    PyList_SetItem(flat, i, Py_NewRef(frame->flat[i]));
  if (!flat) return NULL;
  return PyObject_CallMethod(self, "results_in_python", "Ny#O", flat, frame->results,
                             (Py_ssize_t)plan->result_bytes, image);
}

static PyObject *read_results(PyObject *self, const Plan *plan, Frame *frame, PyObject *image) {
  PyObject *owners[MAX_RESULTS], *flat[MAX_ARGUMENTS + MAX_RESULTS], *result = NULL;
  const int64_t *fields[MAX_RESULTS];
  for (int i = 0; i < plan->result_count; i++) {
    fields[i] = (const int64_t *)(frame->results + plan->results[i].place);
    if (plan->results[i].kind == 'a' && !is_common_array(&plan->results[i], fields[i]))
      return results_in_python(self, plan, frame, image);
  }
  for (int i = 0; i < plan->result_count; i++) // all of them first: they free what cannot be read
    owners[i] = plan->results[i].kind == 'a' ? owner_of(plan, frame, i, owners, image) : NULL;
  int count = 0, failed = 0;
  for (int i = plan->argument_count - plan->out_count; i < plan->argument_count; i++)
    flat[count++] = Py_NewRef(frame->flat[i]);
  for (int i = 0; i < plan->result_count; i++) {
    const Value *type = &plan->results[i];
    flat[count] = type->kind == 'a' ? read_array(type, fields[i], owners[i])
                                    : read_number(type, (const char *)fields[i]);
    failed |= !flat[count++];
  }
  const Node *root = plan->result;
  if (!failed) result = assemble(&root, flat);
  while (count) Py_XDECREF(flat[--count]);
  return result;
}

static PyObject *call_in_python(PyObject *self, PyObject *args, PyObject *kwargs) {
  PyObject *names = kwargs ? PyDict_Copy(kwargs) : PyDict_New();
  if (!names) return NULL;
  return PyObject_CallMethod(self, "call_in_python", "ON", args, names);
}

static PyObject *caller_call(PyObject *self, PyObject *args, PyObject *kwargs) {
  const Plan *plan = ((Caller *)self)->plan;
  PyObject *image = ((Caller *)self)->image;
  if (!plan || !image || image == Py_None) return call_in_python(self, args, kwargs);
  Py_INCREF(image); // another thread may close the library during the call
  Frame frame;
  memset(frame.flat, 0, sizeof *frame.flat * (size_t)plan->argument_count);
  PyObject *result = NULL;
  int is_common = bind(plan, args, kwargs, frame.flat) && write_words(plan, &frame);
  if (is_common) {
    run(plan, &frame);
    result = read_results(self, plan, &frame, image);
  }
  for (int i = 0; i < plan->argument_count; i++) Py_XDECREF(frame.flat[i]);
  Py_DECREF(image);
  if (is_common) return result;
  PyErr_Clear();
  return call_in_python(self, args, kwargs);
}

static int caller_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((Caller *)self)->plan_object);
  Py_VISIT(((Caller *)self)->image);
  return 0;
}

static int caller_clear(PyObject *self) {
  ((Caller *)self)->plan = NULL;
  Py_CLEAR(((Caller *)self)->plan_object);
  Py_CLEAR(((Caller *)self)->image);
  return 0;
}

static void caller_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  caller_clear(self);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyMemberDef caller_members[] = {
    {"_plan_address", T_ULONGLONG, offsetof(Caller, plan), 0, NULL},
    {"_plan", T_OBJECT, offsetof(Caller, plan_object), 0, NULL},
    {"_image", T_OBJECT, offsetof(Caller, image), 0, NULL},
    {NULL, 0, 0, 0, NULL}};
static PyType_Slot caller_slots[] = {
    {Py_tp_call, caller_call},   {Py_tp_members, caller_members}, {Py_tp_traverse, caller_traverse},
    {Py_tp_clear, caller_clear}, {Py_tp_dealloc, caller_dealloc}, {0, NULL}};
static PyType_Spec caller_spec = {"mlir_abi.runtime.call._caller.Caller", sizeof(Caller), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                  caller_slots};
static PyType_Slot block_slots[] = {{Py_tp_dealloc, block_dealloc}, {0, NULL}};
static PyType_Spec block_spec = {"mlir_abi.runtime.call._caller.Block", sizeof(Block), 0,
                                 Py_TPFLAGS_DEFAULT, block_slots};

// In a subinterpreter, whose objects must not meet `block_type`, Python calls the functions.
static int initialize(PyObject *module) {
  if (PyInterpreterState_GetID(PyInterpreterState_Get()) != 0) {
    PyErr_SetString(PyExc_ImportError, "this is a subinterpreter");
    return -1;
  }
  if (PyArray_ImportNumPyAPI() < 0) return -1;
  block_type = (PyTypeObject *)PyType_FromSpec(&block_spec);
  PyObject *layout = Py_BuildValue("nnnniiiiiii", sizeof(Value), sizeof(Condition), sizeof(Node),
                                   sizeof(Plan), INTEGERS, FLOATS, STACK, MAX_RESULTS, MAX_RANK,
                                   MAX_DESCRIPTOR_WORDS, MAX_RESULT_BYTES);
  if (!block_type || PyModule_AddObject(module, "LAYOUT", layout) < 0) return -1;
  return PyModule_AddObject(module, "Caller", PyType_FromSpec(&caller_spec));
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, initialize}, {0, NULL}};
static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_caller", NULL, 0, NULL, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__caller(void) { return PyModuleDef_Init(&definition); }
