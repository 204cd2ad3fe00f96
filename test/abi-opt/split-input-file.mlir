// Each part is parsed, run and printed by itself; the name `@f` may come again.

// RUN: abi-opt %s --split-input-file --canonicalize | filecheck %s
// RUN: abi-opt %s --split-input-file --output-split-marker="// =====" \
// RUN:   | filecheck %s --check-prefix=OUT
// RUN: not abi-opt %s 2>&1 | filecheck %s --check-prefix=WHOLE

// CHECK-LABEL: func.func @f
// CHECK: {{^}}// {{-----}}
// CHECK-LABEL: func.func @f
// CHECK: {{^}}// {{-----}}
// CHECK-LABEL: func.func @g
// CHECK-NOT: {{-----}}

// OUT-COUNT-2: {{^}}// ====={{$}}

// WHOLE: split-input-file.mlir:[[# @LINE + 5]]:1: error: redefinition of symbol named 'f'
func.func @f() { return }

// -----

func.func @f() { return }

// -----

func.func @g() { return }
