// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %1385 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1386 = "llvm.mlir.constant"() <{value = 60 : i64}> : () -> i64
    %1387 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1388 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1389 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1390 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1391 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1392 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1393 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1394 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1395 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1396 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1397 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1398 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1399 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1400 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1401 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1402 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1403 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1404 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i128}> : () -> i128
    %1405 = "llvm.mlir.constant"() <{value = 9223372036854775808 : i128}> : () -> i128
    %1406 = "llvm.mlir.constant"() <{value = 18446744073709551616 : i128}> : () -> i128
    %1407 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %1408 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1409 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1410 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1411 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1412 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1413 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1414 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1415 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1416 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1417 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1418 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1419 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1420 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1421 = "llvm.alloca"(%1385) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1422 = "llvm.alloca"(%1385) <{alignment = 16 : i64, elem_type = !llvm.array<64 x i64>}> : (i32) -> !llvm.ptr
    %1423 = "llvm.alloca"(%1385) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1424 = "llvm.alloca"(%1385) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1425 = "llvm.getelementptr"(%arg35, %1386) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1426 = "llvm.load"(%1425) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1427 = "llvm.sext"(%1426) : (i32) -> i64
    %1428 = "llvm.getelementptr"(%arg35, %1427) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1429 = "llvm.getelementptr"(%1428, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1430 = "llvm.load"(%1429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1431 = "llvm.sext"(%1430) : (i32) -> i64
    %1432 = "llvm.getelementptr"(%arg35, %1431) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1433 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1434 = "llvm.getelementptr"(%arg35, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1435 = "llvm.load"(%1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1436 = "llvm.icmp"(%1435, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1437 = "llvm.zext"(%1436) : (i1) -> i32
    %1438 = "llvm.add"(%1433, %1385) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1439 = "llvm.zext"(%1438) : (i32) -> i64
    %1440 = "llvm.alloca"(%1439) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1441 = "llvm.getelementptr"(%1428, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1443 = "llvm.icmp"(%1442, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1443, %1442)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1444 = "llvm.getelementptr"(%1428, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1445 = "llvm.sext"(%1433) : (i32) -> i64
    %1446 = "llvm.getelementptr"(%arg38, %1445) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1391)[^bb2] : (i64) -> ()
  ^bb2(%1447: i64):  // 2 preds: ^bb1, ^bb4
    %1448 = "llvm.getelementptr"(%1446, %1447) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1449 = "llvm.load"(%1448) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1450 = "llvm.icmp"(%1449, %1392) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1451 = "llvm.load"(%1444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1452 = "llvm.sext"(%1451) : (i32) -> i64
    %1453 = "llvm.getelementptr"(%arg39, %1447) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1454 = "llvm.getelementptr"(%1453, %1452) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1450, %1393)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1455 = "llvm.load"(%1449) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1455)[^bb4] : (i64) -> ()
  ^bb4(%1456: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1456, %1454) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1457 = "llvm.add"(%1447, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1458 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1459 = "llvm.sext"(%1458) : (i32) -> i64
    %1460 = "llvm.icmp"(%1457, %1459) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1460, %1457, %1458)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb5(%1461: i32):  // 2 preds: ^bb0, ^bb4
    %1462 = "llvm.getelementptr"(%1428, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1463 = "llvm.load"(%1462) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1464 = "llvm.add"(%1463, %1461) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1465 = "llvm.icmp"(%1464, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1465)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1466 = "llvm.zext"(%1464) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391)[^bb10] : (i64) -> ()
  ^bb7:  // pred: ^bb10
    %1467 = "llvm.add"(%1477, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1468 = "llvm.icmp"(%1467, %1466) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1468, %1467)[^bb8, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8:  // 2 preds: ^bb5, ^bb7
    %1469 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1470 = "llvm.icmp"(%1469, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1470, %1469, %1395)[^bb9, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb9:  // pred: ^bb8
    %1471 = "llvm.getelementptr"(%1421, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1472 = "llvm.getelementptr"(%1421, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1473 = "llvm.getelementptr"(%1421, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1474 = "llvm.getelementptr"(%1421, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1475 = "llvm.getelementptr"(%1421, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1476 = "llvm.getelementptr"(%1421, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1391, %1391)[^bb12] : (i64, i64) -> ()
  ^bb10(%1477: i64):  // 2 preds: ^bb6, ^bb7
    %1478 = "llvm.getelementptr"(%arg39, %1477) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1480 = "llvm.icmp"(%1479, %1391) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1480)[^bb11, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1481 = "llvm.getelementptr"(%1428, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.load"(%1481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1483 = "llvm.sext"(%1482) : (i32) -> i64
    %1484 = "llvm.getelementptr"(%arg35, %1483) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%1484, %1477) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1485)[^bb70] : (!llvm.ptr) -> ()
  ^bb12(%1486: i64, %1487: i64):  // 2 preds: ^bb9, ^bb52
    %1488 = "llvm.getelementptr"(%1432, %1486) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1489 = "llvm.getelementptr"(%1488, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1490 = "llvm.load"(%1489) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1491 = "llvm.sext"(%1490) : (i32) -> i64
    %1492 = "llvm.getelementptr"(%arg35, %1491) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1493 = "llvm.getelementptr"(%1492, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1494 = "llvm.load"(%1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1495 = "llvm.sext"(%1494) : (i32) -> i64
    %1496 = "llvm.load"(%1492) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1497 = "llvm.icmp"(%1496, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1497)[^bb13, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1498 = "llvm.getelementptr"(%1492, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1500 = "llvm.icmp"(%1499, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1500)[^bb14, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1501 = "llvm.zext"(%1499) <{nonNeg}> : (i32) -> i64
    %1502 = "llvm.getelementptr"(%1488, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1503 = "llvm.load"(%1502) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1504 = "llvm.sext"(%1503) : (i32) -> i64
    %1505 = "llvm.getelementptr"(%arg35, %1504) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1506 = "llvm.getelementptr"(%1492, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1391, %1495, %1385, %1388)[^bb15] : (i64, i64, i32, i32) -> ()
  ^bb15(%1507: i64, %1508: i64, %1509: i32, %1510: i32):  // 2 preds: ^bb14, ^bb26
    %1511 = "llvm.getelementptr"(%1505, %1507) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1512 = "llvm.load"(%1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1512)[^bb18, ^bb16, ^bb17] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %1513 = "llvm.load"(%1506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1514 = "llvm.sext"(%1513) : (i32) -> i64
    %1515 = "llvm.getelementptr"(%arg35, %1514) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1516 = "llvm.getelementptr"(%1515, %1507) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1517 = "llvm.getelementptr"(%1516, %1389) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1517)[^bb24] : (!llvm.ptr) -> ()
  ^bb17:  // pred: ^bb15
    %1518 = "llvm.getelementptr"(%1511, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1520 = "llvm.sext"(%1519) : (i32) -> i64
    %1521 = "llvm.getelementptr"(%arg39, %1520) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1521)[^bb24] : (!llvm.ptr) -> ()
  ^bb18:  // pred: ^bb15
    %1522 = "llvm.getelementptr"(%1511, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1523 = "llvm.load"(%1522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1524 = "llvm.sext"(%1523) : (i32) -> i64
    %1525 = "llvm.getelementptr"(%arg35, %1524) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1526 = "llvm.getelementptr"(%1525, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1527 = "llvm.load"(%1526) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1528 = "llvm.sext"(%1527) : (i32) -> i64
    %1529 = "llvm.getelementptr"(%arg35, %1528) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1530 = "llvm.load"(%1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1531 = "llvm.icmp"(%1530, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1531, %1403)[^bb19, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb19:  // pred: ^bb18
    %1532 = "llvm.zext"(%1530) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391, %1403)[^bb20] : (i64, i128) -> ()
  ^bb20(%1533: i64, %1534: i128):  // 2 preds: ^bb19, ^bb20
    %1535 = "llvm.getelementptr"(%1529, %1533) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1536 = "llvm.call"(%arg35, %arg37, %1535) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1537 = "llvm.intr.smax"(%1536, %1404) : (i128, i128) -> i128
    %1538 = "llvm.intr.smin"(%1537, %1405) : (i128, i128) -> i128
    %1539 = "llvm.load"(%1535) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1540 = "llvm.sext"(%1539) : (i64) -> i128
    %1541 = "llvm.mul"(%1538, %1540) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1542 = "llvm.add"(%1541, %1534) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1543 = "llvm.add"(%1533, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1544 = "llvm.icmp"(%1543, %1532) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1544, %1543, %1542)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb21:  // pred: ^bb20
    %1545 = "llvm.add"(%1542, %1405) <{overflowFlags = 0 : i32}> : (i128, i128) -> i128
    %1546 = "llvm.icmp"(%1545, %1406) <{predicate = 6 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1546, %1542)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb22:  // pred: ^bb21
    %1547 = "llvm.getelementptr"(%1422, %1507) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1393, %1547) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1510, %1388, %1508)[^bb26] : (i32, i32, i64) -> ()
  ^bb23(%1548: i128):  // 2 preds: ^bb18, ^bb21
    %1549 = "llvm.intr.smax"(%1548, %1403) : (i128, i128) -> i128
    %1550 = "llvm.trunc"(%1549) <{overflowFlags = 3 : i32}> : (i128) -> i64
    %1551 = "llvm.getelementptr"(%1422, %1507) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1550, %1551) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1552 = "llvm.icmp"(%1550, %1391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1553 = "llvm.zext"(%1552) : (i1) -> i32
    %1554 = "llvm.or"(%1510, %1553) : (i32, i32) -> i32
    "llvm.br"(%1554, %1550)[^bb25] : (i32, i64) -> ()
  ^bb24(%1555: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %1556 = "llvm.load"(%1555) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1557 = "llvm.getelementptr"(%1422, %1507) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1556, %1557) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1558 = "llvm.icmp"(%1556, %1391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1559 = "llvm.zext"(%1558) : (i1) -> i32
    %1560 = "llvm.or"(%1510, %1559) : (i32, i32) -> i32
    %1561 = "llvm.icmp"(%1556, %1391) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1561, %1560, %1388, %1508, %1560, %1556)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i32, i32, i64, i32, i64) -> ()
  ^bb25(%1562: i32, %1563: i64):  // 2 preds: ^bb23, ^bb24
    %1564 = "llvm.sext"(%1508) : (i64) -> i128
    %1565 = "llvm.zext"(%1563) <{nonNeg}> : (i64) -> i128
    %1566 = "llvm.mul"(%1565, %1564) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1567 = "llvm.icmp"(%1566, %1407) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1568 = "llvm.select"(%1567, %1388, %1509) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1569 = "llvm.select"(%1567, %1394, %1563) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1570 = "llvm.mul"(%1569, %1508) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1562, %1568, %1570)[^bb26] : (i32, i32, i64) -> ()
  ^bb26(%1571: i32, %1572: i32, %1573: i64):  // 3 preds: ^bb22, ^bb24, ^bb25
    %1574 = "llvm.add"(%1507, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1575 = "llvm.icmp"(%1574, %1501) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1575, %1574, %1573, %1572, %1571)[^bb27, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i32, i32) -> ()
  ^bb27:  // pred: ^bb26
    %1576 = "llvm.icmp"(%1571, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1577 = "llvm.icmp"(%1572, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1578 = "llvm.select"(%1577, %1393, %1573) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1579 = "llvm.select"(%1576, %1578, %1391) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1580 = "llvm.getelementptr"(%1440, %1486) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1579, %1580) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1581 = "llvm.or"(%1579, %1487) : (i64, i64) -> i64
    %1582 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1583 = "llvm.icmp"(%1582, %1401) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1583, %1581, %1581)[^bb52, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb28:  // pred: ^bb13
    %1584 = "llvm.getelementptr"(%1440, %1486) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1495, %1584) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1585 = "llvm.or"(%1487, %1495) : (i64, i64) -> i64
    %1586 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1587 = "llvm.icmp"(%1586, %1401) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1587, %1585, %1585)[^bb52, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb29:  // pred: ^bb12
    %1588 = "llvm.getelementptr"(%1440, %1486) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1495, %1588) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1589 = "llvm.or"(%1487, %1495) : (i64, i64) -> i64
    "llvm.br"(%1589)[^bb52] : (i64) -> ()
  ^bb30(%1590: i64):  // 2 preds: ^bb27, ^bb28
    %1591 = "llvm.getelementptr"(%arg38, %1486) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1592 = "llvm.load"(%1591) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1593 = "llvm.getelementptr"(%1492, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1594 = "llvm.load"(%1593) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1595 = "llvm.getelementptr"(%1492, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1596 = "llvm.load"(%1595) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1597 = "llvm.sext"(%1596) : (i32) -> i64
    %1598 = "llvm.getelementptr"(%arg37, %1597) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1599 = "llvm.icmp"(%1499, %1388) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1600 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%1599, %1600, %1598)[^bb31, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %1601 = "llvm.getelementptr"(%1492, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1602 = "llvm.load"(%1601) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1603 = "llvm.sext"(%1602) : (i32) -> i64
    %1604 = "llvm.getelementptr"(%arg37, %1603) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1600)[^bb33, ^bb34, ^bb32] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.store"(%1499, %1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb35] : () -> ()
  ^bb33:  // pred: ^bb31
    %1605 = "llvm.trunc"(%1499) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1605, %1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb35] : () -> ()
  ^bb34:  // pred: ^bb31
    %1606 = "llvm.sext"(%1499) : (i32) -> i64
    "llvm.store"(%1606, %1598) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb35] : () -> ()
  ^bb35:  // 3 preds: ^bb32, ^bb33, ^bb34
    %1607 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1608 = "llvm.intr.smax"(%1607, %1408) : (i32, i32) -> i32
    %1609 = "llvm.zext"(%1608) <{nonNeg}> : (i32) -> i64
    %1610 = "llvm.getelementptr"(%1598, %1609) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1604, %1610) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1611 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1611, %1604)[^bb36] : (i32, !llvm.ptr) -> ()
  ^bb36(%1612: i32, %1613: !llvm.ptr):  // 2 preds: ^bb30, ^bb35
    %1614 = "llvm.icmp"(%1612, %1408) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1614)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    "llvm.store"(%1592, %1421) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1385, %1471) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1388, %1472) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1499, %1473) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1594, %1474) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1422, %1475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1476, %1414, %1396) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1615 = "llvm.call"(%arg35, %1492, %1421, %1613) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1415) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1616, %1590)[^bb50, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb38:  // pred: ^bb36
    %1617 = "llvm.load"(%1593) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1618 = "llvm.icmp"(%1594, %1617) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1618)[^bb39, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1619 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1620 = "llvm.icmp"(%1619, %1388) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1620)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1621 = "llvm.icmp"(%1499, %1409) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1621)[^bb51, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb39
    %1622 = "llvm.icmp"(%1499, %1619) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1622)[^bb42, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %1623 = "llvm.getelementptr"(%1492, %1402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1624 = "llvm.load"(%1623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1625 = "llvm.sext"(%1624) : (i32) -> i64
    %1626 = "llvm.getelementptr"(%arg35, %1625) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1500)[^bb43, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:  // pred: ^bb42
    %1627 = "llvm.getelementptr"(%1492, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1628 = "llvm.getelementptr"(%1613, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1629 = "llvm.zext"(%1499) <{nonNeg}> : (i32) -> i64
    %1630 = "llvm.getelementptr"(%1626, %1629) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1629, %1394)[^bb44] : (i64, i64) -> ()
  ^bb44(%1631: i64, %1632: i64):  // 2 preds: ^bb43, ^bb48
    %1633 = "llvm.add"(%1631, %1393) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1634 = "llvm.getelementptr"(%1422, %1633) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1635 = "llvm.load"(%1634) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1636 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1637 = "llvm.icmp"(%1636, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1637, %1632)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %1638 = "llvm.getelementptr"(%1630, %1631) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1639 = "llvm.load"(%1638) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1639)[^bb46] : (i64) -> ()
  ^bb46(%1640: i64):  // 2 preds: ^bb44, ^bb45
    %1641 = "llvm.icmp"(%1640, %1410) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1642 = "llvm.select"(%1641, %1632, %1640) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1620)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1643 = "llvm.getelementptr"(%1626, %1631) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1644 = "llvm.load"(%1643) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1645 = "llvm.icmp"(%1644, %1410) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1646 = "llvm.icmp"(%1644, %1635) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1647 = "llvm.select"(%1645, %1411, %1646) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1647)[^bb48, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // 2 preds: ^bb46, ^bb47
    %1648 = "llvm.shl"(%1631, %1412) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1649 = "llvm.getelementptr"(%1628, %1648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1635, %1649) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1650 = "llvm.trunc"(%1631) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1651 = "llvm.add"(%1499, %1650) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1652 = "llvm.shl"(%1651, %1413) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1653 = "llvm.sext"(%1652) : (i32) -> i64
    %1654 = "llvm.getelementptr"(%1628, %1653) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1642, %1654) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1655 = "llvm.intr.umax"(%1635, %1394) : (i64, i64) -> i64
    %1656 = "llvm.mul"(%1655, %1632) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1657 = "llvm.icmp"(%1631, %1394) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1657, %1633, %1656)[^bb44, ^bb49] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb49:  // 2 preds: ^bb42, ^bb48
    %1658 = "llvm.ptrtoint"(%1592) : (!llvm.ptr) -> i64
    "llvm.store"(%1658, %1613) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1659 = "llvm.load"(%1626) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1660 = "llvm.load"(%1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1661 = "llvm.sext"(%1660) : (i32) -> i64
    %1662 = "llvm.mul"(%1659, %1661) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1663 = "llvm.sub"(%1658, %1662) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1664 = "llvm.getelementptr"(%1613, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1663, %1664) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1665 = "llvm.getelementptr"(%1613, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1666 = "llvm.load"(%1626) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1666, %1665) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb51] : () -> ()
  ^bb50:  // pred: ^bb37
    %1667 = "llvm.getelementptr"(%1428, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1667)[^bb70] : (!llvm.ptr) -> ()
  ^bb51:  // 5 preds: ^bb38, ^bb40, ^bb41, ^bb47, ^bb49
    "llvm.br"(%1590)[^bb52] : (i64) -> ()
  ^bb52(%1668: i64):  // 5 preds: ^bb27, ^bb28, ^bb29, ^bb37, ^bb51
    %1669 = "llvm.add"(%1486, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1670 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1671 = "llvm.sext"(%1670) : (i32) -> i64
    %1672 = "llvm.icmp"(%1669, %1671) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1672, %1669, %1668)[^bb12, ^bb53] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb53:  // pred: ^bb52
    %1673 = "llvm.icmp"(%1668, %1391) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1670, %1673)[^bb54] : (i32, i1) -> ()
  ^bb54(%1674: i32, %1675: i1):  // 2 preds: ^bb8, ^bb53
    %1676 = "llvm.getelementptr"(%arg35, %1416) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1677 = "llvm.load"(%1676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1678 = "llvm.sext"(%1677) : (i32) -> i64
    %1679 = "llvm.getelementptr"(%arg35, %1678) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1680 = "llvm.getelementptr"(%arg35, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.load"(%1680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1682 = "llvm.icmp"(%1681, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1682)[^bb55, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1683 = "llvm.zext"(%1681) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391)[^bb56] : (i64) -> ()
  ^bb56(%1684: i64):  // 2 preds: ^bb55, ^bb65
    %1685 = "llvm.getelementptr"(%1679, %1684) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Condition", (struct<"mlir_abi_plain_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1686 = "llvm.getelementptr"(%1685, %1390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1687 = "llvm.load"(%1686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1688 = "llvm.sext"(%1687) : (i32) -> i64
    %1689 = "llvm.getelementptr"(%arg35, %1688) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1690 = "llvm.getelementptr"(%1685, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1691 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1692 = "llvm.sext"(%1691) : (i32) -> i64
    %1693 = "llvm.icmp"(%1691, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1694 = "llvm.load"(%1685) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1695 = "llvm.icmp"(%1694, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1693)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    "llvm.cond_br"(%1695)[^bb58, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1696 = "llvm.zext"(%1694) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391, %1391)[^bb63] : (i64, i64) -> ()
  ^bb59:  // pred: ^bb56
    "llvm.cond_br"(%1695, %1403)[^bb60, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb60:  // pred: ^bb59
    %1697 = "llvm.zext"(%1694) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391, %1403)[^bb61] : (i64, i128) -> ()
  ^bb61(%1698: i64, %1699: i128):  // 2 preds: ^bb60, ^bb61
    %1700 = "llvm.getelementptr"(%1689, %1698) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1701 = "llvm.call"(%arg35, %arg37, %1700) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1702 = "llvm.intr.smax"(%1701, %1404) : (i128, i128) -> i128
    %1703 = "llvm.intr.smin"(%1702, %1405) : (i128, i128) -> i128
    %1704 = "llvm.load"(%1700) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1705 = "llvm.sext"(%1704) : (i64) -> i128
    %1706 = "llvm.mul"(%1703, %1705) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1707 = "llvm.add"(%1706, %1699) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1708 = "llvm.add"(%1698, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1709 = "llvm.icmp"(%1708, %1697) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1709, %1707, %1708, %1707)[^bb62, ^bb61] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb62(%1710: i128):  // 2 preds: ^bb59, ^bb61
    %1711 = "llvm.getelementptr"(%1685, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1712 = "llvm.load"(%1711) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1713 = "llvm.icmp"(%1712, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1714 = "llvm.icmp"(%1710, %1417) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1715 = "llvm.icmp"(%1710, %1403) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %1716 = "llvm.select"(%1713, %1715, %1714) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1716)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63(%1717: i64, %1718: i64):  // 2 preds: ^bb58, ^bb63
    %1719 = "llvm.getelementptr"(%1689, %1717) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1720 = "llvm.call"(%arg35, %arg37, %1719) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1721 = "llvm.trunc"(%1720) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1722 = "llvm.srem"(%1721, %1692) : (i64, i64) -> i64
    %1723 = "llvm.load"(%1719) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1724 = "llvm.mul"(%1723, %1722) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1725 = "llvm.add"(%1724, %1718) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1726 = "llvm.srem"(%1725, %1692) : (i64, i64) -> i64
    %1727 = "llvm.add"(%1717, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1728 = "llvm.icmp"(%1727, %1696) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1728, %1727, %1726)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb64:  // pred: ^bb63
    %1729 = "llvm.icmp"(%1726, %1391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1729)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // 3 preds: ^bb57, ^bb62, ^bb64
    %1730 = "llvm.add"(%1684, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1731 = "llvm.icmp"(%1730, %1683) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1731, %1730)[^bb67, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb66:  // 2 preds: ^bb62, ^bb64
    %1732 = "llvm.getelementptr"(%1685, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1732)[^bb70] : (!llvm.ptr) -> ()
  ^bb67:  // 2 preds: ^bb54, ^bb65
    "llvm.cond_br"(%1675)[^bb69, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb67
    "llvm.br"(%1674)[^bb72] : (i32) -> ()
  ^bb69:  // pred: ^bb67
    %1733 = "llvm.getelementptr"(%1428, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1733)[^bb70] : (!llvm.ptr) -> ()
  ^bb70(%1734: !llvm.ptr):  // 4 preds: ^bb11, ^bb50, ^bb66, ^bb69
    %1735 = "llvm.load"(%1734) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1736 = "llvm.icmp"(%1735, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1736, %1735)[^bb71, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %1737 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1737)[^bb72] : (i32) -> ()
  ^bb72(%1738: i32):  // 2 preds: ^bb68, ^bb71
    %1739 = "llvm.icmp"(%1738, %1388) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1739, %1437)[^bb73, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %1740 = "llvm.zext"(%1738) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1391)[^bb74] : (i64) -> ()
  ^bb74(%1741: i64):  // 2 preds: ^bb73, ^bb82
    %1742 = "llvm.getelementptr"(%1432, %1741) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1743 = "llvm.getelementptr"(%1742, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1744 = "llvm.load"(%1743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1745 = "llvm.sext"(%1744) : (i32) -> i64
    %1746 = "llvm.getelementptr"(%arg35, %1745) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1747 = "llvm.getelementptr"(%1440, %1741) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1748 = "llvm.load"(%1747) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1749 = "llvm.icmp"(%1748, %1391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1749)[^bb82, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %1750 = "llvm.getelementptr"(%arg38, %1741) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1751 = "llvm.load"(%1750) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1752 = "llvm.icmp"(%1751, %1392) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1752)[^bb76, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %1753 = "llvm.getelementptr"(%1742, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1437, %1753)[^bb91] : (i32, !llvm.ptr) -> ()
  ^bb77:  // pred: ^bb75
    %1754 = "llvm.ptrtoint"(%1751) : (!llvm.ptr) -> i64
    %1755 = "llvm.getelementptr"(%1746, %1418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1756 = "llvm.load"(%1755) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1757 = "llvm.add"(%1756, %1419) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1758 = "llvm.sext"(%1757) : (i32) -> i64
    %1759 = "llvm.and"(%1758, %1754) : (i64, i64) -> i64
    %1760 = "llvm.icmp"(%1759, %1391) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1760)[^bb79, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %1761 = "llvm.getelementptr"(%1742, %1397) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1437, %1761)[^bb91] : (i32, !llvm.ptr) -> ()
  ^bb79:  // pred: ^bb77
    %1762 = "llvm.load"(%1742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1763 = "llvm.icmp"(%1762, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1763)[^bb80, ^bb82] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb80:  // pred: ^bb79
    %1764 = "llvm.load"(%1746) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1765 = "llvm.icmp"(%1764, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1765)[^bb82, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb81:  // pred: ^bb80
    %1766 = "llvm.getelementptr"(%1746, %1387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1767 = "llvm.load"(%1766) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1768 = "llvm.sext"(%1767) : (i32) -> i64
    %1769 = "llvm.getelementptr"(%arg37, %1768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1770 = "llvm.getelementptr"(%1746, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1771 = "llvm.load"(%1770) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1772 = "llvm.sext"(%1771) : (i32) -> i64
    "llvm.intr.memcpy"(%1769, %1751, %1772) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb82] : () -> ()
  ^bb82:  // 4 preds: ^bb74, ^bb79, ^bb80, ^bb81
    %1773 = "llvm.add"(%1741, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1774 = "llvm.icmp"(%1773, %1740) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1774, %1437, %1391, %1773)[^bb83, ^bb74] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb83(%1775: i32, %1776: i64):  // 2 preds: ^bb82, ^bb90
    %1777 = "llvm.getelementptr"(%1432, %1776) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1778 = "llvm.load"(%1777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1779 = "llvm.icmp"(%1778, %1400) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1780 = "llvm.icmp"(%1776, %1391) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1781 = "llvm.and"(%1780, %1779) : (i1, i1) -> i1
    "llvm.cond_br"(%1781, %1775)[^bb84, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %1782 = "llvm.getelementptr"(%1440, %1776) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1783 = "llvm.getelementptr"(%arg38, %1776) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1784 = "llvm.load"(%1782) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1785 = "llvm.icmp"(%1784, %1391) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1775, %1391)[^bb85] : (i32, i64) -> ()
  ^bb85(%1786: i32, %1787: i64):  // 2 preds: ^bb84, ^bb89
    %1788 = "llvm.getelementptr"(%1440, %1787) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1789 = "llvm.load"(%1788) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1790 = "llvm.icmp"(%1789, %1391) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1791 = "llvm.and"(%1785, %1790) : (i1, i1) -> i1
    "llvm.cond_br"(%1791, %1786)[^bb86, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb86:  // pred: ^bb85
    %1792 = "llvm.getelementptr"(%arg38, %1787) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1793 = "llvm.load"(%1792) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1794 = "llvm.load"(%1783) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1795 = "llvm.ptrtoint"(%1794) : (!llvm.ptr) -> i64
    %1796 = "llvm.ptrtoint"(%1793) : (!llvm.ptr) -> i64
    %1797 = "llvm.add"(%1789, %1796) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1798 = "llvm.icmp"(%1797, %1795) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1799 = "llvm.add"(%1784, %1795) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1800 = "llvm.icmp"(%1799, %1796) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1801 = "llvm.and"(%1798, %1800) : (i1, i1) -> i1
    "llvm.cond_br"(%1801, %1786)[^bb87, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb87:  // pred: ^bb86
    %1802 = "llvm.getelementptr"(%1432, %1787) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1803 = "llvm.load"(%1802) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1804 = "llvm.icmp"(%1803, %1400) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1804, %1385)[^bb89, ^bb88] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb88:  // pred: ^bb87
    %1805 = "llvm.getelementptr"(%1777, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1786, %1805)[^bb91] : (i32, !llvm.ptr) -> ()
  ^bb89(%1806: i32):  // 3 preds: ^bb85, ^bb86, ^bb87
    %1807 = "llvm.add"(%1787, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1808 = "llvm.icmp"(%1807, %1776) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1808, %1806, %1807, %1806)[^bb85, ^bb90] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i32) -> ()
  ^bb90(%1809: i32):  // 2 preds: ^bb83, ^bb89
    %1810 = "llvm.add"(%1776, %1394) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1811 = "llvm.icmp"(%1810, %1740) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1811, %1809, %1809, %1810)[^bb92, ^bb83] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i64) -> ()
  ^bb91(%1812: i32, %1813: !llvm.ptr):  // 3 preds: ^bb76, ^bb78, ^bb88
    %1814 = "llvm.load"(%1813) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1815 = "llvm.icmp"(%1814, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1815, %1812, %1814)[^bb92, ^bb95] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb92(%1816: i32):  // 3 preds: ^bb72, ^bb90, ^bb91
    %1817 = "llvm.icmp"(%1816, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1817)[^bb93, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    %1818 = "llvm.call"(%arg36, %arg37, %1423, %1392) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1818)[^bb95] : (i32) -> ()
  ^bb94:  // pred: ^bb92
    "llvm.store"(%arg35, %1424) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1819 = "llvm.getelementptr"(%1424, %1389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1428, %1819) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1820 = "llvm.getelementptr"(%1424, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1432, %1820) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1821 = "llvm.getelementptr"(%1424, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg38, %1821) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1822 = "llvm.getelementptr"(%1424, %1399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %1822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1823 = "llvm.getelementptr"(%1424, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %1823) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1824 = "llvm.call"(%1424, %arg36, %1440) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1824)[^bb95] : (i32) -> ()
  ^bb95(%1825: i32):  // 4 preds: ^bb70, ^bb91, ^bb93, ^bb94
    "llvm.return"(%1825) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %1235 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1236 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1237 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1238 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1239 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1240 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1241 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1242 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1243 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1244 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1245 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1246 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1247 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1248 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1250 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %1251 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1252 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1253 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1254 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1255 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1256 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1257 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1258 = "llvm.alloca"(%1235) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1259 = "llvm.getelementptr"(%arg32, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1260 = "llvm.load"(%1259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1261 = "llvm.load"(%1260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1262 = "llvm.zext"(%1261) : (i32) -> i64
    %1263 = "llvm.alloca"(%1262) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1264 = "llvm.shl"(%1262, %1237) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1263, %1238, %1264) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1265 = "llvm.icmp"(%1261, %1239) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1265, %1239)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1266 = "llvm.getelementptr"(%arg32, %1240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1267 = "llvm.getelementptr"(%arg32, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1268 = "llvm.getelementptr"(%arg32, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1243, %1239, %1239)[^bb2] : (i64, i32, i32) -> ()
  ^bb2(%1269: i64, %1270: i32, %1271: i32):  // 2 preds: ^bb1, ^bb18
    %1272 = "llvm.load"(%1266) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1273 = "llvm.getelementptr"(%1272, %1269) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1275 = "llvm.icmp"(%1274, %1244) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1275)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1276 = "llvm.intr.smax"(%1270, %1239) : (i32, i32) -> i32
    %1277 = "llvm.icmp"(%1271, %1239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1277, %1276, %1271)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1278 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1279 = "llvm.getelementptr"(%1273, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1280 = "llvm.load"(%1279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1281 = "llvm.sext"(%1280) : (i32) -> i64
    %1282 = "llvm.getelementptr"(%1278, %1281) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1282, %1240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1285 = "llvm.intr.smax"(%1284, %1270) : (i32, i32) -> i32
    "llvm.br"(%1285, %1271)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1286 = "llvm.icmp"(%1274, %1245) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286, %1276, %1239)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1287 = "llvm.getelementptr"(%arg34, %1269) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1289 = "llvm.icmp"(%1288, %1243) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1289, %1276, %1239)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1290 = "llvm.load"(%1259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1291 = "llvm.load"(%1290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1292 = "llvm.icmp"(%1291, %1239) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1292)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1293 = "llvm.zext"(%1291) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1243)[^bb9] : (i64) -> ()
  ^bb9(%1294: i64):  // 2 preds: ^bb8, ^bb12
    %1295 = "llvm.getelementptr"(%1272, %1294) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1296 = "llvm.load"(%1295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.icmp"(%1296, %1246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1297)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1298 = "llvm.getelementptr"(%arg34, %1294) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1300 = "llvm.icmp"(%1299, %1243) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1300)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1301 = "llvm.load"(%1267) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1302 = "llvm.getelementptr"(%1301, %1294) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1304 = "llvm.getelementptr"(%1301, %1269) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1305 = "llvm.load"(%1304) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1306 = "llvm.ptrtoint"(%1305) : (!llvm.ptr) -> i64
    %1307 = "llvm.ptrtoint"(%1303) : (!llvm.ptr) -> i64
    %1308 = "llvm.add"(%1299, %1307) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1309 = "llvm.icmp"(%1308, %1306) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1310 = "llvm.add"(%1288, %1306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1311 = "llvm.icmp"(%1310, %1307) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1312 = "llvm.and"(%1309, %1311) : (i1, i1) -> i1
    "llvm.cond_br"(%1312)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1313 = "llvm.add"(%1294, %1247) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1314 = "llvm.icmp"(%1313, %1293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1314, %1313)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1315 = "llvm.getelementptr"(%1290, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1316 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1317 = "llvm.icmp"(%1316, %1235) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1317, %1276, %1239)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1318 = "llvm.getelementptr"(%1263, %1269) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1319 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1320 = "llvm.getelementptr"(%1273, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1321 = "llvm.load"(%1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.sext"(%1321) : (i32) -> i64
    %1323 = "llvm.getelementptr"(%1319, %1322) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1324 = "llvm.getelementptr"(%1323, %1249) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1325 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1326 = "llvm.sext"(%1325) : (i32) -> i64
    %1327 = "llvm.sub"(%1250, %1326) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1328 = "llvm.icmp"(%1288, %1327) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1328)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1329 = "llvm.getelementptr"(%1318, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1251, %1329) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1276, %1253)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1330 = "llvm.add"(%1288, %1326) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1331 = "llvm.call"(%1251, %1330) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1332 = "llvm.getelementptr"(%1318, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1331, %1332) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1333 = "llvm.icmp"(%1331, %1251) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1333, %1276, %1253)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1334 = "llvm.load"(%1324) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1335 = "llvm.sext"(%1334) : (i32) -> i64
    %1336 = "llvm.ptrtoint"(%1331) : (!llvm.ptr) -> i64
    %1337 = "llvm.add"(%1336, %1254) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1338 = "llvm.add"(%1337, %1335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1339 = "llvm.sub"(%1243, %1335) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1340 = "llvm.and"(%1338, %1339) : (i64, i64) -> i64
    %1341 = "llvm.inttoptr"(%1340) : (i64) -> !llvm.ptr
    %1342 = "llvm.load"(%1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1343 = "llvm.getelementptr"(%1323, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1345 = "llvm.sext"(%1344) : (i32) -> i64
    %1346 = "llvm.getelementptr"(%1342, %1345) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1341, %1346) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1347 = "llvm.load"(%1268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1348 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1349 = "llvm.sext"(%1348) : (i32) -> i64
    %1350 = "llvm.getelementptr"(%1347, %1349) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1351 = "llvm.getelementptr"(%1350, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1341, %1351) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1352 = "llvm.getelementptr"(%1323, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1353 = "llvm.load"(%1352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1341, %1318) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1354 = "llvm.getelementptr"(%1318, %1236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1235, %1354) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1355 = "llvm.getelementptr"(%1318, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1239, %1355) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1356 = "llvm.getelementptr"(%1318, %1240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1239, %1356) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1357 = "llvm.getelementptr"(%1318, %1256) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1353, %1357) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1358 = "llvm.getelementptr"(%1318, %1241) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1358, %1238, %1241) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1276, %1239)[^bb18] : (i32, i32) -> ()
  ^bb18(%1359: i32, %1360: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1361 = "llvm.add"(%1269, %1247) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1362 = "llvm.icmp"(%1361, %1262) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1362, %1361, %1359, %1360)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1363 = "llvm.icmp"(%1360, %1239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1363, %1359, %1360)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1364: i32):  // 2 preds: ^bb0, ^bb19
    %1365 = "llvm.getelementptr"(%arg32, %1242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.call"(%arg33, %1366, %1258, %1251) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1368 = "llvm.icmp"(%1367, %1239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1368, %1367)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1369 = "llvm.shl"(%1261, %1235) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1370 = "llvm.mul"(%1369, %1364) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1371 = "llvm.or"(%1370, %1235) <{isDisjoint}> : (i32, i32) -> i32
    %1372 = "llvm.zext"(%1371) : (i32) -> i64
    %1373 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1374 = "llvm.alloca"(%1372) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1375 = "llvm.call"(%arg32, %arg34, %1263, %1374, %1364) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1373) : (!llvm.ptr) -> ()
    "llvm.br"(%1375)[^bb22] : (i32) -> ()
  ^bb22(%1376: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%1265, %1243)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb23(%1377: i64):  // 2 preds: ^bb22, ^bb23
    %1378 = "llvm.getelementptr"(%1263, %1377) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1379 = "llvm.getelementptr"(%1378, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1380) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1381 = "llvm.getelementptr"(%1378, %1257) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1382 = "llvm.load"(%1381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1382) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1383 = "llvm.add"(%1377, %1247) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1384 = "llvm.icmp"(%1383, %1262) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1384, %1383)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1376) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %1193 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1194 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1195 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1196 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1197 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1198 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1199 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1200 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1201 = "llvm.getelementptr"(%arg31, %1193) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1202 = "llvm.load"(%1201) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1203 = "llvm.icmp"(%1202, %1194) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1203, %1201, %1195)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1204 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1205 = "llvm.sext"(%arg29) : (i32) -> i64
    "llvm.br"(%1201)[^bb2] : (!llvm.ptr) -> ()
  ^bb2(%1206: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %1207 = "llvm.ptrtoint"(%1206) : (!llvm.ptr) -> i64
    %1208 = "llvm.sub"(%1207, %1204) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1209 = "llvm.icmp"(%1208, %1205) <{predicate = 5 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1209, %1206, %1209)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb3:  // pred: ^bb2
    %1210 = "llvm.call"(%1206) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1211 = "llvm.getelementptr"(%1206, %1210) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1212 = "llvm.getelementptr"(%1211, %1196) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1213 = "llvm.load"(%1212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1214 = "llvm.icmp"(%1213, %1194) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1214, %1212, %1209, %1212)[^bb4, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i1, !llvm.ptr) -> ()
  ^bb4(%1215: !llvm.ptr, %1216: i1):  // 3 preds: ^bb0, ^bb2, ^bb3
    %1217 = "llvm.icmp"(%arg29, %1197) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1217)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1218 = "llvm.ptrtoint"(%1215) : (!llvm.ptr) -> i64
    %1219 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1220 = "llvm.sub"(%1218, %1219) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1221 = "llvm.zext"(%arg29) <{nonNeg}> : (i32) -> i64
    %1222 = "llvm.icmp"(%1220, %1221) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1223 = "llvm.select"(%1216, %1222, %1195) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1223, %1215, %1198)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb6:  // pred: ^bb4
    %1224 = "llvm.intr.umin"(%arg29, %1198) : (i32, i32) -> i32
    %1225 = "llvm.icmp"(%arg29, %1199) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1225, %arg30, %1224)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb7(%1226: i32):  // 2 preds: ^bb5, ^bb6
    "llvm.br"(%1199, %arg30)[^bb8] : (i32, !llvm.ptr) -> ()
  ^bb8(%1227: i32, %1228: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1229 = "llvm.call"(%1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1230 = "llvm.getelementptr"(%1228, %1229) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1231 = "llvm.getelementptr"(%1230, %1196) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1232 = "llvm.add"(%1227, %1200) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1233 = "llvm.icmp"(%1232, %1226) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1233, %1231, %1232, %1231)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb9(%1234: !llvm.ptr):  // 3 preds: ^bb5, ^bb6, ^bb8
    "llvm.return"(%1234) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %1064 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1065 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %1066 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1067 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1068 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1069 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1070 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1071 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1072 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1073 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1074 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i128}> : () -> i128
    %1075 = "llvm.mlir.constant"() <{value = 9223372036854775808 : i128}> : () -> i128
    %1076 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1077 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %1078 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %1079 = "llvm.getelementptr"(%arg28, %1064) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1080 = "llvm.load"(%1079) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1080, %1065)[^bb11, ^bb22, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %1081 = "llvm.getelementptr"(%arg28, %1067) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1082 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1083 = "llvm.getelementptr"(%arg28, %1068) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1084 = "llvm.load"(%1083) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.getelementptr"(%arg26, %1066) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1086 = "llvm.load"(%1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1087 = "llvm.sext"(%1086) : (i32) -> i64
    %1088 = "llvm.getelementptr"(%arg26, %1087) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1089 = "llvm.sext"(%1082) : (i32) -> i64
    %1090 = "llvm.getelementptr"(%1088, %1089) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1091 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1092 = "llvm.getelementptr"(%1090, %1067) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1093 = "llvm.load"(%1092) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1094 = "llvm.sext"(%1093) : (i32) -> i64
    %1095 = "llvm.getelementptr"(%arg27, %1094) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1096 = "llvm.getelementptr"(%1095, %1068) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1097 = "llvm.add"(%1084, %1069) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1098 = "llvm.mul"(%1091, %1097) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1099 = "llvm.sext"(%1098) : (i32) -> i64
    %1100 = "llvm.getelementptr"(%1096, %1099) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1091)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1101 = "llvm.load"(%1100) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1101)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %1102 = "llvm.load"(%1100) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1103 = "llvm.sext"(%1102) : (i32) -> i64
    "llvm.br"(%1103)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %1104 = "llvm.load"(%1100) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1105 = "llvm.sext"(%1104) : (i16) -> i64
    "llvm.br"(%1105)[^bb5] : (i64) -> ()
  ^bb5(%1106: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %1107 = "llvm.sext"(%1106) : (i64) -> i128
    "llvm.br"(%1107)[^bb22] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %1108 = "llvm.getelementptr"(%arg26, %1066) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1109 = "llvm.load"(%1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1110 = "llvm.sext"(%1109) : (i32) -> i64
    %1111 = "llvm.getelementptr"(%arg26, %1110) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1112 = "llvm.getelementptr"(%arg28, %1067) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1113 = "llvm.load"(%1112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1114 = "llvm.sext"(%1113) : (i32) -> i64
    %1115 = "llvm.getelementptr"(%1111, %1114) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1116 = "llvm.getelementptr"(%1115, %1067) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1117 = "llvm.load"(%1116) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1118 = "llvm.sext"(%1117) : (i32) -> i64
    %1119 = "llvm.getelementptr"(%arg27, %1118) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1120 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1120)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %1121 = "llvm.load"(%1119) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1121)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %1122 = "llvm.load"(%1119) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1123 = "llvm.sext"(%1122) : (i32) -> i64
    "llvm.br"(%1123)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %1124 = "llvm.load"(%1119) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1125 = "llvm.sext"(%1124) : (i16) -> i64
    "llvm.br"(%1125)[^bb10] : (i64) -> ()
  ^bb10(%1126: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %1127 = "llvm.sext"(%1126) : (i64) -> i128
    "llvm.br"(%1127)[^bb22] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %1128 = "llvm.getelementptr"(%arg28, %1067) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1130 = "llvm.sext"(%1129) : (i32) -> i64
    %1131 = "llvm.getelementptr"(%arg26, %1130) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%1131, %1070) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1134 = "llvm.sext"(%1133) : (i32) -> i64
    %1135 = "llvm.getelementptr"(%arg26, %1134) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1136 = "llvm.load"(%1131) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1137 = "llvm.icmp"(%1136, %1071) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1137, %1072)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %1138 = "llvm.zext"(%1136) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1073, %1072)[^bb13] : (i64, i128) -> ()
  ^bb13(%1139: i64, %1140: i128):  // 2 preds: ^bb12, ^bb13
    %1141 = "llvm.getelementptr"(%1135, %1139) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1142 = "llvm.call"(%arg26, %arg27, %1141) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1143 = "llvm.intr.smax"(%1142, %1074) : (i128, i128) -> i128
    %1144 = "llvm.intr.smin"(%1143, %1075) : (i128, i128) -> i128
    %1145 = "llvm.load"(%1141) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1146 = "llvm.sext"(%1145) : (i64) -> i128
    %1147 = "llvm.mul"(%1144, %1146) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1148 = "llvm.add"(%1147, %1140) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1149 = "llvm.add"(%1139, %1076) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1150 = "llvm.icmp"(%1149, %1138) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1150, %1148, %1149, %1148)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%1151: i128):  // 2 preds: ^bb11, ^bb13
    %1152 = "llvm.getelementptr"(%arg28, %1068) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1154 = "llvm.sext"(%1153) : (i32) -> i64
    %1155 = "llvm.getelementptr"(%arg26, %1154) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1156 = "llvm.getelementptr"(%1155, %1070) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.load"(%1156) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1158 = "llvm.sext"(%1157) : (i32) -> i64
    %1159 = "llvm.getelementptr"(%arg26, %1158) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1160 = "llvm.load"(%1155) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1161 = "llvm.icmp"(%1160, %1071) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1161, %1072)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %1162 = "llvm.zext"(%1160) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1073, %1072)[^bb16] : (i64, i128) -> ()
  ^bb16(%1163: i64, %1164: i128):  // 2 preds: ^bb15, ^bb16
    %1165 = "llvm.getelementptr"(%1159, %1163) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1166 = "llvm.call"(%arg26, %arg27, %1165) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1167 = "llvm.intr.smax"(%1166, %1074) : (i128, i128) -> i128
    %1168 = "llvm.intr.smin"(%1167, %1075) : (i128, i128) -> i128
    %1169 = "llvm.load"(%1165) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1170 = "llvm.sext"(%1169) : (i64) -> i128
    %1171 = "llvm.mul"(%1168, %1170) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1172 = "llvm.add"(%1171, %1164) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1173 = "llvm.add"(%1163, %1076) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1174 = "llvm.icmp"(%1173, %1162) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1174, %1172, %1173, %1172)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%1175: i128):  // 2 preds: ^bb14, ^bb16
    %1176 = "llvm.icmp"(%1080, %1077) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1176)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1177 = "llvm.intr.smax"(%1151, %1074) : (i128, i128) -> i128
    %1178 = "llvm.intr.smin"(%1177, %1075) : (i128, i128) -> i128
    %1179 = "llvm.intr.smax"(%1175, %1074) : (i128, i128) -> i128
    %1180 = "llvm.intr.smin"(%1179, %1075) : (i128, i128) -> i128
    %1181 = "llvm.mul"(%1180, %1178) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%1181)[^bb22] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %1182 = "llvm.trunc"(%1151) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1183 = "llvm.trunc"(%1175) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1184 = "llvm.icmp"(%1183, %1076) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1184, %1072)[^bb22, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %1185 = "llvm.sext"(%1182) : (i64) -> i128
    %1186 = "llvm.icmp"(%1151, %1185) <{predicate = 0 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1186, %1151)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb21:  // pred: ^bb20
    %1187 = "llvm.sdiv"(%1182, %1183) : (i64, i64) -> i64
    %1188 = "llvm.srem"(%1182, %1183) : (i64, i64) -> i64
    %1189 = "llvm.ashr"(%1188, %1078) : (i64, i64) -> i64
    %1190 = "llvm.add"(%1189, %1187) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1191 = "llvm.sext"(%1190) : (i64) -> i128
    "llvm.br"(%1191)[^bb22] : (i128) -> ()
  ^bb22(%1192: i128):  // 7 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20, ^bb21
    "llvm.return"(%1192) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %887 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %888 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %889 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %890 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %891 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %892 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %893 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %894 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %895 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %896 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %897 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %898 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %899 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %900 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %901 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %902 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %903 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %904 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %905 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %906 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %907 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %908 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %909 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %910 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %911 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %912 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %913 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %914 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %915 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %916 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %917 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %918 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %919 = "llvm.alloca"(%887) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %920 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %921 = "llvm.getelementptr"(%arg24, %888) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %922 = "llvm.load"(%921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %923 = "llvm.getelementptr"(%arg23, %889) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %924 = "llvm.load"(%923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %925 = "llvm.icmp"(%922, %924) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%925, %890)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %926 = "llvm.getelementptr"(%arg24, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %927 = "llvm.load"(%926) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %928 = "llvm.getelementptr"(%arg23, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %929 = "llvm.load"(%928) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %930 = "llvm.icmp"(%929, %892) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%930)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %931 = "llvm.icmp"(%927, %894) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%931, %893)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %932 = "llvm.icmp"(%927, %929) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%932, %893)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %933 = "llvm.getelementptr"(%arg23, %895) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %934 = "llvm.load"(%933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %935 = "llvm.sext"(%934) : (i32) -> i64
    %936 = "llvm.getelementptr"(%arg22, %935) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %937 = "llvm.getelementptr"(%arg24, %896) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %938 = "llvm.load"(%937) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %939 = "llvm.icmp"(%927, %892) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%939, %897, %892, %897)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %940 = "llvm.getelementptr"(%arg23, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %941 = "llvm.getelementptr"(%arg24, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %942 = "llvm.getelementptr"(%arg23, %896) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %943 = "llvm.getelementptr"(%arg25, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %944 = "llvm.icmp"(%920, %899) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %945 = "llvm.zext"(%927) <{nonNeg}> : (i32) -> i64
    %946 = "llvm.sext"(%920) : (i32) -> i64
    %947 = "llvm.getelementptr"(%936, %945) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%945, %892, %900, %892, %887)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%948: i64, %949: i32, %950: i64, %951: i32, %952: i32):  // 2 preds: ^bb5, ^bb19
    %953 = "llvm.add"(%948, %901) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %954 = "llvm.getelementptr"(%938, %953) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %955 = "llvm.load"(%954) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %956 = "llvm.load"(%940) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %957 = "llvm.icmp"(%956, %892) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%957, %950)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %958 = "llvm.getelementptr"(%947, %948) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%959)[^bb8] : (i64) -> ()
  ^bb8(%960: i64):  // 2 preds: ^bb6, ^bb7
    %961 = "llvm.icmp"(%960, %902) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %962 = "llvm.select"(%961, %960, %950) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%930)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %963 = "llvm.getelementptr"(%936, %948) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %964 = "llvm.load"(%963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %965 = "llvm.icmp"(%964, %902) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %966 = "llvm.icmp"(%964, %955) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %967 = "llvm.select"(%965, %897, %966) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%967, %899)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %968 = "llvm.icmp"(%955, %900) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%968, %951, %962)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %969 = "llvm.load"(%941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %970 = "llvm.icmp"(%969, %903) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%970, %951, %962)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %971 = "llvm.getelementptr"(%969, %953) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %972 = "llvm.load"(%971) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %973 = "llvm.icmp"(%972, %960) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %974 = "llvm.or"(%961, %973) : (i1, i1) -> i1
    %975 = "llvm.select"(%973, %951, %904) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %976 = "llvm.select"(%973, %962, %972) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%974, %975, %976)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %977 = "llvm.load"(%942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %978 = "llvm.icmp"(%977, %892) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %979 = "llvm.icmp"(%972, %905) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %980 = "llvm.or"(%979, %978) : (i1, i1) -> i1
    %981 = "llvm.select"(%980, %951, %906) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%981, %972)[^bb14] : (i32, i64) -> ()
  ^bb14(%982: i32, %983: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %984 = "llvm.mul"(%948, %946) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %985 = "llvm.getelementptr"(%943, %984) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%920)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %986 = "llvm.trunc"(%955) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%986, %985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %987 = "llvm.add"(%955, %907) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %988 = "llvm.icmp"(%987, %908) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %989 = "llvm.trunc"(%948) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %990 = "llvm.add"(%927, %989) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %991 = "llvm.shl"(%990, %890) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %992 = "llvm.sext"(%991) : (i32) -> i64
    %993 = "llvm.getelementptr"(%943, %992) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %994 = "llvm.trunc"(%983) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%994, %993) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%988)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%955, %985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %995 = "llvm.trunc"(%948) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %996 = "llvm.add"(%927, %995) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %997 = "llvm.shl"(%996, %893) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %998 = "llvm.sext"(%997) : (i32) -> i64
    %999 = "llvm.getelementptr"(%943, %998) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%983, %999) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%887)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %1000 = "llvm.trunc"(%955) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1000, %985) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %1001 = "llvm.add"(%955, %909) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1002 = "llvm.icmp"(%1001, %910) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1003 = "llvm.trunc"(%948) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1004 = "llvm.add"(%927, %1003) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1005 = "llvm.mul"(%1004, %920) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1006 = "llvm.sext"(%1005) : (i32) -> i64
    %1007 = "llvm.getelementptr"(%943, %1006) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1008 = "llvm.trunc"(%983) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1008, %1007) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%1002)[^bb18] : (i1) -> ()
  ^bb18(%1009: i1):  // 2 preds: ^bb15, ^bb17
    %1010 = "llvm.shl"(%983, %911) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1011 = "llvm.ashr"(%1010, %911) <{isExact}> : (i64, i64) -> i64
    %1012 = "llvm.select"(%944, %983, %1011) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1013 = "llvm.shl"(%1012, %898) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1014 = "llvm.ashr"(%1013, %898) <{isExact}> : (i64, i64) -> i64
    %1015 = "llvm.icmp"(%983, %1014) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1016 = "llvm.and"(%1015, %1009) : (i1, i1) -> i1
    %1017 = "llvm.zext"(%1016) : (i1) -> i32
    "llvm.br"(%1017)[^bb19] : (i32) -> ()
  ^bb19(%1018: i32):  // 2 preds: ^bb16, ^bb18
    %1019 = "llvm.and"(%1018, %952) : (i32, i32) -> i32
    %1020 = "llvm.icmp"(%955, %905) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1021 = "llvm.zext"(%1020) : (i1) -> i32
    %1022 = "llvm.or"(%949, %1021) : (i32, i32) -> i32
    %1023 = "llvm.intr.umax"(%955, %900) : (i64, i64) -> i64
    %1024 = "llvm.mul"(%1023, %950) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1025 = "llvm.icmp"(%948, %900) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1025, %953, %1022, %1024, %982, %1019)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %1026 = "llvm.icmp"(%1022, %892) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1027 = "llvm.icmp"(%1019, %892) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1027, %982, %1026)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%1028: i1, %1029: i32, %1030: i1):  // 2 preds: ^bb4, ^bb20
    %1031 = "llvm.getelementptr"(%arg24, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1032 = "llvm.load"(%1031) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1032, %913)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %1033 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1034 = "llvm.ptrtoint"(%1033) : (!llvm.ptr) -> i64
    %1035 = "llvm.getelementptr"(%arg24, %914) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1036 = "llvm.load"(%1035) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1037 = "llvm.add"(%1036, %1034) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1037, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1038 = "llvm.load"(%936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1039 = "llvm.getelementptr"(%arg23, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1040 = "llvm.load"(%1039) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1041 = "llvm.sext"(%1040) : (i32) -> i64
    %1042 = "llvm.mul"(%1038, %1041) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1043 = "llvm.sub"(%1037, %1042) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1044 = "llvm.getelementptr"(%arg25, %912) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1043, %1044) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1045 = "llvm.getelementptr"(%arg25, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1046 = "llvm.load"(%936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%920)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %1047 = "llvm.trunc"(%1046) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1047, %1045) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %1048 = "llvm.trunc"(%1046) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1048, %1045) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%1046, %1045) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%1030)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1049 = "llvm.getelementptr"(%arg24, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1051 = "llvm.icmp"(%1050, %903) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1051, %892)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%919, %arg24, %911) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1052 = "llvm.getelementptr"(%919, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%903, %1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1053 = "llvm.call"(%arg22, %arg23, %919, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1053)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %1054 = "llvm.getelementptr"(%arg23, %915) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1055 = "llvm.load"(%1054) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1056 = "llvm.add"(%1055, %916) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1057 = "llvm.sext"(%1056) : (i32) -> i64
    %1058 = "llvm.and"(%1043, %1057) : (i64, i64) -> i64
    %1059 = "llvm.icmp"(%1058, %905) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1059, %917)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %1060 = "llvm.icmp"(%1029, %892) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1061 = "llvm.select"(%1060, %897, %1028) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1062 = "llvm.select"(%1061, %1029, %918) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1062)[^bb31] : (i32) -> ()
  ^bb31(%1063: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%1063) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: i32):
    %284 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %285 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %286 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %287 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %288 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %289 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %290 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %291 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %292 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %293 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %294 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %295 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %296 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %297 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %298 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %299 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %300 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %301 = "llvm.inttoptr"(%300) : (i64) -> !llvm.ptr
    %302 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %303 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %304 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %305 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %306 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %307 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %308 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %309 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %310 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %311 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %312 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %313 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i128}> : () -> i128
    %314 = "llvm.mlir.constant"() <{value = 9223372036854775808 : i128}> : () -> i128
    %315 = "llvm.mlir.constant"() <{value = 18446744073709551616 : i128}> : () -> i128
    %316 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %317 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %318 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %319 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %320 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %321 = "llvm.mlir.constant"() <{value = 2147483644 : i64}> : () -> i64
    %322 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %323 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %324 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %325 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %326 = "llvm.getelementptr"(%arg17, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %327 = "llvm.load"(%326) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %328 = "llvm.load"(%327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %329 = "llvm.getelementptr"(%327, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %330 = "llvm.load"(%329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %331 = "llvm.add"(%330, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %332 = "llvm.zext"(%331) : (i32) -> i64
    %333 = "llvm.alloca"(%332) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %334 = "llvm.add"(%328, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %335 = "llvm.zext"(%334) : (i32) -> i64
    %336 = "llvm.alloca"(%335) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %337 = "llvm.icmp"(%330, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%337)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %338 = "llvm.zext"(%330) <{nonNeg}> : (i32) -> i64
    %339 = "llvm.shl"(%338, %287) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%333, %288, %339) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %340 = "llvm.icmp"(%328, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%340, %286)[^bb3, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %341 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %342 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %343 = "llvm.getelementptr"(%325, %291) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.getelementptr"(%325, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %345 = "llvm.getelementptr"(%325, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %346 = "llvm.shl"(%arg21, %285) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %347 = "llvm.zext"(%346) <{nonNeg}> : (i32) -> i64
    %348 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb66
    %349 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %350 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %351 = "llvm.load"(%350) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %352 = "llvm.getelementptr"(%arg17, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %353 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %354 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb69] : (i64) -> ()
  ^bb5(%355: i64):  // 2 preds: ^bb3, ^bb66
    %356 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %357 = "llvm.load"(%341) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %358 = "llvm.getelementptr"(%357, %355) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %359 = "llvm.getelementptr"(%358, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %360 = "llvm.load"(%359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %361 = "llvm.sext"(%360) : (i32) -> i64
    %362 = "llvm.getelementptr"(%356, %361) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %363 = "llvm.load"(%358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.icmp"(%363, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%364)[^bb6, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %365 = "llvm.load"(%362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %366 = "llvm.icmp"(%365, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%366)[^bb7, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %367 = "llvm.load"(%342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %368 = "llvm.getelementptr"(%362, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %369 = "llvm.load"(%368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %370 = "llvm.sext"(%369) : (i32) -> i64
    %371 = "llvm.getelementptr"(%367, %370) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %372 = "llvm.getelementptr"(%362, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %373 = "llvm.load"(%372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %374 = "llvm.icmp"(%373, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%374, %371)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %375 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %376 = "llvm.intr.smax"(%375, %298) : (i32, i32) -> i32
    %377 = "llvm.zext"(%376) <{nonNeg}> : (i32) -> i64
    %378 = "llvm.getelementptr"(%371, %377) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %379 = "llvm.load"(%378) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%379)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%380: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %381 = "llvm.icmp"(%380, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%381, %299)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %382 = "llvm.load"(%380) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %383 = "llvm.icmp"(%382, %301) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%383, %370, %373, %367, %382)[^bb37, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%384: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %385 = "llvm.getelementptr"(%358, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %386 = "llvm.load"(%385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %387 = "llvm.load"(%343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %388 = "llvm.sext"(%387) : (i32) -> i64
    %389 = "llvm.getelementptr"(%325, %388) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %390 = "llvm.load"(%344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %391 = "llvm.sext"(%390) : (i32) -> i64
    %392 = "llvm.getelementptr"(%325, %391) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %393 = "llvm.sext"(%386) : (i32) -> i64
    %394 = "llvm.getelementptr"(%392, %393) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %395 = "llvm.getelementptr"(%394, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %396 = "llvm.load"(%395) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %397 = "llvm.sext"(%396) : (i32) -> i64
    %398 = "llvm.getelementptr"(%367, %397) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %399 = "llvm.getelementptr"(%394, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %400 = "llvm.load"(%399) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %401 = "llvm.icmp"(%400, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%401, %398)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %402 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %403 = "llvm.intr.smax"(%402, %298) : (i32, i32) -> i32
    %404 = "llvm.zext"(%403) <{nonNeg}> : (i32) -> i64
    %405 = "llvm.getelementptr"(%398, %404) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %406 = "llvm.load"(%405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%406)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%407: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %408 = "llvm.icmp"(%407, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%408, %299)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %409 = "llvm.load"(%407) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%409)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%410: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %411 = "llvm.icmp"(%386, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%411)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %412 = "llvm.zext"(%386) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb19] : (i64) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb26
    %413 = "llvm.load"(%345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %414 = "llvm.icmp"(%413, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%414)[^bb18, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %415 = "llvm.zext"(%413) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb27] : (i64) -> ()
  ^bb19(%416: i64):  // 2 preds: ^bb16, ^bb26
    %417 = "llvm.getelementptr"(%392, %416) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %418 = "llvm.load"(%417) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %419 = "llvm.icmp"(%418, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%419)[^bb20, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %420 = "llvm.getelementptr"(%417, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %421 = "llvm.load"(%420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %422 = "llvm.sext"(%421) : (i32) -> i64
    %423 = "llvm.getelementptr"(%367, %422) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %424 = "llvm.getelementptr"(%417, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %425 = "llvm.load"(%424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %426 = "llvm.icmp"(%425, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%426, %423)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %427 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %428 = "llvm.intr.smax"(%427, %298) : (i32, i32) -> i32
    %429 = "llvm.zext"(%428) <{nonNeg}> : (i32) -> i64
    %430 = "llvm.getelementptr"(%423, %429) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %431 = "llvm.load"(%430) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%431)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%432: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %433 = "llvm.icmp"(%432, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%433, %299)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %434 = "llvm.load"(%432) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%434)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%435: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %436 = "llvm.icmp"(%435, %410) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%436)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %437 = "llvm.trunc"(%416) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %438 = "llvm.load"(%345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %439 = "llvm.add"(%438, %437) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%439)[^bb35] : (i32) -> ()
  ^bb26:  // 2 preds: ^bb19, ^bb24
    %440 = "llvm.add"(%416, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %441 = "llvm.icmp"(%440, %412) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%441, %440)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb27(%442: i64):  // 2 preds: ^bb18, ^bb33
    %443 = "llvm.getelementptr"(%389, %442) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %444 = "llvm.load"(%443) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %445 = "llvm.icmp"(%444, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%445)[^bb28, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %446 = "llvm.getelementptr"(%443, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %447 = "llvm.load"(%446) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %448 = "llvm.sext"(%447) : (i32) -> i64
    %449 = "llvm.getelementptr"(%367, %448) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %450 = "llvm.getelementptr"(%443, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %451 = "llvm.load"(%450) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %452 = "llvm.icmp"(%451, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%452, %449)[^bb30, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %453 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %454 = "llvm.intr.smax"(%453, %298) : (i32, i32) -> i32
    %455 = "llvm.zext"(%454) <{nonNeg}> : (i32) -> i64
    %456 = "llvm.getelementptr"(%449, %455) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%457)[^bb30] : (!llvm.ptr) -> ()
  ^bb30(%458: !llvm.ptr):  // 2 preds: ^bb28, ^bb29
    %459 = "llvm.icmp"(%458, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%459, %299)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %460 = "llvm.load"(%458) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%460)[^bb32] : (!llvm.ptr) -> ()
  ^bb32(%461: !llvm.ptr):  // 2 preds: ^bb30, ^bb31
    %462 = "llvm.icmp"(%461, %410) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%462)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // 2 preds: ^bb27, ^bb32
    %463 = "llvm.add"(%442, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %464 = "llvm.icmp"(%463, %415) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%464, %463)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb32
    %465 = "llvm.trunc"(%442) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%465)[^bb35] : (i32) -> ()
  ^bb35(%466: i32):  // 2 preds: ^bb25, ^bb34
    %467 = "llvm.icmp"(%466, %286) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%467, %370, %373, %367)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, !llvm.ptr) -> ()
  ^bb36:  // 3 preds: ^bb17, ^bb33, ^bb35
    %468 = "llvm.getelementptr"(%arg19, %355) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %469 = "llvm.getelementptr"(%468, %304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%384, %469) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %470 = "llvm.load"(%342) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %471 = "llvm.load"(%368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %472 = "llvm.load"(%372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.sext"(%471) : (i32) -> i64
    "llvm.br"(%473, %472, %470)[^bb37] : (i64, i32, !llvm.ptr) -> ()
  ^bb37(%474: i64, %475: i32, %476: !llvm.ptr):  // 3 preds: ^bb10, ^bb35, ^bb36
    %477 = "llvm.getelementptr"(%arg19, %355) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %478 = "llvm.mul"(%355, %347) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %479 = "llvm.getelementptr"(%arg20, %478) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %480 = "llvm.getelementptr"(%476, %474) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %481 = "llvm.icmp"(%475, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %482 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%481, %480, %475)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb38:  // pred: ^bb37
    %483 = "llvm.intr.smax"(%482, %298) : (i32, i32) -> i32
    %484 = "llvm.zext"(%483) <{nonNeg}> : (i32) -> i64
    %485 = "llvm.getelementptr"(%480, %484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %486 = "llvm.load"(%485) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%482)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb39:  // pred: ^bb38
    %487 = "llvm.load"(%480) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%487)[^bb42] : (i64) -> ()
  ^bb40:  // pred: ^bb38
    %488 = "llvm.load"(%480) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %489 = "llvm.zext"(%488) : (i32) -> i64
    "llvm.br"(%489)[^bb42] : (i64) -> ()
  ^bb41:  // pred: ^bb38
    %490 = "llvm.load"(%480) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %491 = "llvm.sext"(%490) : (i16) -> i64
    "llvm.br"(%491)[^bb42] : (i64) -> ()
  ^bb42(%492: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %493 = "llvm.trunc"(%492) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%486, %493)[^bb43] : (!llvm.ptr, i32) -> ()
  ^bb43(%494: !llvm.ptr, %495: i32):  // 2 preds: ^bb37, ^bb42
    %496 = "llvm.icmp"(%495, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%496)[^bb44, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %497 = "llvm.shl"(%495, %285) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %498 = "llvm.getelementptr"(%494, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %499 = "llvm.sext"(%482) : (i32) -> i64
    %500 = "llvm.intr.smax"(%497, %285) : (i32, i32) -> i32
    %501 = "llvm.zext"(%500) <{nonNeg}> : (i32) -> i64
    %502 = "llvm.and"(%501, %303) : (i64, i64) -> i64
    %503 = "llvm.icmp"(%500, %285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%503, %293)[^bb56, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %504 = "llvm.and"(%501, %305) : (i64, i64) -> i64
    "llvm.br"(%293, %293)[^bb46] : (i64, i64) -> ()
  ^bb46(%505: i64, %506: i64):  // 2 preds: ^bb45, ^bb54
    %507 = "llvm.or"(%505, %303) <{isDisjoint}> : (i64, i64) -> i64
    %508 = "llvm.mul"(%507, %499) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %509 = "llvm.getelementptr"(%498, %508) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%482)[^bb49, ^bb47, ^bb48] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %510 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%510)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb46
    %511 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %512 = "llvm.sext"(%511) : (i32) -> i64
    "llvm.br"(%512)[^bb50] : (i64) -> ()
  ^bb49:  // pred: ^bb46
    %513 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %514 = "llvm.sext"(%513) : (i16) -> i64
    "llvm.br"(%514)[^bb50] : (i64) -> ()
  ^bb50(%515: i64):  // 3 preds: ^bb47, ^bb48, ^bb49
    %516 = "llvm.getelementptr"(%479, %505) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%515, %516) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %517 = "llvm.add"(%505, %306) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %518 = "llvm.mul"(%517, %499) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %519 = "llvm.getelementptr"(%498, %518) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%482)[^bb53, ^bb52, ^bb51] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb51:  // pred: ^bb50
    %520 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %521 = "llvm.sext"(%520) : (i32) -> i64
    "llvm.br"(%521)[^bb54] : (i64) -> ()
  ^bb52:  // pred: ^bb50
    %522 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%522)[^bb54] : (i64) -> ()
  ^bb53:  // pred: ^bb50
    %523 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %524 = "llvm.sext"(%523) : (i16) -> i64
    "llvm.br"(%524)[^bb54] : (i64) -> ()
  ^bb54(%525: i64):  // 3 preds: ^bb51, ^bb52, ^bb53
    %526 = "llvm.getelementptr"(%479, %507) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%525, %526) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %527 = "llvm.add"(%506, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %528 = "llvm.icmp"(%527, %504) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%528, %517, %527)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb55:  // pred: ^bb54
    %529 = "llvm.icmp"(%502, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%529, %517)[^bb61, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56(%530: i64):  // 2 preds: ^bb44, ^bb55
    %531 = "llvm.icmp"(%502, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%531) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %532 = "llvm.add"(%530, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %533 = "llvm.mul"(%532, %499) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %534 = "llvm.getelementptr"(%498, %533) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%482)[^bb59, ^bb58, ^bb57] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %535 = "llvm.load"(%534) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %536 = "llvm.sext"(%535) : (i32) -> i64
    "llvm.br"(%536)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %537 = "llvm.load"(%534) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%537)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %538 = "llvm.load"(%534) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %539 = "llvm.sext"(%538) : (i16) -> i64
    "llvm.br"(%539)[^bb60] : (i64) -> ()
  ^bb60(%540: i64):  // 3 preds: ^bb57, ^bb58, ^bb59
    %541 = "llvm.getelementptr"(%479, %530) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%540, %541) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb61] : () -> ()
  ^bb61:  // 3 preds: ^bb43, ^bb55, ^bb60
    %542 = "llvm.getelementptr"(%494, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%482)[^bb64, ^bb62, ^bb63] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb62:  // pred: ^bb61
    %543 = "llvm.load"(%542) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%543)[^bb65] : (i64) -> ()
  ^bb63:  // pred: ^bb61
    %544 = "llvm.load"(%542) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %545 = "llvm.sext"(%544) : (i32) -> i64
    "llvm.br"(%545)[^bb65] : (i64) -> ()
  ^bb64:  // pred: ^bb61
    %546 = "llvm.load"(%542) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %547 = "llvm.sext"(%546) : (i16) -> i64
    "llvm.br"(%547)[^bb65] : (i64) -> ()
  ^bb65(%548: i64):  // 3 preds: ^bb62, ^bb63, ^bb64
    %549 = "llvm.getelementptr"(%362, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %550 = "llvm.load"(%549) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %551 = "llvm.sext"(%550) : (i32) -> i64
    %552 = "llvm.mul"(%548, %551) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %553 = "llvm.getelementptr"(%494, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %554 = "llvm.load"(%553) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %555 = "llvm.ptrtoint"(%554) : (!llvm.ptr) -> i64
    %556 = "llvm.add"(%552, %555) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %557 = "llvm.inttoptr"(%556) : (i64) -> !llvm.ptr
    %558 = "llvm.getelementptr"(%362, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %559 = "llvm.load"(%558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %560 = "llvm.sext"(%495) : (i32) -> i64
    %561 = "llvm.getelementptr"(%479, %560) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%557, %477) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %562 = "llvm.getelementptr"(%477, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%285, %562) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %563 = "llvm.getelementptr"(%477, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%286, %563) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %564 = "llvm.getelementptr"(%477, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%495, %564) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %565 = "llvm.getelementptr"(%477, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%559, %565) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %566 = "llvm.getelementptr"(%477, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%479, %566) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %567 = "llvm.getelementptr"(%477, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%561, %567) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %568 = "llvm.getelementptr"(%477, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%293, %568) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 3 preds: ^bb5, ^bb6, ^bb65
    %569 = "llvm.add"(%355, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %570 = "llvm.icmp"(%569, %348) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%570, %569)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb67(%571: i32):  // 2 preds: ^bb2, ^bb93
    %572 = "llvm.icmp"(%571, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %573 = "llvm.and"(%572, %337) : (i1, i1) -> i1
    "llvm.cond_br"(%573, %571)[^bb68, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %574 = "llvm.getelementptr"(%arg17, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %575 = "llvm.load"(%574) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %576 = "llvm.getelementptr"(%327, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %577 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %578 = "llvm.zext"(%330) <{nonNeg}> : (i32) -> i64
    %579 = "llvm.sext"(%577) : (i32) -> i64
    %580 = "llvm.getelementptr"(%575, %579) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%293)[^bb97] : (i64) -> ()
  ^bb69(%581: i64):  // 2 preds: ^bb4, ^bb93
    %582 = "llvm.getelementptr"(%351, %581) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%582, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %584 = "llvm.load"(%583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %585 = "llvm.sext"(%584) : (i32) -> i64
    %586 = "llvm.getelementptr"(%349, %585) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %587 = "llvm.load"(%582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %588 = "llvm.icmp"(%587, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%588, %286)[^bb70, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %589 = "llvm.load"(%586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %590 = "llvm.icmp"(%589, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%590, %286)[^bb71, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %591 = "llvm.getelementptr"(%arg19, %581) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %592 = "llvm.getelementptr"(%336, %581) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %593 = "llvm.getelementptr"(%582, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %594 = "llvm.load"(%593) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %595 = "llvm.sext"(%594) : (i32) -> i64
    %596 = "llvm.getelementptr"(%349, %595) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%303, %592) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %597 = "llvm.getelementptr"(%591, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %598 = "llvm.load"(%597) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %599 = "llvm.icmp"(%598, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%599)[^bb72, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %600 = "llvm.getelementptr"(%591, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %601 = "llvm.getelementptr"(%586, %309) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %602 = "llvm.zext"(%598) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303, %293)[^bb74] : (i64, i64) -> ()
  ^bb73(%603: i64):  // 2 preds: ^bb77, ^bb86
    %604 = "llvm.add"(%607, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %605 = "llvm.icmp"(%604, %602) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%605, %603, %603, %604)[^bb88, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i64, i64) -> ()
  ^bb74(%606: i64, %607: i64):  // 2 preds: ^bb72, ^bb73
    %608 = "llvm.getelementptr"(%596, %607) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %609 = "llvm.load"(%608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %610 = "llvm.icmp"(%609, %310) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%610)[^bb75, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %611 = "llvm.getelementptr"(%608, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %612 = "llvm.load"(%611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %613 = "llvm.load"(%326) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %614 = "llvm.getelementptr"(%613, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %615 = "llvm.load"(%614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %616 = "llvm.sub"(%612, %615) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %617 = "llvm.load"(%600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %618 = "llvm.getelementptr"(%617, %607) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %619 = "llvm.load"(%618) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %620 = "llvm.mul"(%606, %619) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%620, %592) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %621 = "llvm.icmp"(%616, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%621)[^bb76, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %622 = "llvm.zext"(%616) <{nonNeg}> : (i32) -> i64
    %623 = "llvm.getelementptr"(%333, %622) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %624 = "llvm.load"(%623) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %625 = "llvm.icmp"(%624, %293) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%625, %620, %619, %624)[^bb77, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb77:  // pred: ^bb76
    "llvm.store"(%619, %623) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%620)[^bb73] : (i64) -> ()
  ^bb78:  // pred: ^bb74
    %626 = "llvm.load"(%600) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %627 = "llvm.getelementptr"(%626, %607) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %628 = "llvm.load"(%627) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %629 = "llvm.mul"(%606, %628) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%629, %592) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %630 = "llvm.icmp"(%609, %311) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%630)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %631 = "llvm.load"(%601) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %632 = "llvm.sext"(%631) : (i32) -> i64
    %633 = "llvm.getelementptr"(%349, %632) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %634 = "llvm.getelementptr"(%633, %607) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %635 = "llvm.getelementptr"(%634, %284) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %636 = "llvm.load"(%635) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%629, %628, %636)[^bb86] : (i64, i64, i64) -> ()
  ^bb80:  // pred: ^bb75
    %637 = "llvm.load"(%352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %638 = "llvm.sext"(%612) : (i32) -> i64
    %639 = "llvm.getelementptr"(%637, %638) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %640 = "llvm.load"(%639) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%620, %619, %640)[^bb86] : (i64, i64, i64) -> ()
  ^bb81:  // pred: ^bb78
    %641 = "llvm.load"(%353) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %642 = "llvm.getelementptr"(%608, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %643 = "llvm.load"(%642) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %644 = "llvm.sext"(%643) : (i32) -> i64
    %645 = "llvm.getelementptr"(%349, %644) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %646 = "llvm.getelementptr"(%645, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %647 = "llvm.load"(%646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %648 = "llvm.sext"(%647) : (i32) -> i64
    %649 = "llvm.getelementptr"(%349, %648) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %650 = "llvm.load"(%645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %651 = "llvm.icmp"(%650, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%651, %312)[^bb82, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb82:  // pred: ^bb81
    %652 = "llvm.zext"(%650) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293, %312)[^bb83] : (i64, i128) -> ()
  ^bb83(%653: i64, %654: i128):  // 2 preds: ^bb82, ^bb83
    %655 = "llvm.getelementptr"(%649, %653) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %656 = "llvm.call"(%349, %641, %655) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %657 = "llvm.intr.smax"(%656, %313) : (i128, i128) -> i128
    %658 = "llvm.intr.smin"(%657, %314) : (i128, i128) -> i128
    %659 = "llvm.load"(%655) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %660 = "llvm.sext"(%659) : (i64) -> i128
    %661 = "llvm.mul"(%658, %660) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %662 = "llvm.add"(%661, %654) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %663 = "llvm.add"(%653, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %664 = "llvm.icmp"(%663, %652) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%664, %663, %662)[^bb84, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb84:  // pred: ^bb83
    %665 = "llvm.add"(%662, %314) <{overflowFlags = 0 : i32}> : (i128, i128) -> i128
    %666 = "llvm.icmp"(%665, %315) <{predicate = 6 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%666, %662, %629, %628, %316)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i128, i64, i64, i64) -> ()
  ^bb85(%667: i128):  // 2 preds: ^bb81, ^bb84
    %668 = "llvm.intr.smax"(%667, %312) : (i128, i128) -> i128
    %669 = "llvm.trunc"(%668) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%629, %628, %669)[^bb86] : (i64, i64, i64) -> ()
  ^bb86(%670: i64, %671: i64, %672: i64):  // 5 preds: ^bb76, ^bb79, ^bb80, ^bb84, ^bb85
    %673 = "llvm.icmp"(%671, %672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%673, %670)[^bb73, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    %674 = "llvm.getelementptr"(%582, %291) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %676 = "llvm.icmp"(%675, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%676, %670, %675, %317)[^bb88, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb88(%677: i64):  // 2 preds: ^bb73, ^bb87
    %678 = "llvm.icmp"(%677, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%678, %286)[^bb93, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb89:  // 2 preds: ^bb71, ^bb88
    %679 = "llvm.load"(%353) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %680 = "llvm.getelementptr"(%586, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %681 = "llvm.load"(%680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %682 = "llvm.sext"(%681) : (i32) -> i64
    %683 = "llvm.getelementptr"(%679, %682) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %684 = "llvm.getelementptr"(%586, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %685 = "llvm.load"(%684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %686 = "llvm.icmp"(%685, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%686, %683)[^bb91, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb90:  // pred: ^bb89
    %687 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %688 = "llvm.intr.smax"(%687, %298) : (i32, i32) -> i32
    %689 = "llvm.zext"(%688) <{nonNeg}> : (i32) -> i64
    %690 = "llvm.getelementptr"(%683, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %691 = "llvm.load"(%690) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%691)[^bb91] : (!llvm.ptr) -> ()
  ^bb91(%692: !llvm.ptr):  // 2 preds: ^bb89, ^bb90
    %693 = "llvm.icmp"(%692, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%693, %318)[^bb127, ^bb92] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb92:  // pred: ^bb91
    %694 = "llvm.load"(%692) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %695 = "llvm.icmp"(%694, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %696 = "llvm.select"(%695, %318, %286) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%696)[^bb93] : (i32) -> ()
  ^bb93(%697: i32):  // 4 preds: ^bb69, ^bb70, ^bb88, ^bb92
    %698 = "llvm.add"(%581, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %699 = "llvm.icmp"(%697, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %700 = "llvm.icmp"(%698, %354) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %701 = "llvm.select"(%699, %700, %317) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%701, %698, %697)[^bb69, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb94:  // pred: ^bb97
    %702 = "llvm.zext"(%713) : (i1) -> i32
    "llvm.br"(%702)[^bb95] : (i32) -> ()
  ^bb95(%703: i32):  // 2 preds: ^bb67, ^bb94
    %704 = "llvm.icmp"(%703, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %705 = "llvm.and"(%704, %340) : (i1, i1) -> i1
    "llvm.cond_br"(%705, %703, %704)[^bb96, ^bb98] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb96:  // pred: ^bb95
    %706 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %707 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb101] : (i64) -> ()
  ^bb97(%708: i64):  // 2 preds: ^bb68, ^bb97
    %709 = "llvm.getelementptr"(%333, %708) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %710 = "llvm.load"(%709) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %711 = "llvm.getelementptr"(%580, %708) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %712 = "llvm.load"(%711) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %713 = "llvm.icmp"(%710, %712) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %714 = "llvm.add"(%708, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %715 = "llvm.icmp"(%714, %578) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %716 = "llvm.select"(%713, %319, %715) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%716, %714)[^bb94, ^bb97] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb98(%717: i32, %718: i1):  // 3 preds: ^bb87, ^bb95, ^bb104
    %719 = "llvm.icmp"(%717, %318) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %720 = "llvm.and"(%719, %337) : (i1, i1) -> i1
    "llvm.cond_br"(%720)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %721 = "llvm.getelementptr"(%arg17, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %722 = "llvm.sext"(%328) : (i32) -> i64
    %723 = "llvm.zext"(%330) <{nonNeg}> : (i32) -> i64
    %724 = "llvm.and"(%723, %287) : (i64, i64) -> i64
    %725 = "llvm.icmp"(%330, %320) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%725, %293)[^bb107, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb100:  // pred: ^bb99
    %726 = "llvm.and"(%723, %321) : (i64, i64) -> i64
    "llvm.br"(%293, %293)[^bb105] : (i64, i64) -> ()
  ^bb101(%727: i64):  // 2 preds: ^bb96, ^bb104
    %728 = "llvm.load"(%706) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %729 = "llvm.getelementptr"(%728, %727) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %730 = "llvm.load"(%729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %731 = "llvm.icmp"(%730, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%731, %286)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %732 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %733 = "llvm.getelementptr"(%729, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %734 = "llvm.load"(%733) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %735 = "llvm.sext"(%734) : (i32) -> i64
    %736 = "llvm.getelementptr"(%732, %735) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %737 = "llvm.load"(%736) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %738 = "llvm.icmp"(%737, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%738, %286)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %739 = "llvm.getelementptr"(%arg19, %727) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %740 = "llvm.getelementptr"(%336, %727) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %742 = "llvm.trunc"(%727) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %743 = "llvm.call"(%arg17, %742, %arg18, %739, %741) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%743)[^bb104] : (i32) -> ()
  ^bb104(%744: i32):  // 3 preds: ^bb101, ^bb102, ^bb103
    %745 = "llvm.add"(%727, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %746 = "llvm.icmp"(%744, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %747 = "llvm.icmp"(%745, %707) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %748 = "llvm.select"(%746, %747, %317) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%748, %745, %744, %746)[^bb101, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb105(%749: i64, %750: i64):  // 2 preds: ^bb100, ^bb105
    %751 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %752 = "llvm.getelementptr"(%751, %749) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %753 = "llvm.getelementptr"(%752, %722) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %754 = "llvm.load"(%753) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %755 = "llvm.getelementptr"(%333, %749) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %756 = "llvm.load"(%755) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%756, %754) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %757 = "llvm.or"(%749, %303) <{isDisjoint}> : (i64, i64) -> i64
    %758 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %759 = "llvm.getelementptr"(%758, %757) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %760 = "llvm.getelementptr"(%759, %722) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %761 = "llvm.load"(%760) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %762 = "llvm.getelementptr"(%333, %757) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %763 = "llvm.load"(%762) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%763, %761) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %764 = "llvm.or"(%749, %306) <{isDisjoint}> : (i64, i64) -> i64
    %765 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %766 = "llvm.getelementptr"(%765, %764) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %767 = "llvm.getelementptr"(%766, %722) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %768 = "llvm.load"(%767) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %769 = "llvm.getelementptr"(%333, %764) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%770, %768) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %771 = "llvm.or"(%749, %287) <{isDisjoint}> : (i64, i64) -> i64
    %772 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %773 = "llvm.getelementptr"(%772, %771) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %774 = "llvm.getelementptr"(%773, %722) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %775 = "llvm.load"(%774) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %776 = "llvm.getelementptr"(%333, %771) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%777, %775) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %778 = "llvm.add"(%749, %302) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %779 = "llvm.add"(%750, %302) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %780 = "llvm.icmp"(%779, %726) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%780, %778, %779)[^bb106, ^bb105] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb106:  // pred: ^bb105
    %781 = "llvm.icmp"(%724, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%781, %778)[^bb109, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb107(%782: i64):  // 2 preds: ^bb99, ^bb106
    %783 = "llvm.icmp"(%724, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%783) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.br"(%782, %293)[^bb108] : (i64, i64) -> ()
  ^bb108(%784: i64, %785: i64):  // 2 preds: ^bb107, ^bb108
    %786 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %787 = "llvm.getelementptr"(%786, %784) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %788 = "llvm.getelementptr"(%787, %722) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %789 = "llvm.load"(%788) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %790 = "llvm.getelementptr"(%333, %784) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %791 = "llvm.load"(%790) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%791, %789) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %792 = "llvm.add"(%784, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %793 = "llvm.add"(%785, %303) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %794 = "llvm.icmp"(%793, %724) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%794, %792, %793)[^bb109, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb109:  // 3 preds: ^bb98, ^bb106, ^bb108
    %795 = "llvm.and"(%718, %340) : (i1, i1) -> i1
    %796 = "llvm.select"(%718, %286, %717) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%795, %796)[^bb110, ^bb127] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb110:  // pred: ^bb109
    %797 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %798 = "llvm.getelementptr"(%arg17, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %799 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %800 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb111] : (i64) -> ()
  ^bb111(%801: i64):  // 2 preds: ^bb110, ^bb126
    %802 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %803 = "llvm.load"(%797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %804 = "llvm.getelementptr"(%803, %801) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %805 = "llvm.getelementptr"(%804, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %806 = "llvm.load"(%805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %807 = "llvm.sext"(%806) : (i32) -> i64
    %808 = "llvm.getelementptr"(%802, %807) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %809 = "llvm.load"(%804) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%809)[^bb114, ^bb126, ^bb112] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb112:  // pred: ^bb111
    %810 = "llvm.getelementptr"(%arg19, %801) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %811 = "llvm.load"(%810) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %812 = "llvm.icmp"(%811, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%812)[^bb126, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %813 = "llvm.load"(%798) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %814 = "llvm.getelementptr"(%813, %801) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %815 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %816 = "llvm.getelementptr"(%arg18, %801) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %817 = "llvm.load"(%816) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.intr.memcpy"(%815, %811, %817) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %818 = "llvm.load"(%797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %819 = "llvm.getelementptr"(%818, %801) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %820 = "llvm.load"(%819) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %821 = "llvm.icmp"(%820, %322) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%821)[^bb126, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // 2 preds: ^bb111, ^bb113
    %822 = "llvm.load"(%808) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %823 = "llvm.icmp"(%822, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%823)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb115:  // pred: ^bb114
    %824 = "llvm.load"(%798) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %825 = "llvm.getelementptr"(%824, %801) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %826 = "llvm.load"(%825) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %827 = "llvm.load"(%799) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %828 = "llvm.getelementptr"(%808, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %829 = "llvm.load"(%828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %830 = "llvm.sext"(%829) : (i32) -> i64
    %831 = "llvm.getelementptr"(%827, %830) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %832 = "llvm.getelementptr"(%808, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %833 = "llvm.load"(%832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %834 = "llvm.sext"(%833) : (i32) -> i64
    "llvm.intr.memcpy"(%826, %831, %834) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb116:  // pred: ^bb114
    %835 = "llvm.getelementptr"(%336, %801) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %836 = "llvm.load"(%835) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %837 = "llvm.icmp"(%836, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%837)[^bb126, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117:  // pred: ^bb116
    %838 = "llvm.getelementptr"(%808, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %839 = "llvm.load"(%838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %840 = "llvm.add"(%839, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %841 = "llvm.zext"(%840) : (i32) -> i64
    %842 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %843 = "llvm.alloca"(%841) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %844 = "llvm.load"(%838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %845 = "llvm.getelementptr"(%arg19, %801) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %846 = "llvm.getelementptr"(%845, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %847 = "llvm.load"(%846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %848 = "llvm.icmp"(%844, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%848)[^bb118, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %849 = "llvm.zext"(%844) <{nonNeg}> : (i32) -> i64
    %850 = "llvm.and"(%849, %303) : (i64, i64) -> i64
    %851 = "llvm.icmp"(%844, %285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%851, %849, %303)[^bb122, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %852 = "llvm.and"(%849, %305) : (i64, i64) -> i64
    "llvm.br"(%849, %303, %293)[^bb120] : (i64, i64, i64) -> ()
  ^bb120(%853: i64, %854: i64, %855: i64):  // 2 preds: ^bb119, ^bb120
    %856 = "llvm.add"(%853, %316) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %857 = "llvm.getelementptr"(%843, %856) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%854, %857) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %858 = "llvm.getelementptr"(%847, %856) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %859 = "llvm.load"(%858) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %860 = "llvm.intr.umax"(%859, %303) : (i64, i64) -> i64
    %861 = "llvm.mul"(%860, %854) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %862 = "llvm.add"(%853, %323) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %863 = "llvm.getelementptr"(%843, %862) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%861, %863) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %864 = "llvm.getelementptr"(%847, %862) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %865 = "llvm.load"(%864) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %866 = "llvm.intr.umax"(%865, %303) : (i64, i64) -> i64
    %867 = "llvm.mul"(%866, %861) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %868 = "llvm.add"(%855, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %869 = "llvm.icmp"(%868, %852) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%869, %862, %867, %868)[^bb121, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb121:  // pred: ^bb120
    %870 = "llvm.icmp"(%850, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%870, %862, %867)[^bb123, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb122(%871: i64, %872: i64):  // 2 preds: ^bb118, ^bb121
    %873 = "llvm.icmp"(%850, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%873) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %874 = "llvm.getelementptr"(%843, %871) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %875 = "llvm.getelementptr"(%874, %324) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%872, %875) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb123] : () -> ()
  ^bb123:  // 3 preds: ^bb117, ^bb121, ^bb122
    %876 = "llvm.getelementptr"(%845, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %877 = "llvm.load"(%876) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %878 = "llvm.icmp"(%877, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%878)[^bb124, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%843, %876) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    %879 = "llvm.load"(%798) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %880 = "llvm.getelementptr"(%879, %801) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %881 = "llvm.load"(%880) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %882 = "llvm.getelementptr"(%808, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %883 = "llvm.load"(%882) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%881, %845, %883, %843, %836) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%842) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 6 preds: ^bb111, ^bb112, ^bb113, ^bb115, ^bb116, ^bb125
    %884 = "llvm.add"(%801, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %885 = "llvm.icmp"(%884, %800) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%885, %286, %884)[^bb127, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb127(%886: i32):  // 3 preds: ^bb91, ^bb109, ^bb126
    "llvm.return"(%886) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_set_aside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64):
    %61 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %62 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %63 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %64 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %65 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %66 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %67 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %68 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %69 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %70 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %71 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %72 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %73 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %74 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %75 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %76 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %77 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %78 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %79 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %80 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %81 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %82 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %83 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %84 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %85 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %86 = "llvm.alloca"(%61) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %87 = "llvm.load"(%arg12) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %88 = "llvm.getelementptr"(%arg12, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %89 = "llvm.load"(%88) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %90 = "llvm.sext"(%arg13) : (i32) -> i64
    %91 = "llvm.getelementptr"(%89, %90) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %92 = "llvm.getelementptr"(%91, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %93 = "llvm.load"(%92) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %94 = "llvm.sext"(%93) : (i32) -> i64
    %95 = "llvm.getelementptr"(%87, %94) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %96 = "llvm.getelementptr"(%arg15, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %97 = "llvm.load"(%96) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %98 = "llvm.icmp"(%97, %65) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%98, %66)[^bb1, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %99 = "llvm.getelementptr"(%arg12, %67) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %100 = "llvm.load"(%99) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %101 = "llvm.getelementptr"(%95, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %102 = "llvm.load"(%101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %103 = "llvm.sext"(%102) : (i32) -> i64
    %104 = "llvm.getelementptr"(%100, %103) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %105 = "llvm.getelementptr"(%95, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %106 = "llvm.load"(%105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %107 = "llvm.icmp"(%106, %68) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %108 = "llvm.load"(%87) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%107, %104, %106)[^bb7, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb1
    %109 = "llvm.intr.smax"(%108, %69) : (i32, i32) -> i32
    %110 = "llvm.zext"(%109) <{nonNeg}> : (i32) -> i64
    %111 = "llvm.getelementptr"(%104, %110) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %112 = "llvm.load"(%111) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%108)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %113 = "llvm.load"(%104) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%113)[^bb6] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %114 = "llvm.load"(%104) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %115 = "llvm.zext"(%114) : (i32) -> i64
    "llvm.br"(%115)[^bb6] : (i64) -> ()
  ^bb5:  // pred: ^bb2
    %116 = "llvm.load"(%104) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %117 = "llvm.sext"(%116) : (i16) -> i64
    "llvm.br"(%117)[^bb6] : (i64) -> ()
  ^bb6(%118: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %119 = "llvm.trunc"(%118) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%112, %119)[^bb7] : (!llvm.ptr, i32) -> ()
  ^bb7(%120: !llvm.ptr, %121: i32):  // 2 preds: ^bb1, ^bb6
    %122 = "llvm.icmp"(%121, %66) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%122)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %123 = "llvm.shl"(%121, %61) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %124 = "llvm.getelementptr"(%120, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %125 = "llvm.sext"(%108) : (i32) -> i64
    %126 = "llvm.intr.smax"(%123, %61) : (i32, i32) -> i32
    %127 = "llvm.zext"(%126) <{nonNeg}> : (i32) -> i64
    %128 = "llvm.and"(%127, %70) : (i64, i64) -> i64
    %129 = "llvm.icmp"(%126, %61) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%129, %71)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %130 = "llvm.and"(%127, %72) : (i64, i64) -> i64
    "llvm.br"(%71, %71)[^bb10] : (i64, i64) -> ()
  ^bb10(%131: i64, %132: i64):  // 2 preds: ^bb9, ^bb18
    %133 = "llvm.or"(%131, %70) <{isDisjoint}> : (i64, i64) -> i64
    %134 = "llvm.mul"(%133, %125) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %135 = "llvm.getelementptr"(%124, %134) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%108)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %136 = "llvm.load"(%135) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%136)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %137 = "llvm.load"(%135) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %138 = "llvm.sext"(%137) : (i32) -> i64
    "llvm.br"(%138)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %139 = "llvm.load"(%135) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %140 = "llvm.sext"(%139) : (i16) -> i64
    "llvm.br"(%140)[^bb14] : (i64) -> ()
  ^bb14(%141: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %142 = "llvm.getelementptr"(%86, %131) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%141, %142) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %143 = "llvm.add"(%131, %73) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %144 = "llvm.mul"(%143, %125) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %145 = "llvm.getelementptr"(%124, %144) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%108)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %146 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %147 = "llvm.sext"(%146) : (i32) -> i64
    "llvm.br"(%147)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %148 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%148)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %149 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %150 = "llvm.sext"(%149) : (i16) -> i64
    "llvm.br"(%150)[^bb18] : (i64) -> ()
  ^bb18(%151: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %152 = "llvm.getelementptr"(%86, %133) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%151, %152) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %153 = "llvm.add"(%132, %73) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %154 = "llvm.icmp"(%153, %130) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%154, %143, %153)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %155 = "llvm.icmp"(%128, %71) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%155, %143)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%156: i64):  // 2 preds: ^bb8, ^bb19
    %157 = "llvm.icmp"(%128, %71) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%157) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %158 = "llvm.add"(%156, %70) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %159 = "llvm.mul"(%158, %125) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %160 = "llvm.getelementptr"(%124, %159) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%108)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %161 = "llvm.load"(%160) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %162 = "llvm.sext"(%161) : (i32) -> i64
    "llvm.br"(%162)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %163 = "llvm.load"(%160) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%163)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %164 = "llvm.load"(%160) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %165 = "llvm.sext"(%164) : (i16) -> i64
    "llvm.br"(%165)[^bb24] : (i64) -> ()
  ^bb24(%166: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %167 = "llvm.getelementptr"(%86, %156) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%166, %167) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %168 = "llvm.getelementptr"(%120, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%108)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %169 = "llvm.load"(%168) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%169)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %170 = "llvm.load"(%168) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %171 = "llvm.sext"(%170) : (i32) -> i64
    "llvm.br"(%171)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %172 = "llvm.load"(%168) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %173 = "llvm.sext"(%172) : (i16) -> i64
    "llvm.br"(%173)[^bb29] : (i64) -> ()
  ^bb29(%174: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %175 = "llvm.getelementptr"(%95, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %176 = "llvm.load"(%175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %177 = "llvm.sext"(%176) : (i32) -> i64
    %178 = "llvm.mul"(%174, %177) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %179 = "llvm.getelementptr"(%120, %74) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %180 = "llvm.load"(%179) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %181 = "llvm.ptrtoint"(%180) : (!llvm.ptr) -> i64
    %182 = "llvm.add"(%178, %181) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %183 = "llvm.sext"(%121) : (i32) -> i64
    %184 = "llvm.getelementptr"(%86, %183) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%122, %182, %182)[^bb30, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb30:  // pred: ^bb29
    %185 = "llvm.zext"(%121) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%182, %182, %71)[^bb31] : (i64, i64, i64) -> ()
  ^bb31(%186: i64, %187: i64, %188: i64):  // 2 preds: ^bb30, ^bb33
    %189 = "llvm.getelementptr"(%86, %188) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %190 = "llvm.load"(%189) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %191 = "llvm.icmp"(%190, %71) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%191)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.br"(%66)[^bb55] : (i32) -> ()
  ^bb33:  // pred: ^bb31
    %192 = "llvm.add"(%190, %75) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %193 = "llvm.getelementptr"(%184, %188) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %194 = "llvm.load"(%193) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %195 = "llvm.mul"(%192, %177) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %196 = "llvm.mul"(%195, %194) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %197 = "llvm.icmp"(%196, %71) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %198 = "llvm.select"(%197, %187, %186) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %199 = "llvm.add"(%198, %196) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %200 = "llvm.select"(%197, %186, %199) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %201 = "llvm.select"(%197, %199, %187) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %202 = "llvm.add"(%188, %70) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %203 = "llvm.icmp"(%202, %185) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%203, %200, %201, %200, %201, %202)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i64, i64, i64, i64, i64) -> ()
  ^bb34(%204: i64, %205: i64):  // 2 preds: ^bb29, ^bb33
    %206 = "llvm.add"(%205, %177) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %207 = "llvm.icmp"(%arg13, %66) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%207, %66)[^bb55, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %208 = "llvm.icmp"(%206, %204) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %209 = "llvm.getelementptr"(%arg12, %76) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %210 = "llvm.add"(%arg13, %61) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %211 = "llvm.zext"(%210) : (i32) -> i64
    "llvm.br"(%71, %77)[^bb36] : (i64, i1) -> ()
  ^bb36(%212: i64, %213: i1):  // 2 preds: ^bb35, ^bb42
    "llvm.br"(%212)[^bb37] : (i64) -> ()
  ^bb37(%214: i64):  // 2 preds: ^bb36, ^bb41
    %215 = "llvm.getelementptr"(%89, %214) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %216 = "llvm.load"(%215) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %217 = "llvm.icmp"(%216, %78) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%217)[^bb41, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %218 = "llvm.getelementptr"(%arg14, %214) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %219 = "llvm.load"(%218) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %220 = "llvm.icmp"(%219, %71) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %221 = "llvm.and"(%208, %220) : (i1, i1) -> i1
    "llvm.cond_br"(%221)[^bb39, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %222 = "llvm.load"(%209) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %223 = "llvm.getelementptr"(%222, %214) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %224 = "llvm.load"(%223) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %225 = "llvm.ptrtoint"(%224) : (!llvm.ptr) -> i64
    %226 = "llvm.add"(%219, %225) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %227 = "llvm.icmp"(%226, %204) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%227)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %228 = "llvm.icmp"(%206, %225) <{predicate = 7 : i64}> : (i64, i64) -> i1
    %229 = "llvm.freeze"(%228) : (i1) -> i1
    "llvm.cond_br"(%229)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // 4 preds: ^bb37, ^bb38, ^bb39, ^bb40
    %230 = "llvm.add"(%214, %70) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %231 = "llvm.icmp"(%230, %211) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%231, %230)[^bb43, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb42:  // pred: ^bb40
    %232 = "llvm.add"(%214, %70) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %233 = "llvm.icmp"(%232, %211) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%233, %232, %79)[^bb44, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i1) -> ()
  ^bb43:  // pred: ^bb41
    "llvm.cond_br"(%213, %66)[^bb44, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %234 = "llvm.add"(%106, %61) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %235 = "llvm.zext"(%234) : (i32) -> i64
    %236 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %237 = "llvm.alloca"(%235) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %238 = "llvm.load"(%105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %239 = "llvm.getelementptr"(%arg15, %76) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %240 = "llvm.load"(%239) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %241 = "llvm.icmp"(%238, %66) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%241)[^bb45, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %242 = "llvm.zext"(%238) <{nonNeg}> : (i32) -> i64
    %243 = "llvm.and"(%242, %70) : (i64, i64) -> i64
    %244 = "llvm.icmp"(%238, %61) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%244, %242, %70)[^bb49, ^bb46] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb46:  // pred: ^bb45
    %245 = "llvm.and"(%242, %72) : (i64, i64) -> i64
    "llvm.br"(%242, %70, %71)[^bb47] : (i64, i64, i64) -> ()
  ^bb47(%246: i64, %247: i64, %248: i64):  // 2 preds: ^bb46, ^bb47
    %249 = "llvm.add"(%246, %75) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %250 = "llvm.getelementptr"(%237, %249) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%247, %250) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %251 = "llvm.getelementptr"(%240, %249) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %252 = "llvm.load"(%251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %253 = "llvm.intr.umax"(%252, %70) : (i64, i64) -> i64
    %254 = "llvm.mul"(%253, %247) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %255 = "llvm.add"(%246, %80) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %256 = "llvm.getelementptr"(%237, %255) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%254, %256) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %257 = "llvm.getelementptr"(%240, %255) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %258 = "llvm.load"(%257) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %259 = "llvm.intr.umax"(%258, %70) : (i64, i64) -> i64
    %260 = "llvm.mul"(%259, %254) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %261 = "llvm.add"(%248, %73) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %262 = "llvm.icmp"(%261, %245) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%262, %255, %260, %261)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb48:  // pred: ^bb47
    %263 = "llvm.icmp"(%243, %71) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%263, %255, %260)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb49(%264: i64, %265: i64):  // 2 preds: ^bb45, ^bb48
    %266 = "llvm.icmp"(%243, %71) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%266) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %267 = "llvm.getelementptr"(%237, %264) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %268 = "llvm.getelementptr"(%267, %81) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%265, %268) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb44, ^bb48, ^bb49
    %269 = "llvm.load"(%175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %270 = "llvm.sext"(%269) : (i32) -> i64
    %271 = "llvm.mul"(%arg16, %270) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %272 = "llvm.icmp"(%271, %82) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%272, %83, %84)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb51:  // pred: ^bb50
    %273 = "llvm.add"(%271, %70) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %274 = "llvm.call"(%65, %273) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %275 = "llvm.getelementptr"(%arg15, %83) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%274, %275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %276 = "llvm.icmp"(%274, %65) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%276, %84)[^bb54, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %277 = "llvm.load"(%175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%274, %arg15, %277, %237, %arg16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    %278 = "llvm.load"(%275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%278, %arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%85, %66)[^bb53] : (i64, i32) -> ()
  ^bb53(%279: i64, %280: i32):  // 2 preds: ^bb50, ^bb52
    %281 = "llvm.getelementptr"(%arg15, %279) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%65, %281) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%280)[^bb54] : (i32) -> ()
  ^bb54(%282: i32):  // 2 preds: ^bb51, ^bb53
    "llvm.intr.stackrestore"(%236) : (!llvm.ptr) -> ()
    "llvm.br"(%282)[^bb55] : (i32) -> ()
  ^bb55(%283: i32):  // 5 preds: ^bb0, ^bb32, ^bb34, ^bb43, ^bb54
    "llvm.return"(%283) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_copy_elements", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i32, %arg10: !llvm.ptr, %arg11: i64):
    %31 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %32 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %36 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %37 = "llvm.icmp"(%arg11, %31) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%37)[^bb8, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %38 = "llvm.getelementptr"(%arg8, %32) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %39 = "llvm.getelementptr"(%arg8, %33) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %40 = "llvm.load"(%39) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %41 = "llvm.icmp"(%40, %34) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%41)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %42 = "llvm.getelementptr"(%arg8, %35) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %43 = "llvm.load"(%42) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %44 = "llvm.zext"(%40) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%31)[^bb3] : (i64) -> ()
  ^bb3(%45: i64):  // 2 preds: ^bb2, ^bb5
    %46 = "llvm.getelementptr"(%43, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %47 = "llvm.load"(%46) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %48 = "llvm.icmp"(%47, %36) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%48)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %49 = "llvm.load"(%38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %50 = "llvm.getelementptr"(%49, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %51 = "llvm.load"(%50) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %52 = "llvm.getelementptr"(%arg10, %45) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %53 = "llvm.load"(%52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %54 = "llvm.icmp"(%51, %53) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%54)[^bb5, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %55 = "llvm.add"(%45, %36) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %56 = "llvm.icmp"(%55, %44) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%56, %55)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %57 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %58 = "llvm.sext"(%arg9) : (i32) -> i64
    %59 = "llvm.mul"(%arg11, %58) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%arg7, %57, %59) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb7:  // pred: ^bb4
    %60 = "llvm.load"(%arg8) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%arg9, %40, %43, %60, %49, %arg7, %arg10) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, i32, ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_copy_strided", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "llvm.switch"(%arg1)[^bb5, ^bb4, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %5 = "llvm.icmp"(%4, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%5)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %7 = "llvm.icmp"(%6, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%7)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %8 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %9 = "llvm.sext"(%arg0) : (i32) -> i64
    %10 = "llvm.mul"(%8, %9) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%10)[^bb7] : (i64) -> ()
  ^bb4:  // pred: ^bb0
    %11 = "llvm.sext"(%arg0) : (i32) -> i64
    "llvm.br"(%11)[^bb7] : (i64) -> ()
  ^bb5:  // 3 preds: ^bb0, ^bb1, ^bb2
    %12 = "llvm.add"(%arg1, %1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %13 = "llvm.getelementptr"(%arg2, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %14 = "llvm.sext"(%arg0) : (i32) -> i64
    %15 = "llvm.getelementptr"(%arg4, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %16 = "llvm.getelementptr"(%arg6, %2) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %17 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %18 = "llvm.icmp"(%17, %3) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%18, %3)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb6(%19: i64):  // 2 preds: ^bb5, ^bb6
    %20 = "llvm.load"(%arg4) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %21 = "llvm.mul"(%19, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %22 = "llvm.mul"(%21, %20) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %23 = "llvm.getelementptr"(%arg3, %22) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %24 = "llvm.load"(%arg6) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %25 = "llvm.mul"(%21, %24) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%arg5, %25) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%arg0, %12, %13, %23, %15, %26, %16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %27 = "llvm.add"(%19, %0) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %28 = "llvm.load"(%arg2) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %29 = "llvm.icmp"(%27, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%29, %27)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7(%30: i64):  // 2 preds: ^bb3, ^bb4
    "llvm.intr.memmove"(%arg5, %arg3, %30) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb8] : () -> ()
  ^bb8:  // 3 preds: ^bb5, ^bb6, ^bb7
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

