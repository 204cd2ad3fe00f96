// How a function is called: written by Python. `call_plan.py` declares the same structs and limits.

#pragma once
#include <numpy/arrayobject.h>
#include <stdint.h>

enum { INTEGERS = 6, FLOATS = 8, STACK = 48, MAX_ARGUMENTS = INTEGERS + FLOATS + STACK };
enum { MAX_RESULTS = 32, MAX_RANK = 8, MAX_MEMORY = 8192 };

typedef struct {    // an argument or result
  int32_t kind;     // 'a': an array; for a number the kind of its dtype, 'b', 'i', 'u' or 'f'
  int32_t itemsize; // the bytes of the number, or of an element
  int32_t place;    // where its descriptor, or the number of a result, is in the memory of a call
  int32_t word;     // of an argument: which word of the registers and the stack it is
  int64_t least, greatest;                        // of an integer
  PyArray_Descr *dtype;                           // of an array, as all of the following
  int32_t alignment, writable, rank, has_strides; // writable 2: no other array may overlap
  int64_t offset, sizes[MAX_RANK], strides[MAX_RANK];
} Value;

typedef struct { // of sizes: 2 * n - m must be 0, n - 1 at least 0, n a multiple of 4
  int32_t term_count, at_least, divisor;
  int64_t constant;
  const int64_t (*terms)[2]; // places of sizes in the memory of a call, and their factors
} Condition;

static int holds(const Condition *condition, const char *memory) {
  __int128 sum = condition->constant;
  for (int i = 0; i < condition->term_count; i++)
    sum += (__int128)*(const int64_t *)(memory + condition->terms[i][0]) * condition->terms[i][1];
  if (condition->divisor) return sum % condition->divisor == 0;
  return condition->at_least ? sum >= 0 : sum == 0;
}

typedef struct {  // a node of a nest; those below it follow it
  int32_t kind;   // 'l': a leaf; 's': a tuple, or a list; 'd': a dict; 'n': None
  int32_t number; // of the leaf, or how many nodes are below it
  PyObject *key;  // its key in the dict above it, or the keyword of an argument; NULL without one
} Node;

typedef struct {
  void *function; // the C wrapper
  void (*free)(void *);
  const Value *values; // the arguments, behind them the results
  const Condition *conditions;
  const Node *slots, *result; // slots: one tree after the other, each of a value that is passed
  int32_t argument_count, result_count, condition_count;
  int32_t slot_count, positional_count, out_count;
  int32_t words;    // how many are passed, in registers and on the stack
  int32_t returned; // the number in a register: 'i' of integers, 'f' of floats, 0 if there is none
  int32_t struct_place, struct_bytes; // where all results are in the memory of a call
  PyObject *object; // the Python object of this plan, which keeps all of this and the compiled code
} Plan;

// What Python compares with its own layout.
static PyObject *plan_layout(void) {
  return Py_BuildValue("nnnniiiiii", sizeof(Value), sizeof(Condition), sizeof(Node), sizeof(Plan),
                       INTEGERS, FLOATS, STACK, MAX_RESULTS, MAX_RANK, MAX_MEMORY);
}
