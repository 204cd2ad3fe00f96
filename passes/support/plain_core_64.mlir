// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %1368 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1369 = "llvm.mlir.constant"() <{value = 60 : i64}> : () -> i64
    %1370 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1371 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1372 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1373 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1374 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1375 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1376 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1377 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1378 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1379 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1380 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1381 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1382 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1383 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1384 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1385 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1386 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1387 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %1388 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1389 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1390 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1391 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1392 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1393 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1394 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1395 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1396 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1397 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1398 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1399 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1400 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1401 = "llvm.alloca"(%1368) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1402 = "llvm.alloca"(%1368) <{alignment = 16 : i64, elem_type = !llvm.array<64 x i64>}> : (i32) -> !llvm.ptr
    %1403 = "llvm.alloca"(%1368) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1404 = "llvm.alloca"(%1368) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1405 = "llvm.getelementptr"(%arg35, %1369) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1407 = "llvm.sext"(%1406) : (i32) -> i64
    %1408 = "llvm.getelementptr"(%arg35, %1407) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1409 = "llvm.getelementptr"(%1408, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1410 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1411 = "llvm.sext"(%1410) : (i32) -> i64
    %1412 = "llvm.getelementptr"(%arg35, %1411) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1414 = "llvm.getelementptr"(%arg35, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1415 = "llvm.load"(%1414) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1416 = "llvm.icmp"(%1415, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1417 = "llvm.zext"(%1416) : (i1) -> i32
    %1418 = "llvm.add"(%1413, %1368) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1419 = "llvm.zext"(%1418) : (i32) -> i64
    %1420 = "llvm.alloca"(%1419) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1421 = "llvm.getelementptr"(%1408, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1422 = "llvm.load"(%1421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1423 = "llvm.icmp"(%1422, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1423, %1422)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1424 = "llvm.getelementptr"(%1408, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1425 = "llvm.sext"(%1413) : (i32) -> i64
    %1426 = "llvm.getelementptr"(%arg38, %1425) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1374)[^bb2] : (i64) -> ()
  ^bb2(%1427: i64):  // 2 preds: ^bb1, ^bb4
    %1428 = "llvm.getelementptr"(%1426, %1427) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1430 = "llvm.icmp"(%1429, %1375) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1431 = "llvm.load"(%1424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1432 = "llvm.sext"(%1431) : (i32) -> i64
    %1433 = "llvm.getelementptr"(%arg39, %1427) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1434 = "llvm.getelementptr"(%1433, %1432) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1430, %1376)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1435 = "llvm.load"(%1429) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1435)[^bb4] : (i64) -> ()
  ^bb4(%1436: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1436, %1434) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1437 = "llvm.add"(%1427, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1438 = "llvm.load"(%1421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1439 = "llvm.sext"(%1438) : (i32) -> i64
    %1440 = "llvm.icmp"(%1437, %1439) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1440, %1437, %1438)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb5(%1441: i32):  // 2 preds: ^bb0, ^bb4
    %1442 = "llvm.getelementptr"(%1408, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1443 = "llvm.load"(%1442) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1444 = "llvm.add"(%1443, %1441) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1445 = "llvm.icmp"(%1444, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1446 = "llvm.zext"(%1444) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374)[^bb10] : (i64) -> ()
  ^bb7:  // pred: ^bb10
    %1447 = "llvm.add"(%1457, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1448 = "llvm.icmp"(%1447, %1446) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1448, %1447)[^bb8, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8:  // 2 preds: ^bb5, ^bb7
    %1449 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1450 = "llvm.icmp"(%1449, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1450, %1449, %1378)[^bb9, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb9:  // pred: ^bb8
    %1451 = "llvm.getelementptr"(%1401, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1452 = "llvm.getelementptr"(%1401, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1453 = "llvm.getelementptr"(%1401, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1454 = "llvm.getelementptr"(%1401, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1455 = "llvm.getelementptr"(%1401, %1381) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1456 = "llvm.getelementptr"(%1401, %1382) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1374, %1374)[^bb12] : (i64, i64) -> ()
  ^bb10(%1457: i64):  // 2 preds: ^bb6, ^bb7
    %1458 = "llvm.getelementptr"(%arg39, %1457) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1459 = "llvm.load"(%1458) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1460 = "llvm.icmp"(%1459, %1374) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1460)[^bb11, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1461 = "llvm.getelementptr"(%1408, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1462 = "llvm.load"(%1461) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1463 = "llvm.sext"(%1462) : (i32) -> i64
    %1464 = "llvm.getelementptr"(%arg35, %1463) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1465 = "llvm.getelementptr"(%1464, %1457) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1465)[^bb67] : (!llvm.ptr) -> ()
  ^bb12(%1466: i64, %1467: i64):  // 2 preds: ^bb9, ^bb49
    %1468 = "llvm.getelementptr"(%1412, %1466) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1469 = "llvm.getelementptr"(%1468, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1470 = "llvm.load"(%1469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1471 = "llvm.sext"(%1470) : (i32) -> i64
    %1472 = "llvm.getelementptr"(%arg35, %1471) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1473 = "llvm.getelementptr"(%1472, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1474 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1475 = "llvm.sext"(%1474) : (i32) -> i64
    %1476 = "llvm.load"(%1472) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1477 = "llvm.icmp"(%1476, %1383) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1477)[^bb13, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1478 = "llvm.getelementptr"(%1472, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1480 = "llvm.icmp"(%1479, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1480)[^bb14, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // pred: ^bb13
    %1481 = "llvm.zext"(%1479) <{nonNeg}> : (i32) -> i64
    %1482 = "llvm.getelementptr"(%1468, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1483 = "llvm.load"(%1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1484 = "llvm.sext"(%1483) : (i32) -> i64
    %1485 = "llvm.getelementptr"(%arg35, %1484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1486 = "llvm.getelementptr"(%1472, %1385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1374, %1475, %1368, %1371)[^bb15] : (i64, i64, i32, i32) -> ()
  ^bb15(%1487: i64, %1488: i64, %1489: i32, %1490: i32):  // 2 preds: ^bb14, ^bb23
    %1491 = "llvm.getelementptr"(%1485, %1487) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1492 = "llvm.load"(%1491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1492)[^bb18, ^bb16, ^bb17] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %1493 = "llvm.load"(%1486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1494 = "llvm.sext"(%1493) : (i32) -> i64
    %1495 = "llvm.getelementptr"(%arg35, %1494) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1496 = "llvm.getelementptr"(%1495, %1487) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1497 = "llvm.getelementptr"(%1496, %1372) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1498)[^bb23] : (i64) -> ()
  ^bb17:  // pred: ^bb15
    %1499 = "llvm.getelementptr"(%1491, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1500 = "llvm.load"(%1499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1501 = "llvm.sext"(%1500) : (i32) -> i64
    %1502 = "llvm.getelementptr"(%arg39, %1501) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1503 = "llvm.load"(%1502) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1503)[^bb23] : (i64) -> ()
  ^bb18:  // pred: ^bb15
    %1504 = "llvm.getelementptr"(%1491, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1505 = "llvm.load"(%1504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1506 = "llvm.sext"(%1505) : (i32) -> i64
    %1507 = "llvm.getelementptr"(%arg35, %1506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1508 = "llvm.getelementptr"(%1507, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1509 = "llvm.load"(%1508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1510 = "llvm.sext"(%1509) : (i32) -> i64
    %1511 = "llvm.getelementptr"(%arg35, %1510) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1512 = "llvm.load"(%1507) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1513 = "llvm.icmp"(%1512, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1513, %1386)[^bb19, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb19:  // pred: ^bb18
    %1514 = "llvm.zext"(%1512) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374, %1386)[^bb20] : (i64, i128) -> ()
  ^bb20(%1515: i64, %1516: i128):  // 2 preds: ^bb19, ^bb20
    %1517 = "llvm.getelementptr"(%1511, %1515) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1518 = "llvm.call"(%arg35, %arg37, %1517) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1519 = "llvm.load"(%1517) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1520 = "llvm.sext"(%1519) : (i64) -> i128
    %1521 = "llvm.mul"(%1518, %1520) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1522 = "llvm.add"(%1521, %1516) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1523 = "llvm.add"(%1515, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1524 = "llvm.icmp"(%1523, %1514) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1524, %1523, %1522)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb21:  // pred: ^bb20
    %1525 = "llvm.icmp"(%1522, %1386) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1525, %1374, %1522)[^bb23, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i128) -> ()
  ^bb22(%1526: i128):  // 2 preds: ^bb18, ^bb21
    %1527 = "llvm.intr.umin"(%1526, %1387) : (i128, i128) -> i128
    %1528 = "llvm.trunc"(%1527) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%1528)[^bb23] : (i64) -> ()
  ^bb23(%1529: i64):  // 4 preds: ^bb16, ^bb17, ^bb21, ^bb22
    %1530 = "llvm.getelementptr"(%1402, %1487) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1529, %1530) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1531 = "llvm.icmp"(%1529, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1532 = "llvm.zext"(%1531) : (i1) -> i32
    %1533 = "llvm.or"(%1490, %1532) : (i32, i32) -> i32
    %1534 = "llvm.sext"(%1488) : (i64) -> i128
    %1535 = "llvm.sext"(%1529) : (i64) -> i128
    %1536 = "llvm.mul"(%1535, %1534) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1537 = "llvm.icmp"(%1536, %1387) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1538 = "llvm.select"(%1537, %1371, %1489) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1539 = "llvm.select"(%1537, %1377, %1529) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1540 = "llvm.mul"(%1539, %1488) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1541 = "llvm.add"(%1487, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1542 = "llvm.icmp"(%1541, %1481) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1542, %1541, %1540, %1538, %1533)[^bb24, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i32, i32) -> ()
  ^bb24:  // pred: ^bb23
    %1543 = "llvm.icmp"(%1533, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1544 = "llvm.icmp"(%1538, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1545 = "llvm.select"(%1544, %1376, %1540) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1546 = "llvm.select"(%1543, %1545, %1374) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1547 = "llvm.getelementptr"(%1420, %1466) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1546, %1547) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1548 = "llvm.or"(%1546, %1467) : (i64, i64) -> i64
    %1549 = "llvm.load"(%1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1550 = "llvm.icmp"(%1549, %1384) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1550, %1548, %1548)[^bb49, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb25:  // pred: ^bb13
    %1551 = "llvm.getelementptr"(%1420, %1466) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1475, %1551) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1552 = "llvm.or"(%1467, %1475) : (i64, i64) -> i64
    %1553 = "llvm.load"(%1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1554 = "llvm.icmp"(%1553, %1384) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1554, %1552, %1552)[^bb49, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb26:  // pred: ^bb12
    %1555 = "llvm.getelementptr"(%1420, %1466) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1475, %1555) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1556 = "llvm.or"(%1467, %1475) : (i64, i64) -> i64
    "llvm.br"(%1556)[^bb49] : (i64) -> ()
  ^bb27(%1557: i64):  // 2 preds: ^bb24, ^bb25
    %1558 = "llvm.getelementptr"(%arg38, %1466) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1559 = "llvm.load"(%1558) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1560 = "llvm.getelementptr"(%1472, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1561 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1562 = "llvm.getelementptr"(%1472, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1563 = "llvm.load"(%1562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1564 = "llvm.sext"(%1563) : (i32) -> i64
    %1565 = "llvm.getelementptr"(%arg37, %1564) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1566 = "llvm.icmp"(%1479, %1371) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1567 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%1566, %1567, %1565)[^bb28, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1568 = "llvm.getelementptr"(%1472, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1569 = "llvm.load"(%1568) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1570 = "llvm.sext"(%1569) : (i32) -> i64
    %1571 = "llvm.getelementptr"(%arg37, %1570) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1567)[^bb30, ^bb31, ^bb29] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.store"(%1479, %1565) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb30:  // pred: ^bb28
    %1572 = "llvm.trunc"(%1479) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1572, %1565) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb31:  // pred: ^bb28
    %1573 = "llvm.sext"(%1479) : (i32) -> i64
    "llvm.store"(%1573, %1565) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb32] : () -> ()
  ^bb32:  // 3 preds: ^bb29, ^bb30, ^bb31
    %1574 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1575 = "llvm.intr.smax"(%1574, %1388) : (i32, i32) -> i32
    %1576 = "llvm.zext"(%1575) <{nonNeg}> : (i32) -> i64
    %1577 = "llvm.getelementptr"(%1565, %1576) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1571, %1577) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1578 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1578, %1571)[^bb33] : (i32, !llvm.ptr) -> ()
  ^bb33(%1579: i32, %1580: !llvm.ptr):  // 2 preds: ^bb27, ^bb32
    %1581 = "llvm.icmp"(%1579, %1388) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1581)[^bb34, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    "llvm.store"(%1559, %1401) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1368, %1451) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1371, %1452) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1479, %1453) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1561, %1454) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1402, %1455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1456, %1394, %1379) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1582 = "llvm.call"(%arg35, %1472, %1401, %1580) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1583 = "llvm.icmp"(%1582, %1395) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1583, %1557)[^bb47, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb35:  // pred: ^bb33
    %1584 = "llvm.load"(%1560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1585 = "llvm.icmp"(%1561, %1584) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1585)[^bb36, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1586 = "llvm.load"(%1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1587 = "llvm.icmp"(%1586, %1371) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1587)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1588 = "llvm.icmp"(%1479, %1389) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1588)[^bb48, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb36
    %1589 = "llvm.icmp"(%1479, %1586) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1589)[^bb39, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // 2 preds: ^bb37, ^bb38
    %1590 = "llvm.getelementptr"(%1472, %1385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1591 = "llvm.load"(%1590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1592 = "llvm.sext"(%1591) : (i32) -> i64
    %1593 = "llvm.getelementptr"(%arg35, %1592) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1480)[^bb40, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1594 = "llvm.getelementptr"(%1472, %1382) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1595 = "llvm.getelementptr"(%1580, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1596 = "llvm.zext"(%1479) <{nonNeg}> : (i32) -> i64
    %1597 = "llvm.getelementptr"(%1593, %1596) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1596, %1377)[^bb41] : (i64, i64) -> ()
  ^bb41(%1598: i64, %1599: i64):  // 2 preds: ^bb40, ^bb45
    %1600 = "llvm.add"(%1598, %1376) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1601 = "llvm.getelementptr"(%1402, %1600) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1602 = "llvm.load"(%1601) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1603 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1604 = "llvm.icmp"(%1603, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1604, %1599)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb42:  // pred: ^bb41
    %1605 = "llvm.getelementptr"(%1597, %1598) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1606 = "llvm.load"(%1605) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1606)[^bb43] : (i64) -> ()
  ^bb43(%1607: i64):  // 2 preds: ^bb41, ^bb42
    %1608 = "llvm.icmp"(%1607, %1390) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1609 = "llvm.select"(%1608, %1599, %1607) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1587)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1610 = "llvm.getelementptr"(%1593, %1598) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1611 = "llvm.load"(%1610) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1612 = "llvm.icmp"(%1611, %1390) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1613 = "llvm.icmp"(%1611, %1602) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1614 = "llvm.select"(%1612, %1391, %1613) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1614)[^bb45, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // 2 preds: ^bb43, ^bb44
    %1615 = "llvm.shl"(%1598, %1392) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1616 = "llvm.getelementptr"(%1595, %1615) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1602, %1616) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1617 = "llvm.trunc"(%1598) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1618 = "llvm.add"(%1479, %1617) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1619 = "llvm.shl"(%1618, %1393) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1620 = "llvm.sext"(%1619) : (i32) -> i64
    %1621 = "llvm.getelementptr"(%1595, %1620) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1609, %1621) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1622 = "llvm.intr.umax"(%1602, %1377) : (i64, i64) -> i64
    %1623 = "llvm.mul"(%1622, %1599) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1624 = "llvm.icmp"(%1598, %1377) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1624, %1600, %1623)[^bb41, ^bb46] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb46:  // 2 preds: ^bb39, ^bb45
    %1625 = "llvm.ptrtoint"(%1559) : (!llvm.ptr) -> i64
    %1626 = "llvm.load"(%1593) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1627 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1628 = "llvm.sext"(%1627) : (i32) -> i64
    %1629 = "llvm.mul"(%1626, %1628) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1630 = "llvm.sub"(%1625, %1629) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1630, %1580) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1631 = "llvm.getelementptr"(%1580, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1630, %1631) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1632 = "llvm.getelementptr"(%1580, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1633 = "llvm.load"(%1593) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1633, %1632) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb48] : () -> ()
  ^bb47:  // pred: ^bb34
    %1634 = "llvm.getelementptr"(%1408, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1634)[^bb67] : (!llvm.ptr) -> ()
  ^bb48:  // 5 preds: ^bb35, ^bb37, ^bb38, ^bb44, ^bb46
    "llvm.br"(%1557)[^bb49] : (i64) -> ()
  ^bb49(%1635: i64):  // 5 preds: ^bb24, ^bb25, ^bb26, ^bb34, ^bb48
    %1636 = "llvm.add"(%1466, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1637 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1638 = "llvm.sext"(%1637) : (i32) -> i64
    %1639 = "llvm.icmp"(%1636, %1638) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1639, %1636, %1635)[^bb12, ^bb50] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb50:  // pred: ^bb49
    %1640 = "llvm.icmp"(%1635, %1374) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1637, %1640)[^bb51] : (i32, i1) -> ()
  ^bb51(%1641: i32, %1642: i1):  // 2 preds: ^bb8, ^bb50
    %1643 = "llvm.getelementptr"(%arg35, %1396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1644 = "llvm.load"(%1643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1645 = "llvm.sext"(%1644) : (i32) -> i64
    %1646 = "llvm.getelementptr"(%arg35, %1645) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1647 = "llvm.getelementptr"(%arg35, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1648 = "llvm.load"(%1647) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1649 = "llvm.icmp"(%1648, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1649)[^bb52, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1650 = "llvm.zext"(%1648) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374)[^bb53] : (i64) -> ()
  ^bb53(%1651: i64):  // 2 preds: ^bb52, ^bb62
    %1652 = "llvm.getelementptr"(%1646, %1651) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Condition", (struct<"mlir_abi_plain_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1653 = "llvm.getelementptr"(%1652, %1373) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1654 = "llvm.load"(%1653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1655 = "llvm.sext"(%1654) : (i32) -> i64
    %1656 = "llvm.getelementptr"(%arg35, %1655) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1657 = "llvm.getelementptr"(%1652, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1658 = "llvm.load"(%1657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1659 = "llvm.sext"(%1658) : (i32) -> i64
    %1660 = "llvm.icmp"(%1658, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1661 = "llvm.load"(%1652) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1662 = "llvm.icmp"(%1661, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1660)[^bb56, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    "llvm.cond_br"(%1662)[^bb55, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1663 = "llvm.zext"(%1661) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374, %1374)[^bb60] : (i64, i64) -> ()
  ^bb56:  // pred: ^bb53
    "llvm.cond_br"(%1662, %1386)[^bb57, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb57:  // pred: ^bb56
    %1664 = "llvm.zext"(%1661) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374, %1386)[^bb58] : (i64, i128) -> ()
  ^bb58(%1665: i64, %1666: i128):  // 2 preds: ^bb57, ^bb58
    %1667 = "llvm.getelementptr"(%1656, %1665) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1668 = "llvm.call"(%arg35, %arg37, %1667) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1669 = "llvm.load"(%1667) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1670 = "llvm.sext"(%1669) : (i64) -> i128
    %1671 = "llvm.mul"(%1668, %1670) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1672 = "llvm.add"(%1671, %1666) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1673 = "llvm.add"(%1665, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1674 = "llvm.icmp"(%1673, %1664) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1674, %1672, %1673, %1672)[^bb59, ^bb58] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb59(%1675: i128):  // 2 preds: ^bb56, ^bb58
    %1676 = "llvm.getelementptr"(%1652, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1677 = "llvm.load"(%1676) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1678 = "llvm.icmp"(%1677, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1679 = "llvm.icmp"(%1675, %1397) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1680 = "llvm.icmp"(%1675, %1386) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %1681 = "llvm.select"(%1678, %1680, %1679) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1681)[^bb62, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60(%1682: i64, %1683: i64):  // 2 preds: ^bb55, ^bb60
    %1684 = "llvm.getelementptr"(%1656, %1682) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1685 = "llvm.call"(%arg35, %arg37, %1684) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1686 = "llvm.trunc"(%1685) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1687 = "llvm.srem"(%1686, %1659) : (i64, i64) -> i64
    %1688 = "llvm.load"(%1684) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1689 = "llvm.mul"(%1688, %1687) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1690 = "llvm.add"(%1689, %1683) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1691 = "llvm.srem"(%1690, %1659) : (i64, i64) -> i64
    %1692 = "llvm.add"(%1682, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1693 = "llvm.icmp"(%1692, %1663) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1693, %1692, %1691)[^bb61, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb61:  // pred: ^bb60
    %1694 = "llvm.icmp"(%1691, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1694)[^bb62, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // 3 preds: ^bb54, ^bb59, ^bb61
    %1695 = "llvm.add"(%1651, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1696 = "llvm.icmp"(%1695, %1650) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1696, %1695)[^bb64, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb63:  // 2 preds: ^bb59, ^bb61
    %1697 = "llvm.getelementptr"(%1652, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1697)[^bb67] : (!llvm.ptr) -> ()
  ^bb64:  // 2 preds: ^bb51, ^bb62
    "llvm.cond_br"(%1642)[^bb66, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    "llvm.br"(%1641)[^bb69] : (i32) -> ()
  ^bb66:  // pred: ^bb64
    %1698 = "llvm.getelementptr"(%1408, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1698)[^bb67] : (!llvm.ptr) -> ()
  ^bb67(%1699: !llvm.ptr):  // 4 preds: ^bb11, ^bb47, ^bb63, ^bb66
    %1700 = "llvm.load"(%1699) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1701 = "llvm.icmp"(%1700, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1701, %1700)[^bb68, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %1702 = "llvm.load"(%1408) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1702)[^bb69] : (i32) -> ()
  ^bb69(%1703: i32):  // 2 preds: ^bb65, ^bb68
    %1704 = "llvm.icmp"(%1703, %1371) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1704, %1417)[^bb70, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %1705 = "llvm.zext"(%1703) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1374)[^bb71] : (i64) -> ()
  ^bb71(%1706: i64):  // 2 preds: ^bb70, ^bb79
    %1707 = "llvm.getelementptr"(%1412, %1706) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1708 = "llvm.getelementptr"(%1707, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1709 = "llvm.load"(%1708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1710 = "llvm.sext"(%1709) : (i32) -> i64
    %1711 = "llvm.getelementptr"(%arg35, %1710) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1712 = "llvm.getelementptr"(%1420, %1706) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1713 = "llvm.load"(%1712) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1714 = "llvm.icmp"(%1713, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1714)[^bb79, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1715 = "llvm.getelementptr"(%arg38, %1706) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1716 = "llvm.load"(%1715) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1717 = "llvm.icmp"(%1716, %1375) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1717)[^bb73, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb73:  // pred: ^bb72
    %1718 = "llvm.getelementptr"(%1707, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1417, %1718)[^bb88] : (i32, !llvm.ptr) -> ()
  ^bb74:  // pred: ^bb72
    %1719 = "llvm.ptrtoint"(%1716) : (!llvm.ptr) -> i64
    %1720 = "llvm.getelementptr"(%1711, %1398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1721 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1722 = "llvm.add"(%1721, %1399) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1723 = "llvm.sext"(%1722) : (i32) -> i64
    %1724 = "llvm.and"(%1723, %1719) : (i64, i64) -> i64
    %1725 = "llvm.icmp"(%1724, %1374) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1725)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %1726 = "llvm.getelementptr"(%1707, %1380) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1417, %1726)[^bb88] : (i32, !llvm.ptr) -> ()
  ^bb76:  // pred: ^bb74
    %1727 = "llvm.load"(%1707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1728 = "llvm.icmp"(%1727, %1383) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1728)[^bb77, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // pred: ^bb76
    %1729 = "llvm.load"(%1711) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1730 = "llvm.icmp"(%1729, %1383) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1730)[^bb79, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %1731 = "llvm.getelementptr"(%1711, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1732 = "llvm.load"(%1731) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1733 = "llvm.sext"(%1732) : (i32) -> i64
    %1734 = "llvm.getelementptr"(%arg37, %1733) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1735 = "llvm.getelementptr"(%1711, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1736 = "llvm.load"(%1735) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1737 = "llvm.sext"(%1736) : (i32) -> i64
    "llvm.intr.memcpy"(%1734, %1716, %1737) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb79] : () -> ()
  ^bb79:  // 4 preds: ^bb71, ^bb76, ^bb77, ^bb78
    %1738 = "llvm.add"(%1706, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1739 = "llvm.icmp"(%1738, %1705) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1739, %1417, %1374, %1738)[^bb80, ^bb71] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb80(%1740: i32, %1741: i64):  // 2 preds: ^bb79, ^bb87
    %1742 = "llvm.getelementptr"(%1412, %1741) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1743 = "llvm.load"(%1742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1744 = "llvm.icmp"(%1743, %1383) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1745 = "llvm.icmp"(%1741, %1374) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1746 = "llvm.and"(%1745, %1744) : (i1, i1) -> i1
    "llvm.cond_br"(%1746, %1740)[^bb81, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81:  // pred: ^bb80
    %1747 = "llvm.getelementptr"(%1420, %1741) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1748 = "llvm.getelementptr"(%arg38, %1741) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1749 = "llvm.load"(%1747) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1750 = "llvm.icmp"(%1749, %1374) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1740, %1374)[^bb82] : (i32, i64) -> ()
  ^bb82(%1751: i32, %1752: i64):  // 2 preds: ^bb81, ^bb86
    %1753 = "llvm.getelementptr"(%1420, %1752) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1754 = "llvm.load"(%1753) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1755 = "llvm.icmp"(%1754, %1374) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1756 = "llvm.and"(%1750, %1755) : (i1, i1) -> i1
    "llvm.cond_br"(%1756, %1751)[^bb83, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb83:  // pred: ^bb82
    %1757 = "llvm.getelementptr"(%arg38, %1752) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1758 = "llvm.load"(%1757) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1759 = "llvm.load"(%1748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1760 = "llvm.ptrtoint"(%1759) : (!llvm.ptr) -> i64
    %1761 = "llvm.ptrtoint"(%1758) : (!llvm.ptr) -> i64
    %1762 = "llvm.add"(%1754, %1761) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1763 = "llvm.icmp"(%1762, %1760) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1764 = "llvm.add"(%1749, %1760) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1765 = "llvm.icmp"(%1764, %1761) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1766 = "llvm.and"(%1763, %1765) : (i1, i1) -> i1
    "llvm.cond_br"(%1766, %1751)[^bb84, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %1767 = "llvm.getelementptr"(%1412, %1752) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1768 = "llvm.load"(%1767) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1769 = "llvm.icmp"(%1768, %1383) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1769, %1368)[^bb86, ^bb85] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb85:  // pred: ^bb84
    %1770 = "llvm.getelementptr"(%1742, %1381) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1751, %1770)[^bb88] : (i32, !llvm.ptr) -> ()
  ^bb86(%1771: i32):  // 3 preds: ^bb82, ^bb83, ^bb84
    %1772 = "llvm.add"(%1752, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1773 = "llvm.icmp"(%1772, %1741) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1773, %1771, %1772, %1771)[^bb82, ^bb87] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i32) -> ()
  ^bb87(%1774: i32):  // 2 preds: ^bb80, ^bb86
    %1775 = "llvm.add"(%1741, %1377) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1776 = "llvm.icmp"(%1775, %1705) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1776, %1774, %1774, %1775)[^bb89, ^bb80] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i64) -> ()
  ^bb88(%1777: i32, %1778: !llvm.ptr):  // 3 preds: ^bb73, ^bb75, ^bb85
    %1779 = "llvm.load"(%1778) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1780 = "llvm.icmp"(%1779, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1780, %1777, %1779)[^bb89, ^bb92] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb89(%1781: i32):  // 3 preds: ^bb69, ^bb87, ^bb88
    %1782 = "llvm.icmp"(%1781, %1371) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1782)[^bb90, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb90:  // pred: ^bb89
    %1783 = "llvm.call"(%arg36, %arg37, %1403, %1375) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1783)[^bb92] : (i32) -> ()
  ^bb91:  // pred: ^bb89
    "llvm.store"(%arg35, %1404) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1784 = "llvm.getelementptr"(%1404, %1372) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1408, %1784) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1785 = "llvm.getelementptr"(%1404, %1379) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1412, %1785) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1786 = "llvm.getelementptr"(%1404, %1381) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg38, %1786) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1787 = "llvm.getelementptr"(%1404, %1382) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %1787) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1788 = "llvm.getelementptr"(%1404, %1400) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %1788) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1789 = "llvm.call"(%1404, %arg36, %1420) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1789)[^bb92] : (i32) -> ()
  ^bb92(%1790: i32):  // 4 preds: ^bb67, ^bb88, ^bb90, ^bb91
    "llvm.return"(%1790) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %1218 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1219 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1220 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1221 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1222 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1223 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1224 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1225 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1226 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1227 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1228 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1229 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1230 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1231 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1232 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1233 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %1234 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1235 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1236 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1237 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1238 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1239 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1240 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1241 = "llvm.alloca"(%1218) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1242 = "llvm.getelementptr"(%arg32, %1219) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1243 = "llvm.load"(%1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1244 = "llvm.load"(%1243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.zext"(%1244) : (i32) -> i64
    %1246 = "llvm.alloca"(%1245) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1247 = "llvm.shl"(%1245, %1220) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1246, %1221, %1247) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1248 = "llvm.icmp"(%1244, %1222) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1248, %1222)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1249 = "llvm.getelementptr"(%arg32, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1250 = "llvm.getelementptr"(%arg32, %1224) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1251 = "llvm.getelementptr"(%arg32, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1226, %1222, %1222)[^bb2] : (i64, i32, i32) -> ()
  ^bb2(%1252: i64, %1253: i32, %1254: i32):  // 2 preds: ^bb1, ^bb18
    %1255 = "llvm.load"(%1249) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1256 = "llvm.getelementptr"(%1255, %1252) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1257 = "llvm.load"(%1256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1258 = "llvm.icmp"(%1257, %1227) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1258)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1259 = "llvm.intr.smax"(%1253, %1222) : (i32, i32) -> i32
    %1260 = "llvm.icmp"(%1254, %1222) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1260, %1259, %1254)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1261 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1262 = "llvm.getelementptr"(%1256, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1263 = "llvm.load"(%1262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1264 = "llvm.sext"(%1263) : (i32) -> i64
    %1265 = "llvm.getelementptr"(%1261, %1264) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1266 = "llvm.getelementptr"(%1265, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1267 = "llvm.load"(%1266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1268 = "llvm.intr.smax"(%1267, %1253) : (i32, i32) -> i32
    "llvm.br"(%1268, %1254)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1269 = "llvm.icmp"(%1257, %1228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1269, %1259, %1222)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1270 = "llvm.getelementptr"(%arg34, %1252) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1271 = "llvm.load"(%1270) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1272 = "llvm.icmp"(%1271, %1226) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1272, %1259, %1222)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1273 = "llvm.load"(%1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1275 = "llvm.icmp"(%1274, %1222) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1275)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1276 = "llvm.zext"(%1274) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1226)[^bb9] : (i64) -> ()
  ^bb9(%1277: i64):  // 2 preds: ^bb8, ^bb12
    %1278 = "llvm.getelementptr"(%1255, %1277) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1279 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1280 = "llvm.icmp"(%1279, %1229) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1280)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1281 = "llvm.getelementptr"(%arg34, %1277) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1282 = "llvm.load"(%1281) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1283 = "llvm.icmp"(%1282, %1226) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1283)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1284 = "llvm.load"(%1250) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1285 = "llvm.getelementptr"(%1284, %1277) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1286 = "llvm.load"(%1285) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1287 = "llvm.getelementptr"(%1284, %1252) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1289 = "llvm.ptrtoint"(%1288) : (!llvm.ptr) -> i64
    %1290 = "llvm.ptrtoint"(%1286) : (!llvm.ptr) -> i64
    %1291 = "llvm.add"(%1282, %1290) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1292 = "llvm.icmp"(%1291, %1289) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1293 = "llvm.add"(%1271, %1289) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1294 = "llvm.icmp"(%1293, %1290) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1295 = "llvm.and"(%1292, %1294) : (i1, i1) -> i1
    "llvm.cond_br"(%1295)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1296 = "llvm.add"(%1277, %1230) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1297 = "llvm.icmp"(%1296, %1276) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1297, %1296)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1298 = "llvm.getelementptr"(%1273, %1219) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1300 = "llvm.icmp"(%1299, %1218) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1300, %1259, %1222)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1301 = "llvm.getelementptr"(%1246, %1252) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1302 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1303 = "llvm.getelementptr"(%1256, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1304 = "llvm.load"(%1303) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1305 = "llvm.sext"(%1304) : (i32) -> i64
    %1306 = "llvm.getelementptr"(%1302, %1305) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1307 = "llvm.getelementptr"(%1306, %1232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1308 = "llvm.load"(%1307) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1309 = "llvm.sext"(%1308) : (i32) -> i64
    %1310 = "llvm.sub"(%1233, %1309) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1311 = "llvm.icmp"(%1271, %1310) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1311)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1312 = "llvm.getelementptr"(%1301, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1234, %1312) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1259, %1236)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1313 = "llvm.add"(%1271, %1309) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1314 = "llvm.call"(%1234, %1313) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1315 = "llvm.getelementptr"(%1301, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1314, %1315) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1316 = "llvm.icmp"(%1314, %1234) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1316, %1259, %1236)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1317 = "llvm.load"(%1307) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1318 = "llvm.sext"(%1317) : (i32) -> i64
    %1319 = "llvm.ptrtoint"(%1314) : (!llvm.ptr) -> i64
    %1320 = "llvm.add"(%1319, %1237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1321 = "llvm.add"(%1320, %1318) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1322 = "llvm.sub"(%1226, %1318) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1323 = "llvm.and"(%1321, %1322) : (i64, i64) -> i64
    %1324 = "llvm.inttoptr"(%1323) : (i64) -> !llvm.ptr
    %1325 = "llvm.load"(%1251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1326 = "llvm.getelementptr"(%1306, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1327 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.sext"(%1327) : (i32) -> i64
    %1329 = "llvm.getelementptr"(%1325, %1328) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1324, %1329) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1330 = "llvm.load"(%1251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1331 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1332 = "llvm.sext"(%1331) : (i32) -> i64
    %1333 = "llvm.getelementptr"(%1330, %1332) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1334 = "llvm.getelementptr"(%1333, %1219) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1324, %1334) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1335 = "llvm.getelementptr"(%1306, %1238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1324, %1301) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1337 = "llvm.getelementptr"(%1301, %1219) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1218, %1337) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1338 = "llvm.getelementptr"(%1301, %1231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1222, %1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1339 = "llvm.getelementptr"(%1301, %1223) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1222, %1339) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1340 = "llvm.getelementptr"(%1301, %1239) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1336, %1340) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1341 = "llvm.getelementptr"(%1301, %1224) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1341, %1221, %1224) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1259, %1222)[^bb18] : (i32, i32) -> ()
  ^bb18(%1342: i32, %1343: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1344 = "llvm.add"(%1252, %1230) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1345 = "llvm.icmp"(%1344, %1245) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1345, %1344, %1342, %1343)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1346 = "llvm.icmp"(%1343, %1222) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1346, %1342, %1343)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1347: i32):  // 2 preds: ^bb0, ^bb19
    %1348 = "llvm.getelementptr"(%arg32, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1350 = "llvm.call"(%arg33, %1349, %1241, %1234) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1351 = "llvm.icmp"(%1350, %1222) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1351, %1350)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1352 = "llvm.shl"(%1244, %1218) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1353 = "llvm.mul"(%1352, %1347) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1354 = "llvm.or"(%1353, %1218) <{isDisjoint}> : (i32, i32) -> i32
    %1355 = "llvm.zext"(%1354) : (i32) -> i64
    %1356 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1357 = "llvm.alloca"(%1355) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1358 = "llvm.call"(%arg32, %arg34, %1246, %1357, %1347) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1356) : (!llvm.ptr) -> ()
    "llvm.br"(%1358)[^bb22] : (i32) -> ()
  ^bb22(%1359: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%1248, %1226)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb23(%1360: i64):  // 2 preds: ^bb22, ^bb23
    %1361 = "llvm.getelementptr"(%1246, %1360) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1362 = "llvm.getelementptr"(%1361, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1363 = "llvm.load"(%1362) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1363) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1364 = "llvm.getelementptr"(%1361, %1240) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1365 = "llvm.load"(%1364) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1365) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1366 = "llvm.add"(%1360, %1230) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1367 = "llvm.icmp"(%1366, %1245) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1367, %1366)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1359) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %1176 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1177 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1178 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1179 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1180 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1181 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1182 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1183 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1184 = "llvm.getelementptr"(%arg31, %1176) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1185 = "llvm.load"(%1184) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1186 = "llvm.icmp"(%1185, %1177) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1186, %1184, %1178)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1187 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1188 = "llvm.sext"(%arg29) : (i32) -> i64
    "llvm.br"(%1184)[^bb2] : (!llvm.ptr) -> ()
  ^bb2(%1189: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %1190 = "llvm.ptrtoint"(%1189) : (!llvm.ptr) -> i64
    %1191 = "llvm.sub"(%1190, %1187) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1192 = "llvm.icmp"(%1191, %1188) <{predicate = 5 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1192, %1189, %1192)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb3:  // pred: ^bb2
    %1193 = "llvm.call"(%1189) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1194 = "llvm.getelementptr"(%1189, %1193) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1195 = "llvm.getelementptr"(%1194, %1179) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1196 = "llvm.load"(%1195) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1197 = "llvm.icmp"(%1196, %1177) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1197, %1195, %1192, %1195)[^bb4, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i1, !llvm.ptr) -> ()
  ^bb4(%1198: !llvm.ptr, %1199: i1):  // 3 preds: ^bb0, ^bb2, ^bb3
    %1200 = "llvm.icmp"(%arg29, %1180) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1200)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1201 = "llvm.ptrtoint"(%1198) : (!llvm.ptr) -> i64
    %1202 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1203 = "llvm.sub"(%1201, %1202) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1204 = "llvm.zext"(%arg29) <{nonNeg}> : (i32) -> i64
    %1205 = "llvm.icmp"(%1203, %1204) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1206 = "llvm.select"(%1199, %1205, %1178) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1206, %1198, %1181)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb6:  // pred: ^bb4
    %1207 = "llvm.intr.umin"(%arg29, %1181) : (i32, i32) -> i32
    %1208 = "llvm.icmp"(%arg29, %1182) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1208, %arg30, %1207)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb7(%1209: i32):  // 2 preds: ^bb5, ^bb6
    "llvm.br"(%1182, %arg30)[^bb8] : (i32, !llvm.ptr) -> ()
  ^bb8(%1210: i32, %1211: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1212 = "llvm.call"(%1211) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1213 = "llvm.getelementptr"(%1211, %1212) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1214 = "llvm.getelementptr"(%1213, %1179) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1215 = "llvm.add"(%1210, %1183) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1216 = "llvm.icmp"(%1215, %1209) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1216, %1214, %1215, %1214)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb9(%1217: !llvm.ptr):  // 3 preds: ^bb5, ^bb6, ^bb8
    "llvm.return"(%1217) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %1059 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1060 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %1061 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1062 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1063 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1064 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1065 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1066 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1067 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1068 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1069 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1070 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %1071 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %1072 = "llvm.getelementptr"(%arg28, %1059) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1073 = "llvm.load"(%1072) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1073, %1060)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %1074 = "llvm.getelementptr"(%arg28, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1075 = "llvm.load"(%1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1076 = "llvm.getelementptr"(%arg28, %1063) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1078 = "llvm.getelementptr"(%arg26, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1079 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1080 = "llvm.sext"(%1079) : (i32) -> i64
    %1081 = "llvm.getelementptr"(%arg26, %1080) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1082 = "llvm.sext"(%1075) : (i32) -> i64
    %1083 = "llvm.getelementptr"(%1081, %1082) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1084 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.getelementptr"(%1083, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1086 = "llvm.load"(%1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1087 = "llvm.sext"(%1086) : (i32) -> i64
    %1088 = "llvm.getelementptr"(%arg27, %1087) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1089 = "llvm.getelementptr"(%1088, %1063) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.add"(%1077, %1064) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1091 = "llvm.mul"(%1084, %1090) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1092 = "llvm.sext"(%1091) : (i32) -> i64
    %1093 = "llvm.getelementptr"(%1089, %1092) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1084)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1094 = "llvm.load"(%1093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1094)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %1095 = "llvm.load"(%1093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1096 = "llvm.sext"(%1095) : (i32) -> i64
    "llvm.br"(%1096)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %1097 = "llvm.load"(%1093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1098 = "llvm.sext"(%1097) : (i16) -> i64
    "llvm.br"(%1098)[^bb5] : (i64) -> ()
  ^bb5(%1099: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %1100 = "llvm.sext"(%1099) : (i64) -> i128
    "llvm.br"(%1100)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %1101 = "llvm.getelementptr"(%arg26, %1061) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1103 = "llvm.sext"(%1102) : (i32) -> i64
    %1104 = "llvm.getelementptr"(%arg26, %1103) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1105 = "llvm.getelementptr"(%arg28, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1107 = "llvm.sext"(%1106) : (i32) -> i64
    %1108 = "llvm.getelementptr"(%1104, %1107) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1109 = "llvm.getelementptr"(%1108, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1110 = "llvm.load"(%1109) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1111 = "llvm.sext"(%1110) : (i32) -> i64
    %1112 = "llvm.getelementptr"(%arg27, %1111) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1113 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1113)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %1114 = "llvm.load"(%1112) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1114)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %1115 = "llvm.load"(%1112) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1116 = "llvm.sext"(%1115) : (i32) -> i64
    "llvm.br"(%1116)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %1117 = "llvm.load"(%1112) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1118 = "llvm.sext"(%1117) : (i16) -> i64
    "llvm.br"(%1118)[^bb10] : (i64) -> ()
  ^bb10(%1119: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %1120 = "llvm.sext"(%1119) : (i64) -> i128
    "llvm.br"(%1120)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %1121 = "llvm.getelementptr"(%arg28, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1122 = "llvm.load"(%1121) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1123 = "llvm.sext"(%1122) : (i32) -> i64
    %1124 = "llvm.getelementptr"(%arg26, %1123) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1125 = "llvm.getelementptr"(%1124, %1065) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1126 = "llvm.load"(%1125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1127 = "llvm.sext"(%1126) : (i32) -> i64
    %1128 = "llvm.getelementptr"(%arg26, %1127) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.load"(%1124) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1130 = "llvm.icmp"(%1129, %1066) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1130, %1067)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %1131 = "llvm.zext"(%1129) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1068, %1067)[^bb13] : (i64, i128) -> ()
  ^bb13(%1132: i64, %1133: i128):  // 2 preds: ^bb12, ^bb13
    %1134 = "llvm.getelementptr"(%1128, %1132) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1135 = "llvm.call"(%arg26, %arg27, %1134) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1136 = "llvm.load"(%1134) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1137 = "llvm.sext"(%1136) : (i64) -> i128
    %1138 = "llvm.mul"(%1135, %1137) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1139 = "llvm.add"(%1138, %1133) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1140 = "llvm.add"(%1132, %1069) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1141 = "llvm.icmp"(%1140, %1131) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1141, %1139, %1140, %1139)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%1142: i128):  // 2 preds: ^bb11, ^bb13
    %1143 = "llvm.getelementptr"(%arg28, %1063) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1144 = "llvm.load"(%1143) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1145 = "llvm.sext"(%1144) : (i32) -> i64
    %1146 = "llvm.getelementptr"(%arg26, %1145) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1147 = "llvm.getelementptr"(%1146, %1065) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1149 = "llvm.sext"(%1148) : (i32) -> i64
    %1150 = "llvm.getelementptr"(%arg26, %1149) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1152 = "llvm.icmp"(%1151, %1066) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1152, %1067)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %1153 = "llvm.zext"(%1151) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1068, %1067)[^bb16] : (i64, i128) -> ()
  ^bb16(%1154: i64, %1155: i128):  // 2 preds: ^bb15, ^bb16
    %1156 = "llvm.getelementptr"(%1150, %1154) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.call"(%arg26, %arg27, %1156) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1158 = "llvm.load"(%1156) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1159 = "llvm.sext"(%1158) : (i64) -> i128
    %1160 = "llvm.mul"(%1157, %1159) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1161 = "llvm.add"(%1160, %1155) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1162 = "llvm.add"(%1154, %1069) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1163 = "llvm.icmp"(%1162, %1153) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1163, %1161, %1162, %1161)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%1164: i128):  // 2 preds: ^bb14, ^bb16
    %1165 = "llvm.icmp"(%1073, %1070) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1165)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1166 = "llvm.mul"(%1164, %1142) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%1166)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %1167 = "llvm.trunc"(%1164) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1168 = "llvm.icmp"(%1167, %1069) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1168, %1067)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %1169 = "llvm.trunc"(%1142) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1170 = "llvm.sdiv"(%1169, %1167) : (i64, i64) -> i64
    %1171 = "llvm.srem"(%1169, %1167) : (i64, i64) -> i64
    %1172 = "llvm.ashr"(%1171, %1071) : (i64, i64) -> i64
    %1173 = "llvm.add"(%1172, %1170) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1174 = "llvm.sext"(%1173) : (i64) -> i128
    "llvm.br"(%1174)[^bb21] : (i128) -> ()
  ^bb21(%1175: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1175) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %882 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %883 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %884 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %885 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %886 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %887 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %888 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %889 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %890 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %891 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %892 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %893 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %894 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %895 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %896 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %897 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %898 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %899 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %900 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %901 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %902 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %903 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %904 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %905 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %906 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %907 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %908 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %909 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %910 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %911 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %912 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %913 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %914 = "llvm.alloca"(%882) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %915 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.getelementptr"(%arg24, %883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %917 = "llvm.load"(%916) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %918 = "llvm.getelementptr"(%arg23, %884) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %919 = "llvm.load"(%918) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %920 = "llvm.icmp"(%917, %919) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%920, %885)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %921 = "llvm.getelementptr"(%arg24, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %922 = "llvm.load"(%921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %923 = "llvm.getelementptr"(%arg23, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %924 = "llvm.load"(%923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %925 = "llvm.icmp"(%924, %887) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%925)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %926 = "llvm.icmp"(%922, %889) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%926, %888)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %927 = "llvm.icmp"(%922, %924) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%927, %888)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %928 = "llvm.getelementptr"(%arg23, %890) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %929 = "llvm.load"(%928) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %930 = "llvm.sext"(%929) : (i32) -> i64
    %931 = "llvm.getelementptr"(%arg22, %930) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %932 = "llvm.getelementptr"(%arg24, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %933 = "llvm.load"(%932) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %934 = "llvm.icmp"(%922, %887) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%934, %892, %887, %892)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %935 = "llvm.getelementptr"(%arg23, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %936 = "llvm.getelementptr"(%arg24, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %937 = "llvm.getelementptr"(%arg23, %891) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %938 = "llvm.getelementptr"(%arg25, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %939 = "llvm.icmp"(%915, %894) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %940 = "llvm.zext"(%922) <{nonNeg}> : (i32) -> i64
    %941 = "llvm.sext"(%915) : (i32) -> i64
    %942 = "llvm.getelementptr"(%931, %940) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%940, %887, %895, %887, %882)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%943: i64, %944: i32, %945: i64, %946: i32, %947: i32):  // 2 preds: ^bb5, ^bb19
    %948 = "llvm.add"(%943, %896) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %949 = "llvm.getelementptr"(%933, %948) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %950 = "llvm.load"(%949) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %951 = "llvm.load"(%935) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %952 = "llvm.icmp"(%951, %887) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%952, %945)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %953 = "llvm.getelementptr"(%942, %943) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %954 = "llvm.load"(%953) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%954)[^bb8] : (i64) -> ()
  ^bb8(%955: i64):  // 2 preds: ^bb6, ^bb7
    %956 = "llvm.icmp"(%955, %897) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %957 = "llvm.select"(%956, %955, %945) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%925)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %958 = "llvm.getelementptr"(%931, %943) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %960 = "llvm.icmp"(%959, %897) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %961 = "llvm.icmp"(%959, %950) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %962 = "llvm.select"(%960, %892, %961) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%962, %894)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %963 = "llvm.icmp"(%950, %895) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%963, %946, %957)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %964 = "llvm.load"(%936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %965 = "llvm.icmp"(%964, %898) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%965, %946, %957)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %966 = "llvm.getelementptr"(%964, %948) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %967 = "llvm.load"(%966) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %968 = "llvm.icmp"(%967, %955) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %969 = "llvm.or"(%956, %968) : (i1, i1) -> i1
    %970 = "llvm.select"(%968, %946, %899) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %971 = "llvm.select"(%968, %957, %967) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%969, %970, %971)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %972 = "llvm.load"(%937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %973 = "llvm.icmp"(%972, %887) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %974 = "llvm.icmp"(%967, %900) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %975 = "llvm.or"(%974, %973) : (i1, i1) -> i1
    %976 = "llvm.select"(%975, %946, %901) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%976, %967)[^bb14] : (i32, i64) -> ()
  ^bb14(%977: i32, %978: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %979 = "llvm.mul"(%943, %941) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %980 = "llvm.getelementptr"(%938, %979) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%915)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %981 = "llvm.trunc"(%950) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%981, %980) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %982 = "llvm.add"(%950, %902) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %983 = "llvm.icmp"(%982, %903) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %984 = "llvm.trunc"(%943) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %985 = "llvm.add"(%922, %984) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %986 = "llvm.shl"(%985, %885) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %987 = "llvm.sext"(%986) : (i32) -> i64
    %988 = "llvm.getelementptr"(%938, %987) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %989 = "llvm.trunc"(%978) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%989, %988) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%983)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%950, %980) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %990 = "llvm.trunc"(%943) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %991 = "llvm.add"(%922, %990) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %992 = "llvm.shl"(%991, %888) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %993 = "llvm.sext"(%992) : (i32) -> i64
    %994 = "llvm.getelementptr"(%938, %993) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%978, %994) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%882)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %995 = "llvm.trunc"(%950) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%995, %980) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %996 = "llvm.add"(%950, %904) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %997 = "llvm.icmp"(%996, %905) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %998 = "llvm.trunc"(%943) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %999 = "llvm.add"(%922, %998) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1000 = "llvm.mul"(%999, %915) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1001 = "llvm.sext"(%1000) : (i32) -> i64
    %1002 = "llvm.getelementptr"(%938, %1001) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1003 = "llvm.trunc"(%978) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1003, %1002) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%997)[^bb18] : (i1) -> ()
  ^bb18(%1004: i1):  // 2 preds: ^bb15, ^bb17
    %1005 = "llvm.shl"(%978, %906) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1006 = "llvm.ashr"(%1005, %906) <{isExact}> : (i64, i64) -> i64
    %1007 = "llvm.select"(%939, %978, %1006) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1008 = "llvm.shl"(%1007, %893) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1009 = "llvm.ashr"(%1008, %893) <{isExact}> : (i64, i64) -> i64
    %1010 = "llvm.icmp"(%978, %1009) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1011 = "llvm.and"(%1010, %1004) : (i1, i1) -> i1
    %1012 = "llvm.zext"(%1011) : (i1) -> i32
    "llvm.br"(%1012)[^bb19] : (i32) -> ()
  ^bb19(%1013: i32):  // 2 preds: ^bb16, ^bb18
    %1014 = "llvm.and"(%1013, %947) : (i32, i32) -> i32
    %1015 = "llvm.icmp"(%950, %900) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1016 = "llvm.zext"(%1015) : (i1) -> i32
    %1017 = "llvm.or"(%944, %1016) : (i32, i32) -> i32
    %1018 = "llvm.intr.umax"(%950, %895) : (i64, i64) -> i64
    %1019 = "llvm.mul"(%1018, %945) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1020 = "llvm.icmp"(%943, %895) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1020, %948, %1017, %1019, %977, %1014)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %1021 = "llvm.icmp"(%1017, %887) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1022 = "llvm.icmp"(%1014, %887) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1022, %977, %1021)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%1023: i1, %1024: i32, %1025: i1):  // 2 preds: ^bb4, ^bb20
    %1026 = "llvm.getelementptr"(%arg24, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1027 = "llvm.load"(%1026) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1027, %908)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %1028 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1029 = "llvm.ptrtoint"(%1028) : (!llvm.ptr) -> i64
    %1030 = "llvm.getelementptr"(%arg24, %909) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1031 = "llvm.load"(%1030) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1032 = "llvm.add"(%1031, %1029) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1033 = "llvm.load"(%931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1034 = "llvm.getelementptr"(%arg23, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1035 = "llvm.load"(%1034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1036 = "llvm.sext"(%1035) : (i32) -> i64
    %1037 = "llvm.mul"(%1033, %1036) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1038 = "llvm.sub"(%1032, %1037) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1038, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1039 = "llvm.getelementptr"(%arg25, %907) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1038, %1039) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1040 = "llvm.getelementptr"(%arg25, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1041 = "llvm.load"(%931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%915)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %1042 = "llvm.trunc"(%1041) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1042, %1040) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %1043 = "llvm.trunc"(%1041) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1043, %1040) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%1041, %1040) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%1025)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1044 = "llvm.getelementptr"(%arg24, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1045 = "llvm.load"(%1044) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1046 = "llvm.icmp"(%1045, %898) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1046, %887)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%914, %arg24, %906) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1047 = "llvm.getelementptr"(%914, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%898, %1047) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1048 = "llvm.call"(%arg22, %arg23, %914, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1048)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %1049 = "llvm.getelementptr"(%arg23, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1050 = "llvm.load"(%1049) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1051 = "llvm.add"(%1050, %911) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1052 = "llvm.sext"(%1051) : (i32) -> i64
    %1053 = "llvm.and"(%1038, %1052) : (i64, i64) -> i64
    %1054 = "llvm.icmp"(%1053, %900) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1054, %912)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %1055 = "llvm.icmp"(%1024, %887) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1056 = "llvm.select"(%1055, %892, %1023) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1057 = "llvm.select"(%1056, %1024, %913) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1057)[^bb31] : (i32) -> ()
  ^bb31(%1058: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%1058) : (i32) -> ()
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
    %313 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %314 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %315 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %316 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %317 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %318 = "llvm.mlir.constant"() <{value = 2147483644 : i64}> : () -> i64
    %319 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %320 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %321 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %322 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %323 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %324 = "llvm.getelementptr"(%arg17, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %325 = "llvm.load"(%324) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %326 = "llvm.load"(%325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %327 = "llvm.getelementptr"(%325, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %328 = "llvm.load"(%327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %329 = "llvm.add"(%328, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %330 = "llvm.zext"(%329) : (i32) -> i64
    %331 = "llvm.alloca"(%330) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %332 = "llvm.add"(%326, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %333 = "llvm.zext"(%332) : (i32) -> i64
    %334 = "llvm.alloca"(%333) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %335 = "llvm.icmp"(%328, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%335)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %336 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    %337 = "llvm.shl"(%336, %287) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%331, %288, %337) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %338 = "llvm.icmp"(%326, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%338, %286)[^bb3, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %339 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %340 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %341 = "llvm.getelementptr"(%323, %291) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %342 = "llvm.getelementptr"(%323, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %343 = "llvm.getelementptr"(%323, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.shl"(%arg21, %285) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %345 = "llvm.zext"(%344) <{nonNeg}> : (i32) -> i64
    %346 = "llvm.zext"(%326) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb66
    %347 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %348 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %349 = "llvm.load"(%348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %350 = "llvm.getelementptr"(%arg17, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %351 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %352 = "llvm.zext"(%326) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb69] : (i64) -> ()
  ^bb5(%353: i64):  // 2 preds: ^bb3, ^bb66
    %354 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %355 = "llvm.load"(%339) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %356 = "llvm.getelementptr"(%355, %353) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %357 = "llvm.getelementptr"(%356, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %358 = "llvm.load"(%357) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %359 = "llvm.sext"(%358) : (i32) -> i64
    %360 = "llvm.getelementptr"(%354, %359) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %361 = "llvm.load"(%356) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %362 = "llvm.icmp"(%361, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%362)[^bb6, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %363 = "llvm.load"(%360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.icmp"(%363, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%364)[^bb7, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %365 = "llvm.load"(%340) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %366 = "llvm.getelementptr"(%360, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %367 = "llvm.load"(%366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %368 = "llvm.sext"(%367) : (i32) -> i64
    %369 = "llvm.getelementptr"(%365, %368) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %370 = "llvm.getelementptr"(%360, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %371 = "llvm.load"(%370) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %372 = "llvm.icmp"(%371, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%372, %369)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %373 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %374 = "llvm.intr.smax"(%373, %298) : (i32, i32) -> i32
    %375 = "llvm.zext"(%374) <{nonNeg}> : (i32) -> i64
    %376 = "llvm.getelementptr"(%369, %375) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %377 = "llvm.load"(%376) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%377)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%378: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %379 = "llvm.icmp"(%378, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%379, %299)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %380 = "llvm.load"(%378) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %381 = "llvm.icmp"(%380, %301) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%381, %368, %371, %365, %380)[^bb37, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%382: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %383 = "llvm.getelementptr"(%356, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %384 = "llvm.load"(%383) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %385 = "llvm.load"(%341) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %386 = "llvm.sext"(%385) : (i32) -> i64
    %387 = "llvm.getelementptr"(%323, %386) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %388 = "llvm.load"(%342) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %389 = "llvm.sext"(%388) : (i32) -> i64
    %390 = "llvm.getelementptr"(%323, %389) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %391 = "llvm.sext"(%384) : (i32) -> i64
    %392 = "llvm.getelementptr"(%390, %391) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %393 = "llvm.getelementptr"(%392, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %394 = "llvm.load"(%393) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %395 = "llvm.sext"(%394) : (i32) -> i64
    %396 = "llvm.getelementptr"(%365, %395) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %397 = "llvm.getelementptr"(%392, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %398 = "llvm.load"(%397) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %399 = "llvm.icmp"(%398, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%399, %396)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %400 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %401 = "llvm.intr.smax"(%400, %298) : (i32, i32) -> i32
    %402 = "llvm.zext"(%401) <{nonNeg}> : (i32) -> i64
    %403 = "llvm.getelementptr"(%396, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %404 = "llvm.load"(%403) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%404)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%405: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %406 = "llvm.icmp"(%405, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%406, %299)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %407 = "llvm.load"(%405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%407)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%408: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %409 = "llvm.icmp"(%384, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%409)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %410 = "llvm.zext"(%384) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb19] : (i64) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb26
    %411 = "llvm.load"(%343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %412 = "llvm.icmp"(%411, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%412)[^bb18, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %413 = "llvm.zext"(%411) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb27] : (i64) -> ()
  ^bb19(%414: i64):  // 2 preds: ^bb16, ^bb26
    %415 = "llvm.getelementptr"(%390, %414) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %416 = "llvm.load"(%415) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %417 = "llvm.icmp"(%416, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%417)[^bb20, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %418 = "llvm.getelementptr"(%415, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %419 = "llvm.load"(%418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %420 = "llvm.sext"(%419) : (i32) -> i64
    %421 = "llvm.getelementptr"(%365, %420) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %422 = "llvm.getelementptr"(%415, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %423 = "llvm.load"(%422) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %424 = "llvm.icmp"(%423, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%424, %421)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %425 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %426 = "llvm.intr.smax"(%425, %298) : (i32, i32) -> i32
    %427 = "llvm.zext"(%426) <{nonNeg}> : (i32) -> i64
    %428 = "llvm.getelementptr"(%421, %427) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %429 = "llvm.load"(%428) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%429)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%430: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %431 = "llvm.icmp"(%430, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%431, %299)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %432 = "llvm.load"(%430) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%432)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%433: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %434 = "llvm.icmp"(%433, %408) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%434)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %435 = "llvm.trunc"(%414) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %436 = "llvm.load"(%343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %437 = "llvm.add"(%436, %435) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%437)[^bb35] : (i32) -> ()
  ^bb26:  // 2 preds: ^bb19, ^bb24
    %438 = "llvm.add"(%414, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %439 = "llvm.icmp"(%438, %410) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%439, %438)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb27(%440: i64):  // 2 preds: ^bb18, ^bb33
    %441 = "llvm.getelementptr"(%387, %440) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %442 = "llvm.load"(%441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %443 = "llvm.icmp"(%442, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%443)[^bb28, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %444 = "llvm.getelementptr"(%441, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %445 = "llvm.load"(%444) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %446 = "llvm.sext"(%445) : (i32) -> i64
    %447 = "llvm.getelementptr"(%365, %446) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %448 = "llvm.getelementptr"(%441, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %449 = "llvm.load"(%448) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %450 = "llvm.icmp"(%449, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%450, %447)[^bb30, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %451 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %452 = "llvm.intr.smax"(%451, %298) : (i32, i32) -> i32
    %453 = "llvm.zext"(%452) <{nonNeg}> : (i32) -> i64
    %454 = "llvm.getelementptr"(%447, %453) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %455 = "llvm.load"(%454) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%455)[^bb30] : (!llvm.ptr) -> ()
  ^bb30(%456: !llvm.ptr):  // 2 preds: ^bb28, ^bb29
    %457 = "llvm.icmp"(%456, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%457, %299)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %458 = "llvm.load"(%456) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%458)[^bb32] : (!llvm.ptr) -> ()
  ^bb32(%459: !llvm.ptr):  // 2 preds: ^bb30, ^bb31
    %460 = "llvm.icmp"(%459, %408) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%460)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // 2 preds: ^bb27, ^bb32
    %461 = "llvm.add"(%440, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %462 = "llvm.icmp"(%461, %413) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%462, %461)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb32
    %463 = "llvm.trunc"(%440) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%463)[^bb35] : (i32) -> ()
  ^bb35(%464: i32):  // 2 preds: ^bb25, ^bb34
    %465 = "llvm.icmp"(%464, %286) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%465, %368, %371, %365)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, !llvm.ptr) -> ()
  ^bb36:  // 3 preds: ^bb17, ^bb33, ^bb35
    %466 = "llvm.getelementptr"(%arg19, %353) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %467 = "llvm.getelementptr"(%466, %304) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%382, %467) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %468 = "llvm.load"(%340) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %469 = "llvm.load"(%366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %470 = "llvm.load"(%370) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %471 = "llvm.sext"(%469) : (i32) -> i64
    "llvm.br"(%471, %470, %468)[^bb37] : (i64, i32, !llvm.ptr) -> ()
  ^bb37(%472: i64, %473: i32, %474: !llvm.ptr):  // 3 preds: ^bb10, ^bb35, ^bb36
    %475 = "llvm.getelementptr"(%arg19, %353) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %476 = "llvm.mul"(%353, %345) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %477 = "llvm.getelementptr"(%arg20, %476) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %478 = "llvm.getelementptr"(%474, %472) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %479 = "llvm.icmp"(%473, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %480 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%479, %478, %473)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb38:  // pred: ^bb37
    %481 = "llvm.intr.smax"(%480, %298) : (i32, i32) -> i32
    %482 = "llvm.zext"(%481) <{nonNeg}> : (i32) -> i64
    %483 = "llvm.getelementptr"(%478, %482) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %484 = "llvm.load"(%483) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%480)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb39:  // pred: ^bb38
    %485 = "llvm.load"(%478) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%485)[^bb42] : (i64) -> ()
  ^bb40:  // pred: ^bb38
    %486 = "llvm.load"(%478) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %487 = "llvm.zext"(%486) : (i32) -> i64
    "llvm.br"(%487)[^bb42] : (i64) -> ()
  ^bb41:  // pred: ^bb38
    %488 = "llvm.load"(%478) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %489 = "llvm.sext"(%488) : (i16) -> i64
    "llvm.br"(%489)[^bb42] : (i64) -> ()
  ^bb42(%490: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %491 = "llvm.trunc"(%490) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%484, %491)[^bb43] : (!llvm.ptr, i32) -> ()
  ^bb43(%492: !llvm.ptr, %493: i32):  // 2 preds: ^bb37, ^bb42
    %494 = "llvm.icmp"(%493, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%494)[^bb44, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %495 = "llvm.shl"(%493, %285) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %496 = "llvm.getelementptr"(%492, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %497 = "llvm.sext"(%480) : (i32) -> i64
    %498 = "llvm.intr.smax"(%495, %285) : (i32, i32) -> i32
    %499 = "llvm.zext"(%498) <{nonNeg}> : (i32) -> i64
    %500 = "llvm.and"(%499, %303) : (i64, i64) -> i64
    %501 = "llvm.icmp"(%498, %285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%501, %293)[^bb56, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %502 = "llvm.and"(%499, %305) : (i64, i64) -> i64
    "llvm.br"(%293, %293)[^bb46] : (i64, i64) -> ()
  ^bb46(%503: i64, %504: i64):  // 2 preds: ^bb45, ^bb54
    %505 = "llvm.or"(%503, %303) <{isDisjoint}> : (i64, i64) -> i64
    %506 = "llvm.mul"(%505, %497) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %507 = "llvm.getelementptr"(%496, %506) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%480)[^bb49, ^bb47, ^bb48] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %508 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%508)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb46
    %509 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %510 = "llvm.sext"(%509) : (i32) -> i64
    "llvm.br"(%510)[^bb50] : (i64) -> ()
  ^bb49:  // pred: ^bb46
    %511 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %512 = "llvm.sext"(%511) : (i16) -> i64
    "llvm.br"(%512)[^bb50] : (i64) -> ()
  ^bb50(%513: i64):  // 3 preds: ^bb47, ^bb48, ^bb49
    %514 = "llvm.getelementptr"(%477, %503) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%513, %514) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %515 = "llvm.add"(%503, %306) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %516 = "llvm.mul"(%515, %497) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %517 = "llvm.getelementptr"(%496, %516) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%480)[^bb53, ^bb52, ^bb51] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb51:  // pred: ^bb50
    %518 = "llvm.load"(%517) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %519 = "llvm.sext"(%518) : (i32) -> i64
    "llvm.br"(%519)[^bb54] : (i64) -> ()
  ^bb52:  // pred: ^bb50
    %520 = "llvm.load"(%517) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%520)[^bb54] : (i64) -> ()
  ^bb53:  // pred: ^bb50
    %521 = "llvm.load"(%517) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %522 = "llvm.sext"(%521) : (i16) -> i64
    "llvm.br"(%522)[^bb54] : (i64) -> ()
  ^bb54(%523: i64):  // 3 preds: ^bb51, ^bb52, ^bb53
    %524 = "llvm.getelementptr"(%477, %505) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%523, %524) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %525 = "llvm.add"(%504, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %526 = "llvm.icmp"(%525, %502) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%526, %515, %525)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb55:  // pred: ^bb54
    %527 = "llvm.icmp"(%500, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%527, %515)[^bb61, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56(%528: i64):  // 2 preds: ^bb44, ^bb55
    %529 = "llvm.icmp"(%500, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%529) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %530 = "llvm.add"(%528, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %531 = "llvm.mul"(%530, %497) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %532 = "llvm.getelementptr"(%496, %531) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%480)[^bb59, ^bb58, ^bb57] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %533 = "llvm.load"(%532) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %534 = "llvm.sext"(%533) : (i32) -> i64
    "llvm.br"(%534)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %535 = "llvm.load"(%532) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%535)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %536 = "llvm.load"(%532) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %537 = "llvm.sext"(%536) : (i16) -> i64
    "llvm.br"(%537)[^bb60] : (i64) -> ()
  ^bb60(%538: i64):  // 3 preds: ^bb57, ^bb58, ^bb59
    %539 = "llvm.getelementptr"(%477, %528) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%538, %539) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb61] : () -> ()
  ^bb61:  // 3 preds: ^bb43, ^bb55, ^bb60
    %540 = "llvm.getelementptr"(%492, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%480)[^bb64, ^bb62, ^bb63] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb62:  // pred: ^bb61
    %541 = "llvm.load"(%540) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%541)[^bb65] : (i64) -> ()
  ^bb63:  // pred: ^bb61
    %542 = "llvm.load"(%540) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %543 = "llvm.sext"(%542) : (i32) -> i64
    "llvm.br"(%543)[^bb65] : (i64) -> ()
  ^bb64:  // pred: ^bb61
    %544 = "llvm.load"(%540) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %545 = "llvm.sext"(%544) : (i16) -> i64
    "llvm.br"(%545)[^bb65] : (i64) -> ()
  ^bb65(%546: i64):  // 3 preds: ^bb62, ^bb63, ^bb64
    %547 = "llvm.getelementptr"(%360, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %548 = "llvm.load"(%547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %549 = "llvm.sext"(%548) : (i32) -> i64
    %550 = "llvm.mul"(%546, %549) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %551 = "llvm.getelementptr"(%492, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %552 = "llvm.load"(%551) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %553 = "llvm.ptrtoint"(%552) : (!llvm.ptr) -> i64
    %554 = "llvm.add"(%550, %553) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %555 = "llvm.inttoptr"(%554) : (i64) -> !llvm.ptr
    %556 = "llvm.getelementptr"(%360, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %557 = "llvm.load"(%556) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %558 = "llvm.sext"(%493) : (i32) -> i64
    %559 = "llvm.getelementptr"(%477, %558) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%555, %475) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %560 = "llvm.getelementptr"(%475, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%285, %560) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %561 = "llvm.getelementptr"(%475, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%286, %561) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %562 = "llvm.getelementptr"(%475, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%493, %562) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %563 = "llvm.getelementptr"(%475, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%557, %563) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %564 = "llvm.getelementptr"(%475, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%477, %564) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %565 = "llvm.getelementptr"(%475, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%559, %565) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %566 = "llvm.getelementptr"(%475, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%293, %566) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 3 preds: ^bb5, ^bb6, ^bb65
    %567 = "llvm.add"(%353, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %568 = "llvm.icmp"(%567, %346) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%568, %567)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb67(%569: i32):  // 2 preds: ^bb2, ^bb93
    %570 = "llvm.icmp"(%569, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %571 = "llvm.and"(%570, %335) : (i1, i1) -> i1
    "llvm.cond_br"(%571, %569)[^bb68, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %572 = "llvm.getelementptr"(%arg17, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %573 = "llvm.load"(%572) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %574 = "llvm.getelementptr"(%325, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %575 = "llvm.load"(%574) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %576 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    %577 = "llvm.sext"(%575) : (i32) -> i64
    %578 = "llvm.getelementptr"(%573, %577) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%293)[^bb97] : (i64) -> ()
  ^bb69(%579: i64):  // 2 preds: ^bb4, ^bb93
    %580 = "llvm.getelementptr"(%349, %579) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %581 = "llvm.getelementptr"(%580, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %582 = "llvm.load"(%581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %583 = "llvm.sext"(%582) : (i32) -> i64
    %584 = "llvm.getelementptr"(%347, %583) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %585 = "llvm.load"(%580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %586 = "llvm.icmp"(%585, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%586, %286)[^bb70, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %587 = "llvm.load"(%584) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %588 = "llvm.icmp"(%587, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%588, %286)[^bb71, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %589 = "llvm.getelementptr"(%arg19, %579) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %590 = "llvm.getelementptr"(%334, %579) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %591 = "llvm.getelementptr"(%580, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %592 = "llvm.load"(%591) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %593 = "llvm.sext"(%592) : (i32) -> i64
    %594 = "llvm.getelementptr"(%347, %593) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%303, %590) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %595 = "llvm.getelementptr"(%589, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %596 = "llvm.load"(%595) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %597 = "llvm.icmp"(%596, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%597)[^bb72, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %598 = "llvm.getelementptr"(%589, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %599 = "llvm.getelementptr"(%584, %309) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %600 = "llvm.zext"(%596) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303, %293)[^bb74] : (i64, i64) -> ()
  ^bb73(%601: i64):  // 2 preds: ^bb77, ^bb86
    %602 = "llvm.add"(%605, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %603 = "llvm.icmp"(%602, %600) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%603, %601, %601, %602)[^bb88, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i64, i64) -> ()
  ^bb74(%604: i64, %605: i64):  // 2 preds: ^bb72, ^bb73
    %606 = "llvm.getelementptr"(%594, %605) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.load"(%606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %608 = "llvm.icmp"(%607, %310) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%608)[^bb75, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %609 = "llvm.getelementptr"(%606, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %610 = "llvm.load"(%609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %611 = "llvm.load"(%324) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %612 = "llvm.getelementptr"(%611, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %613 = "llvm.load"(%612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %614 = "llvm.sub"(%610, %613) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %615 = "llvm.load"(%598) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %616 = "llvm.getelementptr"(%615, %605) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %617 = "llvm.load"(%616) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %618 = "llvm.mul"(%604, %617) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%618, %590) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %619 = "llvm.icmp"(%614, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%619)[^bb76, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %620 = "llvm.zext"(%614) <{nonNeg}> : (i32) -> i64
    %621 = "llvm.getelementptr"(%331, %620) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %622 = "llvm.load"(%621) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %623 = "llvm.icmp"(%622, %293) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%623, %618, %617, %622)[^bb77, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb77:  // pred: ^bb76
    "llvm.store"(%617, %621) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%618)[^bb73] : (i64) -> ()
  ^bb78:  // pred: ^bb74
    %624 = "llvm.load"(%598) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %625 = "llvm.getelementptr"(%624, %605) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %626 = "llvm.load"(%625) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %627 = "llvm.mul"(%604, %626) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%627, %590) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %628 = "llvm.icmp"(%607, %311) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%628)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %629 = "llvm.load"(%599) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %630 = "llvm.sext"(%629) : (i32) -> i64
    %631 = "llvm.getelementptr"(%347, %630) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %632 = "llvm.getelementptr"(%631, %605) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %633 = "llvm.getelementptr"(%632, %284) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %634 = "llvm.load"(%633) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%627, %626, %634)[^bb86] : (i64, i64, i64) -> ()
  ^bb80:  // pred: ^bb75
    %635 = "llvm.load"(%350) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %636 = "llvm.sext"(%610) : (i32) -> i64
    %637 = "llvm.getelementptr"(%635, %636) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %638 = "llvm.load"(%637) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%618, %617, %638)[^bb86] : (i64, i64, i64) -> ()
  ^bb81:  // pred: ^bb78
    %639 = "llvm.load"(%351) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %640 = "llvm.getelementptr"(%606, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %641 = "llvm.load"(%640) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %642 = "llvm.sext"(%641) : (i32) -> i64
    %643 = "llvm.getelementptr"(%347, %642) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %644 = "llvm.getelementptr"(%643, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %645 = "llvm.load"(%644) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %646 = "llvm.sext"(%645) : (i32) -> i64
    %647 = "llvm.getelementptr"(%347, %646) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %648 = "llvm.load"(%643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %649 = "llvm.icmp"(%648, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%649, %312)[^bb82, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb82:  // pred: ^bb81
    %650 = "llvm.zext"(%648) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293, %312)[^bb83] : (i64, i128) -> ()
  ^bb83(%651: i64, %652: i128):  // 2 preds: ^bb82, ^bb83
    %653 = "llvm.getelementptr"(%647, %651) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %654 = "llvm.call"(%347, %639, %653) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %655 = "llvm.load"(%653) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %656 = "llvm.sext"(%655) : (i64) -> i128
    %657 = "llvm.mul"(%654, %656) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %658 = "llvm.add"(%657, %652) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %659 = "llvm.add"(%651, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %660 = "llvm.icmp"(%659, %650) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%660, %659, %658)[^bb84, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb84:  // pred: ^bb83
    %661 = "llvm.icmp"(%658, %312) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%661, %627, %626, %293, %658)[^bb86, ^bb85] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i64, i64, i128) -> ()
  ^bb85(%662: i128):  // 2 preds: ^bb81, ^bb84
    %663 = "llvm.intr.umin"(%662, %313) : (i128, i128) -> i128
    %664 = "llvm.trunc"(%663) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%627, %626, %664)[^bb86] : (i64, i64, i64) -> ()
  ^bb86(%665: i64, %666: i64, %667: i64):  // 5 preds: ^bb76, ^bb79, ^bb80, ^bb84, ^bb85
    %668 = "llvm.icmp"(%666, %667) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%668, %665)[^bb73, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    %669 = "llvm.getelementptr"(%580, %291) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %670 = "llvm.load"(%669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %671 = "llvm.icmp"(%670, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%671, %665, %670, %314)[^bb88, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb88(%672: i64):  // 2 preds: ^bb73, ^bb87
    %673 = "llvm.icmp"(%672, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%673, %286)[^bb93, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb89:  // 2 preds: ^bb71, ^bb88
    %674 = "llvm.load"(%351) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %675 = "llvm.getelementptr"(%584, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %676 = "llvm.load"(%675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %677 = "llvm.sext"(%676) : (i32) -> i64
    %678 = "llvm.getelementptr"(%674, %677) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %679 = "llvm.getelementptr"(%584, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %680 = "llvm.load"(%679) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %681 = "llvm.icmp"(%680, %297) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%681, %678)[^bb91, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb90:  // pred: ^bb89
    %682 = "llvm.load"(%323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %683 = "llvm.intr.smax"(%682, %298) : (i32, i32) -> i32
    %684 = "llvm.zext"(%683) <{nonNeg}> : (i32) -> i64
    %685 = "llvm.getelementptr"(%678, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %686 = "llvm.load"(%685) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%686)[^bb91] : (!llvm.ptr) -> ()
  ^bb91(%687: !llvm.ptr):  // 2 preds: ^bb89, ^bb90
    %688 = "llvm.icmp"(%687, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%688, %315)[^bb127, ^bb92] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb92:  // pred: ^bb91
    %689 = "llvm.load"(%687) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %690 = "llvm.icmp"(%689, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %691 = "llvm.select"(%690, %315, %286) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%691)[^bb93] : (i32) -> ()
  ^bb93(%692: i32):  // 4 preds: ^bb69, ^bb70, ^bb88, ^bb92
    %693 = "llvm.add"(%579, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %694 = "llvm.icmp"(%692, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %695 = "llvm.icmp"(%693, %352) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %696 = "llvm.select"(%694, %695, %314) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%696, %693, %692)[^bb69, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb94:  // pred: ^bb97
    %697 = "llvm.zext"(%708) : (i1) -> i32
    "llvm.br"(%697)[^bb95] : (i32) -> ()
  ^bb95(%698: i32):  // 2 preds: ^bb67, ^bb94
    %699 = "llvm.icmp"(%698, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %700 = "llvm.and"(%699, %338) : (i1, i1) -> i1
    "llvm.cond_br"(%700, %698, %699)[^bb96, ^bb98] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb96:  // pred: ^bb95
    %701 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %702 = "llvm.zext"(%326) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb101] : (i64) -> ()
  ^bb97(%703: i64):  // 2 preds: ^bb68, ^bb97
    %704 = "llvm.getelementptr"(%331, %703) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %705 = "llvm.load"(%704) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %706 = "llvm.getelementptr"(%578, %703) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %707 = "llvm.load"(%706) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %708 = "llvm.icmp"(%705, %707) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %709 = "llvm.add"(%703, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %710 = "llvm.icmp"(%709, %576) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %711 = "llvm.select"(%708, %316, %710) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%711, %709)[^bb94, ^bb97] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb98(%712: i32, %713: i1):  // 3 preds: ^bb87, ^bb95, ^bb104
    %714 = "llvm.icmp"(%712, %315) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %715 = "llvm.and"(%714, %335) : (i1, i1) -> i1
    "llvm.cond_br"(%715)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %716 = "llvm.getelementptr"(%arg17, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %717 = "llvm.sext"(%326) : (i32) -> i64
    %718 = "llvm.zext"(%328) <{nonNeg}> : (i32) -> i64
    %719 = "llvm.and"(%718, %287) : (i64, i64) -> i64
    %720 = "llvm.icmp"(%328, %317) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%720, %293)[^bb107, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb100:  // pred: ^bb99
    %721 = "llvm.and"(%718, %318) : (i64, i64) -> i64
    "llvm.br"(%293, %293)[^bb105] : (i64, i64) -> ()
  ^bb101(%722: i64):  // 2 preds: ^bb96, ^bb104
    %723 = "llvm.load"(%701) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %724 = "llvm.getelementptr"(%723, %722) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %725 = "llvm.load"(%724) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %726 = "llvm.icmp"(%725, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%726, %286)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %727 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %728 = "llvm.getelementptr"(%724, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %729 = "llvm.load"(%728) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %730 = "llvm.sext"(%729) : (i32) -> i64
    %731 = "llvm.getelementptr"(%727, %730) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %732 = "llvm.load"(%731) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %733 = "llvm.icmp"(%732, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%733, %286)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %734 = "llvm.getelementptr"(%arg19, %722) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %735 = "llvm.getelementptr"(%334, %722) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %736 = "llvm.load"(%735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %737 = "llvm.trunc"(%722) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %738 = "llvm.call"(%arg17, %737, %arg18, %734, %736) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%738)[^bb104] : (i32) -> ()
  ^bb104(%739: i32):  // 3 preds: ^bb101, ^bb102, ^bb103
    %740 = "llvm.add"(%722, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %741 = "llvm.icmp"(%739, %286) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %742 = "llvm.icmp"(%740, %702) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %743 = "llvm.select"(%741, %742, %314) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%743, %740, %739, %741)[^bb101, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb105(%744: i64, %745: i64):  // 2 preds: ^bb100, ^bb105
    %746 = "llvm.load"(%716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %747 = "llvm.getelementptr"(%746, %744) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.getelementptr"(%747, %717) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %749 = "llvm.load"(%748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %750 = "llvm.getelementptr"(%331, %744) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %751 = "llvm.load"(%750) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%751, %749) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %752 = "llvm.or"(%744, %303) <{isDisjoint}> : (i64, i64) -> i64
    %753 = "llvm.load"(%716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %754 = "llvm.getelementptr"(%753, %752) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %755 = "llvm.getelementptr"(%754, %717) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %756 = "llvm.load"(%755) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %757 = "llvm.getelementptr"(%331, %752) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %758 = "llvm.load"(%757) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%758, %756) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %759 = "llvm.or"(%744, %306) <{isDisjoint}> : (i64, i64) -> i64
    %760 = "llvm.load"(%716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %761 = "llvm.getelementptr"(%760, %759) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %762 = "llvm.getelementptr"(%761, %717) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %763 = "llvm.load"(%762) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %764 = "llvm.getelementptr"(%331, %759) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %765 = "llvm.load"(%764) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%765, %763) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %766 = "llvm.or"(%744, %287) <{isDisjoint}> : (i64, i64) -> i64
    %767 = "llvm.load"(%716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %768 = "llvm.getelementptr"(%767, %766) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %769 = "llvm.getelementptr"(%768, %717) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %771 = "llvm.getelementptr"(%331, %766) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %772 = "llvm.load"(%771) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%772, %770) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %773 = "llvm.add"(%744, %302) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %774 = "llvm.add"(%745, %302) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %775 = "llvm.icmp"(%774, %721) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%775, %773, %774)[^bb106, ^bb105] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb106:  // pred: ^bb105
    %776 = "llvm.icmp"(%719, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%776, %773)[^bb109, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb107(%777: i64):  // 2 preds: ^bb99, ^bb106
    %778 = "llvm.icmp"(%719, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%778) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.br"(%777, %293)[^bb108] : (i64, i64) -> ()
  ^bb108(%779: i64, %780: i64):  // 2 preds: ^bb107, ^bb108
    %781 = "llvm.load"(%716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %782 = "llvm.getelementptr"(%781, %779) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %783 = "llvm.getelementptr"(%782, %717) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %784 = "llvm.load"(%783) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %785 = "llvm.getelementptr"(%331, %779) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %786 = "llvm.load"(%785) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%786, %784) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %787 = "llvm.add"(%779, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %788 = "llvm.add"(%780, %303) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %789 = "llvm.icmp"(%788, %719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%789, %787, %788)[^bb109, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb109:  // 3 preds: ^bb98, ^bb106, ^bb108
    %790 = "llvm.and"(%713, %338) : (i1, i1) -> i1
    %791 = "llvm.select"(%713, %286, %712) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%790, %791)[^bb110, ^bb127] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb110:  // pred: ^bb109
    %792 = "llvm.getelementptr"(%arg17, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %793 = "llvm.getelementptr"(%arg17, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %794 = "llvm.getelementptr"(%arg17, %290) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %795 = "llvm.zext"(%326) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%293)[^bb111] : (i64) -> ()
  ^bb111(%796: i64):  // 2 preds: ^bb110, ^bb126
    %797 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %798 = "llvm.load"(%792) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %799 = "llvm.getelementptr"(%798, %796) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %800 = "llvm.getelementptr"(%799, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %801 = "llvm.load"(%800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %802 = "llvm.sext"(%801) : (i32) -> i64
    %803 = "llvm.getelementptr"(%797, %802) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %804 = "llvm.load"(%799) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%804)[^bb114, ^bb126, ^bb112] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb112:  // pred: ^bb111
    %805 = "llvm.getelementptr"(%arg19, %796) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %806 = "llvm.load"(%805) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %807 = "llvm.icmp"(%806, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%807)[^bb126, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %808 = "llvm.load"(%793) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %809 = "llvm.getelementptr"(%808, %796) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %810 = "llvm.load"(%809) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %811 = "llvm.getelementptr"(%arg18, %796) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %812 = "llvm.load"(%811) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.intr.memcpy"(%810, %806, %812) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %813 = "llvm.load"(%792) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %814 = "llvm.getelementptr"(%813, %796) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %815 = "llvm.load"(%814) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %816 = "llvm.icmp"(%815, %319) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%816)[^bb126, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // 2 preds: ^bb111, ^bb113
    %817 = "llvm.load"(%803) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %818 = "llvm.icmp"(%817, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%818)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb115:  // pred: ^bb114
    %819 = "llvm.load"(%793) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %820 = "llvm.getelementptr"(%819, %796) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %821 = "llvm.load"(%820) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %822 = "llvm.load"(%794) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %823 = "llvm.getelementptr"(%803, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %824 = "llvm.load"(%823) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %825 = "llvm.sext"(%824) : (i32) -> i64
    %826 = "llvm.getelementptr"(%822, %825) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %827 = "llvm.getelementptr"(%803, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %828 = "llvm.load"(%827) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %829 = "llvm.sext"(%828) : (i32) -> i64
    "llvm.intr.memcpy"(%821, %826, %829) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb116:  // pred: ^bb114
    %830 = "llvm.getelementptr"(%334, %796) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %831 = "llvm.load"(%830) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %832 = "llvm.icmp"(%831, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%832)[^bb126, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117:  // pred: ^bb116
    %833 = "llvm.getelementptr"(%803, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %834 = "llvm.load"(%833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %835 = "llvm.add"(%834, %285) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %836 = "llvm.zext"(%835) : (i32) -> i64
    %837 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %838 = "llvm.alloca"(%836) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %839 = "llvm.load"(%833) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %840 = "llvm.getelementptr"(%arg19, %796) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %841 = "llvm.getelementptr"(%840, %308) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %842 = "llvm.load"(%841) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %843 = "llvm.icmp"(%839, %286) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%843)[^bb118, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %844 = "llvm.zext"(%839) <{nonNeg}> : (i32) -> i64
    %845 = "llvm.and"(%844, %303) : (i64, i64) -> i64
    %846 = "llvm.icmp"(%839, %285) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%846, %844, %303)[^bb122, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %847 = "llvm.and"(%844, %305) : (i64, i64) -> i64
    "llvm.br"(%844, %303, %293)[^bb120] : (i64, i64, i64) -> ()
  ^bb120(%848: i64, %849: i64, %850: i64):  // 2 preds: ^bb119, ^bb120
    %851 = "llvm.add"(%848, %320) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %852 = "llvm.getelementptr"(%838, %851) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%849, %852) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %853 = "llvm.getelementptr"(%842, %851) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %854 = "llvm.load"(%853) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %855 = "llvm.intr.umax"(%854, %303) : (i64, i64) -> i64
    %856 = "llvm.mul"(%855, %849) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %857 = "llvm.add"(%848, %321) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %858 = "llvm.getelementptr"(%838, %857) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%856, %858) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %859 = "llvm.getelementptr"(%842, %857) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %860 = "llvm.load"(%859) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %861 = "llvm.intr.umax"(%860, %303) : (i64, i64) -> i64
    %862 = "llvm.mul"(%861, %856) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %863 = "llvm.add"(%850, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %864 = "llvm.icmp"(%863, %847) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%864, %857, %862, %863)[^bb121, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb121:  // pred: ^bb120
    %865 = "llvm.icmp"(%845, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%865, %857, %862)[^bb123, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb122(%866: i64, %867: i64):  // 2 preds: ^bb118, ^bb121
    %868 = "llvm.icmp"(%845, %293) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%868) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %869 = "llvm.getelementptr"(%838, %866) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %870 = "llvm.getelementptr"(%869, %322) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%867, %870) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb123] : () -> ()
  ^bb123:  // 3 preds: ^bb117, ^bb121, ^bb122
    %871 = "llvm.getelementptr"(%840, %292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %872 = "llvm.load"(%871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %873 = "llvm.icmp"(%872, %299) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%873)[^bb124, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%838, %871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    %874 = "llvm.load"(%793) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %875 = "llvm.getelementptr"(%874, %796) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %876 = "llvm.load"(%875) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %877 = "llvm.getelementptr"(%803, %284) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %878 = "llvm.load"(%877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%876, %840, %878, %838, %831) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%837) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 6 preds: ^bb111, ^bb112, ^bb113, ^bb115, ^bb116, ^bb125
    %879 = "llvm.add"(%796, %303) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %880 = "llvm.icmp"(%879, %795) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%880, %286, %879)[^bb127, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb127(%881: i32):  // 3 preds: ^bb91, ^bb109, ^bb126
    "llvm.return"(%881) : (i32) -> ()
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

