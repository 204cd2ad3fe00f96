// The common calls of compiled functions, in C.
//
// `Caller` is the base class of Python's `CompiledFunction`. A call goes through this file from top
// to bottom: each leaf of the caller's nest becomes a word that the C wrapper takes, a number or a
// pointer to a memref descriptor; the wrapper runs, without the GIL; its results become Python
// objects, in a nest. Values of the exact types `ndarray`, `int`, `float`, `bool`, `list`, `tuple`
// and `dict` are taken, if they can be passed as they are. For anything else the call starts again
// in Python (`call_in_python`), which has all rules, conversions, copies and errors.

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <structmember.h>

#include <float.h>
#include <math.h>

#include "_plan.h"

// Exported by each CPython from 3.8 on, in the stable ABI from 3.12 on.
PyAPI_FUNC(PyObject *) PyVectorcall_Call(PyObject *, PyObject *, PyObject *);

// For x86-64 (System V ABI, 3.2.3): a C function takes its integers and pointers in one sequence of
// registers, its floats in another, whatever their order, and the other arguments on the stack,
// eight bytes each; it returns either in a register. So all signatures are called alike: all
// registers are passed, and one struct of more than 16 bytes, which goes on the stack.
#if !defined(__x86_64__) || !defined(__LP64__)
#error "for this processor, functions are called by Python alone"
#endif
#define PARAMETERS                                                                                 \
  int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, double, double, double, double, double,    \
      double, double, double
#define REGISTERS i[0], i[1], i[2], i[3], i[4], i[5], f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7]

enum { ALLOCATED, ALIGNED, OFFSET, SIZES }; // the words of a descriptor; behind the sizes: strides
enum { HAVE_VECTORCALL = 1 << 11 };         // Py_TPFLAGS_HAVE_VECTORCALL
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

typedef struct {
  PyObject ob_base;
  void *vectorcall;      // `caller_call`
  const Plan *plan;      // NULL if only Python calls the function
  PyObject *plan_object; // keeps the plan
} Caller;

typedef struct { // one call
  const Plan *plan;
  PyObject *flat[MAX_ARGUMENTS + MAX_RESULTS]; // the arguments, behind them the results
  PyObject *items[MAX_ARGUMENTS];              // the arguments that are in containers
  int item_count;
  int64_t words[MAX_ARGUMENTS];
  _Alignas(16) char memory[MAX_MEMORY + 8]; // descriptors, then results, read 8 bytes at a time
} Call;

static int64_t *fields_of(Call *call, int i) {
  return (int64_t *)(call->memory + call->plan->values[i].place);
}

// From Python's values to words. A function returns 0 if Python has to see to the value.

// Write the descriptor of an array; its strides are those that `element_strides` gives.
static int describe(const Value *type, PyObject *object, int64_t *fields) {
  if (!PyArray_CheckExact(object)) return 0;
  PyArrayObject *array = (PyArrayObject *)object;
  if (PyArray_DESCR(array) != type->dtype || PyArray_NDIM(array) != type->rank) return 0;
  int64_t address = (int64_t)PyArray_DATA(array) - type->offset * type->itemsize;
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
  fields[ALLOCATED] = fields[ALIGNED] = address;
  fields[OFFSET] = type->offset;
  return 1;
}

// Find between which addresses the elements of an array are.
static void find_ends(const Value *type, const int64_t *fields, int64_t ends[2]) {
  ends[0] = ends[1] = fields[ALIGNED] + fields[OFFSET] * type->itemsize;
  for (int axis = 0; axis < type->rank; axis++) {
    int64_t stride = fields[SIZES + type->rank + axis] * type->itemsize;
    ends[stride > 0] += (fields[SIZES + axis] - 1) * stride;
  }
  ends[1] += type->itemsize;
}

// Whether argument `i` overlaps with no array before it, unless neither of the two must be apart.
static int is_apart(Call *call, int i) {
  const Value *values = call->plan->values;
  int64_t ends[2], others[2];
  find_ends(&values[i], fields_of(call, i), ends);
  for (int j = 0; j < i; j++) {
    if (values[j].kind != 'a' || (values[i].writable != 2 && values[j].writable != 2)) continue;
    find_ends(&values[j], fields_of(call, j), others);
    if (ends[0] < others[1] && others[0] < ends[1]) return 0;
  }
  return 1;
}

// Write a number as it is in a register.
static int write_number(const Value *type, PyObject *number, int64_t *word) {
  if (type->kind == 'f') {
    if (!PyFloat_CheckExact(number)) return 0;
    double value = PyFloat_AsDouble(number);
    float narrow = (float)value;
    if (type->itemsize == sizeof value) memcpy(word, &value, sizeof value);
    else memcpy(word, &narrow, sizeof narrow);
    return type->itemsize == sizeof value || !isfinite(value) || fabs(value) <= FLT_MAX;
  }
  if (type->kind == 'b' ? !PyBool_Check(number) : !PyLong_CheckExact(number)) return 0;
  int is_outside;
  *word = PyLong_AsLongLongAndOverflow(number, &is_outside);
  return !is_outside && type->least <= *word && *word <= type->greatest;
}

// Write the word of argument `i`: a number, or a pointer to its descriptor.
static int write_word(Call *call, int i, PyObject *value) {
  const Value *type = &call->plan->values[i];
  int64_t *word = &call->words[type->word];
  if (type->kind != 'a') return write_number(type, value, word);
  int64_t *fields = fields_of(call, i);
  *word = (int64_t)fields;
  return describe(type, value, fields) && is_apart(call, i);
}

// Write the words of all leaves of `value`, put the leaves into `flat`, and return the node behind
// the tree. Items are kept, since other code may change their container until the call is over.
static const Node *flatten(Call *call, const Node *node, PyObject *value) {
  const Node *here = node++;
  if (!value) return NULL;
  if (here->kind == 'l') {
    call->flat[here->number] = value;
    return write_word(call, here->number, value) ? node : NULL;
  }
  if (here->kind == 'n') return value == Py_None ? node : NULL;
  int is_list = PyList_CheckExact(value) || PyTuple_CheckExact(value);
  if (here->kind == 's' ? !is_list : !PyDict_CheckExact(value)) return NULL;
  if (PyObject_Size(value) != here->number) return NULL;
  for (Py_ssize_t i = 0; node && i < here->number; i++) {
    PyObject *item = here->kind == 's' ? PySequence_GetItem(value, i)
                                       : Py_XNewRef(PyDict_GetItemWithError(value, node->key));
    if (node->kind == 'l') call->items[call->item_count++] = Py_XNewRef(item);
    node = flatten(call, node, item);
    Py_XDECREF(item);
  }
  return node;
}

// Flatten what the caller has passed: `count` values by position, and those that have `names`.
static int bind(Call *call, PyObject *const *args, Py_ssize_t count, PyObject *names) {
  const Plan *plan = call->plan;
  Py_ssize_t named = names ? PyTuple_Size(names) : 0;
  if (count > plan->positional_count || count + named != plan->slot_count) return 0;
  call->words[0] = (int64_t)(call->memory + plan->struct_place);
  const Node *node = plan->slots;
  for (Py_ssize_t i = 0; node && i < count; i++) node = flatten(call, node, args[i]);
  for (Py_ssize_t i = count; node && i < plan->slot_count; i++) {
    PyObject *value = NULL, *name;
    for (Py_ssize_t j = 0; !value && node->key && j < named; j++)
      if (PyUnicode_CheckExact(name = PyTuple_GetItem(names, j)) &&
          !PyUnicode_Compare(name, node->key))
        value = args[count + j];
    node = flatten(call, node, value);
  }
  for (int i = 0; node && i < plan->condition_count; i++)
    if (!holds(&plan->conditions[i], call->memory)) return 0;
  return node != NULL;
}

// Call the C wrapper; what it returns in a register goes to the results.
static void run(Call *call) {
  const Plan *plan = call->plan;
  Returned returned;
  const int64_t *i = call->words;
  double f[FLOATS];
  Py_BEGIN_ALLOW_THREADS;
  memcpy(f, i + INTEGERS, sizeof f);
  if (plan->words > INTEGERS + FLOATS) {
    Stack stack;
    memcpy(&stack, i + INTEGERS + FLOATS, sizeof stack);
    returned = ((FunctionWithStack *)plan->function)(REGISTERS, stack);
  } else {
    returned = ((Function *)plan->function)(REGISTERS);
  }
  Py_END_ALLOW_THREADS;
  char *results = call->memory + plan->struct_place;
  if (plan->returned == 'f') memcpy(results, &returned.number, sizeof returned.number);
  if (plan->returned == 'i') memcpy(results, &returned.integer, sizeof returned.integer);
}

static PyObject *read_number(const Value *type, const char *memory) {
  int unused = 64 - 8 * type->itemsize;
  if (type->kind == 'f')
    return PyFloat_FromDouble(unused ? (double)*(const float *)memory : *(const double *)memory);
  int64_t bits;
  memcpy(&bits, memory, sizeof bits);
  if (type->kind == 'b') return PyBool_FromLong(bits & 1); // the other bits are undefined
  uint64_t shifted = (uint64_t)bits << unused;
  if (type->kind == 'u') return PyLong_FromUnsignedLongLong(shifted >> unused);
  return PyLong_FromLongLong((int64_t)shifted >> unused);
}

// Whether an array is over memory that the function has allocated or was passed, and has elements.
static int is_common_array(const Value *type, const int64_t *fields) {
  int is_common = fields[ALLOCATED] && fields[ALIGNED] && fields[ALLOCATED] != GLOBAL;
  for (int axis = 0; axis < type->rank; axis++) is_common &= fields[SIZES + axis] > 0;
  return is_common;
}

// Memory that compiled code has allocated is freed with the last array over it.
static void free_block(PyObject *block) {
  const Plan *plan = PyCapsule_GetContext(block);
  plan->free(PyCapsule_GetPointer(block, NULL));
  Py_DECREF(plan->object);
}

// The object that keeps the memory of result `i` alive: an argument, the owner that an earlier
// result has, or a new one.
static PyObject *owner_of(Call *call, int i) {
  const Plan *plan = call->plan;
  int64_t allocated = fields_of(call, i)[ALLOCATED];
  for (int j = i - 1; j >= 0; j--)
    if (plan->values[j].kind == 'a' && fields_of(call, j)[ALLOCATED] == allocated)
      return Py_XNewRef(call->flat[j]);
  PyObject *block = PyCapsule_New((void *)allocated, NULL, free_block);
  if (!block) {
    plan->free((void *)allocated);
    return NULL;
  }
  Py_INCREF(plan->object);
  PyCapsule_SetContext(block, (void *)plan);
  return block;
}

// The array of a descriptor; takes the reference to `owner`.
static PyObject *read_array(const Value *type, int64_t *fields, PyObject *owner) {
  if (!owner) return NULL;
  npy_intp *sizes = (npy_intp *)fields + SIZES, *strides = sizes + type->rank;
  for (int axis = 0; axis < type->rank; axis++) strides[axis] *= type->itemsize;
  char *data = (char *)fields[ALIGNED] + fields[OFFSET] * type->itemsize;
  int access = NPY_ARRAY_WRITEABLE;
  if (PyArray_Check(owner)) access &= PyArray_FLAGS((PyArrayObject *)owner);
  Py_INCREF(type->dtype);
  PyObject *array = PyArray_NewFromDescr(&PyArray_Type, type->dtype, type->rank, sizes, strides,
                                         data, access, NULL);
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
    if (!item ||
        (key ? PyDict_SetItem(nest, key, item) : PyTuple_SetItem(nest, i, Py_NewRef(item))))
      Py_CLEAR(nest);
    Py_XDECREF(item);
  }
  return nest;
}

static PyObject *tuple_of(PyObject *const *items, Py_ssize_t count) {
  PyObject *tuple = PyTuple_New(count);
  for (Py_ssize_t i = 0; tuple && i < count; i++) PyTuple_SetItem(tuple, i, Py_NewRef(items[i]));
  return tuple;
}

// Python reads the results if there is a null pointer, a global or an empty array among them.
static PyObject *read_results(PyObject *self, Call *call) {
  const Plan *plan = call->plan;
  int start = plan->argument_count, end = start + plan->result_count, failed = 0;
  if (plan->returned && plan->result->kind == 'l') // by the rest, 7 % of a call of four numbers
    return read_number(&plan->values[start], call->memory + plan->struct_place);
  for (int i = start; i < end; i++)
    if (plan->values[i].kind == 'a' && !is_common_array(&plan->values[i], fields_of(call, i)))
      return PyObject_CallMethod(self, "results_in_python", "Ny#O", tuple_of(call->flat, start),
                                 call->memory + plan->struct_place, (Py_ssize_t)plan->struct_bytes,
                                 plan->object);
  for (int i = start; i < end; i++) // all of them first: they free what cannot be read
    if (plan->values[i].kind == 'a') call->flat[i] = owner_of(call, i);
  for (int i = start; i < end; i++) {
    const Value *type = &plan->values[i];
    if (type->kind == 'a') call->flat[i] = read_array(type, fields_of(call, i), call->flat[i]);
    else call->flat[i] = read_number(type, call->memory + type->place);
    failed |= !call->flat[i];
  }
  const Node *root = plan->result;
  PyObject *nest = failed ? NULL : assemble(&root, call->flat + start - plan->out_count);
  for (int i = start; i < end; i++) Py_XDECREF(call->flat[i]);
  return nest;
}

static PyObject *call_in_python(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *names) {
  PyObject *kwargs = PyDict_New();
  for (Py_ssize_t i = 0; kwargs && names && i < PyTuple_Size(names); i++)
    if (PyDict_SetItem(kwargs, PyTuple_GetItem(names, i), args[count + i])) Py_CLEAR(kwargs);
  return PyObject_CallMethod(self, "call_in_python", "NN", tuple_of(args, count), kwargs);
}

// As of PEP 590: the highest bit of `number` is a flag, and values by keyword are behind `args`.
static PyObject *caller_call(PyObject *self, PyObject *const *args, size_t number,
                             PyObject *names) {
  Py_ssize_t count = (Py_ssize_t)(number & (SIZE_MAX >> 1));
  const Plan *plan = ((Caller *)self)->plan;
  if (!plan) return call_in_python(self, args, count, names);
  Py_INCREF(plan->object); // another thread may close the library during the call
  Call call;
  call.plan = plan;
  call.item_count = 0;
  int is_common = bind(&call, args, count, names);
  if (is_common) run(&call);
  PyObject *result = is_common ? read_results(self, &call) : NULL;
  for (int i = 0; i < call.item_count; i++) Py_XDECREF(call.items[i]);
  Py_DECREF(plan->object);
  if (is_common) return result;
  PyErr_Clear();
  return call_in_python(self, args, count, names);
}

static PyMemberDef caller_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Caller, vectorcall), READONLY, NULL},
    {"_plan_address", T_ULONGLONG, offsetof(Caller, plan), 0, NULL},
    {"_plan", T_OBJECT, offsetof(Caller, plan_object), 0, NULL},
    {NULL, 0, 0, 0, NULL}};
// A class that has the flag of vectorcall must itself say where it is, and have `__call__`.
static PyType_Slot subclass_slots[] = {
    {Py_tp_call, PyVectorcall_Call}, {Py_tp_members, caller_members}, {0, NULL}};
static PyType_Spec subclass_spec = {"mlir_abi.runtime.call.compiled_function.CompiledFunction", 0,
                                    0, Py_TPFLAGS_DEFAULT | HAVE_VECTORCALL, subclass_slots};

// All functions are of a subclass: before Python 3.12 vectorcall is inherited only by a class in C.
static PyObject *caller_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  static PyTypeObject *subclass;
  if (!subclass)
    subclass = (PyTypeObject *)PyType_FromSpecWithBases(&subclass_spec, (PyObject *)type);
  if (!subclass) return NULL;
  if (PyType_GetSlot(subclass, Py_tp_base) == type) type = subclass;
  Caller *self = (Caller *)PyType_GenericNew(type, args, kwargs);
  if (self) self->vectorcall = (void *)caller_call;
  return (PyObject *)self;
}

// No cycle of references goes through a plan, so that the garbage collector need not know of it.
static void caller_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(((Caller *)self)->plan_object);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyType_Slot caller_slots[] = {{Py_tp_call, PyVectorcall_Call},
                                     {Py_tp_members, caller_members},
                                     {Py_tp_new, caller_new},
                                     {Py_tp_dealloc, caller_dealloc},
                                     {0, NULL}};
static PyType_Spec caller_spec = {"mlir_abi.runtime.call._caller.Caller", sizeof(Caller), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | HAVE_VECTORCALL,
                                  caller_slots};

// In a subinterpreter Python calls the functions: NumPy's C API is for the main one.
static int initialize(PyObject *module) {
  if (PyInterpreterState_GetID(PyInterpreterState_Get()) != 0) {
    PyErr_SetString(PyExc_ImportError, "this is a subinterpreter");
    return -1;
  }
  if (PyArray_ImportNumPyAPI() || PyModule_AddObject(module, "LAYOUT", plan_layout())) return -1;
  return PyModule_AddObject(module, "Caller", PyType_FromSpec(&caller_spec));
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, initialize}, {0, NULL}};
static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_caller", NULL, 0, NULL, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__caller(void) { return PyModuleDef_Init(&definition); }
