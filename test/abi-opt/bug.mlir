// A bug in a pass is shown with its traceback, and is no diagnostic.

// RUN: env PYTHONPATH=%S/Inputs/plugin not abi-opt %s --test-bug 2>&1 | filecheck %s

// CHECK: Traceback (most recent call last)
// CHECK: plugin.py
// CHECK: ZeroDivisionError: division by zero
module {}
