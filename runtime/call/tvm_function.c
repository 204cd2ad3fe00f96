// The functions of TVM FFI that `jit` returns: nothing is compiled for them.
//
// `Target` is what Python's `tvm_ffi.Function` keeps alive and passes as `self`: the plan of a
// function, and its packed wrapper.

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "tvm_call.c"

void *const mlir_abi_tvm_symbols[NAME_COUNT]; // Python's package has loaded libtvm_ffi.so

typedef struct {
  PyObject ob_base;
  PyObject *plan, *image; // bytes; what keeps the function in memory
  Packed *function;
} Target;

static int32_t call(void *self, const Any *anys, int32_t count, Any *result) {
  const Target *target = self;
  const Plan *plan = (const Plan *)PyBytes_AsString(target->plan);
  return mlir_abi_tvm_call(plan, target->function, anys, count, result);
}

// Target(plan: bytes, function: int, image: object)
static PyObject *target_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  PyObject *plan, *image;
  unsigned long long function;
  (void)kwargs;
  if (!PyArg_ParseTuple(args, "SKO", &plan, &function, &image)) return NULL;
  Target *target = (Target *)PyType_GenericNew(type, NULL, NULL);
  if (!target) return NULL;
  target->plan = Py_NewRef(plan);
  target->image = Py_NewRef(image);
  target->function = (Packed *)(uintptr_t)function;
  return (PyObject *)target;
}

static void target_dealloc(PyObject *object) {
  Target *target = (Target *)object;
  PyTypeObject *type = Py_TYPE(object);
  Py_XDECREF(target->plan);
  Py_XDECREF(target->image);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
  Py_DECREF(type);
}

static PyType_Slot target_slots[] = {
    {Py_tp_new, (void *)target_new}, {Py_tp_dealloc, (void *)target_dealloc}, {0, NULL}};
static PyType_Spec target_spec = {"mlir_abi.runtime.call._tvm_function.Target", sizeof(Target), 0,
                                  Py_TPFLAGS_DEFAULT, target_slots};

static int execute(PyObject *module) {
  PyObject *type = PyType_FromSpec(&target_spec), *address = PyLong_FromVoidPtr((void *)call);
  PyObject *layout = Py_BuildValue("(nnnnnn)", sizeof(Value), sizeof(Node), sizeof(Sum),
                                   sizeof(Term), sizeof(Condition), sizeof(Plan));
  int failed = !type || PyModule_AddObjectRef(module, "Target", type) || !address ||
               PyModule_AddObjectRef(module, "ADDRESS", address) || !layout ||
               PyModule_AddObjectRef(module, "LAYOUT", layout);
  Py_XDECREF(type);
  Py_XDECREF(address);
  Py_XDECREF(layout);
  return failed ? -1 : 0;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, (void *)execute}, {0, NULL}};
static PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_tvm_function", NULL, 0, NULL, module_slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__tvm_function(void) { return PyModuleDef_Init(&module); }
