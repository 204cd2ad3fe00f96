// RUN: abi-opt %s --abi-verify --split-input-file --verify-diagnostics
// RUN: abi-opt %s --pass-pipeline='builtin.module(abi-embed-reflection)' --split-input-file --verify-diagnostics

// An entry for each size: a name, the static size, or `"?"`.
// expected-error @+1 {{argument #0 of @rank: abi.dims must have one entry for each size of 'memref<?xf32>' (got ["n", 4])}}
func.func @rank(%x: memref<?xf32> {abi.dims = ["n", 4]}) { return }

// -----

// expected-error @+1 {{argument #1 of @static: abi.dims must have the sizes of 'memref<?x3xf32>' (got ["n", 4])}}
func.func @static(%n: i32, %x: memref<?x3xf32> {abi.dims = ["n", 4]}) { return }

// -----

// expected-error @+1 {{argument #0 of @kind: abi.dims must have names and numbers from 0 (got [true])}}
func.func @kind(%x: memref<?xf32> {abi.dims = [true]}) { return }

// -----

// expected-error @+1 {{argument #0 of @negative: abi.dims must have names and numbers from 0 (got [-1])}}
func.func @negative(%x: memref<?xf32> {abi.dims = [-1]}) { return }

// -----

// expected-error @+1 {{argument #0 of @words: abi.dims must have names and numbers from 0 (got ["a b"])}}
func.func @words(%x: memref<?xf32> {abi.dims = ["a b"]}) { return }

// -----

// expected-error @+1 {{argument #0 of @list: abi.dims must be an array (got "n")}}
func.func @list(%x: memref<?xf32> {abi.dims = "n"}) { return }

// -----

// expected-error @+1 {{argument #0 of @unranked: abi.dims must not be on 'memref<*xf32>', whose rank is not known (got ["n"])}}
func.func @unranked(%x: memref<*xf32> {abi.dims = ["n"]}) { return }

// -----

// expected-error @+1 {{argument #0 of @number: abi.dims must have one entry for each size of 'i32' (got ["n"])}}
func.func @number(%x: i32 {abi.dims = ["n"]}) { return }

// -----

// One name is one size, among arguments and results. A result has no location of its own.
// expected-error @+1 {{result #0 of @two: abi.dims gives n 3, which is 4 elsewhere}}
func.func @two(%x: memref<4xf32> {abi.dims = ["n"]}, %y: memref<3xf32>)
    -> (memref<3xf32> {abi.dims = ["n"]}) {
  return %y : memref<3xf32>
}

// -----

// Of a tuple, a list for each leaf.
// expected-error @+1 {{argument #0 of @tuple: abi.dims must have one entry for each size of 'memref<?x?xf32>' (got}}
func.func @tuple(%x: tuple<memref<?xf32>, tuple<memref<?x?xf32>, i32>>
    {abi.dims = [["n"], ["n"], []]}) { return }

// -----

// expected-error @+1 {{argument #0 of @leaves: abi.dims must have a list for each leaf of 'tuple<memref<?xf32>, i32>' (got}}
func.func @leaves(%x: tuple<memref<?xf32>, i32> {abi.dims = [["n"]]}) { return }

// -----

// expected-error @+1 {{argument #0 of @entries: abi.dims must have a list for each leaf of}}
func.func @entries(%x: tuple<memref<?xf32>, i32> {abi.dims = ["n", []]}) { return }

// -----

// Conditions are texts, and about sizes of arguments that have names.
// expected-error @+1 {{@texts: abi.size_conditions must be an array of strings (got [1])}}
func.func @texts(%x: memref<?xf32> {abi.dims = ["n"]}) attributes {abi.size_conditions = [1]} { return }

// -----

// expected-error @+1 {{@array: abi.size_conditions must be an array of strings (got "n >= 1")}}
func.func @array(%x: memref<?xf32> {abi.dims = ["n"]}) attributes {abi.size_conditions = "n >= 1"} { return }

// -----

// expected-error @+1 {{@linear: abi.size_conditions must be like b >= 1, n == 2*b + 1 or n % 2 == 0 (got 'n*n >= 1')}}
func.func @linear(%x: memref<?xf32> {abi.dims = ["n"]}) attributes {abi.size_conditions = ["n*n >= 1"]} { return }

// -----

// expected-error @+1 {{@names: abi.size_conditions has m, which is no name of a size of an argument}}
func.func @names(%x: memref<?xf32> {abi.dims = ["n"]}) -> (memref<?xf32> {abi.dims = ["m"]})
    attributes {abi.size_conditions = ["m >= 1"]} {
  return %x : memref<?xf32>
}

// -----

// expected-error @+1 {{@never: no sizes meet its abi.size_conditions (got ["n >= 5"])}}
func.func @never(%x: memref<4xf32> {abi.dims = ["n"]}) attributes {abi.size_conditions = ["n >= 5"]} { return }

// -----

// A number that the record of the function could not have.
// expected-error @+1 {{@numbers: abi.size_conditions must have numbers up to 2147483647 (got m >= 3000000000)}}
func.func @numbers(%x: memref<3000000000xi8> {abi.dims = ["n"]}, %y: memref<?xi8> {abi.dims = ["m"]})
    attributes {abi.size_conditions = ["m >= n"]} {
  return
}
