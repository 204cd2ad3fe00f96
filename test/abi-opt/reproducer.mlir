// The command that is shown when a pass fails does the same again when it is pasted.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --cse "--test-annotate=note='a b'" --test-fail -allow-unregistered-dialect -o %t.out 2> %t.first
// RUN: filecheck %s < %t.first
// RUN: not ls %t.out
// RUN: sed -n 's/^abi-opt: note: reproduce with: //p' %t.first > %t.sh
// RUN: env PYTHONPATH=%S/Inputs/plugin not sh %t.sh 2> %t.second
// RUN: diff %t.first %t.second

// CHECK: reproducer.mlir:[[# @LINE + 6]]:1: error: it is a function
// CHECK-NEXT: func.func @f
// CHECK-NEXT: {{^\^$}}
// CHECK: reproducer.mlir:[[# @LINE + 4]]:1: error: it is a function
// CHECK: abi-opt: note: reproduce with: abi-opt '--pass-pipeline=builtin.module(cse,test-annotate{note={{.*}} --allow-unregistered-dialect {{.*}}reproducer.mlir

func.func @f() { "no_such.op"() : () -> () return }
func.func @g() { return }
