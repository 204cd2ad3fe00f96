// NDArrays of references, for IREE: the values in C order, and the sizes.

!buffers = tuple<!util.list<!util.buffer>, !util.list<index>>
!strings = tuple<!util.list<!util.list<i8>>, !util.list<index>>
!any = tuple<!util.list<?>, !util.list<index>>

func.func @buffers(%a: !buffers) -> !buffers {
  return %a : !buffers
}

func.func @strings(%a: !strings) -> !strings {
  return %a : !strings
}

func.func @any(%a: !any) -> !any {
  return %a : !any
}

func.func @string(%a: !util.list<i8>) -> !util.list<i8> {
  return %a : !util.list<i8>
}

// The array between other values: an argument that is one list, and a result that is another.
func.func @nested(%n: i32 {iree.abi.index_path = [0]},
                  %a: tuple<tensor<2xf32>, !strings> {iree.abi.index_path = ["nest"]})
    -> (!strings, i32, tensor<2xf32>) {
  %t, %values, %sizes = builtin.unrealized_conversion_cast %a
      : tuple<tensor<2xf32>, !strings> to tensor<2xf32>, !util.list<!util.list<i8>>, !util.list<index>
  %strings = builtin.unrealized_conversion_cast %values, %sizes
      : !util.list<!util.list<i8>>, !util.list<index> to !strings
  return %strings, %n, %t : !strings, i32, tensor<2xf32>
}

// IREE 3.13 creates no !util.list<!util.buffer>.
func.func @transpose(%a: !buffers) -> !any {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %values, %sizes = builtin.unrealized_conversion_cast %a
      : !buffers to !util.list<!util.buffer>, !util.list<index>
  %m = util.list.get %sizes[%c0] : !util.list<index>
  %n = util.list.get %sizes[%c1] : !util.list<index>
  %count = arith.muli %m, %n : index
  %new = util.list.create %count : !util.list<?>
  util.list.resize %new, %count : !util.list<?>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = arith.muli %i, %n : index
      %from = arith.addi %0, %j : index
      %1 = arith.muli %j, %m : index
      %to = arith.addi %1, %i : index
      %value = util.list.get %values[%from] : !util.list<!util.buffer>
      util.list.set %new[%to], %value : !util.buffer -> !util.list<?>
    }
  }
  %shape = util.list.create %c2 : !util.list<index>
  util.list.resize %shape, %c2 : !util.list<index>
  util.list.set %shape[%c0], %n : !util.list<index>
  util.list.set %shape[%c1], %m : !util.list<index>
  %r = builtin.unrealized_conversion_cast %new, %shape : !util.list<?>, !util.list<index> to !any
  return %r : !any
}

// The first byte of each string, in strings that the program creates.
func.func @initials(%a: !strings) -> !strings {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %values, %sizes = builtin.unrealized_conversion_cast %a
      : !strings to !util.list<!util.list<i8>>, !util.list<index>
  %count = util.list.size %values : !util.list<!util.list<i8>>
  %new = util.list.create %count : !util.list<!util.list<i8>>
  util.list.resize %new, %count : !util.list<!util.list<i8>>
  scf.for %i = %c0 to %count step %c1 {
    %string = util.list.get %values[%i] : !util.list<!util.list<i8>>
    %byte = util.list.get %string[%c0] : !util.list<i8>
    %initial = util.list.create %c1 : !util.list<i8>
    util.list.resize %initial, %c1 : !util.list<i8>
    util.list.set %initial[%c0], %byte : !util.list<i8>
    util.list.set %new[%i], %initial : !util.list<!util.list<i8>>
  }
  %r = builtin.unrealized_conversion_cast %new, %sizes
      : !util.list<!util.list<i8>>, !util.list<index> to !strings
  return %r : !strings
}

// The same values with other sizes.
func.func @resize(%a: !buffers, %m: i64, %n: i64) -> !buffers {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %values, %sizes = builtin.unrealized_conversion_cast %a
      : !buffers to !util.list<!util.buffer>, !util.list<index>
  %shape = util.list.create %c2 : !util.list<index>
  util.list.resize %shape, %c2 : !util.list<index>
  %0 = arith.index_cast %m : i64 to index
  %1 = arith.index_cast %n : i64 to index
  util.list.set %shape[%c0], %0 : !util.list<index>
  util.list.set %shape[%c1], %1 : !util.list<index>
  %r = builtin.unrealized_conversion_cast %values, %shape
      : !util.list<!util.buffer>, !util.list<index> to !buffers
  return %r : !buffers
}

// Elements and sizes that nobody set.
func.func @unset(%count: i64) -> !any {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %values = util.list.create %c1 : !util.list<?>
  %length = arith.index_cast %count : i64 to index
  util.list.resize %values, %length : !util.list<?>
  %sizes = util.list.create %c1 : !util.list<index>
  util.list.resize %sizes, %c1 : !util.list<index>
  util.list.set %sizes[%c0], %c1 : !util.list<index>
  %r = builtin.unrealized_conversion_cast %values, %sizes : !util.list<?>, !util.list<index> to !any
  return %r : !any
}

func.func @null() -> !any {
  %values = util.null : !util.list<?>
  %sizes = util.null : !util.list<index>
  %r = builtin.unrealized_conversion_cast %values, %sizes : !util.list<?>, !util.list<index> to !any
  return %r : !any
}

// What is not an array: two lists of which the first has numbers.
func.func @pair(%a: tuple<!util.list<f32>, !util.list<i64>>) -> (f32, i64) {
  %c0 = arith.constant 0 : index
  %x, %y = builtin.unrealized_conversion_cast %a
      : tuple<!util.list<f32>, !util.list<i64>> to !util.list<f32>, !util.list<i64>
  %0 = util.list.get %x[%c0] : !util.list<f32>
  %1 = util.list.get %y[%c0] : !util.list<i64>
  return %0, %1 : f32, i64
}

func.func @gap(%n: i32) -> (i32 {iree.abi.index_path = [1]}) {
  return %n : i32
}

func.func @hole(%a: i32 {iree.abi.index_path = [0, 1]}, %b: i32 {iree.abi.index_path = [2]}) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}

func.func @half(%x: f16) {
  return
}

// Two strings of one byte each, in a column.
func.func @made(%a: i8, %b: i8) -> !strings {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %first = util.list.create %c1 : !util.list<i8>
  util.list.resize %first, %c1 : !util.list<i8>
  util.list.set %first[%c0], %a : !util.list<i8>
  %second = util.list.create %c1 : !util.list<i8>
  util.list.resize %second, %c1 : !util.list<i8>
  util.list.set %second[%c0], %b : !util.list<i8>
  %values = util.list.create %c2 : !util.list<!util.list<i8>>
  util.list.resize %values, %c2 : !util.list<!util.list<i8>>
  util.list.set %values[%c0], %first : !util.list<!util.list<i8>>
  util.list.set %values[%c1], %second : !util.list<!util.list<i8>>
  %sizes = util.list.create %c2 : !util.list<index>
  util.list.resize %sizes, %c2 : !util.list<index>
  util.list.set %sizes[%c0], %c2 : !util.list<index>
  util.list.set %sizes[%c1], %c1 : !util.list<index>
  %r = builtin.unrealized_conversion_cast %values, %sizes
      : !util.list<!util.list<i8>>, !util.list<index> to !strings
  return %r : !strings
}

func.func @dict(%words: !strings {iree.abi.index_path = [0, "words"]},
                %count: i64 {iree.abi.index_path = [0, "count"]})
    -> (!strings {iree.abi.index_path = ["words"]}, i64 {iree.abi.index_path = ["count"]}) {
  return %words, %count : !strings, i64
}

func.func @scalars(%a: tensor<f32>, %list: !util.list<?>)
    -> (tensor<f32>, !util.list<?>) {
  %b = arith.addf %a, %a : tensor<f32>
  return %b, %list : tensor<f32>, !util.list<?>
}

func.func @nothing(%a: !strings) {
  return
}

// Without iree.abi: the length of the first string.
func.func @stub(%a: !util.list<?>) -> i64 attributes {iree.abi.stub} {
  %c0 = arith.constant 0 : index
  %values = util.list.get %a[%c0] : !util.list<?> -> !util.list<!util.list<i8>>
  %first = util.list.get %values[%c0] : !util.list<!util.list<i8>>
  %size = util.list.size %first : !util.list<i8>
  %r = arith.index_cast %size : index to i64
  return %r : i64
}
