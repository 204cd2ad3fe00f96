// How a function is called: a plan. It is a constant without pointers, in the byte order of the
// target, which `dialect_attrs/layout/plan.py` writes: a *place* in it is a number of bytes from
// its beginning. Places of values are in the parameters of the packed function instead. Texts are
// there for TVM FFI; Python has words of its own, and plain C statuses.

#pragma once

#include <stdint.h>

enum { MAX_RANK = 64 };                   // of an array for an unranked memref
static const int64_t ANY = INT64_MIN;     // a size or stride that the type leaves open
static const int64_t GLOBAL = 0xDEADBEEF; // the allocated pointer of a global

enum { ARRAY = 'a', FLAG = 'b', SIGNED = 'i', UNSIGNED = 'u', FLOATING = 'f', OTHER = 'x' };
enum { READ, WRITE, WRITE_APART }; // apart: it may overlap with no other array of the call

typedef struct {             // an argument or result
  int32_t kind;              // an array; or a number, OTHER for bytes
  uint32_t dtype;            // DLDataType of the number, or of an element; 0 for others
  int32_t itemsize, place;   // bytes of the number or element; in the parameters
  int32_t rank;              // of an array, -1 for any
  int32_t ranked;            // of an unranked argument: where its ranked descriptor is put
  int32_t access, alignment; // of an array
  int32_t has_strides, dims; // int64_t each: the offset, sizes, and strides if it has them
  int32_t text;              // how errors begin: "f(): x: expected f32[?], got "
  int32_t array_dims;        // of a result: `dims` of an array in row-major order ...
  int32_t array_text;        // ... to which it is copied, and how errors about that begin
} Value;

enum { LEAF = 'l', SEQUENCE = 's', DICT = 'd', NONE = 'n' };

typedef struct {  // a node of a nest; those below it follow it
  int32_t kind;   // of the four above
  int32_t number; // of the argument or result, or how many nodes are below it
  int32_t key;    // its key in the dict above it
  int32_t text;   // how errors begin
} Node;

typedef struct { // of Terms
  int32_t count, terms;
} Sum;

enum { CONSTANT = '1', SIZE = 's', INDEX = 'n', PRODUCT = '*', QUOTIENT = '/' };

typedef struct {  // of a sum: the factor times 1, a size, an argument of type index, ...
  int64_t factor; // ... a product, or a quotient that is rounded down
  int32_t kind;
  int32_t first,
      second; // of a size: the argument, the axis; of an index: the argument; or two Sums
  int32_t unused;
} Term;

typedef struct { // a sum must be 0, at least 0, or a multiple of the divisor
  Sum sum;
  int32_t at_least, divisor;
  int32_t text; // how errors begin; 0 if two sizes of one name must be equal; in plain C, a status
  int32_t suffix; // how errors end: a format of the first term
} Condition;

enum { OF_TYPE = 't', PARAMETER = 'p', EXPRESSION = 'e' };

typedef struct {  // the size of a dimension, to callers of plain C
  int32_t kind;   // of the type, a parameter, or an expression
  int32_t number; // of the parameter; the place of the Sum
} Axis;

enum { ARGUMENT = 'a', OUT_PARAM = 'o', RETURNED = 'r' };

typedef struct {                            // a pointer that callers of plain C pass
  int32_t role;                             // to an argument or a result
  int32_t number;                           // of the argument or result
  int32_t axes;                             // an Axis for each dimension
  int32_t type;                             // a Value
  int32_t null, misaligned, overlaps, size; // the statuses of what may be wrong with it
} Pointer;

typedef struct { // how plain C calls: pointers, sizes, and rooms, which are pointers to sizes
  int32_t pointer_count, size_count, room_count;
  int32_t pointers;  // Pointers
  int32_t negative;  // int32_t each: the status of a negative size or room, or of a null room
  int32_t too_large; // the status of more bytes than there can be
} Plain;

typedef struct {
  int32_t index_bytes, memory_bytes; // of an index; of the parameters, and descriptors behind them
  int32_t argument_count, result_count, slot_count, condition_count;
  int32_t item_count;         // the items of dicts in arguments
  int32_t arguments, results; // Values
  int32_t slots, result;      // Nodes: a tree for each value that is passed, and that of the result
  int32_t conditions;
  int32_t count_text;   // how the error about a wrong number of arguments begins
  int32_t failure_text; // how the error of a failing function begins
  int32_t first_apart;  // the first argument of WRITE_APART; without one, argument_count
  int32_t plain;        // of plain C: a Plain; parts are aligned as this struct is long
} Plan;

// The entry of a function: `parameters` are its results, followed by its arguments. It returns 0; a
// status, with the text of a failure as the message; or NO_MEMORY.
enum { SUCCESS, TOO_LITTLE_ROOM, NO_MEMORY };
typedef int32_t Packed(void *parameters, const char **message, void *reserved);

#define PART(type, plan, place) ((const type *)((const char *)(plan) + (place)))
