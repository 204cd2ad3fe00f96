// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %1417 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1418 = "llvm.mlir.constant"() <{value = 60 : i32}> : () -> i32
    %1419 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1420 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1421 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1422 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1423 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1424 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1425 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1426 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1427 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1428 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1429 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1430 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1431 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1432 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1433 = "llvm.mlir.constant"() <{value = 2147483647 : i64}> : () -> i64
    %1434 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1435 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1436 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1437 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1438 = "llvm.alloca"(%1417) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1439 = "llvm.alloca"(%1417) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1440 = "llvm.getelementptr"(%arg36, %1418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1441 = "llvm.load"(%1440) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1442 = "llvm.getelementptr"(%arg36, %1441) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg36, %1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1443 = "llvm.getelementptr"(%1438, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1442, %1443) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1444 = "llvm.getelementptr"(%1438, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1445 = "llvm.getelementptr"(%1442, %1421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1446 = "llvm.load"(%1445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1447 = "llvm.getelementptr"(%arg36, %1446) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1447, %1444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1448 = "llvm.getelementptr"(%1438, %1421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %1448) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1449 = "llvm.getelementptr"(%1438, %1422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg40, %1449) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1450 = "llvm.getelementptr"(%1438, %1423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg38, %1450) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1451 = "llvm.load"(%1442) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1452 = "llvm.getelementptr"(%arg36, %1421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1453 = "llvm.load"(%1452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1454 = "llvm.icmp"(%1453, %1417) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1455 = "llvm.add"(%1451, %1417) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1456 = "llvm.alloca"(%1455) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1457 = "llvm.getelementptr"(%1442, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1458 = "llvm.load"(%1457) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1459 = "llvm.icmp"(%1458, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1459)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1460 = "llvm.getelementptr"(%arg39, %1451) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1461 = "llvm.getelementptr"(%1442, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1424)[^bb2] : (i32) -> ()
  ^bb2(%1462: i32):  // 2 preds: ^bb1, ^bb4
    %1463 = "llvm.getelementptr"(%1460, %1462) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1464 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1465 = "llvm.icmp"(%1464, %1425) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1466 = "llvm.load"(%1461) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1467 = "llvm.getelementptr"(%arg40, %1466) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1467, %1462) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1465, %1426)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1469 = "llvm.load"(%1464) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1469)[^bb4] : (i64) -> ()
  ^bb4(%1470: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1470, %1468) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1471 = "llvm.add"(%1462, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1472 = "llvm.load"(%1457) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1473 = "llvm.icmp"(%1471, %1472) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1473, %1471)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %1474 = "llvm.call"(%1438) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_take, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
    %1475 = "llvm.icmp"(%1474, %1424) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1475, %1474)[^bb6, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1476 = "llvm.load"(%1442) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1477 = "llvm.icmp"(%1476, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1477, %1424)[^bb7, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb7(%1478: i32):  // 2 preds: ^bb6, ^bb26
    %1479 = "llvm.getelementptr"(%1447, %1478) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1480 = "llvm.load"(%1479) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1481 = "llvm.icmp"(%1480, %1427) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1482 = "llvm.select"(%1481, %1428, %1429) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1483 = "llvm.getelementptr"(%arg36, %1482) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1484 = "llvm.load"(%1483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1485 = "llvm.getelementptr"(%arg36, %1484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1486 = "llvm.getelementptr"(%1479, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1487 = "llvm.load"(%1486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1488 = "llvm.getelementptr"(%1485, %1487) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1489 = "llvm.getelementptr"(%1488, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1490 = "llvm.load"(%1489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1491 = "llvm.sext"(%1490) : (i32) -> i64
    %1492 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1493 = "llvm.icmp"(%1492, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1493, %1491)[^bb8, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1494 = "llvm.getelementptr"(%1488, %1422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1495 = "llvm.load"(%1494) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1496 = "llvm.icmp"(%1495, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1496, %1491)[^bb9, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1497 = "llvm.getelementptr"(%1479, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1499 = "llvm.getelementptr"(%arg36, %1498) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%1488, %1431) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1424, %1491, %1417)[^bb10] : (i32, i64, i32) -> ()
  ^bb10(%1501: i32, %1502: i64, %1503: i32):  // 2 preds: ^bb9, ^bb20
    %1504 = "llvm.getelementptr"(%1499, %1501) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1505)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %1506 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1507 = "llvm.getelementptr"(%arg36, %1506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1508 = "llvm.getelementptr"(%1507, %1501) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1509 = "llvm.getelementptr"(%1508, %1420) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1510 = "llvm.load"(%1509) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1510)[^bb16] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %1511 = "llvm.getelementptr"(%1504, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1512 = "llvm.load"(%1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1513 = "llvm.getelementptr"(%arg40, %1512) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1514 = "llvm.load"(%1513) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1514)[^bb16] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %1515 = "llvm.getelementptr"(%1504, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1516 = "llvm.load"(%1515) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1517 = "llvm.getelementptr"(%arg36, %1516) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1518 = "llvm.getelementptr"(%1517, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1520 = "llvm.getelementptr"(%arg36, %1519) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1521 = "llvm.load"(%1517) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1522 = "llvm.icmp"(%1521, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1522, %1424, %1432)[^bb14, ^bb23] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14(%1523: i32, %1524: i64):  // 2 preds: ^bb13, ^bb14
    %1525 = "llvm.getelementptr"(%1520, %1523) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1526 = "llvm.call"(%arg36, %arg38, %1525) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1527 = "llvm.load"(%1525) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1528 = "llvm.mul"(%1527, %1526) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1529 = "llvm.freeze"(%1528) : (i64) -> i64
    %1530 = "llvm.add"(%1529, %1524) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1531 = "llvm.add"(%1523, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1532 = "llvm.icmp"(%1531, %1521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1532, %1531, %1530)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb15:  // pred: ^bb14
    %1533 = "llvm.intr.smax"(%1530, %1432) : (i64, i64) -> i64
    "llvm.br"(%1533)[^bb16] : (i64) -> ()
  ^bb16(%1534: i64):  // 3 preds: ^bb11, ^bb12, ^bb15
    %1535 = "llvm.icmp"(%1534, %1432) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1535)[^bb23, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1536 = "llvm.icmp"(%1534, %1433) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1536, %1424, %1502)[^bb20, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %1537 = "llvm.mul"(%1534, %1502) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1538 = "llvm.icmp"(%1537, %1433) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1538, %1424, %1502)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.br"(%1503, %1537)[^bb20] : (i32, i64) -> ()
  ^bb20(%1539: i32, %1540: i64):  // 3 preds: ^bb17, ^bb18, ^bb19
    %1541 = "llvm.add"(%1501, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1542 = "llvm.icmp"(%1541, %1495) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1542, %1541, %1540, %1539)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i64, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1543 = "llvm.icmp"(%1539, %1424) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1543, %1540)[^bb22, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb22:  // pred: ^bb21
    %1544 = "llvm.getelementptr"(%1456, %1478) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1426, %1544) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb23:  // 2 preds: ^bb13, ^bb16
    %1545 = "llvm.getelementptr"(%1456, %1478) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1432, %1545) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24(%1546: i64):  // 3 preds: ^bb7, ^bb8, ^bb21
    %1547 = "llvm.getelementptr"(%1456, %1478) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1546, %1547) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1548 = "llvm.icmp"(%1546, %1432) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1548)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 2 preds: ^bb22, ^bb24
    %1549 = "llvm.getelementptr"(%1442, %1423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1549)[^bb44] : (!llvm.ptr) -> ()
  ^bb26:  // 2 preds: ^bb23, ^bb24
    %1550 = "llvm.add"(%1478, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1551 = "llvm.icmp"(%1550, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1551, %1424, %1550)[^bb27, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb27(%1552: i32):  // 2 preds: ^bb26, ^bb35
    %1553 = "llvm.getelementptr"(%1447, %1552) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1554 = "llvm.load"(%1553) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1555 = "llvm.icmp"(%1554, %1427) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1556 = "llvm.select"(%1555, %1428, %1429) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1557 = "llvm.getelementptr"(%arg36, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1558 = "llvm.load"(%1557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1559 = "llvm.getelementptr"(%arg36, %1558) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1560 = "llvm.getelementptr"(%1553, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1561 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1562 = "llvm.getelementptr"(%1559, %1561) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1563 = "llvm.getelementptr"(%1456, %1552) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1564 = "llvm.load"(%1563) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1565 = "llvm.icmp"(%1564, %1432) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1565)[^bb35, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1566 = "llvm.getelementptr"(%arg39, %1552) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1567 = "llvm.load"(%1566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1568 = "llvm.icmp"(%1567, %1425) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1568)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %1569 = "llvm.getelementptr"(%1553, %1421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1569)[^bb44] : (!llvm.ptr) -> ()
  ^bb30:  // pred: ^bb28
    %1570 = "llvm.ptrtoint"(%1567) : (!llvm.ptr) -> i32
    %1571 = "llvm.getelementptr"(%1562, %1429) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1572 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1573 = "llvm.add"(%1572, %1434) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1574 = "llvm.and"(%1573, %1570) : (i32, i32) -> i32
    %1575 = "llvm.icmp"(%1574, %1424) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1575)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %1576 = "llvm.getelementptr"(%1553, %1422) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1576)[^bb44] : (!llvm.ptr) -> ()
  ^bb32:  // pred: ^bb30
    %1577 = "llvm.icmp"(%1554, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1577)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1578 = "llvm.load"(%1562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1579 = "llvm.icmp"(%1578, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1580 = "llvm.getelementptr"(%1562, %1421) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1581 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1582 = "llvm.getelementptr"(%arg38, %1581) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1583 = "llvm.getelementptr"(%1562, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1584 = "llvm.load"(%1583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1582, %1567, %1584) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb35] : () -> ()
  ^bb35:  // 4 preds: ^bb27, ^bb32, ^bb33, ^bb34
    %1585 = "llvm.add"(%1552, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1586 = "llvm.icmp"(%1585, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1586, %1424, %1585)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb36(%1587: i32):  // 2 preds: ^bb35, ^bb43
    %1588 = "llvm.getelementptr"(%1447, %1587) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1589 = "llvm.load"(%1588) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1590 = "llvm.icmp"(%1589, %1430) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1591 = "llvm.icmp"(%1587, %1424) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1592 = "llvm.and"(%1591, %1590) : (i1, i1) -> i1
    "llvm.cond_br"(%1592)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1593 = "llvm.getelementptr"(%1456, %1587) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1594 = "llvm.getelementptr"(%arg39, %1587) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1424)[^bb38] : (i32) -> ()
  ^bb38(%1595: i32):  // 2 preds: ^bb37, ^bb42
    %1596 = "llvm.getelementptr"(%1447, %1595) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1597 = "llvm.load"(%1596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1598 = "llvm.icmp"(%1597, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1598)[^bb42, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1599 = "llvm.load"(%1593) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1600 = "llvm.getelementptr"(%1456, %1595) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1601 = "llvm.load"(%1600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1602 = "llvm.icmp"(%1599, %1432) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1603 = "llvm.icmp"(%1601, %1432) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1604 = "llvm.and"(%1602, %1603) : (i1, i1) -> i1
    "llvm.cond_br"(%1604)[^bb40, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1605 = "llvm.getelementptr"(%arg39, %1595) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1607 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1608 = "llvm.ptrtoint"(%1607) : (!llvm.ptr) -> i32
    %1609 = "llvm.ptrtoint"(%1606) : (!llvm.ptr) -> i32
    %1610 = "llvm.trunc"(%1601) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1611 = "llvm.add"(%1609, %1610) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1612 = "llvm.icmp"(%1611, %1608) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1613 = "llvm.trunc"(%1599) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1614 = "llvm.add"(%1608, %1613) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1615 = "llvm.icmp"(%1614, %1609) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1616 = "llvm.and"(%1612, %1615) : (i1, i1) -> i1
    "llvm.cond_br"(%1616)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1617 = "llvm.getelementptr"(%1588, %1423) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1617)[^bb44] : (!llvm.ptr) -> ()
  ^bb42:  // 3 preds: ^bb38, ^bb39, ^bb40
    %1618 = "llvm.add"(%1595, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1619 = "llvm.icmp"(%1618, %1587) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1619, %1618)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43:  // 2 preds: ^bb36, ^bb42
    %1620 = "llvm.add"(%1587, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1621 = "llvm.icmp"(%1620, %1476) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1621, %1620)[^bb45, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44(%1622: !llvm.ptr):  // 4 preds: ^bb25, ^bb29, ^bb31, ^bb41
    %1623 = "llvm.load"(%1622) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1624 = "llvm.icmp"(%1623, %1424) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1624, %1623)[^bb45, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 3 preds: ^bb6, ^bb43, ^bb44
    %1625 = "llvm.icmp"(%1451, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1626 = "llvm.select"(%1454, %1625, %1435) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1626, %1424, %1454)[^bb46, ^bb56] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i1) -> ()
  ^bb46(%1627: i32):  // 2 preds: ^bb45, ^bb55
    %1628 = "llvm.getelementptr"(%1447, %1627) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1629 = "llvm.load"(%1628) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1630 = "llvm.icmp"(%1629, %1436) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1630, %1437)[^bb47, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i1) -> ()
  ^bb47:  // pred: ^bb46
    %1631 = "llvm.getelementptr"(%1456, %1627) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1632 = "llvm.load"(%1631) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1633 = "llvm.icmp"(%1632, %1432) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1633, %1437)[^bb55, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb48:  // pred: ^bb47
    %1634 = "llvm.load"(%1442) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1635 = "llvm.icmp"(%1634, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1635)[^bb49, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %1636 = "llvm.trunc"(%1632) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1637 = "llvm.getelementptr"(%arg39, %1627) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1424)[^bb50] : (i32) -> ()
  ^bb50(%1638: i32):  // 2 preds: ^bb49, ^bb53
    %1639 = "llvm.getelementptr"(%1447, %1638) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1640 = "llvm.load"(%1639) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1641 = "llvm.icmp"(%1640, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1641)[^bb51, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1642 = "llvm.getelementptr"(%1456, %1638) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1643 = "llvm.load"(%1642) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1644 = "llvm.icmp"(%1643, %1432) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1644)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1645 = "llvm.getelementptr"(%arg39, %1638) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1646 = "llvm.load"(%1645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1647 = "llvm.load"(%1637) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1648 = "llvm.ptrtoint"(%1647) : (!llvm.ptr) -> i32
    %1649 = "llvm.ptrtoint"(%1646) : (!llvm.ptr) -> i32
    %1650 = "llvm.trunc"(%1643) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1651 = "llvm.add"(%1649, %1650) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1652 = "llvm.icmp"(%1651, %1648) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1653 = "llvm.add"(%1648, %1636) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1654 = "llvm.icmp"(%1653, %1649) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1655 = "llvm.and"(%1652, %1654) : (i1, i1) -> i1
    "llvm.cond_br"(%1655)[^bb57, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 3 preds: ^bb50, ^bb51, ^bb52
    %1656 = "llvm.add"(%1638, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1657 = "llvm.icmp"(%1656, %1634) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1657, %1656)[^bb54, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // 2 preds: ^bb48, ^bb53
    %1658 = "llvm.load"(%1457) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1659 = "llvm.icmp"(%1658, %1417) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1659)[^bb55] : (i1) -> ()
  ^bb55(%1660: i1):  // 3 preds: ^bb46, ^bb47, ^bb54
    %1661 = "llvm.add"(%1627, %1417) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1662 = "llvm.icmp"(%1661, %1451) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1663 = "llvm.select"(%1660, %1662, %1435) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1663, %1661, %1660)[^bb46, ^bb56] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i1) -> ()
  ^bb56(%1664: i1):  // 2 preds: ^bb45, ^bb55
    "llvm.cond_br"(%1664)[^bb58, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 2 preds: ^bb52, ^bb56
    %1665 = "llvm.call"(%1438, %arg37, %1456) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1665)[^bb59] : (i32) -> ()
  ^bb58:  // pred: ^bb56
    %1666 = "llvm.call"(%arg37, %arg38, %1439, %1425) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1666)[^bb59] : (i32) -> ()
  ^bb59(%1667: i32):  // 4 preds: ^bb5, ^bb44, ^bb57, ^bb58
    "llvm.return"(%1667) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_take", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr):
    %1147 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1148 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1149 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1150 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1151 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1152 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1153 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1154 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1156 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1157 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1158 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1159 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1160 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1161 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1162 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1163 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1164 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1165 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1166 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1167 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1168 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1169 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1170 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1171 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1172 = "llvm.alloca"(%1147) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1173 = "llvm.getelementptr"(%arg35, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1174 = "llvm.load"(%1173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1175 = "llvm.getelementptr"(%1174, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1176 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1177 = "llvm.getelementptr"(%1174, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1178 = "llvm.load"(%1177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1179 = "llvm.add"(%1178, %1176) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1180 = "llvm.icmp"(%1179, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1180)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1181 = "llvm.getelementptr"(%arg35, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1182 = "llvm.load"(%1181) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1150)[^bb4] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb6
    %1183 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1184 = "llvm.icmp"(%1183, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1184)[^bb3, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1185 = "llvm.getelementptr"(%arg35, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1186 = "llvm.getelementptr"(%arg35, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1187 = "llvm.getelementptr"(%arg35, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1188 = "llvm.getelementptr"(%arg35, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1189 = "llvm.getelementptr"(%1172, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1190 = "llvm.getelementptr"(%1172, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1191 = "llvm.getelementptr"(%1172, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1192 = "llvm.getelementptr"(%1172, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1193 = "llvm.getelementptr"(%1172, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1194 = "llvm.getelementptr"(%1172, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1183, %1150)[^bb7] : (i32, i32) -> ()
  ^bb4(%1195: i32):  // 2 preds: ^bb1, ^bb6
    %1196 = "llvm.getelementptr"(%1182, %1195) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1197 = "llvm.load"(%1196) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1198 = "llvm.icmp"(%1197, %1152) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1198)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1199 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1200 = "llvm.getelementptr"(%1174, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1201 = "llvm.load"(%1200) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1202 = "llvm.getelementptr"(%1199, %1201) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.getelementptr"(%1202, %1195) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1204 = "llvm.load"(%1203) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1204)[^bb51] : (i32) -> ()
  ^bb6:  // pred: ^bb4
    %1205 = "llvm.add"(%1195, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1206 = "llvm.icmp"(%1205, %1179) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1206, %1205)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7(%1207: i32, %1208: i32):  // 2 preds: ^bb3, ^bb40
    %1209 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1210 = "llvm.getelementptr"(%1209, %1208) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1212 = "llvm.load"(%1210) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1213 = "llvm.icmp"(%1212, %1156) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1214 = "llvm.select"(%1213, %1157, %1158) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1215 = "llvm.getelementptr"(%1211, %1214) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1216 = "llvm.load"(%1215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1217 = "llvm.getelementptr"(%1211, %1216) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1218 = "llvm.getelementptr"(%1210, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1219 = "llvm.load"(%1218) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1220 = "llvm.getelementptr"(%1217, %1219) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1213, %1207)[^bb40, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1221 = "llvm.load"(%1220) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1222 = "llvm.icmp"(%1221, %1159) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1222, %1207)[^bb9, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1223 = "llvm.getelementptr"(%1220, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1224 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1225 = "llvm.add"(%1224, %1147) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1226 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1227 = "llvm.alloca"(%1225) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1228 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1229 = "llvm.icmp"(%1228, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1230 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1229, %1228)[^bb10, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1231 = "llvm.load"(%1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1232 = "llvm.getelementptr"(%1231, %1208) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.getelementptr"(%1232, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1234 = "llvm.getelementptr"(%1232, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1150)[^bb11] : (i32) -> ()
  ^bb11(%1235: i32):  // 2 preds: ^bb10, ^bb17
    %1236 = "llvm.load"(%1233) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1237 = "llvm.getelementptr"(%1230, %1236) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1238 = "llvm.getelementptr"(%1237, %1235) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1239 = "llvm.load"(%1238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1239)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1240 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1241 = "llvm.icmp"(%1240, %1156) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1242 = "llvm.select"(%1241, %1157, %1158) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1243 = "llvm.getelementptr"(%1230, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1244 = "llvm.load"(%1243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.getelementptr"(%1230, %1244) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1246 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1247 = "llvm.getelementptr"(%1245, %1246) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1248 = "llvm.getelementptr"(%1247, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1249 = "llvm.load"(%1248) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1250 = "llvm.getelementptr"(%1230, %1249) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1251 = "llvm.getelementptr"(%1250, %1235) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1252 = "llvm.getelementptr"(%1251, %1149) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1253 = "llvm.load"(%1252) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1253)[^bb17] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1254 = "llvm.load"(%1186) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1255 = "llvm.getelementptr"(%1238, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1256 = "llvm.load"(%1255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1257 = "llvm.getelementptr"(%1254, %1256) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1258 = "llvm.load"(%1257) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1258)[^bb17] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1259 = "llvm.load"(%1187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1260 = "llvm.getelementptr"(%1238, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1261 = "llvm.load"(%1260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1262 = "llvm.getelementptr"(%1230, %1261) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1263 = "llvm.getelementptr"(%1262, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1264 = "llvm.load"(%1263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1265 = "llvm.getelementptr"(%1230, %1264) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1266 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1267 = "llvm.icmp"(%1266, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1267, %1150, %1152, %1152)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb15(%1268: i32, %1269: i64):  // 2 preds: ^bb14, ^bb15
    %1270 = "llvm.getelementptr"(%1265, %1268) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1271 = "llvm.call"(%1230, %1259, %1270) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1272 = "llvm.load"(%1270) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1273 = "llvm.mul"(%1272, %1271) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1274 = "llvm.freeze"(%1273) : (i64) -> i64
    %1275 = "llvm.add"(%1274, %1269) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1276 = "llvm.add"(%1268, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1277 = "llvm.icmp"(%1276, %1266) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1277, %1276, %1275)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1278 = "llvm.intr.smax"(%1275, %1152) : (i64, i64) -> i64
    "llvm.br"(%1278)[^bb17] : (i64) -> ()
  ^bb17(%1279: i64):  // 4 preds: ^bb12, ^bb13, ^bb14, ^bb16
    %1280 = "llvm.getelementptr"(%1227, %1235) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1279, %1280) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1281 = "llvm.add"(%1235, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1282 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1283 = "llvm.icmp"(%1281, %1282) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1283, %1281, %1282)[^bb11, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb18(%1284: i32):  // 2 preds: ^bb9, ^bb17
    %1285 = "llvm.load"(%1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1286 = "llvm.getelementptr"(%1285, %1208) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1287, %1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1147, %1189) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1150, %1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1284, %1191) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1288 = "llvm.getelementptr"(%1220, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.load"(%1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1289, %1192) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1227, %1193) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1194, %1161, %1162) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1290 = "llvm.load"(%1187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1291 = "llvm.getelementptr"(%1220, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1293 = "llvm.getelementptr"(%1290, %1292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1294 = "llvm.icmp"(%1284, %1150) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1294, %1293)[^bb19, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %1295 = "llvm.getelementptr"(%1220, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1296 = "llvm.load"(%1295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.getelementptr"(%1290, %1296) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1298 = "llvm.load"(%1230) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1298)[^bb21, ^bb22, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.store"(%1284, %1293) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb21:  // pred: ^bb19
    %1299 = "llvm.trunc"(%1284) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1299, %1293) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb22:  // pred: ^bb19
    %1300 = "llvm.sext"(%1284) : (i32) -> i64
    "llvm.store"(%1300, %1293) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb23] : () -> ()
  ^bb23:  // 3 preds: ^bb20, ^bb21, ^bb22
    %1301 = "llvm.load"(%1230) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1302 = "llvm.intr.smax"(%1301, %1148) : (i32, i32) -> i32
    %1303 = "llvm.getelementptr"(%1293, %1302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1297, %1303) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1297)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%1304: !llvm.ptr):  // 2 preds: ^bb18, ^bb23
    %1305 = "llvm.load"(%1230) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.icmp"(%1305, %1149) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1306)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %1307 = "llvm.call"(%1230, %1220, %1172, %1304) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1308 = "llvm.icmp"(%1307, %1169) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1308)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb24
    %1309 = "llvm.load"(%1288) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1310 = "llvm.icmp"(%1289, %1309) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1310)[^bb27, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1311 = "llvm.load"(%1223) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1312 = "llvm.icmp"(%1311, %1150) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1312)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1313 = "llvm.icmp"(%1284, %1163) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1313)[^bb38, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb27
    %1314 = "llvm.icmp"(%1284, %1311) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1314)[^bb30, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %1315 = "llvm.getelementptr"(%1220, %1160) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1316 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1317 = "llvm.getelementptr"(%1230, %1316) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1318 = "llvm.icmp"(%1284, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1318)[^bb31, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %1319 = "llvm.getelementptr"(%1317, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1320 = "llvm.getelementptr"(%1220, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1321 = "llvm.getelementptr"(%1319, %1284) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1322 = "llvm.getelementptr"(%1304, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1284, %1164)[^bb32] : (i32, i64) -> ()
  ^bb32(%1323: i32, %1324: i64):  // 2 preds: ^bb31, ^bb36
    %1325 = "llvm.add"(%1323, %1165) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1326 = "llvm.getelementptr"(%1227, %1325) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1327 = "llvm.load"(%1326) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1328 = "llvm.load"(%1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.icmp"(%1328, %1150) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1329, %1324)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb33:  // pred: ^bb32
    %1330 = "llvm.getelementptr"(%1321, %1325) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1331 = "llvm.load"(%1330) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1331)[^bb34] : (i64) -> ()
  ^bb34(%1332: i64):  // 2 preds: ^bb32, ^bb33
    %1333 = "llvm.icmp"(%1332, %1166) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1334 = "llvm.select"(%1333, %1324, %1332) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1312)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    %1335 = "llvm.getelementptr"(%1317, %1323) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1337 = "llvm.icmp"(%1336, %1166) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1338 = "llvm.icmp"(%1336, %1327) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1339 = "llvm.select"(%1337, %1167, %1338) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1339)[^bb36, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // 2 preds: ^bb34, ^bb35
    %1340 = "llvm.shl"(%1323, %1168) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1341 = "llvm.getelementptr"(%1322, %1340) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1327, %1341) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1342 = "llvm.add"(%1323, %1284) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1343 = "llvm.shl"(%1342, %1168) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1344 = "llvm.getelementptr"(%1322, %1343) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1334, %1344) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1345 = "llvm.intr.umax"(%1327, %1164) : (i64, i64) -> i64
    %1346 = "llvm.mul"(%1345, %1324) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1347 = "llvm.icmp"(%1323, %1147) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1347, %1325, %1346)[^bb32, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // 2 preds: ^bb30, ^bb36
    %1348 = "llvm.ptrtoint"(%1287) : (!llvm.ptr) -> i32
    %1349 = "llvm.load"(%1317) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1350 = "llvm.getelementptr"(%1220, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1351 = "llvm.load"(%1350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1352 = "llvm.trunc"(%1349) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1353 = "llvm.mul"(%1351, %1352) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1354 = "llvm.sub"(%1348, %1353) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1354, %1304) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1355 = "llvm.getelementptr"(%1304, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1354, %1355) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1356 = "llvm.getelementptr"(%1304, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1357 = "llvm.load"(%1317) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1357, %1356) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb38] : () -> ()
  ^bb38:  // 6 preds: ^bb25, ^bb26, ^bb28, ^bb29, ^bb35, ^bb37
    "llvm.intr.stackrestore"(%1226) : (!llvm.ptr) -> ()
    %1358 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1358)[^bb40] : (i32) -> ()
  ^bb39:  // pred: ^bb25
    %1359 = "llvm.getelementptr"(%1174, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1360 = "llvm.load"(%1359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.stackrestore"(%1226) : (!llvm.ptr) -> ()
    "llvm.br"(%1360)[^bb51] : (i32) -> ()
  ^bb40(%1361: i32):  // 3 preds: ^bb7, ^bb8, ^bb38
    %1362 = "llvm.add"(%1208, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1363 = "llvm.icmp"(%1362, %1361) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1363, %1361, %1362)[^bb7, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb41:  // 2 preds: ^bb2, ^bb40
    %1364 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1365 = "llvm.getelementptr"(%arg35, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.getelementptr"(%1364, %1170) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.load"(%1367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1369 = "llvm.getelementptr"(%1364, %1368) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1370 = "llvm.getelementptr"(%1364, %1153) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1371 = "llvm.load"(%1370) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1372 = "llvm.icmp"(%1371, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1372, %1150, %1150)[^bb42, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb42(%1373: i32):  // 2 preds: ^bb41, ^bb49
    %1374 = "llvm.getelementptr"(%1369, %1373) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Condition", (struct<"mlir_abi_plain_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1375 = "llvm.getelementptr"(%1374, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1376 = "llvm.load"(%1375) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1377 = "llvm.getelementptr"(%1364, %1376) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1378 = "llvm.getelementptr"(%1374, %1154) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1379 = "llvm.load"(%1378) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1380 = "llvm.sext"(%1379) : (i32) -> i64
    %1381 = "llvm.icmp"(%1379, %1150) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1382 = "llvm.load"(%1374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1383 = "llvm.icmp"(%1382, %1150) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1381)[^bb44, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.cond_br"(%1383, %1150, %1152)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb44:  // pred: ^bb42
    "llvm.cond_br"(%1383, %1150, %1152, %1152)[^bb45, ^bb46] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb45(%1384: i32, %1385: i64):  // 2 preds: ^bb44, ^bb45
    %1386 = "llvm.getelementptr"(%1377, %1384) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1387 = "llvm.call"(%1364, %1366, %1386) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1388 = "llvm.load"(%1386) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1389 = "llvm.mul"(%1388, %1387) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1390 = "llvm.add"(%1389, %1385) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1391 = "llvm.add"(%1384, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1392 = "llvm.icmp"(%1391, %1382) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1392, %1390, %1391, %1390)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb46(%1393: i64):  // 2 preds: ^bb44, ^bb45
    %1394 = "llvm.getelementptr"(%1374, %1149) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1395 = "llvm.load"(%1394) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1396 = "llvm.icmp"(%1395, %1150) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1397 = "llvm.icmp"(%1393, %1171) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1398 = "llvm.icmp"(%1393, %1152) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1399 = "llvm.select"(%1396, %1398, %1397) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1399)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47(%1400: i32, %1401: i64):  // 2 preds: ^bb43, ^bb47
    %1402 = "llvm.getelementptr"(%1377, %1400) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1403 = "llvm.call"(%1364, %1366, %1402) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1404 = "llvm.srem"(%1403, %1380) : (i64, i64) -> i64
    %1405 = "llvm.load"(%1402) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1406 = "llvm.mul"(%1405, %1404) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1407 = "llvm.add"(%1406, %1401) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1408 = "llvm.srem"(%1407, %1380) : (i64, i64) -> i64
    %1409 = "llvm.add"(%1400, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1410 = "llvm.icmp"(%1409, %1382) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1410, %1409, %1408)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb48:  // pred: ^bb47
    %1411 = "llvm.icmp"(%1408, %1152) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1411)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // 3 preds: ^bb43, ^bb46, ^bb48
    %1412 = "llvm.add"(%1373, %1147) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1413 = "llvm.icmp"(%1412, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1413, %1150, %1412)[^bb51, ^bb42] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb50:  // 2 preds: ^bb46, ^bb48
    %1414 = "llvm.getelementptr"(%1374, %1151) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1415 = "llvm.load"(%1414) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1415)[^bb51] : (i32) -> ()
  ^bb51(%1416: i32):  // 5 preds: ^bb5, ^bb39, ^bb41, ^bb49, ^bb50
    "llvm.return"(%1416) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %997 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %998 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %999 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %1000 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1001 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1003 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1004 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1005 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1006 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1007 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1008 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1009 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1010 = "llvm.mlir.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1011 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1012 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1013 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1014 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1015 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1016 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1017 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1018 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1019 = "llvm.alloca"(%997) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1020 = "llvm.getelementptr"(%arg32, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1021 = "llvm.load"(%1020) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1022 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1023 = "llvm.alloca"(%1022) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1024 = "llvm.mul"(%1022, %999) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1023, %1000, %1024) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1025 = "llvm.icmp"(%1022, %1001) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1025, %1001)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1026 = "llvm.getelementptr"(%arg32, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1027 = "llvm.getelementptr"(%arg32, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1028 = "llvm.getelementptr"(%arg32, %1004) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1001, %1001, %1001)[^bb2] : (i32, i32, i32) -> ()
  ^bb2(%1029: i32, %1030: i32, %1031: i32):  // 2 preds: ^bb1, ^bb18
    %1032 = "llvm.load"(%1026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1033 = "llvm.getelementptr"(%1032, %1031) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1034 = "llvm.load"(%1033) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1035 = "llvm.icmp"(%1034, %1005) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1035)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1036 = "llvm.intr.smax"(%1029, %1001) : (i32, i32) -> i32
    %1037 = "llvm.icmp"(%1030, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1037, %1036, %1030)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1038 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1039 = "llvm.getelementptr"(%1038, %1017) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1040 = "llvm.load"(%1039) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1041 = "llvm.getelementptr"(%1038, %1040) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1042 = "llvm.getelementptr"(%1033, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1043 = "llvm.load"(%1042) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1044 = "llvm.getelementptr"(%1041, %1043) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1045 = "llvm.getelementptr"(%1044, %1015) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1046 = "llvm.load"(%1045) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1047 = "llvm.intr.smax"(%1046, %1029) : (i32, i32) -> i32
    "llvm.br"(%1047, %1030)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1048 = "llvm.icmp"(%1034, %1006) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1048, %1036, %1001)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1049 = "llvm.getelementptr"(%arg34, %1031) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1051 = "llvm.icmp"(%1050, %1007) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1051, %1036, %1001)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1052 = "llvm.load"(%1020) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1053 = "llvm.load"(%1052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1054 = "llvm.icmp"(%1053, %1001) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1054)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1055 = "llvm.trunc"(%1050) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%1001)[^bb9] : (i32) -> ()
  ^bb9(%1056: i32):  // 2 preds: ^bb8, ^bb12
    %1057 = "llvm.getelementptr"(%1032, %1056) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1058 = "llvm.load"(%1057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1059 = "llvm.icmp"(%1058, %1008) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1059)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1060 = "llvm.getelementptr"(%arg34, %1056) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1061 = "llvm.load"(%1060) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1062 = "llvm.icmp"(%1061, %1007) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1062)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1063 = "llvm.load"(%1027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1064 = "llvm.getelementptr"(%1063, %1056) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1065 = "llvm.load"(%1064) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1066 = "llvm.getelementptr"(%1063, %1031) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1067 = "llvm.load"(%1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1068 = "llvm.ptrtoint"(%1067) : (!llvm.ptr) -> i32
    %1069 = "llvm.ptrtoint"(%1065) : (!llvm.ptr) -> i32
    %1070 = "llvm.trunc"(%1061) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1071 = "llvm.add"(%1069, %1070) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1072 = "llvm.icmp"(%1071, %1068) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1073 = "llvm.add"(%1068, %1055) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1074 = "llvm.icmp"(%1073, %1069) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1075 = "llvm.and"(%1072, %1074) : (i1, i1) -> i1
    "llvm.cond_br"(%1075)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1076 = "llvm.add"(%1056, %997) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1077 = "llvm.icmp"(%1076, %1053) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1077, %1076)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1078 = "llvm.getelementptr"(%1052, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1079 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1080 = "llvm.icmp"(%1079, %997) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1080, %1036, %1001)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1081 = "llvm.getelementptr"(%1023, %1031) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1082 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1083 = "llvm.getelementptr"(%1082, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1084 = "llvm.load"(%1083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.getelementptr"(%1082, %1084) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1086 = "llvm.getelementptr"(%1033, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1087 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1088 = "llvm.getelementptr"(%1085, %1087) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1089 = "llvm.getelementptr"(%1088, %1009) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1090 = "llvm.load"(%1089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1091 = "llvm.sub"(%1010, %1090) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1092 = "llvm.zext"(%1091) <{nonNeg}> : (i32) -> i64
    %1093 = "llvm.icmp"(%1050, %1092) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1093)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1094 = "llvm.getelementptr"(%1081, %1012) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1011, %1094) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1036, %1013)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1095 = "llvm.trunc"(%1050) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1096 = "llvm.add"(%1090, %1095) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1097 = "llvm.call"(%1011, %1096) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1098 = "llvm.getelementptr"(%1081, %1012) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1097, %1098) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1099 = "llvm.icmp"(%1097, %1011) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1099, %1036, %1013)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1100 = "llvm.load"(%1089) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1101 = "llvm.ptrtoint"(%1097) : (!llvm.ptr) -> i32
    %1102 = "llvm.add"(%1101, %1014) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1103 = "llvm.add"(%1102, %1100) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1104 = "llvm.sub"(%1001, %1100) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1105 = "llvm.and"(%1103, %1104) : (i32, i32) -> i32
    %1106 = "llvm.inttoptr"(%1105) : (i32) -> !llvm.ptr
    %1107 = "llvm.load"(%1028) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1108 = "llvm.getelementptr"(%1088, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1109 = "llvm.load"(%1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1110 = "llvm.getelementptr"(%1107, %1109) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1106, %1110) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1111 = "llvm.load"(%1028) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1112 = "llvm.load"(%1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1113 = "llvm.getelementptr"(%1111, %1112) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1114 = "llvm.getelementptr"(%1113, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1106, %1114) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1115 = "llvm.getelementptr"(%1088, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1116 = "llvm.load"(%1115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1106, %1081) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1117 = "llvm.getelementptr"(%1081, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%997, %1117) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1118 = "llvm.getelementptr"(%1081, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1001, %1118) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1119 = "llvm.getelementptr"(%1081, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1001, %1119) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1120 = "llvm.getelementptr"(%1081, %1015) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1116, %1120) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1121 = "llvm.getelementptr"(%1081, %1004) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1121, %1000, %1016) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1036, %1001)[^bb18] : (i32, i32) -> ()
  ^bb18(%1122: i32, %1123: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1124 = "llvm.add"(%1031, %997) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1125 = "llvm.icmp"(%1124, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1125, %1122, %1123, %1124)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1126 = "llvm.icmp"(%1123, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1126, %1122, %1123)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1127: i32):  // 2 preds: ^bb0, ^bb19
    %1128 = "llvm.getelementptr"(%arg32, %1004) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1130 = "llvm.call"(%arg33, %1129, %1019, %1011) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1131 = "llvm.icmp"(%1130, %1001) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1131, %1130)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1132 = "llvm.shl"(%1022, %997) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1133 = "llvm.mul"(%1132, %1127) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1134 = "llvm.or"(%1133, %997) <{isDisjoint}> : (i32, i32) -> i32
    %1135 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1136 = "llvm.alloca"(%1134) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1137 = "llvm.call"(%arg32, %arg34, %1023, %1136, %1127) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1135) : (!llvm.ptr) -> ()
    "llvm.br"(%1137)[^bb22] : (i32) -> ()
  ^bb22(%1138: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%1025, %1001)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb23(%1139: i32):  // 2 preds: ^bb22, ^bb23
    %1140 = "llvm.getelementptr"(%1023, %1139) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1141 = "llvm.getelementptr"(%1140, %1012) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1142) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1143 = "llvm.getelementptr"(%1140, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1144 = "llvm.load"(%1143) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1144) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1145 = "llvm.add"(%1139, %997) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1146 = "llvm.icmp"(%1145, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1146, %1145)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1138) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %959 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %960 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %961 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %962 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %963 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %964 = "llvm.getelementptr"(%arg31, %959) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %965 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i32
    %966 = "llvm.load"(%964) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %967 = "llvm.icmp"(%966, %960) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %968 = "llvm.icmp"(%arg29, %959) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %969 = "llvm.and"(%967, %968) : (i1, i1) -> i1
    "llvm.cond_br"(%969, %964, %964, %967, %959)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb1(%970: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %971 = "llvm.call"(%970) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %972 = "llvm.getelementptr"(%970, %971) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %973 = "llvm.getelementptr"(%972, %961) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %974 = "llvm.load"(%973) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %975 = "llvm.icmp"(%974, %960) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %976 = "llvm.ptrtoint"(%973) : (!llvm.ptr) -> i32
    %977 = "llvm.sub"(%976, %965) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %978 = "llvm.icmp"(%977, %arg29) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %979 = "llvm.and"(%975, %978) : (i1, i1) -> i1
    "llvm.cond_br"(%979, %973, %973, %975, %977)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb2(%980: !llvm.ptr, %981: i1, %982: i32):  // 2 preds: ^bb0, ^bb1
    %983 = "llvm.icmp"(%arg29, %962) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %984 = "llvm.icmp"(%982, %arg29) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %985 = "llvm.and"(%983, %984) : (i1, i1) -> i1
    %986 = "llvm.and"(%981, %985) : (i1, i1) -> i1
    "llvm.cond_br"(%986, %980)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %987 = "llvm.intr.umin"(%arg29, %959) : (i32, i32) -> i32
    %988 = "llvm.icmp"(%arg29, %963) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%988, %arg30, %963, %arg30)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb4(%989: i32, %990: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %991 = "llvm.call"(%990) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %992 = "llvm.getelementptr"(%990, %991) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %993 = "llvm.getelementptr"(%992, %961) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %994 = "llvm.add"(%989, %961) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %995 = "llvm.icmp"(%994, %987) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%995, %993, %994, %993)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb5(%996: !llvm.ptr):  // 3 preds: ^bb2, ^bb3, ^bb4
    "llvm.return"(%996) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %862 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %863 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %864 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %865 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %866 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %867 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %868 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %869 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %870 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %871 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %872 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %873 = "llvm.getelementptr"(%arg28, %862) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %874 = "llvm.load"(%873) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%874, %863)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %875 = "llvm.getelementptr"(%arg28, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %876 = "llvm.load"(%875) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %877 = "llvm.getelementptr"(%arg28, %866) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %878 = "llvm.load"(%877) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %879 = "llvm.getelementptr"(%arg26, %864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %880 = "llvm.load"(%879) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %881 = "llvm.getelementptr"(%arg26, %880) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %882 = "llvm.getelementptr"(%881, %876) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %883 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %884 = "llvm.getelementptr"(%882, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %885 = "llvm.load"(%884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %886 = "llvm.getelementptr"(%arg27, %885) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %887 = "llvm.getelementptr"(%886, %862) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %888 = "llvm.add"(%878, %867) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %889 = "llvm.mul"(%883, %888) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %890 = "llvm.getelementptr"(%887, %889) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%883)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %891 = "llvm.load"(%890) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%891)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %892 = "llvm.load"(%890) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %893 = "llvm.sext"(%892) : (i32) -> i64
    "llvm.br"(%893)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %894 = "llvm.load"(%890) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %895 = "llvm.sext"(%894) : (i16) -> i64
    "llvm.br"(%895)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %896 = "llvm.getelementptr"(%arg26, %864) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %897 = "llvm.load"(%896) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %898 = "llvm.getelementptr"(%arg26, %897) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %899 = "llvm.getelementptr"(%arg28, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %900 = "llvm.load"(%899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.getelementptr"(%898, %900) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %902 = "llvm.getelementptr"(%901, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %903 = "llvm.load"(%902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.getelementptr"(%arg27, %903) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %905 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%905)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %906 = "llvm.load"(%904) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%906)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %907 = "llvm.load"(%904) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %908 = "llvm.sext"(%907) : (i32) -> i64
    "llvm.br"(%908)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %909 = "llvm.load"(%904) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %910 = "llvm.sext"(%909) : (i16) -> i64
    "llvm.br"(%910)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %911 = "llvm.getelementptr"(%arg28, %865) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %912 = "llvm.load"(%911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %913 = "llvm.getelementptr"(%arg26, %912) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %914 = "llvm.getelementptr"(%913, %868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.load"(%914) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.getelementptr"(%arg26, %915) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %917 = "llvm.load"(%913) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %918 = "llvm.icmp"(%917, %869) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%918, %869, %870, %870)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%919: i32, %920: i64):  // 2 preds: ^bb9, ^bb10
    %921 = "llvm.getelementptr"(%916, %919) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %922 = "llvm.call"(%arg26, %arg27, %921) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %923 = "llvm.load"(%921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %924 = "llvm.mul"(%923, %922) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %925 = "llvm.add"(%924, %920) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %926 = "llvm.add"(%919, %867) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %927 = "llvm.icmp"(%926, %917) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%927, %925, %926, %925)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%928: i64):  // 2 preds: ^bb9, ^bb10
    %929 = "llvm.getelementptr"(%arg28, %866) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %930 = "llvm.load"(%929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %931 = "llvm.getelementptr"(%arg26, %930) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %932 = "llvm.getelementptr"(%931, %868) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %933 = "llvm.load"(%932) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %934 = "llvm.getelementptr"(%arg26, %933) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %935 = "llvm.load"(%931) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %936 = "llvm.icmp"(%935, %869) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%936, %869, %870)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%937: i32, %938: i64):  // 2 preds: ^bb11, ^bb12
    %939 = "llvm.getelementptr"(%934, %937) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %940 = "llvm.call"(%arg26, %arg27, %939) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %941 = "llvm.load"(%939) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %942 = "llvm.mul"(%941, %940) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %943 = "llvm.add"(%942, %938) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %944 = "llvm.add"(%937, %867) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %945 = "llvm.icmp"(%944, %935) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%945, %944, %943)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %946 = "llvm.icmp"(%874, %871) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%946, %943)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %947 = "llvm.icmp"(%874, %871) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%947, %870, %870)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%948: i64):  // 2 preds: ^bb13, ^bb14
    %949 = "llvm.mul"(%948, %928) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%949)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %950 = "llvm.icmp"(%943, %863) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%950, %870)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %951 = "llvm.freeze"(%928) : (i64) -> i64
    %952 = "llvm.freeze"(%943) : (i64) -> i64
    %953 = "llvm.sdiv"(%951, %952) : (i64, i64) -> i64
    %954 = "llvm.mul"(%953, %952) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %955 = "llvm.sub"(%951, %954) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %956 = "llvm.ashr"(%955, %872) : (i64, i64) -> i64
    %957 = "llvm.add"(%956, %953) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%957)[^bb18] : (i64) -> ()
  ^bb18(%958: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%958) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %700 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %701 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %702 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %703 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %704 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %705 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %706 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %707 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %708 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %709 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %710 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %711 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %712 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %713 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %714 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %716 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %717 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %718 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %719 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %720 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %721 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %722 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %723 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %724 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %725 = "llvm.alloca"(%700) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %726 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %727 = "llvm.getelementptr"(%arg24, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %728 = "llvm.load"(%727) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %729 = "llvm.getelementptr"(%arg23, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %730 = "llvm.load"(%729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %731 = "llvm.icmp"(%728, %730) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%731, %703)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %732 = "llvm.getelementptr"(%arg24, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %733 = "llvm.load"(%732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %734 = "llvm.getelementptr"(%arg23, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %735 = "llvm.load"(%734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %736 = "llvm.icmp"(%735, %705) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%736)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %737 = "llvm.icmp"(%733, %707) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737, %706)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %738 = "llvm.icmp"(%733, %735) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%738, %706)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %739 = "llvm.getelementptr"(%arg23, %708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %740 = "llvm.load"(%739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %741 = "llvm.getelementptr"(%arg22, %740) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %742 = "llvm.getelementptr"(%arg24, %709) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %743 = "llvm.load"(%742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %744 = "llvm.icmp"(%733, %705) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%744, %710, %705, %710)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %745 = "llvm.getelementptr"(%741, %711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %746 = "llvm.getelementptr"(%arg23, %712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %747 = "llvm.getelementptr"(%745, %733) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %748 = "llvm.getelementptr"(%arg24, %713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %749 = "llvm.getelementptr"(%arg23, %713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %750 = "llvm.getelementptr"(%arg25, %711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %751 = "llvm.icmp"(%726, %702) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%705, %733, %714, %705, %700)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%752: i32, %753: i32, %754: i64, %755: i32, %756: i32):  // 2 preds: ^bb5, ^bb20
    %757 = "llvm.add"(%753, %715) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %758 = "llvm.getelementptr"(%743, %757) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %759 = "llvm.load"(%758) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %760 = "llvm.load"(%746) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %761 = "llvm.icmp"(%760, %705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%761, %754)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %762 = "llvm.getelementptr"(%747, %757) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %763 = "llvm.load"(%762) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%763)[^bb8] : (i64) -> ()
  ^bb8(%764: i64):  // 2 preds: ^bb6, ^bb7
    %765 = "llvm.icmp"(%764, %716) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %766 = "llvm.select"(%765, %764, %754) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%736)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %767 = "llvm.getelementptr"(%741, %753) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %768 = "llvm.load"(%767) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %769 = "llvm.icmp"(%768, %716) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %770 = "llvm.icmp"(%768, %759) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %771 = "llvm.select"(%769, %710, %770) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%771, %702)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %772 = "llvm.icmp"(%759, %714) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%772, %755, %766)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %773 = "llvm.load"(%748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %774 = "llvm.icmp"(%773, %717) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%774, %755, %766)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %775 = "llvm.getelementptr"(%773, %757) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %776 = "llvm.load"(%775) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %777 = "llvm.icmp"(%776, %764) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %778 = "llvm.or"(%765, %777) : (i1, i1) -> i1
    %779 = "llvm.select"(%777, %755, %718) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %780 = "llvm.select"(%777, %766, %776) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%778, %779, %780)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %781 = "llvm.load"(%749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %782 = "llvm.icmp"(%781, %705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %783 = "llvm.icmp"(%776, %719) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %784 = "llvm.or"(%783, %782) : (i1, i1) -> i1
    "llvm.cond_br"(%784, %755, %776)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%720, %719)[^bb15] : (i32, i64) -> ()
  ^bb15(%785: i32, %786: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %787 = "llvm.mul"(%753, %726) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %788 = "llvm.getelementptr"(%750, %787) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%726)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %789 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%789, %788) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %790 = "llvm.sext"(%789) : (i32) -> i64
    %791 = "llvm.add"(%753, %733) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %792 = "llvm.shl"(%791, %703) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %793 = "llvm.getelementptr"(%750, %792) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %794 = "llvm.trunc"(%786) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %795 = "llvm.trunc"(%786) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%794, %793) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%795, %794, %790)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%759, %788) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %796 = "llvm.add"(%753, %733) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %797 = "llvm.shl"(%796, %706) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %798 = "llvm.getelementptr"(%750, %797) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%786, %798) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%700)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %799 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%799, %788) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %800 = "llvm.sext"(%799) : (i16) -> i64
    %801 = "llvm.add"(%753, %733) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %802 = "llvm.mul"(%801, %726) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %803 = "llvm.getelementptr"(%750, %802) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %804 = "llvm.trunc"(%786) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %805 = "llvm.trunc"(%786) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%805, %803) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%805, %804, %800)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%806: i16, %807: i32, %808: i64):  // 2 preds: ^bb16, ^bb18
    %809 = "llvm.icmp"(%759, %808) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %810 = "llvm.sext"(%806) : (i16) -> i32
    %811 = "llvm.select"(%751, %807, %810) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %812 = "llvm.sext"(%811) : (i32) -> i64
    %813 = "llvm.icmp"(%786, %812) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %814 = "llvm.and"(%809, %813) : (i1, i1) -> i1
    %815 = "llvm.zext"(%814) : (i1) -> i32
    "llvm.br"(%815)[^bb20] : (i32) -> ()
  ^bb20(%816: i32):  // 2 preds: ^bb17, ^bb19
    %817 = "llvm.and"(%816, %756) : (i32, i32) -> i32
    %818 = "llvm.icmp"(%759, %719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %819 = "llvm.zext"(%818) : (i1) -> i32
    %820 = "llvm.or"(%752, %819) : (i32, i32) -> i32
    %821 = "llvm.intr.umax"(%759, %714) : (i64, i64) -> i64
    %822 = "llvm.mul"(%821, %754) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %823 = "llvm.icmp"(%753, %700) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%823, %820, %757, %822, %785, %817)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %824 = "llvm.icmp"(%820, %705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %825 = "llvm.icmp"(%817, %705) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%825, %785, %824)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%826: i1, %827: i32, %828: i1):  // 2 preds: ^bb4, ^bb21
    %829 = "llvm.getelementptr"(%arg24, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %830 = "llvm.load"(%829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%830, %711)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %831 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %832 = "llvm.ptrtoint"(%831) : (!llvm.ptr) -> i32
    %833 = "llvm.getelementptr"(%arg24, %712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %834 = "llvm.load"(%833) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %835 = "llvm.trunc"(%834) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %836 = "llvm.add"(%835, %832) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %837 = "llvm.load"(%741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %838 = "llvm.getelementptr"(%arg23, %711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %839 = "llvm.load"(%838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %840 = "llvm.trunc"(%837) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %841 = "llvm.mul"(%839, %840) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %842 = "llvm.sub"(%836, %841) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%842, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %843 = "llvm.getelementptr"(%arg25, %702) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%842, %843) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %844 = "llvm.getelementptr"(%arg25, %711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %845 = "llvm.load"(%741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%726)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %846 = "llvm.trunc"(%845) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%846, %844) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %847 = "llvm.trunc"(%845) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%847, %844) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%845, %844) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%828)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %848 = "llvm.getelementptr"(%arg24, %713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %849 = "llvm.load"(%848) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %850 = "llvm.icmp"(%849, %717) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%850, %705)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%725, %arg24, %721) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %851 = "llvm.getelementptr"(%725, %713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%717, %851) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %852 = "llvm.call"(%arg22, %arg23, %725, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%852)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %853 = "llvm.getelementptr"(%arg23, %722) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %854 = "llvm.load"(%853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %855 = "llvm.add"(%854, %715) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %856 = "llvm.and"(%855, %842) : (i32, i32) -> i32
    %857 = "llvm.icmp"(%856, %705) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%857, %723)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %858 = "llvm.icmp"(%827, %705) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %859 = "llvm.select"(%858, %710, %826) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %860 = "llvm.select"(%859, %827, %724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%860)[^bb32] : (i32) -> ()
  ^bb32(%861: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%861) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: i32):
    %234 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %235 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %236 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %237 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %238 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %239 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %240 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %241 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %242 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %243 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %244 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %245 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %246 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %247 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %248 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %249 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %250 = "llvm.inttoptr"(%249) : (i32) -> !llvm.ptr
    %251 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %252 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %254 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %255 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %256 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %257 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %258 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %259 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %260 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %261 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %262 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %263 = "llvm.getelementptr"(%arg17, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %264 = "llvm.load"(%263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %265 = "llvm.load"(%264) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %266 = "llvm.getelementptr"(%264, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %267 = "llvm.load"(%266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %268 = "llvm.add"(%267, %236) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %269 = "llvm.alloca"(%268) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %270 = "llvm.add"(%265, %236) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %271 = "llvm.alloca"(%270) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %272 = "llvm.icmp"(%267, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%272)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %273 = "llvm.shl"(%267, %238) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%269, %239, %273) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %274 = "llvm.icmp"(%265, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%274, %237)[^bb3, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %275 = "llvm.getelementptr"(%arg17, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.getelementptr"(%arg17, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %277 = "llvm.getelementptr"(%262, %241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %278 = "llvm.getelementptr"(%262, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %279 = "llvm.getelementptr"(%262, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %280 = "llvm.shl"(%arg21, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    "llvm.br"(%237)[^bb5] : (i32) -> ()
  ^bb4:  // pred: ^bb50
    %281 = "llvm.getelementptr"(%arg17, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %282 = "llvm.load"(%281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %283 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %284 = "llvm.getelementptr"(%arg17, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %285 = "llvm.getelementptr"(%arg17, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %286 = "llvm.getelementptr"(%283, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%237)[^bb53] : (i32) -> ()
  ^bb5(%287: i32):  // 2 preds: ^bb3, ^bb50
    %288 = "llvm.load"(%275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %289 = "llvm.getelementptr"(%288, %287) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %290 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %291 = "llvm.load"(%289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %292 = "llvm.icmp"(%291, %243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %293 = "llvm.select"(%292, %242, %241) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %294 = "llvm.getelementptr"(%290, %293) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %295 = "llvm.load"(%294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %296 = "llvm.getelementptr"(%290, %295) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %297 = "llvm.getelementptr"(%289, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %298 = "llvm.load"(%297) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %299 = "llvm.getelementptr"(%296, %298) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%292)[^bb6, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %300 = "llvm.load"(%299) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %301 = "llvm.icmp"(%300, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%301)[^bb7, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %302 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %303 = "llvm.getelementptr"(%299, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %304 = "llvm.load"(%303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %305 = "llvm.getelementptr"(%302, %304) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %306 = "llvm.getelementptr"(%299, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %307 = "llvm.load"(%306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %308 = "llvm.icmp"(%307, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%308, %305)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %309 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %310 = "llvm.intr.smax"(%309, %234) : (i32, i32) -> i32
    %311 = "llvm.getelementptr"(%305, %310) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%312)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%313: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %314 = "llvm.icmp"(%313, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%314, %248)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %315 = "llvm.load"(%313) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %316 = "llvm.icmp"(%315, %250) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%316, %307, %304, %302, %315)[^bb33, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%317: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %318 = "llvm.load"(%277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %319 = "llvm.getelementptr"(%262, %318) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %320 = "llvm.load"(%278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %321 = "llvm.getelementptr"(%262, %320) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %322 = "llvm.getelementptr"(%321, %298) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %323 = "llvm.getelementptr"(%322, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %324 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %325 = "llvm.getelementptr"(%302, %324) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %326 = "llvm.getelementptr"(%322, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %327 = "llvm.load"(%326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %328 = "llvm.icmp"(%327, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%328, %325)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %329 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %330 = "llvm.intr.smax"(%329, %234) : (i32, i32) -> i32
    %331 = "llvm.getelementptr"(%325, %330) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %332 = "llvm.load"(%331) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%332)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%333: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %334 = "llvm.icmp"(%333, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%334, %248)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %335 = "llvm.load"(%333) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%335)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%336: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %337 = "llvm.icmp"(%298, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%337, %237)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb16:  // 2 preds: ^bb15, ^bb23
    %338 = "llvm.load"(%279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %339 = "llvm.icmp"(%338, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%339, %237)[^bb24, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb17(%340: i32):  // 2 preds: ^bb15, ^bb23
    %341 = "llvm.getelementptr"(%321, %340) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %342 = "llvm.load"(%341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %343 = "llvm.icmp"(%342, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%343)[^bb18, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %344 = "llvm.getelementptr"(%341, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %345 = "llvm.load"(%344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %346 = "llvm.getelementptr"(%302, %345) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %347 = "llvm.getelementptr"(%341, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %348 = "llvm.load"(%347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %349 = "llvm.icmp"(%348, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%349, %346)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %350 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %351 = "llvm.intr.smax"(%350, %234) : (i32, i32) -> i32
    %352 = "llvm.getelementptr"(%346, %351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %353 = "llvm.load"(%352) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%353)[^bb20] : (!llvm.ptr) -> ()
  ^bb20(%354: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %355 = "llvm.icmp"(%354, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%355, %248)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %356 = "llvm.load"(%354) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%356)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%357: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %358 = "llvm.icmp"(%357, %336) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%358)[^bb31, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb17, ^bb22
    %359 = "llvm.add"(%340, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %360 = "llvm.icmp"(%359, %298) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%360, %359)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24(%361: i32):  // 2 preds: ^bb16, ^bb30
    %362 = "llvm.getelementptr"(%319, %361) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %363 = "llvm.load"(%362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.icmp"(%363, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%364)[^bb25, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %365 = "llvm.getelementptr"(%362, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %366 = "llvm.load"(%365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %367 = "llvm.getelementptr"(%302, %366) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %368 = "llvm.getelementptr"(%362, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %369 = "llvm.load"(%368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %370 = "llvm.icmp"(%369, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%370, %367)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %371 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %372 = "llvm.intr.smax"(%371, %234) : (i32, i32) -> i32
    %373 = "llvm.getelementptr"(%367, %372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %374 = "llvm.load"(%373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%374)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%375: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %376 = "llvm.icmp"(%375, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%376, %248)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %377 = "llvm.load"(%375) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%377)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%378: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %379 = "llvm.icmp"(%378, %336) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%379, %307, %304, %302)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb30:  // 2 preds: ^bb24, ^bb29
    %380 = "llvm.add"(%361, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %381 = "llvm.icmp"(%380, %338) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%381, %380)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb22
    %382 = "llvm.load"(%279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %383 = "llvm.add"(%382, %340) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %384 = "llvm.icmp"(%383, %237) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%384, %307, %304, %302)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb32:  // 3 preds: ^bb16, ^bb30, ^bb31
    %385 = "llvm.getelementptr"(%arg19, %287) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %386 = "llvm.getelementptr"(%385, %251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%317, %386) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %387 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %388 = "llvm.load"(%303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %389 = "llvm.load"(%306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%389, %388, %387)[^bb33] : (i32, i32, !llvm.ptr) -> ()
  ^bb33(%390: i32, %391: i32, %392: !llvm.ptr):  // 4 preds: ^bb10, ^bb29, ^bb31, ^bb32
    %393 = "llvm.getelementptr"(%arg19, %287) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %394 = "llvm.mul"(%280, %287) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %395 = "llvm.getelementptr"(%arg20, %394) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %396 = "llvm.getelementptr"(%392, %391) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %397 = "llvm.icmp"(%390, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %398 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%397, %398, %396, %390)[^bb38, ^bb34] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb34:  // pred: ^bb33
    %399 = "llvm.intr.smax"(%398, %234) : (i32, i32) -> i32
    %400 = "llvm.getelementptr"(%396, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %401 = "llvm.load"(%400) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%398)[^bb37, ^bb35, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb35:  // pred: ^bb34
    %402 = "llvm.load"(%396) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %403 = "llvm.trunc"(%402) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%235, %401, %403)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb36:  // pred: ^bb34
    %404 = "llvm.load"(%396) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%234, %401, %404)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb37:  // pred: ^bb34
    %405 = "llvm.load"(%396) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %406 = "llvm.sext"(%405) : (i16) -> i32
    "llvm.br"(%398, %401, %406)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb38(%407: i32, %408: !llvm.ptr, %409: i32):  // 4 preds: ^bb33, ^bb35, ^bb36, ^bb37
    %410 = "llvm.icmp"(%409, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%410)[^bb39, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %411 = "llvm.shl"(%409, %236) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %412 = "llvm.getelementptr"(%408, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %413 = "llvm.intr.smax"(%411, %236) : (i32, i32) -> i32
    "llvm.br"(%237)[^bb40] : (i32) -> ()
  ^bb40(%414: i32):  // 2 preds: ^bb39, ^bb44
    %415 = "llvm.add"(%414, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %416 = "llvm.mul"(%415, %407) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %417 = "llvm.getelementptr"(%412, %416) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%407)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb41:  // pred: ^bb40
    %418 = "llvm.load"(%417) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%418)[^bb44] : (i64) -> ()
  ^bb42:  // pred: ^bb40
    %419 = "llvm.load"(%417) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %420 = "llvm.sext"(%419) : (i32) -> i64
    "llvm.br"(%420)[^bb44] : (i64) -> ()
  ^bb43:  // pred: ^bb40
    %421 = "llvm.load"(%417) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %422 = "llvm.sext"(%421) : (i16) -> i64
    "llvm.br"(%422)[^bb44] : (i64) -> ()
  ^bb44(%423: i64):  // 3 preds: ^bb41, ^bb42, ^bb43
    %424 = "llvm.getelementptr"(%395, %414) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%423, %424) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %425 = "llvm.icmp"(%415, %413) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%425, %415)[^bb45, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb38, ^bb44
    %426 = "llvm.getelementptr"(%408, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%407)[^bb48, ^bb46, ^bb47] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb46:  // pred: ^bb45
    %427 = "llvm.load"(%426) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %428 = "llvm.trunc"(%427) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%428)[^bb49] : (i32) -> ()
  ^bb47:  // pred: ^bb45
    %429 = "llvm.load"(%426) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%429)[^bb49] : (i32) -> ()
  ^bb48:  // pred: ^bb45
    %430 = "llvm.load"(%426) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %431 = "llvm.sext"(%430) : (i16) -> i32
    "llvm.br"(%431)[^bb49] : (i32) -> ()
  ^bb49(%432: i32):  // 3 preds: ^bb46, ^bb47, ^bb48
    %433 = "llvm.getelementptr"(%299, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %434 = "llvm.load"(%433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %435 = "llvm.getelementptr"(%408, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %436 = "llvm.load"(%435) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %437 = "llvm.ptrtoint"(%436) : (!llvm.ptr) -> i32
    %438 = "llvm.mul"(%434, %432) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %439 = "llvm.add"(%438, %437) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %440 = "llvm.inttoptr"(%439) : (i32) -> !llvm.ptr
    %441 = "llvm.getelementptr"(%299, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %442 = "llvm.load"(%441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %443 = "llvm.getelementptr"(%395, %409) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%440, %393) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %444 = "llvm.getelementptr"(%393, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%236, %444) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %445 = "llvm.getelementptr"(%393, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%237, %445) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %446 = "llvm.getelementptr"(%393, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%409, %446) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %447 = "llvm.getelementptr"(%393, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%442, %447) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %448 = "llvm.getelementptr"(%393, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%395, %448) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %449 = "llvm.getelementptr"(%393, %252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%443, %449) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %450 = "llvm.getelementptr"(%393, %241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%237, %450) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %451 = "llvm.getelementptr"(%393, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%253, %451) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb5, ^bb6, ^bb49
    %452 = "llvm.add"(%287, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %453 = "llvm.icmp"(%452, %265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%453, %452)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51(%454: i32):  // 2 preds: ^bb2, ^bb76
    %455 = "llvm.icmp"(%454, %237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %456 = "llvm.and"(%455, %272) : (i1, i1) -> i1
    "llvm.cond_br"(%456, %454)[^bb52, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %457 = "llvm.getelementptr"(%arg17, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %458 = "llvm.load"(%457) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %459 = "llvm.getelementptr"(%264, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.load"(%459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %461 = "llvm.getelementptr"(%458, %460) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%237)[^bb80] : (i32) -> ()
  ^bb53(%462: i32):  // 2 preds: ^bb4, ^bb76
    %463 = "llvm.getelementptr"(%282, %462) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %464 = "llvm.load"(%463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %465 = "llvm.icmp"(%464, %243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %466 = "llvm.select"(%465, %242, %241) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %467 = "llvm.getelementptr"(%283, %466) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %468 = "llvm.load"(%467) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %469 = "llvm.getelementptr"(%283, %468) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %470 = "llvm.getelementptr"(%463, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %471 = "llvm.load"(%470) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %472 = "llvm.getelementptr"(%469, %471) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%465, %237)[^bb54, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %473 = "llvm.load"(%472) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %474 = "llvm.icmp"(%473, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%474, %237)[^bb55, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb55:  // pred: ^bb54
    %475 = "llvm.getelementptr"(%arg19, %462) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %476 = "llvm.getelementptr"(%271, %462) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %477 = "llvm.getelementptr"(%463, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %478 = "llvm.load"(%477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %479 = "llvm.getelementptr"(%283, %478) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%254, %476) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %480 = "llvm.getelementptr"(%475, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %481 = "llvm.load"(%480) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.icmp"(%481, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%482)[^bb56, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %483 = "llvm.getelementptr"(%475, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %484 = "llvm.load"(%483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %485 = "llvm.getelementptr"(%283, %471) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%254, %237)[^bb58] : (i64, i32) -> ()
  ^bb57(%486: i64):  // 2 preds: ^bb61, ^bb68
    %487 = "llvm.add"(%490, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %488 = "llvm.icmp"(%487, %481) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%488, %486, %487)[^bb70, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i32) -> ()
  ^bb58(%489: i64, %490: i32):  // 2 preds: ^bb56, ^bb57
    %491 = "llvm.getelementptr"(%479, %490) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %492 = "llvm.load"(%491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %493 = "llvm.icmp"(%492, %255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%493)[^bb59, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %494 = "llvm.getelementptr"(%491, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %495 = "llvm.load"(%494) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %496 = "llvm.load"(%263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %497 = "llvm.getelementptr"(%496, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %498 = "llvm.load"(%497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %499 = "llvm.sub"(%495, %498) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %500 = "llvm.getelementptr"(%484, %490) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %501 = "llvm.load"(%500) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %502 = "llvm.mul"(%489, %501) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %503 = "llvm.icmp"(%499, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%503)[^bb60, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    %504 = "llvm.getelementptr"(%269, %499) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %505 = "llvm.load"(%504) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %506 = "llvm.icmp"(%505, %253) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%506, %502, %501, %505)[^bb61, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.store"(%501, %504) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%502)[^bb57] : (i64) -> ()
  ^bb62:  // pred: ^bb58
    %507 = "llvm.getelementptr"(%484, %490) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %508 = "llvm.load"(%507) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %509 = "llvm.mul"(%489, %508) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %510 = "llvm.icmp"(%492, %256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%510)[^bb63, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %511 = "llvm.load"(%286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %512 = "llvm.getelementptr"(%485, %511) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %513 = "llvm.getelementptr"(%512, %257) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %514 = "llvm.load"(%513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %515 = "llvm.getelementptr"(%283, %514) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %516 = "llvm.getelementptr"(%515, %490) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %517 = "llvm.getelementptr"(%516, %235) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %518 = "llvm.load"(%517) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%509, %508, %518)[^bb68] : (i64, i64, i64) -> ()
  ^bb64:  // pred: ^bb59
    %519 = "llvm.load"(%284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %520 = "llvm.getelementptr"(%491, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %521 = "llvm.load"(%520) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %522 = "llvm.getelementptr"(%519, %521) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %523 = "llvm.load"(%522) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%502, %501, %523)[^bb68] : (i64, i64, i64) -> ()
  ^bb65:  // pred: ^bb62
    %524 = "llvm.load"(%285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %525 = "llvm.getelementptr"(%491, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %526 = "llvm.load"(%525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %527 = "llvm.getelementptr"(%283, %526) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %528 = "llvm.getelementptr"(%527, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %529 = "llvm.load"(%528) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %530 = "llvm.getelementptr"(%283, %529) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %531 = "llvm.load"(%527) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %532 = "llvm.icmp"(%531, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%532, %237, %253, %509, %508, %253)[^bb66, ^bb68] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i64, i64, i64, i64) -> ()
  ^bb66(%533: i32, %534: i64):  // 2 preds: ^bb65, ^bb66
    %535 = "llvm.getelementptr"(%530, %533) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %536 = "llvm.call"(%283, %524, %535) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %537 = "llvm.load"(%535) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %538 = "llvm.mul"(%537, %536) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %539 = "llvm.freeze"(%538) : (i64) -> i64
    %540 = "llvm.add"(%539, %534) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %541 = "llvm.add"(%533, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %542 = "llvm.icmp"(%541, %531) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%542, %541, %540)[^bb67, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb67:  // pred: ^bb66
    %543 = "llvm.intr.smax"(%540, %253) : (i64, i64) -> i64
    "llvm.br"(%509, %508, %543)[^bb68] : (i64, i64, i64) -> ()
  ^bb68(%544: i64, %545: i64, %546: i64):  // 5 preds: ^bb60, ^bb63, ^bb64, ^bb65, ^bb67
    %547 = "llvm.icmp"(%545, %546) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%547, %544)[^bb57, ^bb69] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb69:  // pred: ^bb68
    "llvm.store"(%544, %476) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %548 = "llvm.getelementptr"(%463, %252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %549 = "llvm.load"(%548) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %550 = "llvm.icmp"(%549, %237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%550, %544, %549, %258)[^bb71, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb70:  // pred: ^bb57
    "llvm.store"(%486, %476) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%486)[^bb71] : (i64) -> ()
  ^bb71(%551: i64):  // 2 preds: ^bb69, ^bb70
    %552 = "llvm.icmp"(%551, %253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%552, %237)[^bb76, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // 2 preds: ^bb55, ^bb71
    %553 = "llvm.load"(%285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %554 = "llvm.getelementptr"(%472, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %555 = "llvm.load"(%554) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %556 = "llvm.getelementptr"(%553, %555) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %557 = "llvm.getelementptr"(%472, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %558 = "llvm.load"(%557) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %559 = "llvm.icmp"(%558, %247) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%559, %556)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb72
    %560 = "llvm.load"(%262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %561 = "llvm.intr.smax"(%560, %234) : (i32, i32) -> i32
    %562 = "llvm.getelementptr"(%556, %561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %563 = "llvm.load"(%562) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%563)[^bb74] : (!llvm.ptr) -> ()
  ^bb74(%564: !llvm.ptr):  // 2 preds: ^bb72, ^bb73
    %565 = "llvm.icmp"(%564, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%565, %259)[^bb102, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %566 = "llvm.load"(%564) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %567 = "llvm.icmp"(%566, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %568 = "llvm.select"(%567, %259, %237) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%568)[^bb76] : (i32) -> ()
  ^bb76(%569: i32):  // 4 preds: ^bb53, ^bb54, ^bb71, ^bb75
    %570 = "llvm.add"(%462, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %571 = "llvm.icmp"(%569, %237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %572 = "llvm.icmp"(%570, %265) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %573 = "llvm.select"(%571, %572, %258) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%573, %570, %569)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb77:  // pred: ^bb80
    %574 = "llvm.zext"(%584) : (i1) -> i32
    "llvm.br"(%574)[^bb78] : (i32) -> ()
  ^bb78(%575: i32):  // 2 preds: ^bb51, ^bb77
    %576 = "llvm.icmp"(%575, %237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %577 = "llvm.and"(%576, %274) : (i1, i1) -> i1
    "llvm.cond_br"(%577, %575, %576)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb79:  // pred: ^bb78
    %578 = "llvm.getelementptr"(%arg17, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%237)[^bb83] : (i32) -> ()
  ^bb80(%579: i32):  // 2 preds: ^bb52, ^bb80
    %580 = "llvm.getelementptr"(%269, %579) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %581 = "llvm.load"(%580) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %582 = "llvm.getelementptr"(%461, %579) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %583 = "llvm.load"(%582) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %584 = "llvm.icmp"(%581, %583) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %585 = "llvm.add"(%579, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %586 = "llvm.icmp"(%585, %267) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %587 = "llvm.select"(%584, %260, %586) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%587, %585)[^bb77, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81(%588: i32, %589: i1):  // 3 preds: ^bb69, ^bb78, ^bb86
    %590 = "llvm.icmp"(%588, %259) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %591 = "llvm.and"(%590, %272) : (i1, i1) -> i1
    "llvm.cond_br"(%591)[^bb82, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %592 = "llvm.getelementptr"(%arg17, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%237)[^bb87] : (i32) -> ()
  ^bb83(%593: i32):  // 2 preds: ^bb79, ^bb86
    %594 = "llvm.load"(%578) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %595 = "llvm.getelementptr"(%594, %593) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %596 = "llvm.load"(%595) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %597 = "llvm.icmp"(%596, %243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%597, %237)[^bb84, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %598 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %599 = "llvm.getelementptr"(%598, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %600 = "llvm.load"(%599) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %601 = "llvm.getelementptr"(%598, %600) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %602 = "llvm.getelementptr"(%595, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %603 = "llvm.load"(%602) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %604 = "llvm.getelementptr"(%601, %603) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %605 = "llvm.load"(%604) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %606 = "llvm.icmp"(%605, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%606, %237)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb85:  // pred: ^bb84
    %607 = "llvm.getelementptr"(%arg19, %593) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %608 = "llvm.getelementptr"(%271, %593) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %609 = "llvm.load"(%608) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %610 = "llvm.call"(%arg17, %593, %arg18, %607, %609) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%610)[^bb86] : (i32) -> ()
  ^bb86(%611: i32):  // 3 preds: ^bb83, ^bb84, ^bb85
    %612 = "llvm.add"(%593, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %613 = "llvm.icmp"(%611, %237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %614 = "llvm.icmp"(%612, %265) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %615 = "llvm.select"(%613, %614, %258) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%615, %612, %611, %613)[^bb83, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> ()
  ^bb87(%616: i32):  // 2 preds: ^bb82, ^bb87
    %617 = "llvm.load"(%592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %618 = "llvm.getelementptr"(%617, %265) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %619 = "llvm.getelementptr"(%618, %616) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %620 = "llvm.load"(%619) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %621 = "llvm.getelementptr"(%269, %616) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %622 = "llvm.load"(%621) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%622, %620) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %623 = "llvm.add"(%616, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %624 = "llvm.icmp"(%623, %267) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%624, %623)[^bb87, ^bb88] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb88:  // 2 preds: ^bb81, ^bb87
    %625 = "llvm.and"(%589, %274) : (i1, i1) -> i1
    %626 = "llvm.select"(%589, %237, %588) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%625, %626)[^bb89, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb89:  // pred: ^bb88
    %627 = "llvm.getelementptr"(%arg17, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %628 = "llvm.getelementptr"(%arg17, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %629 = "llvm.getelementptr"(%arg17, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%237)[^bb90] : (i32) -> ()
  ^bb90(%630: i32):  // 2 preds: ^bb89, ^bb101
    %631 = "llvm.load"(%627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %632 = "llvm.getelementptr"(%631, %630) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %633 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %634 = "llvm.load"(%632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %635 = "llvm.icmp"(%634, %243) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %636 = "llvm.select"(%635, %242, %241) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %637 = "llvm.getelementptr"(%633, %636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %638 = "llvm.load"(%637) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %639 = "llvm.getelementptr"(%633, %638) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %640 = "llvm.getelementptr"(%632, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %641 = "llvm.load"(%640) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %642 = "llvm.getelementptr"(%639, %641) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%634)[^bb93, ^bb101, ^bb91] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb91:  // pred: ^bb90
    %643 = "llvm.getelementptr"(%arg19, %630) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %644 = "llvm.load"(%643) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %645 = "llvm.icmp"(%644, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%645)[^bb101, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %646 = "llvm.load"(%628) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %647 = "llvm.getelementptr"(%646, %630) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %648 = "llvm.load"(%647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %649 = "llvm.getelementptr"(%arg18, %630) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %650 = "llvm.load"(%649) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %651 = "llvm.trunc"(%650) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.intr.memcpy"(%648, %644, %651) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %652 = "llvm.load"(%627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %653 = "llvm.getelementptr"(%652, %630) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %654 = "llvm.load"(%653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %655 = "llvm.icmp"(%654, %261) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%655)[^bb101, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // 2 preds: ^bb90, ^bb92
    %656 = "llvm.load"(%642) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %657 = "llvm.icmp"(%656, %244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%657)[^bb95, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %658 = "llvm.load"(%628) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %659 = "llvm.getelementptr"(%658, %630) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %660 = "llvm.load"(%659) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %661 = "llvm.load"(%629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %662 = "llvm.getelementptr"(%642, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %664 = "llvm.getelementptr"(%661, %663) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %665 = "llvm.getelementptr"(%642, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %666 = "llvm.load"(%665) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%660, %664, %666) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb95:  // pred: ^bb93
    %667 = "llvm.getelementptr"(%271, %630) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %668 = "llvm.load"(%667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %669 = "llvm.icmp"(%668, %253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%669)[^bb101, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %670 = "llvm.getelementptr"(%642, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.add"(%671, %236) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %673 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %674 = "llvm.alloca"(%672) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %675 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %676 = "llvm.getelementptr"(%arg19, %630) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %677 = "llvm.getelementptr"(%676, %240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %678 = "llvm.load"(%677) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %679 = "llvm.icmp"(%675, %237) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%679, %675, %254)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb97(%680: i32, %681: i64):  // 2 preds: ^bb96, ^bb97
    %682 = "llvm.add"(%680, %247) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %683 = "llvm.getelementptr"(%674, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%681, %683) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %684 = "llvm.getelementptr"(%678, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %685 = "llvm.load"(%684) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %686 = "llvm.intr.umax"(%685, %254) : (i64, i64) -> i64
    %687 = "llvm.mul"(%686, %681) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %688 = "llvm.icmp"(%680, %236) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%688, %682, %687)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb98:  // 2 preds: ^bb96, ^bb97
    %689 = "llvm.getelementptr"(%676, %252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %690 = "llvm.load"(%689) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %691 = "llvm.icmp"(%690, %248) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%691)[^bb99, ^bb100] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    "llvm.store"(%674, %689) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb100] : () -> ()
  ^bb100:  // 2 preds: ^bb98, ^bb99
    %692 = "llvm.load"(%628) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %693 = "llvm.getelementptr"(%692, %630) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %694 = "llvm.load"(%693) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %695 = "llvm.getelementptr"(%642, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %696 = "llvm.load"(%695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%694, %676, %696, %674, %668) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%673) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb101:  // 6 preds: ^bb90, ^bb91, ^bb92, ^bb94, ^bb95, ^bb100
    %697 = "llvm.add"(%630, %236) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %698 = "llvm.icmp"(%697, %265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%698, %237, %697)[^bb102, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb102(%699: i32):  // 3 preds: ^bb74, ^bb88, ^bb101
    "llvm.return"(%699) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_set_aside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64):
    %62 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %63 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %64 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %65 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %66 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %67 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %68 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %69 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %70 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %71 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %72 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %73 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %74 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %75 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %76 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %77 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %78 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %79 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %80 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %81 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %82 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %83 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %84 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %85 = "llvm.alloca"(%62) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %86 = "llvm.getelementptr"(%arg12, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %87 = "llvm.load"(%86) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %88 = "llvm.getelementptr"(%87, %arg13) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %89 = "llvm.load"(%arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %90 = "llvm.load"(%88) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %91 = "llvm.icmp"(%90, %64) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %92 = "llvm.select"(%91, %65, %66) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %93 = "llvm.getelementptr"(%89, %92) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %94 = "llvm.load"(%93) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %95 = "llvm.getelementptr"(%89, %94) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %96 = "llvm.getelementptr"(%88, %67) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %97 = "llvm.load"(%96) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %98 = "llvm.getelementptr"(%95, %97) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %99 = "llvm.getelementptr"(%arg15, %68) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %100 = "llvm.load"(%99) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %101 = "llvm.icmp"(%100, %69) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%101, %70)[^bb1, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %102 = "llvm.getelementptr"(%arg12, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %103 = "llvm.load"(%102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %104 = "llvm.getelementptr"(%98, %72) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %105 = "llvm.load"(%104) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %106 = "llvm.getelementptr"(%103, %105) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %107 = "llvm.getelementptr"(%98, %73) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %108 = "llvm.load"(%107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %109 = "llvm.icmp"(%108, %74) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %110 = "llvm.load"(%89) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%109, %110, %106, %108)[^bb6, ^bb2] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb1
    %111 = "llvm.intr.smax"(%110, %67) : (i32, i32) -> i32
    %112 = "llvm.getelementptr"(%106, %111) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %113 = "llvm.load"(%112) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%110)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %114 = "llvm.load"(%106) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %115 = "llvm.trunc"(%114) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%63, %113, %115)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb2
    %116 = "llvm.load"(%106) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%67, %113, %116)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb2
    %117 = "llvm.load"(%106) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %118 = "llvm.sext"(%117) : (i16) -> i32
    "llvm.br"(%110, %113, %118)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb6(%119: i32, %120: !llvm.ptr, %121: i32):  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb5
    %122 = "llvm.icmp"(%121, %70) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%122)[^bb7, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %123 = "llvm.shl"(%121, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %124 = "llvm.getelementptr"(%120, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %125 = "llvm.intr.smax"(%123, %62) : (i32, i32) -> i32
    "llvm.br"(%70)[^bb8] : (i32) -> ()
  ^bb8(%126: i32):  // 2 preds: ^bb7, ^bb12
    %127 = "llvm.add"(%126, %62) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %128 = "llvm.mul"(%127, %119) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %129 = "llvm.getelementptr"(%124, %128) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%119)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %130 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%130)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %131 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %132 = "llvm.sext"(%131) : (i32) -> i64
    "llvm.br"(%132)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %133 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %134 = "llvm.sext"(%133) : (i16) -> i64
    "llvm.br"(%134)[^bb12] : (i64) -> ()
  ^bb12(%135: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %136 = "llvm.getelementptr"(%85, %126) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%135, %136) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %137 = "llvm.icmp"(%127, %125) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%137, %127)[^bb13, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb6, ^bb12
    %138 = "llvm.getelementptr"(%120, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%119)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %139 = "llvm.load"(%138) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %140 = "llvm.trunc"(%139) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%140)[^bb17] : (i32) -> ()
  ^bb15:  // pred: ^bb13
    %141 = "llvm.load"(%138) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%141)[^bb17] : (i32) -> ()
  ^bb16:  // pred: ^bb13
    %142 = "llvm.load"(%138) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %143 = "llvm.sext"(%142) : (i16) -> i32
    "llvm.br"(%143)[^bb17] : (i32) -> ()
  ^bb17(%144: i32):  // 3 preds: ^bb14, ^bb15, ^bb16
    %145 = "llvm.getelementptr"(%98, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %146 = "llvm.load"(%145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %147 = "llvm.getelementptr"(%120, %67) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %148 = "llvm.load"(%147) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %149 = "llvm.ptrtoint"(%148) : (!llvm.ptr) -> i32
    %150 = "llvm.mul"(%146, %144) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %151 = "llvm.add"(%150, %149) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %152 = "llvm.getelementptr"(%85, %121) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%122, %151, %151)[^bb18, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb18:  // pred: ^bb17
    %153 = "llvm.sext"(%146) : (i32) -> i64
    "llvm.br"(%151, %151, %70)[^bb19] : (i32, i32, i32) -> ()
  ^bb19(%154: i32, %155: i32, %156: i32):  // 2 preds: ^bb18, ^bb21
    %157 = "llvm.getelementptr"(%85, %156) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %158 = "llvm.load"(%157) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %159 = "llvm.icmp"(%158, %75) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%159)[^bb20, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.br"(%70)[^bb39] : (i32) -> ()
  ^bb21:  // pred: ^bb19
    %160 = "llvm.add"(%158, %76) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %161 = "llvm.getelementptr"(%152, %156) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %162 = "llvm.load"(%161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %163 = "llvm.mul"(%160, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %164 = "llvm.mul"(%163, %162) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %165 = "llvm.trunc"(%164) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %166 = "llvm.icmp"(%164, %75) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %167 = "llvm.select"(%166, %155, %154) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %168 = "llvm.add"(%167, %165) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %169 = "llvm.select"(%166, %154, %168) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %170 = "llvm.select"(%166, %168, %155) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %171 = "llvm.add"(%156, %62) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %172 = "llvm.icmp"(%171, %121) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%172, %169, %170, %169, %170, %171)[^bb22, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i32, i32, i32, i32) -> ()
  ^bb22(%173: i32, %174: i32):  // 2 preds: ^bb17, ^bb21
    %175 = "llvm.add"(%174, %146) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %176 = "llvm.icmp"(%arg13, %70) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%176, %70)[^bb39, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb23:  // pred: ^bb22
    %177 = "llvm.icmp"(%175, %173) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %178 = "llvm.getelementptr"(%arg12, %72) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%77, %70)[^bb24] : (i1, i32) -> ()
  ^bb24(%179: i1, %180: i32):  // 2 preds: ^bb23, ^bb30
    "llvm.br"(%180)[^bb25] : (i32) -> ()
  ^bb25(%181: i32):  // 2 preds: ^bb24, ^bb29
    %182 = "llvm.getelementptr"(%87, %181) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %183 = "llvm.load"(%182) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %184 = "llvm.icmp"(%183, %78) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%184)[^bb29, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %185 = "llvm.getelementptr"(%arg14, %181) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %186 = "llvm.load"(%185) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %187 = "llvm.icmp"(%186, %75) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %188 = "llvm.and"(%177, %187) : (i1, i1) -> i1
    "llvm.cond_br"(%188)[^bb27, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %189 = "llvm.load"(%178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %190 = "llvm.getelementptr"(%189, %181) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %191 = "llvm.load"(%190) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %192 = "llvm.ptrtoint"(%191) : (!llvm.ptr) -> i32
    %193 = "llvm.trunc"(%186) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %194 = "llvm.add"(%192, %193) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %195 = "llvm.icmp"(%194, %173) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%195)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %196 = "llvm.icmp"(%175, %192) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %197 = "llvm.freeze"(%196) : (i1) -> i1
    "llvm.cond_br"(%197)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // 4 preds: ^bb25, ^bb26, ^bb27, ^bb28
    %198 = "llvm.add"(%181, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %199 = "llvm.icmp"(%181, %arg13) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%199, %198)[^bb31, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb28
    %200 = "llvm.add"(%181, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %201 = "llvm.icmp"(%181, %arg13) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%201, %79, %200)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb31:  // pred: ^bb29
    "llvm.cond_br"(%179, %70)[^bb32, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %202 = "llvm.add"(%108, %62) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %203 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %204 = "llvm.alloca"(%202) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %205 = "llvm.load"(%107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %206 = "llvm.getelementptr"(%arg15, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %207 = "llvm.load"(%206) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %208 = "llvm.icmp"(%205, %70) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%208, %205, %80)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb33(%209: i32, %210: i64):  // 2 preds: ^bb32, ^bb33
    %211 = "llvm.add"(%209, %74) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %212 = "llvm.getelementptr"(%204, %211) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%210, %212) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %213 = "llvm.getelementptr"(%207, %211) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %214 = "llvm.load"(%213) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %215 = "llvm.intr.umax"(%214, %80) : (i64, i64) -> i64
    %216 = "llvm.mul"(%215, %210) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %217 = "llvm.icmp"(%209, %62) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%217, %211, %216)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %218 = "llvm.load"(%145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %219 = "llvm.sext"(%218) : (i32) -> i64
    %220 = "llvm.mul"(%arg16, %219) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %221 = "llvm.icmp"(%220, %81) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%221, %82, %83)[^bb37, ^bb35] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb35:  // pred: ^bb34
    %222 = "llvm.trunc"(%220) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %223 = "llvm.add"(%222, %62) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %224 = "llvm.call"(%69, %223) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %225 = "llvm.getelementptr"(%arg15, %82) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%224, %225) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %226 = "llvm.icmp"(%224, %69) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%226, %83)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    %227 = "llvm.load"(%145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%224, %arg15, %227, %204, %arg16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    %228 = "llvm.load"(%225) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%228, %arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%84, %70)[^bb37] : (i32, i32) -> ()
  ^bb37(%229: i32, %230: i32):  // 2 preds: ^bb34, ^bb36
    %231 = "llvm.getelementptr"(%arg15, %229) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%69, %231) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%230)[^bb38] : (i32) -> ()
  ^bb38(%232: i32):  // 2 preds: ^bb35, ^bb37
    "llvm.intr.stackrestore"(%203) : (!llvm.ptr) -> ()
    "llvm.br"(%232)[^bb39] : (i32) -> ()
  ^bb39(%233: i32):  // 5 preds: ^bb0, ^bb20, ^bb22, ^bb31, ^bb38
    "llvm.return"(%233) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i32, %arg10: !llvm.ptr, %arg11: i64):
    %32 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %34 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %36 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %37 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %38 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %39 = "llvm.icmp"(%arg11, %32) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%39)[^bb8, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %40 = "llvm.getelementptr"(%arg8, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %41 = "llvm.getelementptr"(%arg8, %34) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %42 = "llvm.load"(%41) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %43 = "llvm.icmp"(%42, %35) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%43)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %44 = "llvm.getelementptr"(%arg8, %36) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %45 = "llvm.load"(%44) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%35)[^bb3] : (i32) -> ()
  ^bb3(%46: i32):  // 2 preds: ^bb2, ^bb5
    %47 = "llvm.getelementptr"(%45, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %48 = "llvm.load"(%47) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %49 = "llvm.icmp"(%48, %37) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%49)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %50 = "llvm.load"(%40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.getelementptr"(%50, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %52 = "llvm.load"(%51) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %53 = "llvm.getelementptr"(%arg10, %46) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %54 = "llvm.load"(%53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %55 = "llvm.icmp"(%52, %54) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%55)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %56 = "llvm.add"(%46, %38) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %57 = "llvm.icmp"(%56, %42) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%57, %56)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %58 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %59 = "llvm.trunc"(%arg11) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %60 = "llvm.mul"(%arg9, %59) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.intr.memmove"(%arg7, %58, %60) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb4
    %61 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%arg9, %42, %45, %61, %50, %arg7, %arg10) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, i32, ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_copy_strided", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "llvm.switch"(%arg1, %arg0)[^bb4, ^bb6, ^bb1] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %5 = "llvm.icmp"(%4, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%5)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %7 = "llvm.icmp"(%6, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%7)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %8 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %9 = "llvm.trunc"(%8) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %10 = "llvm.mul"(%arg0, %9) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.br"(%10)[^bb6] : (i32) -> ()
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %11 = "llvm.add"(%arg1, %1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %12 = "llvm.getelementptr"(%arg2, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %13 = "llvm.getelementptr"(%arg4, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %14 = "llvm.getelementptr"(%arg6, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %15 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %16 = "llvm.icmp"(%15, %3) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%16, %3)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb5(%17: i64):  // 2 preds: ^bb4, ^bb5
    %18 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %19 = "llvm.mul"(%18, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %20 = "llvm.trunc"(%19) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %21 = "llvm.mul"(%arg0, %20) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %22 = "llvm.getelementptr"(%arg3, %21) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %23 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %24 = "llvm.mul"(%23, %17) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %25 = "llvm.trunc"(%24) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %26 = "llvm.mul"(%arg0, %25) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %27 = "llvm.getelementptr"(%arg5, %26) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.call"(%arg0, %11, %12, %22, %13, %27, %14) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %28 = "llvm.add"(%17, %0) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %29 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %30 = "llvm.icmp"(%28, %29) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%30, %28)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb6(%31: i32):  // 2 preds: ^bb0, ^bb3
    "llvm.intr.memmove"(%arg5, %arg3, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb7] : () -> ()
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

