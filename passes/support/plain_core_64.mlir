// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr):
    %1544 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1545 = "llvm.mlir.constant"() <{value = 60 : i64}> : () -> i64
    %1546 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1547 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1548 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1549 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1550 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1551 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1552 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1553 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1554 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1555 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1556 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1557 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1558 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1559 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1560 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1561 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1562 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1563 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %1564 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %1565 = "llvm.mlir.constant"() <{value = 4294967295 : i64}> : () -> i64
    %1566 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1567 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1568 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1569 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1570 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1571 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %1572 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1573 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1574 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1575 = "llvm.alloca"(%1544) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1576 = "llvm.alloca"(%1544) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1577 = "llvm.getelementptr"(%arg33, %1545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1578 = "llvm.load"(%1577) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1579 = "llvm.sext"(%1578) : (i32) -> i64
    %1580 = "llvm.getelementptr"(%arg33, %1579) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1581 = "llvm.getelementptr"(%1580, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1582 = "llvm.load"(%1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1583 = "llvm.sext"(%1582) : (i32) -> i64
    %1584 = "llvm.getelementptr"(%arg33, %1583) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1585 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1586 = "llvm.getelementptr"(%1580, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1587 = "llvm.load"(%1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1588 = "llvm.icmp"(%1587, %1548) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1588)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1589 = "llvm.getelementptr"(%1580, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1590 = "llvm.sext"(%1585) : (i32) -> i64
    %1591 = "llvm.getelementptr"(%arg36, %1590) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1550)[^bb2] : (i64) -> ()
  ^bb2(%1592: i64):  // 2 preds: ^bb1, ^bb4
    %1593 = "llvm.getelementptr"(%1591, %1592) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1594 = "llvm.load"(%1593) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1595 = "llvm.icmp"(%1594, %1551) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1596 = "llvm.load"(%1589) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1597 = "llvm.sext"(%1596) : (i32) -> i64
    %1598 = "llvm.getelementptr"(%arg37, %1592) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1599 = "llvm.getelementptr"(%1598, %1597) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1595, %1552)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1600 = "llvm.load"(%1594) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1600)[^bb4] : (i64) -> ()
  ^bb4(%1601: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1601, %1599) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1602 = "llvm.add"(%1592, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1603 = "llvm.load"(%1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1604 = "llvm.sext"(%1603) : (i32) -> i64
    %1605 = "llvm.icmp"(%1602, %1604) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1605, %1602)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb5:  // 2 preds: ^bb0, ^bb4
    "llvm.store"(%arg33, %1575) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1606 = "llvm.getelementptr"(%1575, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1580, %1606) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1607 = "llvm.getelementptr"(%1575, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1584, %1607) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1608 = "llvm.getelementptr"(%1575, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg36, %1608) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1609 = "llvm.getelementptr"(%1575, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %1609) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1610 = "llvm.getelementptr"(%1575, %1557) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg35, %1610) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1611 = "llvm.add"(%1585, %1544) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1612 = "llvm.zext"(%1611) : (i32) -> i64
    %1613 = "llvm.alloca"(%1612) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1614 = "llvm.alloca"(%1612) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1615 = "llvm.call"(%1575) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_take, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
    %1616 = "llvm.icmp"(%1615, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1616, %1615)[^bb6, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1617 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1618 = "llvm.icmp"(%1617, %1548) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1618)[^bb7, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1619 = "llvm.zext"(%1617) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1550)[^bb8] : (i64) -> ()
  ^bb8(%1620: i64):  // 2 preds: ^bb7, ^bb27
    %1621 = "llvm.getelementptr"(%1584, %1620) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1622 = "llvm.load"(%1621) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1623 = "llvm.icmp"(%1622, %1558) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1624 = "llvm.select"(%1623, %1556, %1559) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1625 = "llvm.getelementptr"(%arg33, %1624) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1626 = "llvm.load"(%1625) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1627 = "llvm.sext"(%1626) : (i32) -> i64
    %1628 = "llvm.getelementptr"(%arg33, %1627) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1629 = "llvm.getelementptr"(%1621, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1631 = "llvm.sext"(%1630) : (i32) -> i64
    %1632 = "llvm.getelementptr"(%1628, %1631) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1633 = "llvm.getelementptr"(%1632, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1634 = "llvm.load"(%1633) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1635 = "llvm.load"(%1632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1636 = "llvm.icmp"(%1635, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1637 = "llvm.sext"(%1634) : (i32) -> i64
    "llvm.cond_br"(%1636, %1637)[^bb9, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1638 = "llvm.getelementptr"(%1632, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1639 = "llvm.load"(%1638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1640 = "llvm.getelementptr"(%1632, %1561) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1641 = "llvm.intr.smax"(%1639, %1548) : (i32, i32) -> i32
    %1642 = "llvm.zext"(%1641) <{nonNeg}> : (i32) -> i64
    %1643 = "llvm.icmp"(%1639, %1544) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1643, %1637)[^bb25, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb10:  // pred: ^bb9
    %1644 = "llvm.sext"(%1634) : (i32) -> i128
    %1645 = "llvm.getelementptr"(%1621, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1646 = "llvm.load"(%1645) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1647 = "llvm.sext"(%1646) : (i32) -> i64
    %1648 = "llvm.getelementptr"(%arg33, %1647) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1644, %1544, %1550)[^bb11] : (i128, i32, i64) -> ()
  ^bb11(%1649: i128, %1650: i32, %1651: i64):  // 2 preds: ^bb10, ^bb21
    %1652 = "llvm.getelementptr"(%1648, %1651) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1653 = "llvm.load"(%1652) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1653)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1654 = "llvm.load"(%1640) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1655 = "llvm.sext"(%1654) : (i32) -> i64
    %1656 = "llvm.getelementptr"(%arg33, %1655) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1657 = "llvm.getelementptr"(%1656, %1651) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1658 = "llvm.getelementptr"(%1657, %1547) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1659 = "llvm.load"(%1658) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1660 = "llvm.sext"(%1659) : (i64) -> i128
    "llvm.br"(%1660)[^bb17] : (i128) -> ()
  ^bb13:  // pred: ^bb11
    %1661 = "llvm.getelementptr"(%1652, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1662 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1663 = "llvm.sext"(%1662) : (i32) -> i64
    %1664 = "llvm.getelementptr"(%arg37, %1663) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1665 = "llvm.load"(%1664) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1666 = "llvm.sext"(%1665) : (i64) -> i128
    "llvm.br"(%1666)[^bb17] : (i128) -> ()
  ^bb14:  // pred: ^bb11
    %1667 = "llvm.getelementptr"(%1652, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1668 = "llvm.load"(%1667) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1669 = "llvm.sext"(%1668) : (i32) -> i64
    %1670 = "llvm.getelementptr"(%arg33, %1669) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1671 = "llvm.getelementptr"(%1670, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1672 = "llvm.load"(%1671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1673 = "llvm.sext"(%1672) : (i32) -> i64
    %1674 = "llvm.getelementptr"(%arg33, %1673) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1675 = "llvm.load"(%1670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1676 = "llvm.icmp"(%1675, %1548) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1676)[^bb15, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1677 = "llvm.zext"(%1675) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1550, %1562)[^bb16] : (i64, i128) -> ()
  ^bb16(%1678: i64, %1679: i128):  // 2 preds: ^bb15, ^bb16
    %1680 = "llvm.getelementptr"(%1674, %1678) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.call"(%arg33, %arg35, %1680) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1682 = "llvm.load"(%1680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1683 = "llvm.sext"(%1682) : (i64) -> i128
    %1684 = "llvm.mul"(%1681, %1683) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1685 = "llvm.add"(%1684, %1679) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1686 = "llvm.add"(%1678, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1687 = "llvm.icmp"(%1686, %1677) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1687, %1685, %1686, %1685)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%1688: i128):  // 3 preds: ^bb12, ^bb13, ^bb16
    %1689 = "llvm.icmp"(%1688, %1563) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1689)[^bb24, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1690 = "llvm.icmp"(%1688, %1564) <{predicate = 8 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1690, %1649, %1548)[^bb21, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i128, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1691 = "llvm.mul"(%1688, %1649) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1692 = "llvm.icmp"(%1691, %1564) <{predicate = 4 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1692, %1649, %1548)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i128, i32) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.br"(%1691, %1650)[^bb21] : (i128, i32) -> ()
  ^bb21(%1693: i128, %1694: i32):  // 3 preds: ^bb18, ^bb19, ^bb20
    %1695 = "llvm.add"(%1651, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1696 = "llvm.icmp"(%1695, %1642) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1696, %1693, %1694, %1695)[^bb22, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i128, i32, i64) -> ()
  ^bb22:  // pred: ^bb21
    %1697 = "llvm.trunc"(%1693) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1698 = "llvm.icmp"(%1694, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1698, %1697)[^bb23, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb23:  // pred: ^bb22
    %1699 = "llvm.and"(%1620, %1565) : (i64, i64) -> i64
    %1700 = "llvm.getelementptr"(%1613, %1699) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1552, %1700) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // 2 preds: ^bb14, ^bb17
    %1701 = "llvm.getelementptr"(%1613, %1620) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1550, %1701) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25(%1702: i64):  // 3 preds: ^bb8, ^bb9, ^bb22
    %1703 = "llvm.getelementptr"(%1613, %1620) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1702, %1703) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1704 = "llvm.icmp"(%1702, %1550) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1704)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // 2 preds: ^bb23, ^bb25
    %1705 = "llvm.getelementptr"(%1580, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1705)[^bb45] : (!llvm.ptr) -> ()
  ^bb27:  // 2 preds: ^bb24, ^bb25
    %1706 = "llvm.add"(%1620, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1707 = "llvm.icmp"(%1706, %1619) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1707, %1550, %1706)[^bb28, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb28(%1708: i64):  // 2 preds: ^bb27, ^bb36
    %1709 = "llvm.getelementptr"(%1584, %1708) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1710 = "llvm.load"(%1709) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1711 = "llvm.icmp"(%1710, %1558) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1712 = "llvm.select"(%1711, %1556, %1559) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1713 = "llvm.getelementptr"(%arg33, %1712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1714 = "llvm.load"(%1713) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1715 = "llvm.sext"(%1714) : (i32) -> i64
    %1716 = "llvm.getelementptr"(%arg33, %1715) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1717 = "llvm.getelementptr"(%1709, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1718 = "llvm.load"(%1717) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1719 = "llvm.sext"(%1718) : (i32) -> i64
    %1720 = "llvm.getelementptr"(%1716, %1719) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1721 = "llvm.getelementptr"(%1613, %1708) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1722 = "llvm.load"(%1721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1723 = "llvm.icmp"(%1722, %1550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1723)[^bb36, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %1724 = "llvm.getelementptr"(%arg36, %1708) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1725 = "llvm.load"(%1724) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1726 = "llvm.icmp"(%1725, %1551) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1726)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1727 = "llvm.getelementptr"(%1709, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1727)[^bb45] : (!llvm.ptr) -> ()
  ^bb31:  // pred: ^bb29
    %1728 = "llvm.ptrtoint"(%1725) : (!llvm.ptr) -> i64
    %1729 = "llvm.getelementptr"(%1720, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1730 = "llvm.load"(%1729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.add"(%1730, %1566) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1732 = "llvm.sext"(%1731) : (i32) -> i64
    %1733 = "llvm.and"(%1732, %1728) : (i64, i64) -> i64
    %1734 = "llvm.icmp"(%1733, %1550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1734)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1735 = "llvm.getelementptr"(%1709, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1735)[^bb45] : (!llvm.ptr) -> ()
  ^bb33:  // pred: ^bb31
    %1736 = "llvm.icmp"(%1710, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1736)[^bb34, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1737 = "llvm.load"(%1720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1738 = "llvm.icmp"(%1737, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1738)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    %1739 = "llvm.getelementptr"(%1720, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1740 = "llvm.load"(%1739) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1741 = "llvm.sext"(%1740) : (i32) -> i64
    %1742 = "llvm.getelementptr"(%arg35, %1741) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1743 = "llvm.getelementptr"(%1720, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1744 = "llvm.load"(%1743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1745 = "llvm.sext"(%1744) : (i32) -> i64
    "llvm.intr.memcpy"(%1742, %1725, %1745) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb36] : () -> ()
  ^bb36:  // 4 preds: ^bb28, ^bb33, ^bb34, ^bb35
    %1746 = "llvm.add"(%1708, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1747 = "llvm.icmp"(%1746, %1619) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1747, %1550, %1746)[^bb37, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb37(%1748: i64):  // 2 preds: ^bb36, ^bb44
    %1749 = "llvm.getelementptr"(%1584, %1748) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1750 = "llvm.load"(%1749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1751 = "llvm.icmp"(%1750, %1560) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1752 = "llvm.icmp"(%1748, %1550) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1753 = "llvm.and"(%1752, %1751) : (i1, i1) -> i1
    "llvm.cond_br"(%1753)[^bb38, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %1754 = "llvm.getelementptr"(%1613, %1748) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1755 = "llvm.getelementptr"(%arg36, %1748) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1550)[^bb39] : (i64) -> ()
  ^bb39(%1756: i64):  // 2 preds: ^bb38, ^bb43
    %1757 = "llvm.getelementptr"(%1584, %1756) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1758 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1759 = "llvm.icmp"(%1758, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1759)[^bb43, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1760 = "llvm.load"(%1754) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1761 = "llvm.getelementptr"(%1613, %1756) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1762 = "llvm.load"(%1761) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1763 = "llvm.icmp"(%1760, %1550) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1764 = "llvm.icmp"(%1762, %1550) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1765 = "llvm.and"(%1763, %1764) : (i1, i1) -> i1
    "llvm.cond_br"(%1765)[^bb41, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1766 = "llvm.getelementptr"(%arg36, %1756) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1767 = "llvm.load"(%1766) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1768 = "llvm.load"(%1755) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1769 = "llvm.ptrtoint"(%1768) : (!llvm.ptr) -> i64
    %1770 = "llvm.ptrtoint"(%1767) : (!llvm.ptr) -> i64
    %1771 = "llvm.add"(%1762, %1770) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1772 = "llvm.icmp"(%1771, %1769) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1773 = "llvm.add"(%1760, %1769) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1774 = "llvm.icmp"(%1773, %1770) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1775 = "llvm.and"(%1772, %1774) : (i1, i1) -> i1
    "llvm.cond_br"(%1775)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1776 = "llvm.getelementptr"(%1749, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1776)[^bb45] : (!llvm.ptr) -> ()
  ^bb43:  // 3 preds: ^bb39, ^bb40, ^bb41
    %1777 = "llvm.add"(%1756, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1778 = "llvm.icmp"(%1777, %1748) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1778, %1777)[^bb44, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb44:  // 2 preds: ^bb37, ^bb43
    %1779 = "llvm.add"(%1748, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1780 = "llvm.icmp"(%1779, %1619) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1780, %1779)[^bb46, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb45(%1781: !llvm.ptr):  // 4 preds: ^bb26, ^bb30, ^bb32, ^bb42
    %1782 = "llvm.load"(%1781) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1783 = "llvm.icmp"(%1782, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1783, %1782)[^bb46, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb46:  // 3 preds: ^bb6, ^bb44, ^bb45
    %1784 = "llvm.icmp"(%1585, %1548) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1784, %1548)[^bb47, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb47:  // pred: ^bb46
    %1785 = "llvm.zext"(%1585) <{nonNeg}> : (i32) -> i64
    %1786 = "llvm.getelementptr"(%arg33, %1556) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1550, %1548)[^bb49] : (i64, i32) -> ()
  ^bb48:  // pred: ^bb51
    %1787 = "llvm.getelementptr"(%arg33, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1788 = "llvm.zext"(%1585) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1550)[^bb52] : (i64) -> ()
  ^bb49(%1789: i64, %1790: i32):  // 2 preds: ^bb47, ^bb51
    %1791 = "llvm.getelementptr"(%1614, %1789) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1551, %1791) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1792 = "llvm.getelementptr"(%1791, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1544, %1792) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1793 = "llvm.getelementptr"(%1791, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1793, %1568, %1569) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1794 = "llvm.getelementptr"(%1584, %1789) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1795 = "llvm.load"(%1794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1796 = "llvm.icmp"(%1795, %1558) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1796, %1790)[^bb50, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb50:  // pred: ^bb49
    %1797 = "llvm.load"(%1786) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1798 = "llvm.sext"(%1797) : (i32) -> i64
    %1799 = "llvm.getelementptr"(%arg33, %1798) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1800 = "llvm.getelementptr"(%1794, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.sext"(%1801) : (i32) -> i64
    %1803 = "llvm.getelementptr"(%1799, %1802) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1804 = "llvm.getelementptr"(%1803, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1805 = "llvm.load"(%1804) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1806 = "llvm.intr.smax"(%1805, %1790) : (i32, i32) -> i32
    "llvm.br"(%1806)[^bb51] : (i32) -> ()
  ^bb51(%1807: i32):  // 2 preds: ^bb49, ^bb50
    %1808 = "llvm.add"(%1789, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1809 = "llvm.icmp"(%1808, %1785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1809, %1808, %1807)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i32) -> ()
  ^bb52(%1810: i64):  // 2 preds: ^bb48, ^bb68
    %1811 = "llvm.getelementptr"(%1584, %1810) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1812 = "llvm.load"(%1811) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1813 = "llvm.icmp"(%1812, %1570) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1813)[^bb53, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1814 = "llvm.getelementptr"(%1614, %1810) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1815 = "llvm.load"(%1787) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1816 = "llvm.sext"(%1815) : (i32) -> i64
    %1817 = "llvm.getelementptr"(%arg33, %1816) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1818 = "llvm.getelementptr"(%1811, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1819 = "llvm.load"(%1818) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1820 = "llvm.sext"(%1819) : (i32) -> i64
    %1821 = "llvm.getelementptr"(%1817, %1820) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1822 = "llvm.load"(%1586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1823 = "llvm.icmp"(%1822, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1824 = "llvm.zext"(%1823) : (i1) -> i32
    %1825 = "llvm.load"(%1580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1826 = "llvm.icmp"(%1825, %1548) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1826, %1824)[^bb54, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %1827 = "llvm.getelementptr"(%1613, %1810) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1828 = "llvm.zext"(%1825) <{nonNeg}> : (i32) -> i64
    %1829 = "llvm.getelementptr"(%arg36, %1810) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1550, %1824)[^bb55] : (i64, i32) -> ()
  ^bb55(%1830: i64, %1831: i32):  // 2 preds: ^bb54, ^bb61
    %1832 = "llvm.getelementptr"(%1584, %1830) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1833 = "llvm.load"(%1832) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1834 = "llvm.icmp"(%1833, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1834, %1831)[^bb56, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb56:  // pred: ^bb55
    %1835 = "llvm.getelementptr"(%1832, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1836 = "llvm.load"(%1835) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1837 = "llvm.sext"(%1836) : (i32) -> i64
    %1838 = "llvm.getelementptr"(%1817, %1837) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1839 = "llvm.load"(%1838) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1840 = "llvm.icmp"(%1839, %1560) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1840, %1831)[^bb57, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb57:  // pred: ^bb56
    %1841 = "llvm.load"(%1827) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1842 = "llvm.getelementptr"(%1613, %1830) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1843 = "llvm.load"(%1842) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1844 = "llvm.icmp"(%1841, %1550) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1845 = "llvm.icmp"(%1843, %1550) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1846 = "llvm.and"(%1844, %1845) : (i1, i1) -> i1
    "llvm.cond_br"(%1846)[^bb58, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1847 = "llvm.getelementptr"(%arg36, %1830) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1848 = "llvm.load"(%1847) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1849 = "llvm.load"(%1829) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1850 = "llvm.ptrtoint"(%1849) : (!llvm.ptr) -> i64
    %1851 = "llvm.ptrtoint"(%1848) : (!llvm.ptr) -> i64
    %1852 = "llvm.add"(%1843, %1851) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1853 = "llvm.icmp"(%1852, %1850) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1853)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %1854 = "llvm.add"(%1841, %1850) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1855 = "llvm.icmp"(%1854, %1851) <{predicate = 7 : i64}> : (i64, i64) -> i1
    %1856 = "llvm.freeze"(%1855) : (i1) -> i1
    "llvm.cond_br"(%1856, %1548)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb60:  // 3 preds: ^bb57, ^bb58, ^bb59
    "llvm.br"(%1831)[^bb61] : (i32) -> ()
  ^bb61(%1857: i32):  // 4 preds: ^bb55, ^bb56, ^bb59, ^bb60
    %1858 = "llvm.add"(%1830, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1859 = "llvm.icmp"(%1858, %1828) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1859, %1857, %1858, %1857)[^bb62, ^bb55] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i64, i32) -> ()
  ^bb62(%1860: i32):  // 2 preds: ^bb53, ^bb61
    %1861 = "llvm.icmp"(%1860, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1861)[^bb63, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %1862 = "llvm.getelementptr"(%1613, %1810) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1863 = "llvm.load"(%1862) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1864 = "llvm.icmp"(%1863, %1550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1864)[^bb68, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // pred: ^bb63
    %1865 = "llvm.getelementptr"(%1821, %1559) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1866 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1867 = "llvm.sext"(%1866) : (i32) -> i64
    %1868 = "llvm.sub"(%1571, %1867) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1869 = "llvm.icmp"(%1863, %1868) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1869)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %1870 = "llvm.getelementptr"(%1814, %1572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1551, %1870) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1573)[^bb71] : (i32) -> ()
  ^bb66:  // pred: ^bb64
    %1871 = "llvm.add"(%1863, %1867) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1872 = "llvm.call"(%1551, %1871) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1873 = "llvm.getelementptr"(%1814, %1572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1872, %1873) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1874 = "llvm.icmp"(%1872, %1551) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1874, %1573)[^bb71, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb67:  // pred: ^bb66
    %1875 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1876 = "llvm.sext"(%1875) : (i32) -> i64
    %1877 = "llvm.ptrtoint"(%1872) : (!llvm.ptr) -> i64
    %1878 = "llvm.add"(%1877, %1552) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1879 = "llvm.add"(%1878, %1876) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1880 = "llvm.sub"(%1550, %1876) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1881 = "llvm.and"(%1879, %1880) : (i64, i64) -> i64
    %1882 = "llvm.inttoptr"(%1881) : (i64) -> !llvm.ptr
    %1883 = "llvm.getelementptr"(%1821, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1884 = "llvm.load"(%1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1885 = "llvm.sext"(%1884) : (i32) -> i64
    %1886 = "llvm.getelementptr"(%arg35, %1885) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1882, %1886) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1887 = "llvm.load"(%1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1888 = "llvm.sext"(%1887) : (i32) -> i64
    %1889 = "llvm.getelementptr"(%arg35, %1888) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1890 = "llvm.getelementptr"(%1889, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1882, %1890) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1891 = "llvm.getelementptr"(%1821, %1549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.load"(%1891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1882, %1814) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1893 = "llvm.getelementptr"(%1814, %1547) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1544, %1893) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1894 = "llvm.getelementptr"(%1814, %1546) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1548, %1894) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1895 = "llvm.getelementptr"(%1814, %1554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1548, %1895) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1896 = "llvm.getelementptr"(%1814, %1567) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1892, %1896) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1897 = "llvm.getelementptr"(%1814, %1555) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1897, %1568, %1555) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb68] : () -> ()
  ^bb68:  // 4 preds: ^bb52, ^bb62, ^bb63, ^bb67
    %1898 = "llvm.add"(%1810, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1899 = "llvm.icmp"(%1898, %1788) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1899, %1898, %1807)[^bb52, ^bb69] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb69(%1900: i32):  // 2 preds: ^bb46, ^bb68
    %1901 = "llvm.call"(%arg34, %arg35, %1576, %1551) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1902 = "llvm.icmp"(%1901, %1548) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1902, %1901)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %1903 = "llvm.shl"(%1585, %1544) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1904 = "llvm.mul"(%1903, %1900) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1905 = "llvm.or"(%1904, %1544) <{isDisjoint}> : (i32, i32) -> i32
    %1906 = "llvm.zext"(%1905) : (i32) -> i64
    %1907 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1908 = "llvm.alloca"(%1906) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1909 = "llvm.call"(%1575, %1613, %1614, %1908, %1900) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1907) : (!llvm.ptr) -> ()
    "llvm.br"(%1909)[^bb71] : (i32) -> ()
  ^bb71(%1910: i32):  // 4 preds: ^bb65, ^bb66, ^bb69, ^bb70
    "llvm.cond_br"(%1784, %1910)[^bb72, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb72:  // pred: ^bb71
    %1911 = "llvm.zext"(%1585) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1550)[^bb73] : (i64) -> ()
  ^bb73(%1912: i64):  // 2 preds: ^bb72, ^bb73
    %1913 = "llvm.getelementptr"(%1614, %1912) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1914 = "llvm.getelementptr"(%1913, %1572) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1915 = "llvm.load"(%1914) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1915) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1916 = "llvm.getelementptr"(%1913, %1574) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1917 = "llvm.load"(%1916) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1917) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1918 = "llvm.add"(%1912, %1553) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1919 = "llvm.icmp"(%1918, %1911) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1919, %1910, %1918)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb74(%1920: i32):  // 4 preds: ^bb5, ^bb45, ^bb71, ^bb73
    "llvm.return"(%1920) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_take", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr):
    %1243 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1244 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1245 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1246 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1247 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1248 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1250 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1251 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1252 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1253 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1254 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1255 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1257 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1258 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1259 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1260 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1261 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1262 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1263 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1264 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1265 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1266 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1267 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1268 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1269 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1270 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1271 = "llvm.alloca"(%1243) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1272 = "llvm.getelementptr"(%arg32, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1273 = "llvm.load"(%1272) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1274 = "llvm.getelementptr"(%1273, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1275 = "llvm.load"(%1274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1276 = "llvm.getelementptr"(%1273, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1277 = "llvm.load"(%1276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1278 = "llvm.add"(%1277, %1275) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1279 = "llvm.icmp"(%1278, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1279)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1280 = "llvm.getelementptr"(%arg32, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1281 = "llvm.load"(%1280) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1282 = "llvm.zext"(%1278) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1248)[^bb5] : (i64) -> ()
  ^bb2:  // pred: ^bb5
    %1283 = "llvm.add"(%1297, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1284 = "llvm.icmp"(%1283, %1282) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1284, %1283)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %1285 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1286 = "llvm.icmp"(%1285, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286)[^bb4, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1287 = "llvm.getelementptr"(%arg32, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.getelementptr"(%arg32, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1289 = "llvm.getelementptr"(%arg32, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1290 = "llvm.getelementptr"(%arg32, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1291 = "llvm.getelementptr"(%1271, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1292 = "llvm.getelementptr"(%1271, %1253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1293 = "llvm.getelementptr"(%1271, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1294 = "llvm.getelementptr"(%1271, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1295 = "llvm.getelementptr"(%1271, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1296 = "llvm.getelementptr"(%1271, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1285, %1248)[^bb7] : (i32, i64) -> ()
  ^bb5(%1297: i64):  // 2 preds: ^bb1, ^bb2
    %1298 = "llvm.getelementptr"(%1281, %1297) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1300 = "llvm.icmp"(%1299, %1248) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1300)[^bb6, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1301 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1302 = "llvm.getelementptr"(%1273, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1304 = "llvm.sext"(%1303) : (i32) -> i64
    %1305 = "llvm.getelementptr"(%1301, %1304) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1306 = "llvm.getelementptr"(%1305, %1297) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1307 = "llvm.load"(%1306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1307)[^bb55] : (i32) -> ()
  ^bb7(%1308: i32, %1309: i64):  // 2 preds: ^bb4, ^bb41
    %1310 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1311 = "llvm.getelementptr"(%1310, %1309) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1312 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1313 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1314 = "llvm.icmp"(%1313, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1315 = "llvm.select"(%1314, %1247, %1256) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1316 = "llvm.getelementptr"(%1312, %1315) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1317 = "llvm.load"(%1316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1318 = "llvm.sext"(%1317) : (i32) -> i64
    %1319 = "llvm.getelementptr"(%1312, %1318) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1320 = "llvm.getelementptr"(%1311, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1321 = "llvm.load"(%1320) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.sext"(%1321) : (i32) -> i64
    %1323 = "llvm.getelementptr"(%1319, %1322) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1314, %1308)[^bb41, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1324 = "llvm.load"(%1323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1325 = "llvm.icmp"(%1324, %1257) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1325, %1308)[^bb9, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1326 = "llvm.getelementptr"(%1323, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1327 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1328 = "llvm.add"(%1327, %1243) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1329 = "llvm.zext"(%1328) : (i32) -> i64
    %1330 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1331 = "llvm.alloca"(%1329) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1332 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1333 = "llvm.icmp"(%1332, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1334 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1333, %1332)[^bb10, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1335 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1336 = "llvm.getelementptr"(%1335, %1309) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1337 = "llvm.getelementptr"(%1336, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1338 = "llvm.getelementptr"(%1336, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1248)[^bb11] : (i64) -> ()
  ^bb11(%1339: i64):  // 2 preds: ^bb10, ^bb18
    %1340 = "llvm.load"(%1337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1341 = "llvm.sext"(%1340) : (i32) -> i64
    %1342 = "llvm.getelementptr"(%1334, %1341) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1343 = "llvm.getelementptr"(%1342, %1339) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1344)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1345 = "llvm.load"(%1336) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1346 = "llvm.icmp"(%1345, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1347 = "llvm.select"(%1346, %1247, %1256) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1348 = "llvm.getelementptr"(%1334, %1347) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.sext"(%1349) : (i32) -> i64
    %1351 = "llvm.getelementptr"(%1334, %1350) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1352 = "llvm.load"(%1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1353 = "llvm.sext"(%1352) : (i32) -> i64
    %1354 = "llvm.getelementptr"(%1351, %1353) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1355 = "llvm.getelementptr"(%1354, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1356 = "llvm.load"(%1355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1357 = "llvm.sext"(%1356) : (i32) -> i64
    %1358 = "llvm.getelementptr"(%1334, %1357) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1359 = "llvm.getelementptr"(%1358, %1339) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1360 = "llvm.getelementptr"(%1359, %1244) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1361 = "llvm.load"(%1360) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1361)[^bb18] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1362 = "llvm.load"(%1288) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1363 = "llvm.getelementptr"(%1343, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.sext"(%1364) : (i32) -> i64
    %1366 = "llvm.getelementptr"(%1362, %1365) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1367 = "llvm.load"(%1366) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1367)[^bb18] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1368 = "llvm.load"(%1289) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1369 = "llvm.getelementptr"(%1343, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1370 = "llvm.load"(%1369) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1371 = "llvm.sext"(%1370) : (i32) -> i64
    %1372 = "llvm.getelementptr"(%1334, %1371) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1373 = "llvm.getelementptr"(%1372, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1374 = "llvm.load"(%1373) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1375 = "llvm.sext"(%1374) : (i32) -> i64
    %1376 = "llvm.getelementptr"(%1334, %1375) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1377 = "llvm.load"(%1372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1378 = "llvm.icmp"(%1377, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1378, %1248)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb14
    %1379 = "llvm.zext"(%1377) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1248, %1259)[^bb16] : (i64, i128) -> ()
  ^bb16(%1380: i64, %1381: i128):  // 2 preds: ^bb15, ^bb16
    %1382 = "llvm.getelementptr"(%1376, %1380) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1383 = "llvm.call"(%1334, %1368, %1382) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1384 = "llvm.load"(%1382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1385 = "llvm.zext"(%1384) : (i64) -> i128
    %1386 = "llvm.mul"(%1383, %1385) <{overflowFlags = 0 : i32}> : (i128, i128) -> i128
    %1387 = "llvm.add"(%1386, %1381) <{overflowFlags = 0 : i32}> : (i128, i128) -> i128
    %1388 = "llvm.add"(%1380, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1389 = "llvm.icmp"(%1388, %1379) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1389, %1388, %1387)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb17:  // pred: ^bb16
    %1390 = "llvm.trunc"(%1387) <{overflowFlags = 0 : i32}> : (i128) -> i64
    "llvm.br"(%1390)[^bb18] : (i64) -> ()
  ^bb18(%1391: i64):  // 4 preds: ^bb12, ^bb13, ^bb14, ^bb17
    %1392 = "llvm.getelementptr"(%1331, %1339) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1391, %1392) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1393 = "llvm.add"(%1339, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1394 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1395 = "llvm.sext"(%1394) : (i32) -> i64
    %1396 = "llvm.icmp"(%1393, %1395) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1396, %1393, %1394)[^bb11, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb19(%1397: i32):  // 2 preds: ^bb9, ^bb18
    %1398 = "llvm.load"(%1290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1399 = "llvm.getelementptr"(%1398, %1309) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1400 = "llvm.load"(%1399) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1400, %1271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1243, %1291) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1246, %1292) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1397, %1293) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1401 = "llvm.getelementptr"(%1323, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1402 = "llvm.load"(%1401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1402, %1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1331, %1295) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1296, %1260, %1250) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1403 = "llvm.load"(%1289) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1404 = "llvm.getelementptr"(%1323, %1253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1405 = "llvm.load"(%1404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1406 = "llvm.sext"(%1405) : (i32) -> i64
    %1407 = "llvm.getelementptr"(%1403, %1406) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1408 = "llvm.icmp"(%1397, %1246) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1408, %1407)[^bb20, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    %1409 = "llvm.getelementptr"(%1323, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1410 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1411 = "llvm.sext"(%1410) : (i32) -> i64
    %1412 = "llvm.getelementptr"(%1403, %1411) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1413 = "llvm.load"(%1334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1413)[^bb22, ^bb23, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    "llvm.store"(%1397, %1407) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb22:  // pred: ^bb20
    %1414 = "llvm.trunc"(%1397) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1414, %1407) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb23:  // pred: ^bb20
    %1415 = "llvm.sext"(%1397) : (i32) -> i64
    "llvm.store"(%1415, %1407) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb21, ^bb22, ^bb23
    %1416 = "llvm.load"(%1334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1417 = "llvm.intr.smax"(%1416, %1261) : (i32, i32) -> i32
    %1418 = "llvm.zext"(%1417) <{nonNeg}> : (i32) -> i64
    %1419 = "llvm.getelementptr"(%1407, %1418) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1412, %1419) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1412)[^bb25] : (!llvm.ptr) -> ()
  ^bb25(%1420: !llvm.ptr):  // 2 preds: ^bb19, ^bb24
    %1421 = "llvm.load"(%1334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1422 = "llvm.icmp"(%1421, %1261) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1422)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1423 = "llvm.call"(%1334, %1323, %1271, %1420) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1424 = "llvm.icmp"(%1423, %1268) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1424)[^bb40, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb25
    %1425 = "llvm.load"(%1401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1426 = "llvm.icmp"(%1402, %1425) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1426)[^bb28, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1427 = "llvm.load"(%1326) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1428 = "llvm.icmp"(%1427, %1246) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1428)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %1429 = "llvm.icmp"(%1397, %1262) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1429)[^bb39, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb28
    %1430 = "llvm.icmp"(%1397, %1427) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1430)[^bb31, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %1431 = "llvm.getelementptr"(%1323, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1432 = "llvm.load"(%1431) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1433 = "llvm.sext"(%1432) : (i32) -> i64
    %1434 = "llvm.getelementptr"(%1334, %1433) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1435 = "llvm.icmp"(%1397, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1435)[^bb32, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1436 = "llvm.getelementptr"(%1323, %1247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1437 = "llvm.getelementptr"(%1420, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1438 = "llvm.zext"(%1397) <{nonNeg}> : (i32) -> i64
    %1439 = "llvm.getelementptr"(%1434, %1438) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1438, %1249)[^bb33] : (i64, i64) -> ()
  ^bb33(%1440: i64, %1441: i64):  // 2 preds: ^bb32, ^bb37
    %1442 = "llvm.add"(%1440, %1263) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1443 = "llvm.getelementptr"(%1331, %1442) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1444 = "llvm.load"(%1443) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1445 = "llvm.load"(%1436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1446 = "llvm.icmp"(%1445, %1246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1446, %1441)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb33
    %1447 = "llvm.getelementptr"(%1439, %1440) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1448)[^bb35] : (i64) -> ()
  ^bb35(%1449: i64):  // 2 preds: ^bb33, ^bb34
    %1450 = "llvm.icmp"(%1449, %1264) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1451 = "llvm.select"(%1450, %1441, %1449) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1428)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1452 = "llvm.getelementptr"(%1434, %1440) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1453 = "llvm.load"(%1452) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1454 = "llvm.icmp"(%1453, %1264) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1455 = "llvm.icmp"(%1453, %1444) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1456 = "llvm.select"(%1454, %1265, %1455) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1456)[^bb37, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // 2 preds: ^bb35, ^bb36
    %1457 = "llvm.shl"(%1440, %1266) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1458 = "llvm.getelementptr"(%1437, %1457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1444, %1458) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1459 = "llvm.trunc"(%1440) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1460 = "llvm.add"(%1397, %1459) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1461 = "llvm.shl"(%1460, %1267) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1462 = "llvm.sext"(%1461) : (i32) -> i64
    %1463 = "llvm.getelementptr"(%1437, %1462) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1451, %1463) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1464 = "llvm.intr.umax"(%1444, %1249) : (i64, i64) -> i64
    %1465 = "llvm.mul"(%1464, %1441) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1466 = "llvm.icmp"(%1440, %1249) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1466, %1442, %1465)[^bb33, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb38:  // 2 preds: ^bb31, ^bb37
    %1467 = "llvm.ptrtoint"(%1400) : (!llvm.ptr) -> i64
    %1468 = "llvm.load"(%1434) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1469 = "llvm.getelementptr"(%1323, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1470 = "llvm.load"(%1469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1471 = "llvm.sext"(%1470) : (i32) -> i64
    %1472 = "llvm.mul"(%1468, %1471) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1473 = "llvm.sub"(%1467, %1472) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1473, %1420) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1474 = "llvm.getelementptr"(%1420, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1473, %1474) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1475 = "llvm.getelementptr"(%1420, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1476 = "llvm.load"(%1434) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1476, %1475) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb39] : () -> ()
  ^bb39:  // 6 preds: ^bb26, ^bb27, ^bb29, ^bb30, ^bb36, ^bb38
    "llvm.intr.stackrestore"(%1330) : (!llvm.ptr) -> ()
    %1477 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1477)[^bb41] : (i32) -> ()
  ^bb40:  // pred: ^bb26
    %1478 = "llvm.getelementptr"(%1273, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.stackrestore"(%1330) : (!llvm.ptr) -> ()
    "llvm.br"(%1479)[^bb55] : (i32) -> ()
  ^bb41(%1480: i32):  // 3 preds: ^bb7, ^bb8, ^bb39
    %1481 = "llvm.add"(%1309, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1482 = "llvm.sext"(%1480) : (i32) -> i64
    %1483 = "llvm.icmp"(%1481, %1482) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1483, %1480, %1481)[^bb7, ^bb42] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb42:  // 2 preds: ^bb3, ^bb41
    %1484 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%arg32, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1486 = "llvm.load"(%1485) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1487 = "llvm.getelementptr"(%1484, %1269) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1488 = "llvm.load"(%1487) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1489 = "llvm.sext"(%1488) : (i32) -> i64
    %1490 = "llvm.getelementptr"(%1484, %1489) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1491 = "llvm.getelementptr"(%1484, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1492 = "llvm.load"(%1491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1493 = "llvm.icmp"(%1492, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1493, %1246)[^bb43, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    %1494 = "llvm.zext"(%1492) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1248)[^bb44] : (i64) -> ()
  ^bb44(%1495: i64):  // 2 preds: ^bb43, ^bb53
    %1496 = "llvm.getelementptr"(%1490, %1495) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Condition", (struct<"mlir_abi_plain_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1497 = "llvm.getelementptr"(%1496, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1498 = "llvm.load"(%1497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1499 = "llvm.sext"(%1498) : (i32) -> i64
    %1500 = "llvm.getelementptr"(%1484, %1499) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1501 = "llvm.getelementptr"(%1496, %1253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1502 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.sext"(%1502) : (i32) -> i64
    %1504 = "llvm.icmp"(%1502, %1246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1505 = "llvm.load"(%1496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1506 = "llvm.icmp"(%1505, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1504)[^bb47, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    "llvm.cond_br"(%1506)[^bb46, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    %1507 = "llvm.zext"(%1505) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1248, %1248)[^bb51] : (i64, i64) -> ()
  ^bb47:  // pred: ^bb44
    "llvm.cond_br"(%1506, %1259)[^bb48, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb48:  // pred: ^bb47
    %1508 = "llvm.zext"(%1505) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1248, %1259)[^bb49] : (i64, i128) -> ()
  ^bb49(%1509: i64, %1510: i128):  // 2 preds: ^bb48, ^bb49
    %1511 = "llvm.getelementptr"(%1500, %1509) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1512 = "llvm.call"(%1484, %1486, %1511) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1513 = "llvm.load"(%1511) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1514 = "llvm.sext"(%1513) : (i64) -> i128
    %1515 = "llvm.mul"(%1512, %1514) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1516 = "llvm.add"(%1515, %1510) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1517 = "llvm.add"(%1509, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1518 = "llvm.icmp"(%1517, %1508) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1518, %1516, %1517, %1516)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb50(%1519: i128):  // 2 preds: ^bb47, ^bb49
    %1520 = "llvm.getelementptr"(%1496, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1521 = "llvm.load"(%1520) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1522 = "llvm.icmp"(%1521, %1246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1523 = "llvm.icmp"(%1519, %1270) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1524 = "llvm.icmp"(%1519, %1259) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %1525 = "llvm.select"(%1522, %1524, %1523) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1525)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51(%1526: i64, %1527: i64):  // 2 preds: ^bb46, ^bb51
    %1528 = "llvm.getelementptr"(%1500, %1526) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1529 = "llvm.call"(%1484, %1486, %1528) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1530 = "llvm.trunc"(%1529) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1531 = "llvm.srem"(%1530, %1503) : (i64, i64) -> i64
    %1532 = "llvm.load"(%1528) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1533 = "llvm.mul"(%1532, %1531) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1534 = "llvm.add"(%1533, %1527) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1535 = "llvm.srem"(%1534, %1503) : (i64, i64) -> i64
    %1536 = "llvm.add"(%1526, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1537 = "llvm.icmp"(%1536, %1507) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1537, %1536, %1535)[^bb52, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb52:  // pred: ^bb51
    %1538 = "llvm.icmp"(%1535, %1248) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1538)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 3 preds: ^bb45, ^bb50, ^bb52
    %1539 = "llvm.add"(%1495, %1249) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1540 = "llvm.icmp"(%1539, %1494) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1540, %1246, %1539)[^bb55, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb54:  // 2 preds: ^bb50, ^bb52
    %1541 = "llvm.getelementptr"(%1496, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1542 = "llvm.load"(%1541) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1542)[^bb55] : (i32) -> ()
  ^bb55(%1543: i32):  // 5 preds: ^bb6, ^bb40, ^bb42, ^bb53, ^bb54
    "llvm.return"(%1543) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: i32):
    %630 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %631 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %632 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %633 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %634 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %635 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %636 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %637 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %638 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %639 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %640 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %641 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %642 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %643 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %644 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %645 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %646 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %647 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %648 = "llvm.inttoptr"(%647) : (i64) -> !llvm.ptr
    %649 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %650 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %651 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %652 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %653 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %654 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %655 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %656 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %657 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %658 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %659 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %660 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %661 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %662 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %663 = "llvm.mlir.constant"() <{value = 2147483644 : i64}> : () -> i64
    %664 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %665 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %666 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %667 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %668 = "llvm.load"(%arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %669 = "llvm.getelementptr"(%arg27, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %670 = "llvm.load"(%669) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.getelementptr"(%670, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %673 = "llvm.load"(%672) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %674 = "llvm.add"(%673, %631) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %675 = "llvm.zext"(%674) : (i32) -> i64
    %676 = "llvm.alloca"(%675) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %677 = "llvm.add"(%671, %631) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %678 = "llvm.zext"(%677) : (i32) -> i64
    %679 = "llvm.alloca"(%678) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %680 = "llvm.icmp"(%673, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%680)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %681 = "llvm.zext"(%673) <{nonNeg}> : (i32) -> i64
    %682 = "llvm.shl"(%681, %633) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%676, %634, %682) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %683 = "llvm.icmp"(%671, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%683, %632)[^bb3, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %684 = "llvm.getelementptr"(%arg27, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %685 = "llvm.getelementptr"(%arg27, %636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %686 = "llvm.getelementptr"(%668, %637) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %687 = "llvm.getelementptr"(%668, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %688 = "llvm.getelementptr"(%668, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %689 = "llvm.shl"(%arg31, %631) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %690 = "llvm.sext"(%689) : (i32) -> i64
    %691 = "llvm.zext"(%671) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb66
    %692 = "llvm.getelementptr"(%arg27, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %693 = "llvm.load"(%692) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %694 = "llvm.load"(%arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %695 = "llvm.getelementptr"(%arg27, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %696 = "llvm.getelementptr"(%arg27, %636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %697 = "llvm.zext"(%671) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb69] : (i64) -> ()
  ^bb5(%698: i64):  // 2 preds: ^bb3, ^bb66
    %699 = "llvm.load"(%684) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %700 = "llvm.getelementptr"(%699, %698) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %701 = "llvm.load"(%arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %702 = "llvm.load"(%700) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %703 = "llvm.icmp"(%702, %640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %704 = "llvm.select"(%703, %638, %637) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %705 = "llvm.getelementptr"(%701, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %706 = "llvm.load"(%705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %707 = "llvm.sext"(%706) : (i32) -> i64
    %708 = "llvm.getelementptr"(%701, %707) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %709 = "llvm.getelementptr"(%700, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %710 = "llvm.load"(%709) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %711 = "llvm.sext"(%710) : (i32) -> i64
    %712 = "llvm.getelementptr"(%708, %711) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%703)[^bb6, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %713 = "llvm.load"(%712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %714 = "llvm.icmp"(%713, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%714)[^bb7, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %715 = "llvm.load"(%685) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %716 = "llvm.getelementptr"(%712, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %717 = "llvm.load"(%716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %718 = "llvm.sext"(%717) : (i32) -> i64
    %719 = "llvm.getelementptr"(%715, %718) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %720 = "llvm.getelementptr"(%712, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %721 = "llvm.load"(%720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %722 = "llvm.icmp"(%721, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%722, %719)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %723 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %724 = "llvm.intr.smax"(%723, %645) : (i32, i32) -> i32
    %725 = "llvm.zext"(%724) <{nonNeg}> : (i32) -> i64
    %726 = "llvm.getelementptr"(%719, %725) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %727 = "llvm.load"(%726) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%727)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%728: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %729 = "llvm.icmp"(%728, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%729, %646)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %730 = "llvm.load"(%728) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %731 = "llvm.icmp"(%730, %648) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%731, %718, %721, %715, %730)[^bb37, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%732: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %733 = "llvm.load"(%686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %734 = "llvm.sext"(%733) : (i32) -> i64
    %735 = "llvm.getelementptr"(%668, %734) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %736 = "llvm.load"(%687) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %737 = "llvm.sext"(%736) : (i32) -> i64
    %738 = "llvm.getelementptr"(%668, %737) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %739 = "llvm.getelementptr"(%738, %711) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %740 = "llvm.getelementptr"(%739, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %742 = "llvm.sext"(%741) : (i32) -> i64
    %743 = "llvm.getelementptr"(%715, %742) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %744 = "llvm.getelementptr"(%739, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %745 = "llvm.load"(%744) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %746 = "llvm.icmp"(%745, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%746, %743)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %747 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %748 = "llvm.intr.smax"(%747, %645) : (i32, i32) -> i32
    %749 = "llvm.zext"(%748) <{nonNeg}> : (i32) -> i64
    %750 = "llvm.getelementptr"(%743, %749) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %751 = "llvm.load"(%750) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%751)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%752: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %753 = "llvm.icmp"(%752, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%753, %646)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %754 = "llvm.load"(%752) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%754)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%755: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %756 = "llvm.icmp"(%710, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%756)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %757 = "llvm.zext"(%710) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb19] : (i64) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb26
    %758 = "llvm.load"(%688) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %759 = "llvm.icmp"(%758, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%759)[^bb18, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %760 = "llvm.zext"(%758) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb27] : (i64) -> ()
  ^bb19(%761: i64):  // 2 preds: ^bb16, ^bb26
    %762 = "llvm.getelementptr"(%738, %761) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %763 = "llvm.load"(%762) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %764 = "llvm.icmp"(%763, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%764)[^bb20, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %765 = "llvm.getelementptr"(%762, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %766 = "llvm.load"(%765) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %767 = "llvm.sext"(%766) : (i32) -> i64
    %768 = "llvm.getelementptr"(%715, %767) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %769 = "llvm.getelementptr"(%762, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %771 = "llvm.icmp"(%770, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%771, %768)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %772 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %773 = "llvm.intr.smax"(%772, %645) : (i32, i32) -> i32
    %774 = "llvm.zext"(%773) <{nonNeg}> : (i32) -> i64
    %775 = "llvm.getelementptr"(%768, %774) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %776 = "llvm.load"(%775) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%776)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%777: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %778 = "llvm.icmp"(%777, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%778, %646)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %779 = "llvm.load"(%777) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%779)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%780: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %781 = "llvm.icmp"(%780, %755) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%781)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %782 = "llvm.trunc"(%761) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %783 = "llvm.load"(%688) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %784 = "llvm.add"(%783, %782) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%784)[^bb35] : (i32) -> ()
  ^bb26:  // 2 preds: ^bb19, ^bb24
    %785 = "llvm.add"(%761, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %786 = "llvm.icmp"(%785, %757) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%786, %785)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb27(%787: i64):  // 2 preds: ^bb18, ^bb33
    %788 = "llvm.getelementptr"(%735, %787) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %789 = "llvm.load"(%788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %790 = "llvm.icmp"(%789, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%790)[^bb28, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %791 = "llvm.getelementptr"(%788, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %792 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %793 = "llvm.sext"(%792) : (i32) -> i64
    %794 = "llvm.getelementptr"(%715, %793) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %795 = "llvm.getelementptr"(%788, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %796 = "llvm.load"(%795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %797 = "llvm.icmp"(%796, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%797, %794)[^bb30, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %798 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %799 = "llvm.intr.smax"(%798, %645) : (i32, i32) -> i32
    %800 = "llvm.zext"(%799) <{nonNeg}> : (i32) -> i64
    %801 = "llvm.getelementptr"(%794, %800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %802 = "llvm.load"(%801) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%802)[^bb30] : (!llvm.ptr) -> ()
  ^bb30(%803: !llvm.ptr):  // 2 preds: ^bb28, ^bb29
    %804 = "llvm.icmp"(%803, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%804, %646)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %805 = "llvm.load"(%803) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%805)[^bb32] : (!llvm.ptr) -> ()
  ^bb32(%806: !llvm.ptr):  // 2 preds: ^bb30, ^bb31
    %807 = "llvm.icmp"(%806, %755) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%807)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // 2 preds: ^bb27, ^bb32
    %808 = "llvm.add"(%787, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %809 = "llvm.icmp"(%808, %760) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%809, %808)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb32
    %810 = "llvm.trunc"(%787) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%810)[^bb35] : (i32) -> ()
  ^bb35(%811: i32):  // 2 preds: ^bb25, ^bb34
    %812 = "llvm.icmp"(%811, %632) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%812, %718, %721, %715)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, !llvm.ptr) -> ()
  ^bb36:  // 3 preds: ^bb17, ^bb33, ^bb35
    %813 = "llvm.getelementptr"(%arg29, %698) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %814 = "llvm.getelementptr"(%813, %650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%732, %814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %815 = "llvm.load"(%685) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %816 = "llvm.load"(%716) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %817 = "llvm.load"(%720) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %818 = "llvm.sext"(%816) : (i32) -> i64
    "llvm.br"(%818, %817, %815)[^bb37] : (i64, i32, !llvm.ptr) -> ()
  ^bb37(%819: i64, %820: i32, %821: !llvm.ptr):  // 3 preds: ^bb10, ^bb35, ^bb36
    %822 = "llvm.getelementptr"(%arg29, %698) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %823 = "llvm.mul"(%698, %690) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %824 = "llvm.getelementptr"(%arg30, %823) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %825 = "llvm.getelementptr"(%821, %819) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %826 = "llvm.icmp"(%820, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %827 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%826, %825, %820)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb38:  // pred: ^bb37
    %828 = "llvm.intr.smax"(%827, %645) : (i32, i32) -> i32
    %829 = "llvm.zext"(%828) <{nonNeg}> : (i32) -> i64
    %830 = "llvm.getelementptr"(%825, %829) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %831 = "llvm.load"(%830) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%827)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb39:  // pred: ^bb38
    %832 = "llvm.load"(%825) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%832)[^bb42] : (i64) -> ()
  ^bb40:  // pred: ^bb38
    %833 = "llvm.load"(%825) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %834 = "llvm.zext"(%833) : (i32) -> i64
    "llvm.br"(%834)[^bb42] : (i64) -> ()
  ^bb41:  // pred: ^bb38
    %835 = "llvm.load"(%825) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %836 = "llvm.sext"(%835) : (i16) -> i64
    "llvm.br"(%836)[^bb42] : (i64) -> ()
  ^bb42(%837: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %838 = "llvm.trunc"(%837) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%831, %838)[^bb43] : (!llvm.ptr, i32) -> ()
  ^bb43(%839: !llvm.ptr, %840: i32):  // 2 preds: ^bb37, ^bb42
    %841 = "llvm.icmp"(%840, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%841)[^bb44, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %842 = "llvm.shl"(%840, %631) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %843 = "llvm.getelementptr"(%839, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %844 = "llvm.sext"(%827) : (i32) -> i64
    %845 = "llvm.intr.smax"(%842, %631) : (i32, i32) -> i32
    %846 = "llvm.zext"(%845) <{nonNeg}> : (i32) -> i64
    %847 = "llvm.and"(%846, %649) : (i64, i64) -> i64
    %848 = "llvm.icmp"(%845, %631) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%848, %639)[^bb56, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %849 = "llvm.and"(%846, %651) : (i64, i64) -> i64
    "llvm.br"(%639, %639)[^bb46] : (i64, i64) -> ()
  ^bb46(%850: i64, %851: i64):  // 2 preds: ^bb45, ^bb54
    %852 = "llvm.or"(%850, %649) <{isDisjoint}> : (i64, i64) -> i64
    %853 = "llvm.mul"(%852, %844) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %854 = "llvm.getelementptr"(%843, %853) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%827)[^bb49, ^bb47, ^bb48] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %855 = "llvm.load"(%854) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%855)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb46
    %856 = "llvm.load"(%854) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %857 = "llvm.sext"(%856) : (i32) -> i64
    "llvm.br"(%857)[^bb50] : (i64) -> ()
  ^bb49:  // pred: ^bb46
    %858 = "llvm.load"(%854) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %859 = "llvm.sext"(%858) : (i16) -> i64
    "llvm.br"(%859)[^bb50] : (i64) -> ()
  ^bb50(%860: i64):  // 3 preds: ^bb47, ^bb48, ^bb49
    %861 = "llvm.getelementptr"(%824, %850) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%860, %861) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %862 = "llvm.add"(%850, %652) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %863 = "llvm.mul"(%862, %844) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %864 = "llvm.getelementptr"(%843, %863) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%827)[^bb53, ^bb52, ^bb51] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb51:  // pred: ^bb50
    %865 = "llvm.load"(%864) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %866 = "llvm.sext"(%865) : (i32) -> i64
    "llvm.br"(%866)[^bb54] : (i64) -> ()
  ^bb52:  // pred: ^bb50
    %867 = "llvm.load"(%864) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%867)[^bb54] : (i64) -> ()
  ^bb53:  // pred: ^bb50
    %868 = "llvm.load"(%864) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %869 = "llvm.sext"(%868) : (i16) -> i64
    "llvm.br"(%869)[^bb54] : (i64) -> ()
  ^bb54(%870: i64):  // 3 preds: ^bb51, ^bb52, ^bb53
    %871 = "llvm.getelementptr"(%824, %852) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%870, %871) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %872 = "llvm.add"(%851, %652) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %873 = "llvm.icmp"(%872, %849) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%873, %862, %872)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb55:  // pred: ^bb54
    %874 = "llvm.icmp"(%847, %639) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%874, %862)[^bb61, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56(%875: i64):  // 2 preds: ^bb44, ^bb55
    %876 = "llvm.icmp"(%847, %639) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%876) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %877 = "llvm.add"(%875, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %878 = "llvm.mul"(%877, %844) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %879 = "llvm.getelementptr"(%843, %878) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%827)[^bb59, ^bb58, ^bb57] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %880 = "llvm.load"(%879) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %881 = "llvm.sext"(%880) : (i32) -> i64
    "llvm.br"(%881)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %882 = "llvm.load"(%879) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%882)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %883 = "llvm.load"(%879) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %884 = "llvm.sext"(%883) : (i16) -> i64
    "llvm.br"(%884)[^bb60] : (i64) -> ()
  ^bb60(%885: i64):  // 3 preds: ^bb57, ^bb58, ^bb59
    %886 = "llvm.getelementptr"(%824, %875) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%885, %886) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb61] : () -> ()
  ^bb61:  // 3 preds: ^bb43, ^bb55, ^bb60
    %887 = "llvm.getelementptr"(%839, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%827)[^bb64, ^bb62, ^bb63] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb62:  // pred: ^bb61
    %888 = "llvm.load"(%887) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%888)[^bb65] : (i64) -> ()
  ^bb63:  // pred: ^bb61
    %889 = "llvm.load"(%887) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %890 = "llvm.sext"(%889) : (i32) -> i64
    "llvm.br"(%890)[^bb65] : (i64) -> ()
  ^bb64:  // pred: ^bb61
    %891 = "llvm.load"(%887) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %892 = "llvm.sext"(%891) : (i16) -> i64
    "llvm.br"(%892)[^bb65] : (i64) -> ()
  ^bb65(%893: i64):  // 3 preds: ^bb62, ^bb63, ^bb64
    %894 = "llvm.getelementptr"(%712, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %895 = "llvm.load"(%894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %896 = "llvm.sext"(%895) : (i32) -> i64
    %897 = "llvm.mul"(%893, %896) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %898 = "llvm.getelementptr"(%839, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %899 = "llvm.load"(%898) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %900 = "llvm.ptrtoint"(%899) : (!llvm.ptr) -> i64
    %901 = "llvm.add"(%897, %900) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %902 = "llvm.inttoptr"(%901) : (i64) -> !llvm.ptr
    %903 = "llvm.getelementptr"(%712, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %904 = "llvm.load"(%903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %905 = "llvm.sext"(%840) : (i32) -> i64
    %906 = "llvm.getelementptr"(%824, %905) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%902, %822) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %907 = "llvm.getelementptr"(%822, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%631, %907) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %908 = "llvm.getelementptr"(%822, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%632, %908) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %909 = "llvm.getelementptr"(%822, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%840, %909) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %910 = "llvm.getelementptr"(%822, %653) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%904, %910) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %911 = "llvm.getelementptr"(%822, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%824, %911) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %912 = "llvm.getelementptr"(%822, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%906, %912) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %913 = "llvm.getelementptr"(%822, %636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%639, %913) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 3 preds: ^bb5, ^bb6, ^bb65
    %914 = "llvm.add"(%698, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %915 = "llvm.icmp"(%914, %691) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%915, %914)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb67(%916: i32):  // 2 preds: ^bb2, ^bb90
    %917 = "llvm.icmp"(%916, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %918 = "llvm.and"(%917, %680) : (i1, i1) -> i1
    "llvm.cond_br"(%918, %916)[^bb68, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %919 = "llvm.getelementptr"(%arg27, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %920 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %921 = "llvm.getelementptr"(%670, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %922 = "llvm.load"(%921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %923 = "llvm.zext"(%673) <{nonNeg}> : (i32) -> i64
    %924 = "llvm.sext"(%922) : (i32) -> i64
    %925 = "llvm.getelementptr"(%920, %924) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%639)[^bb94] : (i64) -> ()
  ^bb69(%926: i64):  // 2 preds: ^bb4, ^bb90
    %927 = "llvm.getelementptr"(%693, %926) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %928 = "llvm.load"(%927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %929 = "llvm.icmp"(%928, %640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %930 = "llvm.select"(%929, %638, %637) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %931 = "llvm.getelementptr"(%694, %930) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %932 = "llvm.load"(%931) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %933 = "llvm.sext"(%932) : (i32) -> i64
    %934 = "llvm.getelementptr"(%694, %933) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %935 = "llvm.getelementptr"(%927, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %936 = "llvm.load"(%935) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %937 = "llvm.sext"(%936) : (i32) -> i64
    %938 = "llvm.getelementptr"(%934, %937) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%929, %632)[^bb70, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %939 = "llvm.load"(%938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %940 = "llvm.icmp"(%939, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%940, %632)[^bb71, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %941 = "llvm.getelementptr"(%arg29, %926) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %942 = "llvm.getelementptr"(%679, %926) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %943 = "llvm.getelementptr"(%927, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %944 = "llvm.load"(%943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %945 = "llvm.sext"(%944) : (i32) -> i64
    %946 = "llvm.getelementptr"(%694, %945) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%649, %942) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %947 = "llvm.getelementptr"(%941, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %948 = "llvm.load"(%947) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %949 = "llvm.icmp"(%948, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%949)[^bb72, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %950 = "llvm.getelementptr"(%941, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %951 = "llvm.getelementptr"(%938, %655) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %952 = "llvm.zext"(%948) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%649, %639)[^bb74] : (i64, i64) -> ()
  ^bb73:  // pred: ^bb83
    %953 = "llvm.add"(%956, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %954 = "llvm.icmp"(%953, %952) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%954, %1016, %953)[^bb85, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb74(%955: i64, %956: i64):  // 2 preds: ^bb72, ^bb73
    %957 = "llvm.getelementptr"(%946, %956) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %958 = "llvm.load"(%957) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %959 = "llvm.icmp"(%958, %656) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%959)[^bb75, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %960 = "llvm.getelementptr"(%957, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %961 = "llvm.load"(%960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %962 = "llvm.load"(%669) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %963 = "llvm.getelementptr"(%962, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %964 = "llvm.load"(%963) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %965 = "llvm.sub"(%961, %964) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %966 = "llvm.load"(%950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %967 = "llvm.getelementptr"(%966, %956) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %968 = "llvm.load"(%967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %969 = "llvm.mul"(%955, %968) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%969, %942) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %970 = "llvm.icmp"(%965, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%970)[^bb76, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %971 = "llvm.zext"(%965) <{nonNeg}> : (i32) -> i64
    %972 = "llvm.getelementptr"(%676, %971) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %973 = "llvm.load"(%972) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %974 = "llvm.icmp"(%973, %639) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %975 = "llvm.select"(%974, %968, %973) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.store"(%975, %972) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %976 = "llvm.sext"(%975) : (i64) -> i128
    "llvm.br"(%969, %968, %976)[^bb83] : (i64, i64, i128) -> ()
  ^bb77:  // pred: ^bb74
    %977 = "llvm.load"(%950) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %978 = "llvm.getelementptr"(%977, %956) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %979 = "llvm.load"(%978) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %980 = "llvm.mul"(%955, %979) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%980, %942) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %981 = "llvm.icmp"(%958, %657) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981)[^bb78, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %982 = "llvm.load"(%951) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %983 = "llvm.sext"(%982) : (i32) -> i64
    %984 = "llvm.getelementptr"(%694, %983) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %985 = "llvm.getelementptr"(%984, %956) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %986 = "llvm.getelementptr"(%985, %630) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %987 = "llvm.load"(%986) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %988 = "llvm.sext"(%987) : (i64) -> i128
    "llvm.br"(%980, %979, %988)[^bb83] : (i64, i64, i128) -> ()
  ^bb79:  // pred: ^bb75
    %989 = "llvm.load"(%695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %990 = "llvm.sext"(%961) : (i32) -> i64
    %991 = "llvm.getelementptr"(%989, %990) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %992 = "llvm.load"(%991) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %993 = "llvm.sext"(%992) : (i64) -> i128
    "llvm.br"(%969, %968, %993)[^bb83] : (i64, i64, i128) -> ()
  ^bb80:  // pred: ^bb77
    %994 = "llvm.load"(%696) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %995 = "llvm.getelementptr"(%957, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %996 = "llvm.load"(%995) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %997 = "llvm.sext"(%996) : (i32) -> i64
    %998 = "llvm.getelementptr"(%694, %997) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %999 = "llvm.getelementptr"(%998, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1000 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1001 = "llvm.sext"(%1000) : (i32) -> i64
    %1002 = "llvm.getelementptr"(%694, %1001) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1003 = "llvm.load"(%998) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1004 = "llvm.icmp"(%1003, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1004, %980, %979, %658)[^bb81, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i128) -> ()
  ^bb81:  // pred: ^bb80
    %1005 = "llvm.zext"(%1003) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639, %658)[^bb82] : (i64, i128) -> ()
  ^bb82(%1006: i64, %1007: i128):  // 2 preds: ^bb81, ^bb82
    %1008 = "llvm.getelementptr"(%1002, %1006) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1009 = "llvm.call"(%694, %994, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1010 = "llvm.load"(%1008) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1011 = "llvm.sext"(%1010) : (i64) -> i128
    %1012 = "llvm.mul"(%1009, %1011) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1013 = "llvm.add"(%1012, %1007) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1014 = "llvm.add"(%1006, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1015 = "llvm.icmp"(%1014, %1005) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1015, %980, %979, %1013, %1014, %1013)[^bb83, ^bb82] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i64, i64, i128, i64, i128) -> ()
  ^bb83(%1016: i64, %1017: i64, %1018: i128):  // 5 preds: ^bb76, ^bb78, ^bb79, ^bb80, ^bb82
    %1019 = "llvm.sext"(%1017) : (i64) -> i128
    %1020 = "llvm.icmp"(%1018, %1019) <{predicate = 0 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1020)[^bb73, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %1021 = "llvm.getelementptr"(%927, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1022 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1023 = "llvm.icmp"(%1022, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1023, %1022, %659)[^bb85, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb85:  // 2 preds: ^bb73, ^bb84
    %1024 = "llvm.icmp"(%1016, %639) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1024, %632)[^bb90, ^bb86] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb86:  // 2 preds: ^bb71, ^bb85
    %1025 = "llvm.load"(%696) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1026 = "llvm.getelementptr"(%938, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1027 = "llvm.load"(%1026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1028 = "llvm.sext"(%1027) : (i32) -> i64
    %1029 = "llvm.getelementptr"(%1025, %1028) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1030 = "llvm.getelementptr"(%938, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1031 = "llvm.load"(%1030) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1032 = "llvm.icmp"(%1031, %644) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1032, %1029)[^bb88, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb87:  // pred: ^bb86
    %1033 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1034 = "llvm.intr.smax"(%1033, %645) : (i32, i32) -> i32
    %1035 = "llvm.zext"(%1034) <{nonNeg}> : (i32) -> i64
    %1036 = "llvm.getelementptr"(%1029, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1037 = "llvm.load"(%1036) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1037)[^bb88] : (!llvm.ptr) -> ()
  ^bb88(%1038: !llvm.ptr):  // 2 preds: ^bb86, ^bb87
    %1039 = "llvm.icmp"(%1038, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1039, %660)[^bb124, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb89:  // pred: ^bb88
    %1040 = "llvm.load"(%1038) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1041 = "llvm.icmp"(%1040, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1042 = "llvm.select"(%1041, %660, %632) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1042)[^bb90] : (i32) -> ()
  ^bb90(%1043: i32):  // 4 preds: ^bb69, ^bb70, ^bb85, ^bb89
    %1044 = "llvm.add"(%926, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1045 = "llvm.icmp"(%1043, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1046 = "llvm.icmp"(%1044, %697) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1047 = "llvm.select"(%1045, %1046, %659) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1047, %1044, %1043)[^bb69, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb91:  // pred: ^bb94
    %1048 = "llvm.zext"(%1059) : (i1) -> i32
    "llvm.br"(%1048)[^bb92] : (i32) -> ()
  ^bb92(%1049: i32):  // 2 preds: ^bb67, ^bb91
    %1050 = "llvm.icmp"(%1049, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1051 = "llvm.and"(%1050, %683) : (i1, i1) -> i1
    "llvm.cond_br"(%1051, %1049, %1050)[^bb93, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb93:  // pred: ^bb92
    %1052 = "llvm.getelementptr"(%arg27, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1053 = "llvm.zext"(%671) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb98] : (i64) -> ()
  ^bb94(%1054: i64):  // 2 preds: ^bb68, ^bb94
    %1055 = "llvm.getelementptr"(%676, %1054) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1056 = "llvm.load"(%1055) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1057 = "llvm.getelementptr"(%925, %1054) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1058 = "llvm.load"(%1057) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1059 = "llvm.icmp"(%1056, %1058) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1060 = "llvm.add"(%1054, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1061 = "llvm.icmp"(%1060, %923) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1062 = "llvm.select"(%1059, %661, %1061) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1062, %1060)[^bb91, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb95(%1063: i32, %1064: i1):  // 3 preds: ^bb84, ^bb92, ^bb101
    %1065 = "llvm.icmp"(%1063, %660) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1066 = "llvm.and"(%1065, %680) : (i1, i1) -> i1
    "llvm.cond_br"(%1066)[^bb96, ^bb106] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %1067 = "llvm.getelementptr"(%arg27, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1068 = "llvm.sext"(%671) : (i32) -> i64
    %1069 = "llvm.zext"(%673) <{nonNeg}> : (i32) -> i64
    %1070 = "llvm.and"(%1069, %633) : (i64, i64) -> i64
    %1071 = "llvm.icmp"(%673, %662) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1071, %639)[^bb104, ^bb97] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb97:  // pred: ^bb96
    %1072 = "llvm.and"(%1069, %663) : (i64, i64) -> i64
    "llvm.br"(%639, %639)[^bb102] : (i64, i64) -> ()
  ^bb98(%1073: i64):  // 2 preds: ^bb93, ^bb101
    %1074 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1075 = "llvm.getelementptr"(%1074, %1073) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1076 = "llvm.load"(%1075) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1077 = "llvm.icmp"(%1076, %640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1077, %632)[^bb99, ^bb101] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb99:  // pred: ^bb98
    %1078 = "llvm.load"(%arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1079 = "llvm.getelementptr"(%1078, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1080 = "llvm.load"(%1079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1081 = "llvm.sext"(%1080) : (i32) -> i64
    %1082 = "llvm.getelementptr"(%1078, %1081) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1083 = "llvm.getelementptr"(%1075, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1084 = "llvm.load"(%1083) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.sext"(%1084) : (i32) -> i64
    %1086 = "llvm.getelementptr"(%1082, %1085) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1087 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1088 = "llvm.icmp"(%1087, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1088, %632)[^bb100, ^bb101] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb100:  // pred: ^bb99
    %1089 = "llvm.getelementptr"(%arg29, %1073) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1090 = "llvm.getelementptr"(%679, %1073) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1091 = "llvm.load"(%1090) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1092 = "llvm.trunc"(%1073) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1093 = "llvm.call"(%arg27, %1092, %arg28, %1089, %1091) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%1093)[^bb101] : (i32) -> ()
  ^bb101(%1094: i32):  // 3 preds: ^bb98, ^bb99, ^bb100
    %1095 = "llvm.add"(%1073, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1096 = "llvm.icmp"(%1094, %632) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1097 = "llvm.icmp"(%1095, %1053) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1098 = "llvm.select"(%1096, %1097, %659) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1098, %1095, %1094, %1096)[^bb98, ^bb95] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb102(%1099: i64, %1100: i64):  // 2 preds: ^bb97, ^bb102
    %1101 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1102 = "llvm.getelementptr"(%1101, %1099) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1103 = "llvm.getelementptr"(%1102, %1068) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1105 = "llvm.getelementptr"(%676, %1099) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1106, %1104) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1107 = "llvm.or"(%1099, %649) <{isDisjoint}> : (i64, i64) -> i64
    %1108 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.getelementptr"(%1108, %1107) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1110 = "llvm.getelementptr"(%1109, %1068) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1111 = "llvm.load"(%1110) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1112 = "llvm.getelementptr"(%676, %1107) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1113 = "llvm.load"(%1112) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1113, %1111) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1114 = "llvm.or"(%1099, %652) <{isDisjoint}> : (i64, i64) -> i64
    %1115 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1116 = "llvm.getelementptr"(%1115, %1114) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1117 = "llvm.getelementptr"(%1116, %1068) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1118 = "llvm.load"(%1117) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1119 = "llvm.getelementptr"(%676, %1114) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1120 = "llvm.load"(%1119) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1120, %1118) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1121 = "llvm.or"(%1099, %633) <{isDisjoint}> : (i64, i64) -> i64
    %1122 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1123 = "llvm.getelementptr"(%1122, %1121) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1124 = "llvm.getelementptr"(%1123, %1068) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1125 = "llvm.load"(%1124) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1126 = "llvm.getelementptr"(%676, %1121) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1127 = "llvm.load"(%1126) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1127, %1125) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1128 = "llvm.add"(%1099, %641) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1129 = "llvm.add"(%1100, %641) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1130 = "llvm.icmp"(%1129, %1072) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1130, %1128, %1129)[^bb103, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb103:  // pred: ^bb102
    %1131 = "llvm.icmp"(%1070, %639) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1131, %1128)[^bb106, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb104(%1132: i64):  // 2 preds: ^bb96, ^bb103
    %1133 = "llvm.icmp"(%1070, %639) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1133) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.br"(%1132, %639)[^bb105] : (i64, i64) -> ()
  ^bb105(%1134: i64, %1135: i64):  // 2 preds: ^bb104, ^bb105
    %1136 = "llvm.load"(%1067) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1137 = "llvm.getelementptr"(%1136, %1134) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1138 = "llvm.getelementptr"(%1137, %1068) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1139 = "llvm.load"(%1138) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1140 = "llvm.getelementptr"(%676, %1134) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1141 = "llvm.load"(%1140) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1141, %1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1142 = "llvm.add"(%1134, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1143 = "llvm.add"(%1135, %649) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1144 = "llvm.icmp"(%1143, %1070) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1144, %1142, %1143)[^bb106, ^bb105] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb106:  // 3 preds: ^bb95, ^bb103, ^bb105
    %1145 = "llvm.and"(%1064, %683) : (i1, i1) -> i1
    %1146 = "llvm.select"(%1064, %632, %1063) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%1145, %1146)[^bb107, ^bb124] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb107:  // pred: ^bb106
    %1147 = "llvm.getelementptr"(%arg27, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.getelementptr"(%arg27, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1149 = "llvm.getelementptr"(%arg27, %636) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1150 = "llvm.zext"(%671) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%639)[^bb108] : (i64) -> ()
  ^bb108(%1151: i64):  // 2 preds: ^bb107, ^bb123
    %1152 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1153 = "llvm.getelementptr"(%1152, %1151) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1154 = "llvm.load"(%arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1155 = "llvm.load"(%1153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1156 = "llvm.icmp"(%1155, %640) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1157 = "llvm.select"(%1156, %638, %637) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1158 = "llvm.getelementptr"(%1154, %1157) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1159 = "llvm.load"(%1158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1160 = "llvm.sext"(%1159) : (i32) -> i64
    %1161 = "llvm.getelementptr"(%1154, %1160) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1162 = "llvm.getelementptr"(%1153, %641) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1163 = "llvm.load"(%1162) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1164 = "llvm.sext"(%1163) : (i32) -> i64
    %1165 = "llvm.getelementptr"(%1161, %1164) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1155)[^bb111, ^bb123, ^bb109] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb109:  // pred: ^bb108
    %1166 = "llvm.getelementptr"(%arg29, %1151) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1167 = "llvm.load"(%1166) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1168 = "llvm.icmp"(%1167, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1168)[^bb123, ^bb110] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %1169 = "llvm.load"(%1148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1170 = "llvm.getelementptr"(%1169, %1151) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1171 = "llvm.load"(%1170) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1172 = "llvm.getelementptr"(%arg28, %1151) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1173 = "llvm.load"(%1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.intr.memcpy"(%1171, %1167, %1173) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1174 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1175 = "llvm.getelementptr"(%1174, %1151) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1176 = "llvm.load"(%1175) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1177 = "llvm.icmp"(%1176, %664) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1177)[^bb123, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb111:  // 2 preds: ^bb108, ^bb110
    %1178 = "llvm.load"(%1165) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1179 = "llvm.icmp"(%1178, %642) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1179)[^bb113, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    %1180 = "llvm.load"(%1148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1181 = "llvm.getelementptr"(%1180, %1151) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1182 = "llvm.load"(%1181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1183 = "llvm.load"(%1149) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1184 = "llvm.getelementptr"(%1165, %643) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1185 = "llvm.load"(%1184) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1186 = "llvm.sext"(%1185) : (i32) -> i64
    %1187 = "llvm.getelementptr"(%1183, %1186) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1188 = "llvm.getelementptr"(%1165, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1189 = "llvm.load"(%1188) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1190 = "llvm.sext"(%1189) : (i32) -> i64
    "llvm.intr.memcpy"(%1182, %1187, %1190) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb123] : () -> ()
  ^bb113:  // pred: ^bb111
    %1191 = "llvm.getelementptr"(%679, %1151) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1192 = "llvm.load"(%1191) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1193 = "llvm.icmp"(%1192, %639) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1193)[^bb123, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // pred: ^bb113
    %1194 = "llvm.getelementptr"(%1165, %635) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1195 = "llvm.load"(%1194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1196 = "llvm.add"(%1195, %631) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1197 = "llvm.zext"(%1196) : (i32) -> i64
    %1198 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1199 = "llvm.alloca"(%1197) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1200 = "llvm.load"(%1194) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1201 = "llvm.getelementptr"(%arg29, %1151) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1202 = "llvm.getelementptr"(%1201, %654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1203 = "llvm.load"(%1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1204 = "llvm.icmp"(%1200, %632) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1204)[^bb115, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb115:  // pred: ^bb114
    %1205 = "llvm.zext"(%1200) <{nonNeg}> : (i32) -> i64
    %1206 = "llvm.and"(%1205, %649) : (i64, i64) -> i64
    %1207 = "llvm.icmp"(%1200, %631) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1207, %1205, %649)[^bb119, ^bb116] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb116:  // pred: ^bb115
    %1208 = "llvm.and"(%1205, %651) : (i64, i64) -> i64
    "llvm.br"(%1205, %649, %639)[^bb117] : (i64, i64, i64) -> ()
  ^bb117(%1209: i64, %1210: i64, %1211: i64):  // 2 preds: ^bb116, ^bb117
    %1212 = "llvm.add"(%1209, %665) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1213 = "llvm.getelementptr"(%1199, %1212) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1210, %1213) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1214 = "llvm.getelementptr"(%1203, %1212) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1215 = "llvm.load"(%1214) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1216 = "llvm.intr.umax"(%1215, %649) : (i64, i64) -> i64
    %1217 = "llvm.mul"(%1216, %1210) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1218 = "llvm.add"(%1209, %666) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1219 = "llvm.getelementptr"(%1199, %1218) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1217, %1219) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1220 = "llvm.getelementptr"(%1203, %1218) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1221 = "llvm.load"(%1220) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1222 = "llvm.intr.umax"(%1221, %649) : (i64, i64) -> i64
    %1223 = "llvm.mul"(%1222, %1217) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1224 = "llvm.add"(%1211, %652) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1225 = "llvm.icmp"(%1224, %1208) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1225, %1218, %1223, %1224)[^bb118, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb118:  // pred: ^bb117
    %1226 = "llvm.icmp"(%1206, %639) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1226, %1218, %1223)[^bb120, ^bb119] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119(%1227: i64, %1228: i64):  // 2 preds: ^bb115, ^bb118
    %1229 = "llvm.icmp"(%1206, %639) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1229) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1230 = "llvm.getelementptr"(%1199, %1227) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1231 = "llvm.getelementptr"(%1230, %667) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1228, %1231) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb120] : () -> ()
  ^bb120:  // 3 preds: ^bb114, ^bb118, ^bb119
    %1232 = "llvm.getelementptr"(%1201, %638) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1233 = "llvm.load"(%1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1234 = "llvm.icmp"(%1233, %646) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1234)[^bb121, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb121:  // pred: ^bb120
    "llvm.store"(%1199, %1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb122] : () -> ()
  ^bb122:  // 2 preds: ^bb120, ^bb121
    %1235 = "llvm.load"(%1148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1236 = "llvm.getelementptr"(%1235, %1151) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1237 = "llvm.load"(%1236) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1238 = "llvm.getelementptr"(%1165, %630) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1239 = "llvm.load"(%1238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%1237, %1201, %1239, %1199, %1192) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%1198) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb123] : () -> ()
  ^bb123:  // 6 preds: ^bb108, ^bb109, ^bb110, ^bb112, ^bb113, ^bb122
    %1240 = "llvm.add"(%1151, %649) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1241 = "llvm.icmp"(%1240, %1150) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1241, %632, %1240)[^bb124, ^bb108] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb124(%1242: i32):  // 3 preds: ^bb88, ^bb106, ^bb123
    "llvm.return"(%1242) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: i32, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %588 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %589 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %590 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %591 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %592 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %593 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %594 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %595 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %596 = "llvm.getelementptr"(%arg26, %588) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %597 = "llvm.load"(%596) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %598 = "llvm.icmp"(%597, %589) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%598, %596, %590)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb1:  // pred: ^bb0
    %599 = "llvm.ptrtoint"(%arg26) : (!llvm.ptr) -> i64
    %600 = "llvm.sext"(%arg24) : (i32) -> i64
    "llvm.br"(%596)[^bb2] : (!llvm.ptr) -> ()
  ^bb2(%601: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %602 = "llvm.ptrtoint"(%601) : (!llvm.ptr) -> i64
    %603 = "llvm.sub"(%602, %599) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %604 = "llvm.icmp"(%603, %600) <{predicate = 5 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%604, %601, %604)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb3:  // pred: ^bb2
    %605 = "llvm.call"(%601) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %606 = "llvm.getelementptr"(%601, %605) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.getelementptr"(%606, %591) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %608 = "llvm.load"(%607) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %609 = "llvm.icmp"(%608, %589) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%609, %607, %604, %607)[^bb4, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i1, !llvm.ptr) -> ()
  ^bb4(%610: !llvm.ptr, %611: i1):  // 3 preds: ^bb0, ^bb2, ^bb3
    %612 = "llvm.icmp"(%arg24, %592) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%612)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %613 = "llvm.ptrtoint"(%610) : (!llvm.ptr) -> i64
    %614 = "llvm.ptrtoint"(%arg26) : (!llvm.ptr) -> i64
    %615 = "llvm.sub"(%613, %614) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %616 = "llvm.zext"(%arg24) <{nonNeg}> : (i32) -> i64
    %617 = "llvm.icmp"(%615, %616) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %618 = "llvm.select"(%611, %617, %590) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%618, %610, %593)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb6:  // pred: ^bb4
    %619 = "llvm.intr.umin"(%arg24, %593) : (i32, i32) -> i32
    %620 = "llvm.icmp"(%arg24, %594) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%620, %arg25, %619)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb7(%621: i32):  // 2 preds: ^bb5, ^bb6
    "llvm.br"(%594, %arg25)[^bb8] : (i32, !llvm.ptr) -> ()
  ^bb8(%622: i32, %623: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %624 = "llvm.call"(%623) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %625 = "llvm.getelementptr"(%623, %624) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %626 = "llvm.getelementptr"(%625, %591) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %627 = "llvm.add"(%622, %595) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %628 = "llvm.icmp"(%627, %621) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%628, %626, %627, %626)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb9(%629: !llvm.ptr):  // 3 preds: ^bb5, ^bb6, ^bb8
    "llvm.return"(%629) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %471 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %472 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %473 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %474 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %475 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %476 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %477 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %478 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %479 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %480 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %481 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %482 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %483 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %484 = "llvm.getelementptr"(%arg23, %471) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %485 = "llvm.load"(%484) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%485, %472)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %486 = "llvm.getelementptr"(%arg23, %474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %487 = "llvm.load"(%486) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %488 = "llvm.getelementptr"(%arg23, %475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %489 = "llvm.load"(%488) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %490 = "llvm.getelementptr"(%arg21, %473) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %491 = "llvm.load"(%490) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %492 = "llvm.sext"(%491) : (i32) -> i64
    %493 = "llvm.getelementptr"(%arg21, %492) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %494 = "llvm.sext"(%487) : (i32) -> i64
    %495 = "llvm.getelementptr"(%493, %494) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %496 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %497 = "llvm.getelementptr"(%495, %474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %498 = "llvm.load"(%497) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %499 = "llvm.sext"(%498) : (i32) -> i64
    %500 = "llvm.getelementptr"(%arg22, %499) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %501 = "llvm.getelementptr"(%500, %475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %502 = "llvm.add"(%489, %476) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %503 = "llvm.mul"(%496, %502) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %504 = "llvm.sext"(%503) : (i32) -> i64
    %505 = "llvm.getelementptr"(%501, %504) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%496)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %506 = "llvm.load"(%505) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%506)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %507 = "llvm.load"(%505) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.sext"(%507) : (i32) -> i64
    "llvm.br"(%508)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %509 = "llvm.load"(%505) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %510 = "llvm.sext"(%509) : (i16) -> i64
    "llvm.br"(%510)[^bb5] : (i64) -> ()
  ^bb5(%511: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %512 = "llvm.sext"(%511) : (i64) -> i128
    "llvm.br"(%512)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %513 = "llvm.getelementptr"(%arg21, %473) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %514 = "llvm.load"(%513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %515 = "llvm.sext"(%514) : (i32) -> i64
    %516 = "llvm.getelementptr"(%arg21, %515) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %517 = "llvm.getelementptr"(%arg23, %474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %518 = "llvm.load"(%517) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %519 = "llvm.sext"(%518) : (i32) -> i64
    %520 = "llvm.getelementptr"(%516, %519) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %521 = "llvm.getelementptr"(%520, %474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %522 = "llvm.load"(%521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %523 = "llvm.sext"(%522) : (i32) -> i64
    %524 = "llvm.getelementptr"(%arg22, %523) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %525 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%525)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %526 = "llvm.load"(%524) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%526)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %527 = "llvm.load"(%524) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %528 = "llvm.sext"(%527) : (i32) -> i64
    "llvm.br"(%528)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %529 = "llvm.load"(%524) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %530 = "llvm.sext"(%529) : (i16) -> i64
    "llvm.br"(%530)[^bb10] : (i64) -> ()
  ^bb10(%531: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %532 = "llvm.sext"(%531) : (i64) -> i128
    "llvm.br"(%532)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %533 = "llvm.getelementptr"(%arg23, %474) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %534 = "llvm.load"(%533) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %535 = "llvm.sext"(%534) : (i32) -> i64
    %536 = "llvm.getelementptr"(%arg21, %535) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %537 = "llvm.getelementptr"(%536, %477) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %538 = "llvm.load"(%537) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %539 = "llvm.sext"(%538) : (i32) -> i64
    %540 = "llvm.getelementptr"(%arg21, %539) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %541 = "llvm.load"(%536) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %542 = "llvm.icmp"(%541, %478) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%542, %479)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %543 = "llvm.zext"(%541) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%480, %479)[^bb13] : (i64, i128) -> ()
  ^bb13(%544: i64, %545: i128):  // 2 preds: ^bb12, ^bb13
    %546 = "llvm.getelementptr"(%540, %544) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %547 = "llvm.call"(%arg21, %arg22, %546) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %548 = "llvm.load"(%546) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %549 = "llvm.sext"(%548) : (i64) -> i128
    %550 = "llvm.mul"(%547, %549) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %551 = "llvm.add"(%550, %545) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %552 = "llvm.add"(%544, %481) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %553 = "llvm.icmp"(%552, %543) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%553, %551, %552, %551)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%554: i128):  // 2 preds: ^bb11, ^bb13
    %555 = "llvm.getelementptr"(%arg23, %475) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %556 = "llvm.load"(%555) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %557 = "llvm.sext"(%556) : (i32) -> i64
    %558 = "llvm.getelementptr"(%arg21, %557) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %559 = "llvm.getelementptr"(%558, %477) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %560 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %561 = "llvm.sext"(%560) : (i32) -> i64
    %562 = "llvm.getelementptr"(%arg21, %561) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %563 = "llvm.load"(%558) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %564 = "llvm.icmp"(%563, %478) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%564, %479)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %565 = "llvm.zext"(%563) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%480, %479)[^bb16] : (i64, i128) -> ()
  ^bb16(%566: i64, %567: i128):  // 2 preds: ^bb15, ^bb16
    %568 = "llvm.getelementptr"(%562, %566) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %569 = "llvm.call"(%arg21, %arg22, %568) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %570 = "llvm.load"(%568) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %571 = "llvm.sext"(%570) : (i64) -> i128
    %572 = "llvm.mul"(%569, %571) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %573 = "llvm.add"(%572, %567) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %574 = "llvm.add"(%566, %481) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %575 = "llvm.icmp"(%574, %565) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%575, %573, %574, %573)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%576: i128):  // 2 preds: ^bb14, ^bb16
    %577 = "llvm.icmp"(%485, %482) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%577)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %578 = "llvm.mul"(%576, %554) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%578)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %579 = "llvm.trunc"(%576) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %580 = "llvm.icmp"(%579, %481) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%580, %479)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %581 = "llvm.trunc"(%554) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %582 = "llvm.sdiv"(%581, %579) : (i64, i64) -> i64
    %583 = "llvm.srem"(%581, %579) : (i64, i64) -> i64
    %584 = "llvm.ashr"(%583, %483) : (i64, i64) -> i64
    %585 = "llvm.add"(%584, %582) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %586 = "llvm.sext"(%585) : (i64) -> i128
    "llvm.br"(%586)[^bb21] : (i128) -> ()
  ^bb21(%587: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%587) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %294 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %295 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %296 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %297 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %298 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %299 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %300 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %301 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %302 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %303 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %304 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %305 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %306 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %307 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %308 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %309 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %310 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %311 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %312 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %313 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %314 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %315 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %316 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %317 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %318 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %319 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %320 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %321 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %322 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %323 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %324 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %325 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %326 = "llvm.alloca"(%294) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %327 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %328 = "llvm.getelementptr"(%arg19, %295) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %329 = "llvm.load"(%328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %330 = "llvm.getelementptr"(%arg18, %296) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %331 = "llvm.load"(%330) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %332 = "llvm.icmp"(%329, %331) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%332, %297)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %333 = "llvm.getelementptr"(%arg19, %298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %334 = "llvm.load"(%333) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %335 = "llvm.getelementptr"(%arg18, %298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %336 = "llvm.load"(%335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %337 = "llvm.icmp"(%336, %299) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%337)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %338 = "llvm.icmp"(%334, %301) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%338, %300)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %339 = "llvm.icmp"(%334, %336) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%339, %300)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %340 = "llvm.getelementptr"(%arg18, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %341 = "llvm.load"(%340) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %342 = "llvm.sext"(%341) : (i32) -> i64
    %343 = "llvm.getelementptr"(%arg17, %342) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %344 = "llvm.getelementptr"(%arg19, %303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %345 = "llvm.load"(%344) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %346 = "llvm.icmp"(%334, %299) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%346, %304, %299, %304)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %347 = "llvm.getelementptr"(%arg18, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %348 = "llvm.getelementptr"(%arg19, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %349 = "llvm.getelementptr"(%arg18, %303) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %350 = "llvm.getelementptr"(%arg20, %298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %351 = "llvm.icmp"(%327, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %352 = "llvm.zext"(%334) <{nonNeg}> : (i32) -> i64
    %353 = "llvm.sext"(%327) : (i32) -> i64
    %354 = "llvm.getelementptr"(%343, %352) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%352, %299, %307, %299, %294)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%355: i64, %356: i32, %357: i64, %358: i32, %359: i32):  // 2 preds: ^bb5, ^bb19
    %360 = "llvm.add"(%355, %308) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %361 = "llvm.getelementptr"(%345, %360) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %363 = "llvm.load"(%347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %364 = "llvm.icmp"(%363, %299) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%364, %357)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %365 = "llvm.getelementptr"(%354, %355) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %366 = "llvm.load"(%365) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%366)[^bb8] : (i64) -> ()
  ^bb8(%367: i64):  // 2 preds: ^bb6, ^bb7
    %368 = "llvm.icmp"(%367, %309) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %369 = "llvm.select"(%368, %367, %357) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%337)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %370 = "llvm.getelementptr"(%343, %355) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %371 = "llvm.load"(%370) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %372 = "llvm.icmp"(%371, %309) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %373 = "llvm.icmp"(%371, %362) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %374 = "llvm.select"(%372, %304, %373) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%374, %306)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %375 = "llvm.icmp"(%362, %307) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%375, %358, %369)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %376 = "llvm.load"(%348) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %377 = "llvm.icmp"(%376, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%377, %358, %369)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %378 = "llvm.getelementptr"(%376, %360) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %379 = "llvm.load"(%378) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %380 = "llvm.icmp"(%379, %367) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %381 = "llvm.or"(%368, %380) : (i1, i1) -> i1
    %382 = "llvm.select"(%380, %358, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %383 = "llvm.select"(%380, %369, %379) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%381, %382, %383)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %384 = "llvm.load"(%349) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %385 = "llvm.icmp"(%384, %299) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %386 = "llvm.icmp"(%379, %312) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %387 = "llvm.or"(%386, %385) : (i1, i1) -> i1
    %388 = "llvm.select"(%387, %358, %313) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%388, %379)[^bb14] : (i32, i64) -> ()
  ^bb14(%389: i32, %390: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %391 = "llvm.mul"(%355, %353) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %392 = "llvm.getelementptr"(%350, %391) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%327)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %393 = "llvm.trunc"(%362) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%393, %392) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %394 = "llvm.add"(%362, %314) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %395 = "llvm.icmp"(%394, %315) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %396 = "llvm.trunc"(%355) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %397 = "llvm.add"(%334, %396) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %398 = "llvm.shl"(%397, %297) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %399 = "llvm.sext"(%398) : (i32) -> i64
    %400 = "llvm.getelementptr"(%350, %399) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %401 = "llvm.trunc"(%390) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%401, %400) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%395)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%362, %392) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %402 = "llvm.trunc"(%355) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %403 = "llvm.add"(%334, %402) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %404 = "llvm.shl"(%403, %300) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %405 = "llvm.sext"(%404) : (i32) -> i64
    %406 = "llvm.getelementptr"(%350, %405) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%390, %406) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%294)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %407 = "llvm.trunc"(%362) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%407, %392) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %408 = "llvm.add"(%362, %316) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %409 = "llvm.icmp"(%408, %317) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %410 = "llvm.trunc"(%355) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %411 = "llvm.add"(%334, %410) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %412 = "llvm.mul"(%411, %327) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %413 = "llvm.sext"(%412) : (i32) -> i64
    %414 = "llvm.getelementptr"(%350, %413) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %415 = "llvm.trunc"(%390) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%415, %414) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%409)[^bb18] : (i1) -> ()
  ^bb18(%416: i1):  // 2 preds: ^bb15, ^bb17
    %417 = "llvm.shl"(%390, %318) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %418 = "llvm.ashr"(%417, %318) <{isExact}> : (i64, i64) -> i64
    %419 = "llvm.select"(%351, %390, %418) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %420 = "llvm.shl"(%419, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %421 = "llvm.ashr"(%420, %305) <{isExact}> : (i64, i64) -> i64
    %422 = "llvm.icmp"(%390, %421) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %423 = "llvm.and"(%422, %416) : (i1, i1) -> i1
    %424 = "llvm.zext"(%423) : (i1) -> i32
    "llvm.br"(%424)[^bb19] : (i32) -> ()
  ^bb19(%425: i32):  // 2 preds: ^bb16, ^bb18
    %426 = "llvm.and"(%425, %359) : (i32, i32) -> i32
    %427 = "llvm.icmp"(%362, %312) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %428 = "llvm.zext"(%427) : (i1) -> i32
    %429 = "llvm.or"(%356, %428) : (i32, i32) -> i32
    %430 = "llvm.intr.umax"(%362, %307) : (i64, i64) -> i64
    %431 = "llvm.mul"(%430, %357) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %432 = "llvm.icmp"(%355, %307) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%432, %360, %429, %431, %389, %426)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %433 = "llvm.icmp"(%429, %299) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %434 = "llvm.icmp"(%426, %299) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%434, %389, %433)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%435: i1, %436: i32, %437: i1):  // 2 preds: ^bb4, ^bb20
    %438 = "llvm.getelementptr"(%arg19, %319) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %439 = "llvm.load"(%438) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%439, %320)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %440 = "llvm.load"(%arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %441 = "llvm.ptrtoint"(%440) : (!llvm.ptr) -> i64
    %442 = "llvm.getelementptr"(%arg19, %321) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %443 = "llvm.load"(%442) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %444 = "llvm.add"(%443, %441) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %445 = "llvm.load"(%343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %446 = "llvm.getelementptr"(%arg18, %319) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %447 = "llvm.load"(%446) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %448 = "llvm.sext"(%447) : (i32) -> i64
    %449 = "llvm.mul"(%445, %448) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %450 = "llvm.sub"(%444, %449) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%450, %arg20) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %451 = "llvm.getelementptr"(%arg20, %319) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%450, %451) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %452 = "llvm.getelementptr"(%arg20, %298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %453 = "llvm.load"(%343) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%327)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %454 = "llvm.trunc"(%453) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%454, %452) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %455 = "llvm.trunc"(%453) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%455, %452) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%453, %452) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%437)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %456 = "llvm.getelementptr"(%arg19, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %458 = "llvm.icmp"(%457, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%458, %299)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%326, %arg19, %318) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %459 = "llvm.getelementptr"(%326, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%310, %459) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %460 = "llvm.call"(%arg17, %arg18, %326, %arg20) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%460)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %461 = "llvm.getelementptr"(%arg18, %322) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %462 = "llvm.load"(%461) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %463 = "llvm.add"(%462, %323) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %464 = "llvm.sext"(%463) : (i32) -> i64
    %465 = "llvm.and"(%450, %464) : (i64, i64) -> i64
    %466 = "llvm.icmp"(%465, %312) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%466, %324)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %467 = "llvm.icmp"(%436, %299) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %468 = "llvm.select"(%467, %304, %435) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %469 = "llvm.select"(%468, %436, %325) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%469)[^bb31] : (i32) -> ()
  ^bb31(%470: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%470) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_set_aside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64):
    %61 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %62 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %63 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %64 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %65 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %66 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %67 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %68 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %69 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %70 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %71 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %72 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %73 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %74 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %75 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %76 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %77 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %78 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %79 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %80 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %81 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %82 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %83 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %84 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %85 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %86 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %87 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %88 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %89 = "llvm.alloca"(%61) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %90 = "llvm.getelementptr"(%arg12, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %91 = "llvm.load"(%90) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %92 = "llvm.sext"(%arg13) : (i32) -> i64
    %93 = "llvm.getelementptr"(%91, %92) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %94 = "llvm.load"(%arg12) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %95 = "llvm.load"(%93) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %96 = "llvm.icmp"(%95, %63) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %97 = "llvm.select"(%96, %64, %65) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %98 = "llvm.getelementptr"(%94, %97) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %99 = "llvm.load"(%98) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %100 = "llvm.sext"(%99) : (i32) -> i64
    %101 = "llvm.getelementptr"(%94, %100) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %102 = "llvm.getelementptr"(%93, %66) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %103 = "llvm.load"(%102) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %104 = "llvm.sext"(%103) : (i32) -> i64
    %105 = "llvm.getelementptr"(%101, %104) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %106 = "llvm.getelementptr"(%arg15, %67) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %107 = "llvm.load"(%106) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %108 = "llvm.icmp"(%107, %68) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%108, %69)[^bb1, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %109 = "llvm.getelementptr"(%arg12, %70) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %110 = "llvm.load"(%109) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %111 = "llvm.getelementptr"(%105, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %112 = "llvm.load"(%111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %113 = "llvm.sext"(%112) : (i32) -> i64
    %114 = "llvm.getelementptr"(%110, %113) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %115 = "llvm.getelementptr"(%105, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %116 = "llvm.load"(%115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %117 = "llvm.icmp"(%116, %72) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %118 = "llvm.load"(%94) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%117, %114, %116)[^bb7, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb1
    %119 = "llvm.intr.smax"(%118, %73) : (i32, i32) -> i32
    %120 = "llvm.zext"(%119) <{nonNeg}> : (i32) -> i64
    %121 = "llvm.getelementptr"(%114, %120) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %122 = "llvm.load"(%121) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%118)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %123 = "llvm.load"(%114) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%123)[^bb6] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %124 = "llvm.load"(%114) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %125 = "llvm.zext"(%124) : (i32) -> i64
    "llvm.br"(%125)[^bb6] : (i64) -> ()
  ^bb5:  // pred: ^bb2
    %126 = "llvm.load"(%114) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %127 = "llvm.sext"(%126) : (i16) -> i64
    "llvm.br"(%127)[^bb6] : (i64) -> ()
  ^bb6(%128: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %129 = "llvm.trunc"(%128) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%122, %129)[^bb7] : (!llvm.ptr, i32) -> ()
  ^bb7(%130: !llvm.ptr, %131: i32):  // 2 preds: ^bb1, ^bb6
    %132 = "llvm.icmp"(%131, %69) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%132)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %133 = "llvm.shl"(%131, %61) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %134 = "llvm.getelementptr"(%130, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %135 = "llvm.sext"(%118) : (i32) -> i64
    %136 = "llvm.intr.smax"(%133, %61) : (i32, i32) -> i32
    %137 = "llvm.zext"(%136) <{nonNeg}> : (i32) -> i64
    %138 = "llvm.and"(%137, %74) : (i64, i64) -> i64
    %139 = "llvm.icmp"(%136, %61) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%139, %75)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %140 = "llvm.and"(%137, %76) : (i64, i64) -> i64
    "llvm.br"(%75, %75)[^bb10] : (i64, i64) -> ()
  ^bb10(%141: i64, %142: i64):  // 2 preds: ^bb9, ^bb18
    %143 = "llvm.or"(%141, %74) <{isDisjoint}> : (i64, i64) -> i64
    %144 = "llvm.mul"(%143, %135) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %145 = "llvm.getelementptr"(%134, %144) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%118)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %146 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%146)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %147 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %148 = "llvm.sext"(%147) : (i32) -> i64
    "llvm.br"(%148)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %149 = "llvm.load"(%145) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %150 = "llvm.sext"(%149) : (i16) -> i64
    "llvm.br"(%150)[^bb14] : (i64) -> ()
  ^bb14(%151: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %152 = "llvm.getelementptr"(%89, %141) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%151, %152) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %153 = "llvm.add"(%141, %77) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %154 = "llvm.mul"(%153, %135) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %155 = "llvm.getelementptr"(%134, %154) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%118)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %156 = "llvm.load"(%155) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %157 = "llvm.sext"(%156) : (i32) -> i64
    "llvm.br"(%157)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %158 = "llvm.load"(%155) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%158)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %159 = "llvm.load"(%155) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %160 = "llvm.sext"(%159) : (i16) -> i64
    "llvm.br"(%160)[^bb18] : (i64) -> ()
  ^bb18(%161: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %162 = "llvm.getelementptr"(%89, %143) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%161, %162) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %163 = "llvm.add"(%142, %77) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %164 = "llvm.icmp"(%163, %140) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%164, %153, %163)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %165 = "llvm.icmp"(%138, %75) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%165, %153)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%166: i64):  // 2 preds: ^bb8, ^bb19
    %167 = "llvm.icmp"(%138, %75) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%167) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %168 = "llvm.add"(%166, %74) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %169 = "llvm.mul"(%168, %135) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %170 = "llvm.getelementptr"(%134, %169) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%118)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %171 = "llvm.load"(%170) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %172 = "llvm.sext"(%171) : (i32) -> i64
    "llvm.br"(%172)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %173 = "llvm.load"(%170) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%173)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %174 = "llvm.load"(%170) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %175 = "llvm.sext"(%174) : (i16) -> i64
    "llvm.br"(%175)[^bb24] : (i64) -> ()
  ^bb24(%176: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %177 = "llvm.getelementptr"(%89, %166) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%176, %177) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %178 = "llvm.getelementptr"(%130, %62) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%118)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %179 = "llvm.load"(%178) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%179)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %180 = "llvm.load"(%178) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %181 = "llvm.sext"(%180) : (i32) -> i64
    "llvm.br"(%181)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %182 = "llvm.load"(%178) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %183 = "llvm.sext"(%182) : (i16) -> i64
    "llvm.br"(%183)[^bb29] : (i64) -> ()
  ^bb29(%184: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %185 = "llvm.getelementptr"(%105, %78) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %186 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %187 = "llvm.sext"(%186) : (i32) -> i64
    %188 = "llvm.mul"(%184, %187) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %189 = "llvm.getelementptr"(%130, %78) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %190 = "llvm.load"(%189) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %191 = "llvm.ptrtoint"(%190) : (!llvm.ptr) -> i64
    %192 = "llvm.add"(%188, %191) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %193 = "llvm.sext"(%131) : (i32) -> i64
    %194 = "llvm.getelementptr"(%89, %193) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%132, %192, %192)[^bb30, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb30:  // pred: ^bb29
    %195 = "llvm.zext"(%131) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%192, %192, %75)[^bb31] : (i64, i64, i64) -> ()
  ^bb31(%196: i64, %197: i64, %198: i64):  // 2 preds: ^bb30, ^bb33
    %199 = "llvm.getelementptr"(%89, %198) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %200 = "llvm.load"(%199) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %201 = "llvm.icmp"(%200, %75) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%201)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    "llvm.br"(%69)[^bb55] : (i32) -> ()
  ^bb33:  // pred: ^bb31
    %202 = "llvm.add"(%200, %79) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %203 = "llvm.getelementptr"(%194, %198) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %204 = "llvm.load"(%203) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %205 = "llvm.mul"(%202, %187) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %206 = "llvm.mul"(%205, %204) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %207 = "llvm.icmp"(%206, %75) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %208 = "llvm.select"(%207, %197, %196) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %209 = "llvm.add"(%208, %206) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %210 = "llvm.select"(%207, %196, %209) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %211 = "llvm.select"(%207, %209, %197) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %212 = "llvm.add"(%198, %74) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %213 = "llvm.icmp"(%212, %195) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%213, %210, %211, %210, %211, %212)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i64, i64, i64, i64, i64) -> ()
  ^bb34(%214: i64, %215: i64):  // 2 preds: ^bb29, ^bb33
    %216 = "llvm.add"(%215, %187) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %217 = "llvm.icmp"(%arg13, %69) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%217, %69)[^bb55, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb35:  // pred: ^bb34
    %218 = "llvm.icmp"(%216, %214) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %219 = "llvm.getelementptr"(%arg12, %80) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %220 = "llvm.add"(%arg13, %61) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %221 = "llvm.zext"(%220) : (i32) -> i64
    "llvm.br"(%75, %81)[^bb36] : (i64, i1) -> ()
  ^bb36(%222: i64, %223: i1):  // 2 preds: ^bb35, ^bb42
    "llvm.br"(%222)[^bb37] : (i64) -> ()
  ^bb37(%224: i64):  // 2 preds: ^bb36, ^bb41
    %225 = "llvm.getelementptr"(%91, %224) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %226 = "llvm.load"(%225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %227 = "llvm.icmp"(%226, %82) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%227)[^bb41, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %228 = "llvm.getelementptr"(%arg14, %224) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %229 = "llvm.load"(%228) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %230 = "llvm.icmp"(%229, %75) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %231 = "llvm.and"(%218, %230) : (i1, i1) -> i1
    "llvm.cond_br"(%231)[^bb39, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %232 = "llvm.load"(%219) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %233 = "llvm.getelementptr"(%232, %224) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %234 = "llvm.load"(%233) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %235 = "llvm.ptrtoint"(%234) : (!llvm.ptr) -> i64
    %236 = "llvm.add"(%229, %235) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %237 = "llvm.icmp"(%236, %214) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%237)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %238 = "llvm.icmp"(%216, %235) <{predicate = 7 : i64}> : (i64, i64) -> i1
    %239 = "llvm.freeze"(%238) : (i1) -> i1
    "llvm.cond_br"(%239)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // 4 preds: ^bb37, ^bb38, ^bb39, ^bb40
    %240 = "llvm.add"(%224, %74) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %241 = "llvm.icmp"(%240, %221) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%241, %240)[^bb43, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb42:  // pred: ^bb40
    %242 = "llvm.add"(%224, %74) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %243 = "llvm.icmp"(%242, %221) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%243, %242, %83)[^bb44, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i1) -> ()
  ^bb43:  // pred: ^bb41
    "llvm.cond_br"(%223, %69)[^bb44, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %244 = "llvm.add"(%116, %61) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %245 = "llvm.zext"(%244) : (i32) -> i64
    %246 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %247 = "llvm.alloca"(%245) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %248 = "llvm.load"(%115) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %249 = "llvm.getelementptr"(%arg15, %80) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %250 = "llvm.load"(%249) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %251 = "llvm.icmp"(%248, %69) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%251)[^bb45, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %252 = "llvm.zext"(%248) <{nonNeg}> : (i32) -> i64
    %253 = "llvm.and"(%252, %74) : (i64, i64) -> i64
    %254 = "llvm.icmp"(%248, %61) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%254, %252, %74)[^bb49, ^bb46] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb46:  // pred: ^bb45
    %255 = "llvm.and"(%252, %76) : (i64, i64) -> i64
    "llvm.br"(%252, %74, %75)[^bb47] : (i64, i64, i64) -> ()
  ^bb47(%256: i64, %257: i64, %258: i64):  // 2 preds: ^bb46, ^bb47
    %259 = "llvm.add"(%256, %79) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %260 = "llvm.getelementptr"(%247, %259) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%257, %260) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %261 = "llvm.getelementptr"(%250, %259) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %262 = "llvm.load"(%261) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %263 = "llvm.intr.umax"(%262, %74) : (i64, i64) -> i64
    %264 = "llvm.mul"(%263, %257) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %265 = "llvm.add"(%256, %84) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %266 = "llvm.getelementptr"(%247, %265) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%264, %266) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %267 = "llvm.getelementptr"(%250, %265) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %268 = "llvm.load"(%267) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %269 = "llvm.intr.umax"(%268, %74) : (i64, i64) -> i64
    %270 = "llvm.mul"(%269, %264) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %271 = "llvm.add"(%258, %77) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %272 = "llvm.icmp"(%271, %255) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%272, %265, %270, %271)[^bb48, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb48:  // pred: ^bb47
    %273 = "llvm.icmp"(%253, %75) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%273, %265, %270)[^bb50, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb49(%274: i64, %275: i64):  // 2 preds: ^bb45, ^bb48
    %276 = "llvm.icmp"(%253, %75) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%276) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %277 = "llvm.getelementptr"(%247, %274) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %278 = "llvm.getelementptr"(%277, %85) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%275, %278) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb44, ^bb48, ^bb49
    %279 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %280 = "llvm.sext"(%279) : (i32) -> i64
    %281 = "llvm.mul"(%arg16, %280) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %282 = "llvm.icmp"(%281, %86) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%282, %87, %88)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb51:  // pred: ^bb50
    %283 = "llvm.add"(%281, %74) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %284 = "llvm.call"(%68, %283) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %285 = "llvm.getelementptr"(%arg15, %87) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%284, %285) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %286 = "llvm.icmp"(%284, %68) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%286, %88)[^bb54, ^bb52] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %287 = "llvm.load"(%185) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%284, %arg15, %287, %247, %arg16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    %288 = "llvm.load"(%285) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%288, %arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%64, %69)[^bb53] : (i64, i32) -> ()
  ^bb53(%289: i64, %290: i32):  // 2 preds: ^bb50, ^bb52
    %291 = "llvm.getelementptr"(%arg15, %289) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%68, %291) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%290)[^bb54] : (i32) -> ()
  ^bb54(%292: i32):  // 2 preds: ^bb51, ^bb53
    "llvm.intr.stackrestore"(%246) : (!llvm.ptr) -> ()
    "llvm.br"(%292)[^bb55] : (i32) -> ()
  ^bb55(%293: i32):  // 5 preds: ^bb0, ^bb32, ^bb34, ^bb43, ^bb54
    "llvm.return"(%293) : (i32) -> ()
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

