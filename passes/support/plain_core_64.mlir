// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
    %1709 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1710 = "llvm.mlir.constant"() <{value = 60 : i64}> : () -> i64
    %1711 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1712 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1713 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1714 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1715 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1716 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1717 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1718 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1719 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1720 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1721 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1722 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1723 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1724 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1725 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1726 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1727 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1728 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %1729 = "llvm.mlir.constant"() <{value = 4294967295 : i64}> : () -> i64
    %1730 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1731 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1732 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1733 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1734 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1735 = "llvm.alloca"(%1709) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1736 = "llvm.alloca"(%1709) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1737 = "llvm.getelementptr"(%arg36, %1710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1738 = "llvm.load"(%1737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1739 = "llvm.sext"(%1738) : (i32) -> i64
    %1740 = "llvm.getelementptr"(%arg36, %1739) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg36, %1735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1741 = "llvm.getelementptr"(%1735, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1740, %1741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1742 = "llvm.getelementptr"(%1735, %1712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1743 = "llvm.getelementptr"(%1740, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1744 = "llvm.load"(%1743) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1745 = "llvm.sext"(%1744) : (i32) -> i64
    %1746 = "llvm.getelementptr"(%arg36, %1745) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1746, %1742) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1747 = "llvm.getelementptr"(%1735, %1714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %1747) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1748 = "llvm.getelementptr"(%1735, %1715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg40, %1748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1749 = "llvm.getelementptr"(%1735, %1716) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg38, %1749) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1750 = "llvm.load"(%1740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1751 = "llvm.getelementptr"(%arg36, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1752 = "llvm.load"(%1751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1753 = "llvm.icmp"(%1752, %1709) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1754 = "llvm.add"(%1750, %1709) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1755 = "llvm.zext"(%1754) : (i32) -> i64
    %1756 = "llvm.alloca"(%1755) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1757 = "llvm.getelementptr"(%1740, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1758 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1759 = "llvm.icmp"(%1758, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1759)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1760 = "llvm.getelementptr"(%1740, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1761 = "llvm.sext"(%1750) : (i32) -> i64
    %1762 = "llvm.getelementptr"(%arg39, %1761) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1719)[^bb2] : (i64) -> ()
  ^bb2(%1763: i64):  // 2 preds: ^bb1, ^bb4
    %1764 = "llvm.getelementptr"(%1762, %1763) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1765 = "llvm.load"(%1764) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1766 = "llvm.icmp"(%1765, %1720) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1767 = "llvm.load"(%1760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1768 = "llvm.sext"(%1767) : (i32) -> i64
    %1769 = "llvm.getelementptr"(%arg40, %1763) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1770 = "llvm.getelementptr"(%1769, %1768) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1766, %1721)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1771 = "llvm.load"(%1765) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1771)[^bb4] : (i64) -> ()
  ^bb4(%1772: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1772, %1770) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1773 = "llvm.add"(%1763, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1774 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1775 = "llvm.sext"(%1774) : (i32) -> i64
    %1776 = "llvm.icmp"(%1773, %1775) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1776, %1773)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %1777 = "llvm.call"(%1735) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_take, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
    %1778 = "llvm.icmp"(%1777, %1717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1778, %1777)[^bb6, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1779 = "llvm.load"(%1740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1780 = "llvm.icmp"(%1779, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1780)[^bb7, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1781 = "llvm.zext"(%1779) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1719)[^bb8] : (i64) -> ()
  ^bb8(%1782: i64):  // 2 preds: ^bb7, ^bb26
    %1783 = "llvm.getelementptr"(%1746, %1782) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1784 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1785 = "llvm.icmp"(%1784, %1723) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1786 = "llvm.select"(%1785, %1715, %1724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1787 = "llvm.getelementptr"(%arg36, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1788 = "llvm.load"(%1787) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1789 = "llvm.sext"(%1788) : (i32) -> i64
    %1790 = "llvm.getelementptr"(%arg36, %1789) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1791 = "llvm.getelementptr"(%1783, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1792 = "llvm.load"(%1791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1793 = "llvm.sext"(%1792) : (i32) -> i64
    %1794 = "llvm.getelementptr"(%1790, %1793) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1795 = "llvm.getelementptr"(%1794, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1796 = "llvm.load"(%1795) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1797 = "llvm.sext"(%1796) : (i32) -> i64
    %1798 = "llvm.load"(%1794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1799 = "llvm.icmp"(%1798, %1725) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1799, %1797)[^bb9, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1800 = "llvm.getelementptr"(%1794, %1712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1801 = "llvm.load"(%1800) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1802 = "llvm.icmp"(%1801, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1802, %1797)[^bb10, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb10:  // pred: ^bb9
    %1803 = "llvm.getelementptr"(%1783, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1804 = "llvm.load"(%1803) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1805 = "llvm.sext"(%1804) : (i32) -> i64
    %1806 = "llvm.getelementptr"(%arg36, %1805) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1807 = "llvm.getelementptr"(%1794, %1726) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1808 = "llvm.zext"(%1801) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1719, %1797, %1709)[^bb11] : (i64, i64, i32) -> ()
  ^bb11(%1809: i64, %1810: i64, %1811: i32):  // 2 preds: ^bb10, ^bb20
    %1812 = "llvm.getelementptr"(%1806, %1809) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1813 = "llvm.load"(%1812) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1813)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1814 = "llvm.load"(%1807) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1815 = "llvm.sext"(%1814) : (i32) -> i64
    %1816 = "llvm.getelementptr"(%arg36, %1815) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1817 = "llvm.getelementptr"(%1816, %1809) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1818 = "llvm.getelementptr"(%1817, %1711) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1819 = "llvm.load"(%1818) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1819)[^bb19] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1820 = "llvm.getelementptr"(%1812, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1821 = "llvm.load"(%1820) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1822 = "llvm.sext"(%1821) : (i32) -> i64
    %1823 = "llvm.getelementptr"(%arg40, %1822) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1824 = "llvm.load"(%1823) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1824)[^bb19] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1825 = "llvm.getelementptr"(%1812, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1826 = "llvm.load"(%1825) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1827 = "llvm.sext"(%1826) : (i32) -> i64
    %1828 = "llvm.getelementptr"(%arg36, %1827) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1829 = "llvm.getelementptr"(%1828, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1830 = "llvm.load"(%1829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1831 = "llvm.sext"(%1830) : (i32) -> i64
    %1832 = "llvm.getelementptr"(%arg36, %1831) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1833 = "llvm.load"(%1828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1834 = "llvm.icmp"(%1833, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1834, %1727)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %1835 = "llvm.zext"(%1833) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1719, %1727)[^bb16] : (i64, i128) -> ()
  ^bb16(%1836: i64, %1837: i128):  // 2 preds: ^bb15, ^bb16
    %1838 = "llvm.getelementptr"(%1832, %1836) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1839 = "llvm.call"(%arg36, %arg38, %1838) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1840 = "llvm.load"(%1838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1841 = "llvm.sext"(%1840) : (i64) -> i128
    %1842 = "llvm.mul"(%1839, %1841) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1843 = "llvm.add"(%1842, %1837) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1844 = "llvm.add"(%1836, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1845 = "llvm.icmp"(%1844, %1835) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1845, %1844, %1843)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb17:  // pred: ^bb16
    %1846 = "llvm.icmp"(%1843, %1727) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1846, %1843)[^bb23, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb18(%1847: i128):  // 2 preds: ^bb14, ^bb17
    %1848 = "llvm.intr.umin"(%1847, %1728) : (i128, i128) -> i128
    %1849 = "llvm.trunc"(%1848) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%1849)[^bb19] : (i64) -> ()
  ^bb19(%1850: i64):  // 3 preds: ^bb12, ^bb13, ^bb18
    %1851 = "llvm.icmp"(%1850, %1719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1851)[^bb23, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1852 = "llvm.sext"(%1810) : (i64) -> i128
    %1853 = "llvm.sext"(%1850) : (i64) -> i128
    %1854 = "llvm.mul"(%1853, %1852) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1855 = "llvm.icmp"(%1854, %1728) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1856 = "llvm.select"(%1855, %1717, %1811) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1857 = "llvm.select"(%1855, %1722, %1850) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1858 = "llvm.mul"(%1857, %1810) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1859 = "llvm.add"(%1809, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1860 = "llvm.icmp"(%1859, %1808) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1860, %1859, %1858, %1856)[^bb21, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1861 = "llvm.icmp"(%1856, %1717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1861, %1858)[^bb22, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb22:  // pred: ^bb21
    %1862 = "llvm.and"(%1782, %1729) : (i64, i64) -> i64
    %1863 = "llvm.getelementptr"(%1756, %1862) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1721, %1863) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb23:  // 2 preds: ^bb17, ^bb19
    %1864 = "llvm.getelementptr"(%1756, %1782) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1719, %1864) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24(%1865: i64):  // 3 preds: ^bb8, ^bb9, ^bb21
    %1866 = "llvm.getelementptr"(%1756, %1782) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1865, %1866) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1867 = "llvm.icmp"(%1865, %1719) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1867)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 2 preds: ^bb22, ^bb24
    %1868 = "llvm.getelementptr"(%1740, %1730) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1868)[^bb44] : (!llvm.ptr) -> ()
  ^bb26:  // 2 preds: ^bb23, ^bb24
    %1869 = "llvm.add"(%1782, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1870 = "llvm.icmp"(%1869, %1781) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1870, %1719, %1869)[^bb27, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb27(%1871: i64):  // 2 preds: ^bb26, ^bb35
    %1872 = "llvm.getelementptr"(%1746, %1871) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1873 = "llvm.load"(%1872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1874 = "llvm.icmp"(%1873, %1723) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1875 = "llvm.select"(%1874, %1715, %1724) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1876 = "llvm.getelementptr"(%arg36, %1875) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1877 = "llvm.load"(%1876) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1878 = "llvm.sext"(%1877) : (i32) -> i64
    %1879 = "llvm.getelementptr"(%arg36, %1878) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1880 = "llvm.getelementptr"(%1872, %1718) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1881 = "llvm.load"(%1880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1882 = "llvm.sext"(%1881) : (i32) -> i64
    %1883 = "llvm.getelementptr"(%1879, %1882) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1884 = "llvm.getelementptr"(%1756, %1871) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1885 = "llvm.load"(%1884) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1886 = "llvm.icmp"(%1885, %1719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1886)[^bb35, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1887 = "llvm.getelementptr"(%arg39, %1871) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1888 = "llvm.load"(%1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1889 = "llvm.icmp"(%1888, %1720) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1889)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %1890 = "llvm.getelementptr"(%1872, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1890)[^bb44] : (!llvm.ptr) -> ()
  ^bb30:  // pred: ^bb28
    %1891 = "llvm.ptrtoint"(%1888) : (!llvm.ptr) -> i64
    %1892 = "llvm.getelementptr"(%1883, %1724) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1893 = "llvm.load"(%1892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1894 = "llvm.add"(%1893, %1731) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1895 = "llvm.sext"(%1894) : (i32) -> i64
    %1896 = "llvm.and"(%1895, %1891) : (i64, i64) -> i64
    %1897 = "llvm.icmp"(%1896, %1719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1897)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb30
    %1898 = "llvm.getelementptr"(%1872, %1712) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1898)[^bb44] : (!llvm.ptr) -> ()
  ^bb32:  // pred: ^bb30
    %1899 = "llvm.icmp"(%1873, %1725) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1899)[^bb33, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1900 = "llvm.load"(%1883) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1901 = "llvm.icmp"(%1900, %1725) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1901)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1902 = "llvm.getelementptr"(%1883, %1713) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1903 = "llvm.load"(%1902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1904 = "llvm.sext"(%1903) : (i32) -> i64
    %1905 = "llvm.getelementptr"(%arg38, %1904) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1906 = "llvm.getelementptr"(%1883, %1711) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1907 = "llvm.load"(%1906) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1908 = "llvm.sext"(%1907) : (i32) -> i64
    "llvm.intr.memcpy"(%1905, %1888, %1908) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb35] : () -> ()
  ^bb35:  // 4 preds: ^bb27, ^bb32, ^bb33, ^bb34
    %1909 = "llvm.add"(%1871, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1910 = "llvm.icmp"(%1909, %1781) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1910, %1719, %1909)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb36(%1911: i64):  // 2 preds: ^bb35, ^bb43
    %1912 = "llvm.getelementptr"(%1746, %1911) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1913 = "llvm.load"(%1912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1914 = "llvm.icmp"(%1913, %1725) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1915 = "llvm.icmp"(%1911, %1719) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1916 = "llvm.and"(%1915, %1914) : (i1, i1) -> i1
    "llvm.cond_br"(%1916)[^bb37, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1917 = "llvm.getelementptr"(%1756, %1911) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1918 = "llvm.getelementptr"(%arg39, %1911) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1719)[^bb38] : (i64) -> ()
  ^bb38(%1919: i64):  // 2 preds: ^bb37, ^bb42
    %1920 = "llvm.getelementptr"(%1746, %1919) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1921 = "llvm.load"(%1920) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1922 = "llvm.icmp"(%1921, %1725) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1922)[^bb42, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1923 = "llvm.load"(%1917) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1924 = "llvm.getelementptr"(%1756, %1919) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1925 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1926 = "llvm.icmp"(%1923, %1719) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1927 = "llvm.icmp"(%1925, %1719) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1928 = "llvm.and"(%1926, %1927) : (i1, i1) -> i1
    "llvm.cond_br"(%1928)[^bb40, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1929 = "llvm.getelementptr"(%arg39, %1919) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1930 = "llvm.load"(%1929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1931 = "llvm.load"(%1918) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1932 = "llvm.ptrtoint"(%1931) : (!llvm.ptr) -> i64
    %1933 = "llvm.ptrtoint"(%1930) : (!llvm.ptr) -> i64
    %1934 = "llvm.add"(%1925, %1933) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1935 = "llvm.icmp"(%1934, %1932) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1936 = "llvm.add"(%1923, %1932) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1937 = "llvm.icmp"(%1936, %1933) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1938 = "llvm.and"(%1935, %1937) : (i1, i1) -> i1
    "llvm.cond_br"(%1938)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1939 = "llvm.getelementptr"(%1912, %1730) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1939)[^bb44] : (!llvm.ptr) -> ()
  ^bb42:  // 3 preds: ^bb38, ^bb39, ^bb40
    %1940 = "llvm.add"(%1919, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1941 = "llvm.icmp"(%1940, %1911) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1941, %1940)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb43:  // 2 preds: ^bb36, ^bb42
    %1942 = "llvm.add"(%1911, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1943 = "llvm.icmp"(%1942, %1781) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1943, %1942)[^bb45, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb44(%1944: !llvm.ptr):  // 4 preds: ^bb25, ^bb29, ^bb31, ^bb41
    %1945 = "llvm.load"(%1944) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1946 = "llvm.icmp"(%1945, %1717) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1946, %1945)[^bb45, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 3 preds: ^bb6, ^bb43, ^bb44
    %1947 = "llvm.icmp"(%1750, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1948 = "llvm.select"(%1753, %1947, %1732) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1948, %1753)[^bb46, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i1) -> ()
  ^bb46:  // pred: ^bb45
    %1949 = "llvm.zext"(%1750) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1719)[^bb47] : (i64) -> ()
  ^bb47(%1950: i64):  // 2 preds: ^bb46, ^bb56
    %1951 = "llvm.getelementptr"(%1746, %1950) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1952 = "llvm.load"(%1951) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1953 = "llvm.icmp"(%1952, %1733) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1953, %1734)[^bb48, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i1) -> ()
  ^bb48:  // pred: ^bb47
    %1954 = "llvm.getelementptr"(%1756, %1950) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1955 = "llvm.load"(%1954) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1956 = "llvm.icmp"(%1955, %1719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1956, %1734)[^bb56, ^bb49] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb49:  // pred: ^bb48
    %1957 = "llvm.load"(%1740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1958 = "llvm.icmp"(%1957, %1717) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1958)[^bb50, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb50:  // pred: ^bb49
    %1959 = "llvm.zext"(%1957) <{nonNeg}> : (i32) -> i64
    %1960 = "llvm.getelementptr"(%arg39, %1950) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1719)[^bb51] : (i64) -> ()
  ^bb51(%1961: i64):  // 2 preds: ^bb50, ^bb54
    %1962 = "llvm.getelementptr"(%1746, %1961) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1963 = "llvm.load"(%1962) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1964 = "llvm.icmp"(%1963, %1725) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1964)[^bb52, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %1965 = "llvm.getelementptr"(%1756, %1961) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1966 = "llvm.load"(%1965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1967 = "llvm.icmp"(%1966, %1719) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1967)[^bb54, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // pred: ^bb52
    %1968 = "llvm.getelementptr"(%arg39, %1961) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1969 = "llvm.load"(%1968) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1970 = "llvm.load"(%1960) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1971 = "llvm.ptrtoint"(%1970) : (!llvm.ptr) -> i64
    %1972 = "llvm.ptrtoint"(%1969) : (!llvm.ptr) -> i64
    %1973 = "llvm.add"(%1966, %1972) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1974 = "llvm.icmp"(%1973, %1971) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1975 = "llvm.add"(%1955, %1971) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1976 = "llvm.icmp"(%1975, %1972) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1977 = "llvm.and"(%1974, %1976) : (i1, i1) -> i1
    "llvm.cond_br"(%1977)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 3 preds: ^bb51, ^bb52, ^bb53
    %1978 = "llvm.add"(%1961, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1979 = "llvm.icmp"(%1978, %1959) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1979, %1978)[^bb55, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb55:  // 2 preds: ^bb49, ^bb54
    %1980 = "llvm.load"(%1757) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1981 = "llvm.icmp"(%1980, %1709) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1981)[^bb56] : (i1) -> ()
  ^bb56(%1982: i1):  // 3 preds: ^bb47, ^bb48, ^bb55
    %1983 = "llvm.add"(%1950, %1722) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1984 = "llvm.icmp"(%1983, %1949) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1985 = "llvm.select"(%1982, %1984, %1732) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1985, %1983, %1982)[^bb47, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i1) -> ()
  ^bb57(%1986: i1):  // 2 preds: ^bb45, ^bb56
    "llvm.cond_br"(%1986)[^bb59, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // 2 preds: ^bb53, ^bb57
    %1987 = "llvm.call"(%1735, %arg37, %1756) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1987)[^bb60] : (i32) -> ()
  ^bb59:  // pred: ^bb57
    %1988 = "llvm.call"(%arg37, %arg38, %1736, %1720) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1988)[^bb60] : (i32) -> ()
  ^bb60(%1989: i32):  // 4 preds: ^bb5, ^bb44, ^bb58, ^bb59
    "llvm.return"(%1989) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_take", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr):
    %1404 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1405 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1406 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1407 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1408 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1409 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1410 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1411 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1412 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1413 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1414 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1415 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1416 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1417 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1418 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1419 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1420 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1421 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %1422 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1423 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1424 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1425 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1426 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1427 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1428 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1429 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1430 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1431 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1432 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1433 = "llvm.alloca"(%1404) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1434 = "llvm.getelementptr"(%arg35, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1435 = "llvm.load"(%1434) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1436 = "llvm.getelementptr"(%1435, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1437 = "llvm.load"(%1436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1438 = "llvm.getelementptr"(%1435, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1440 = "llvm.add"(%1439, %1437) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1441 = "llvm.icmp"(%1440, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1441)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1442 = "llvm.getelementptr"(%arg35, %1408) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1443 = "llvm.load"(%1442) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1444 = "llvm.zext"(%1440) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1409)[^bb5] : (i64) -> ()
  ^bb2:  // pred: ^bb5
    %1445 = "llvm.add"(%1459, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1446 = "llvm.icmp"(%1445, %1444) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1446, %1445)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %1447 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1448 = "llvm.icmp"(%1447, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1448)[^bb4, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1449 = "llvm.getelementptr"(%arg35, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1450 = "llvm.getelementptr"(%arg35, %1408) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1451 = "llvm.getelementptr"(%arg35, %1412) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1452 = "llvm.getelementptr"(%arg35, %1413) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1453 = "llvm.getelementptr"(%1433, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1454 = "llvm.getelementptr"(%1433, %1414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1455 = "llvm.getelementptr"(%1433, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1456 = "llvm.getelementptr"(%1433, %1415) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1457 = "llvm.getelementptr"(%1433, %1413) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1458 = "llvm.getelementptr"(%1433, %1408) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1447, %1409)[^bb7] : (i32, i64) -> ()
  ^bb5(%1459: i64):  // 2 preds: ^bb1, ^bb2
    %1460 = "llvm.getelementptr"(%1443, %1459) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1462 = "llvm.icmp"(%1461, %1409) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1462)[^bb6, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %1463 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1464 = "llvm.getelementptr"(%1435, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1465 = "llvm.load"(%1464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1466 = "llvm.sext"(%1465) : (i32) -> i64
    %1467 = "llvm.getelementptr"(%1463, %1466) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1467, %1459) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1469 = "llvm.load"(%1468) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1469)[^bb56] : (i32) -> ()
  ^bb7(%1470: i32, %1471: i64):  // 2 preds: ^bb4, ^bb42
    %1472 = "llvm.load"(%1449) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1473 = "llvm.getelementptr"(%1472, %1471) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1474 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1475 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1476 = "llvm.icmp"(%1475, %1416) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1477 = "llvm.select"(%1476, %1408, %1417) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1478 = "llvm.getelementptr"(%1474, %1477) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1480 = "llvm.sext"(%1479) : (i32) -> i64
    %1481 = "llvm.getelementptr"(%1474, %1480) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.getelementptr"(%1473, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1483 = "llvm.load"(%1482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1484 = "llvm.sext"(%1483) : (i32) -> i64
    %1485 = "llvm.getelementptr"(%1481, %1484) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1476, %1470)[^bb42, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1486 = "llvm.load"(%1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1487 = "llvm.icmp"(%1486, %1418) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1487, %1470)[^bb9, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1488 = "llvm.getelementptr"(%1485, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1489 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1490 = "llvm.add"(%1489, %1404) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1491 = "llvm.zext"(%1490) : (i32) -> i64
    %1492 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1493 = "llvm.alloca"(%1491) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1494 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1495 = "llvm.icmp"(%1494, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1496 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1495, %1494)[^bb10, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1497 = "llvm.load"(%1449) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1498 = "llvm.getelementptr"(%1497, %1471) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1499 = "llvm.getelementptr"(%1498, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1500 = "llvm.getelementptr"(%1498, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1409)[^bb11] : (i64) -> ()
  ^bb11(%1501: i64):  // 2 preds: ^bb10, ^bb19
    %1502 = "llvm.load"(%1499) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.sext"(%1502) : (i32) -> i64
    %1504 = "llvm.getelementptr"(%1496, %1503) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1505 = "llvm.getelementptr"(%1504, %1501) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1506 = "llvm.load"(%1505) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1506)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1507 = "llvm.load"(%1498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1508 = "llvm.icmp"(%1507, %1416) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1509 = "llvm.select"(%1508, %1408, %1417) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1510 = "llvm.getelementptr"(%1496, %1509) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1511 = "llvm.load"(%1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1512 = "llvm.sext"(%1511) : (i32) -> i64
    %1513 = "llvm.getelementptr"(%1496, %1512) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1514 = "llvm.load"(%1500) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1515 = "llvm.sext"(%1514) : (i32) -> i64
    %1516 = "llvm.getelementptr"(%1513, %1515) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1517 = "llvm.getelementptr"(%1516, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1518 = "llvm.load"(%1517) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1519 = "llvm.sext"(%1518) : (i32) -> i64
    %1520 = "llvm.getelementptr"(%1496, %1519) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1521 = "llvm.getelementptr"(%1520, %1501) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1522 = "llvm.getelementptr"(%1521, %1405) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1523 = "llvm.load"(%1522) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1523)[^bb19] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1524 = "llvm.load"(%1450) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1525 = "llvm.getelementptr"(%1505, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1526 = "llvm.load"(%1525) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1527 = "llvm.sext"(%1526) : (i32) -> i64
    %1528 = "llvm.getelementptr"(%1524, %1527) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1529 = "llvm.load"(%1528) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1529)[^bb19] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1530 = "llvm.load"(%1451) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1531 = "llvm.getelementptr"(%1505, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1532 = "llvm.load"(%1531) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1533 = "llvm.sext"(%1532) : (i32) -> i64
    %1534 = "llvm.getelementptr"(%1496, %1533) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1535 = "llvm.getelementptr"(%1534, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1536 = "llvm.load"(%1535) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1537 = "llvm.sext"(%1536) : (i32) -> i64
    %1538 = "llvm.getelementptr"(%1496, %1537) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1539 = "llvm.load"(%1534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1540 = "llvm.icmp"(%1539, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1540, %1420)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %1541 = "llvm.zext"(%1539) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1409, %1420)[^bb16] : (i64, i128) -> ()
  ^bb16(%1542: i64, %1543: i128):  // 2 preds: ^bb15, ^bb16
    %1544 = "llvm.getelementptr"(%1538, %1542) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1545 = "llvm.call"(%1496, %1530, %1544) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1546 = "llvm.load"(%1544) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1547 = "llvm.sext"(%1546) : (i64) -> i128
    %1548 = "llvm.mul"(%1545, %1547) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1549 = "llvm.add"(%1548, %1543) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1550 = "llvm.add"(%1542, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1551 = "llvm.icmp"(%1550, %1541) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1551, %1550, %1549)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb17:  // pred: ^bb16
    %1552 = "llvm.icmp"(%1549, %1420) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%1552, %1409, %1549)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i128) -> ()
  ^bb18(%1553: i128):  // 2 preds: ^bb14, ^bb17
    %1554 = "llvm.intr.umin"(%1553, %1421) : (i128, i128) -> i128
    %1555 = "llvm.trunc"(%1554) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%1555)[^bb19] : (i64) -> ()
  ^bb19(%1556: i64):  // 4 preds: ^bb12, ^bb13, ^bb17, ^bb18
    %1557 = "llvm.getelementptr"(%1493, %1501) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1556, %1557) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1558 = "llvm.add"(%1501, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1559 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1560 = "llvm.sext"(%1559) : (i32) -> i64
    %1561 = "llvm.icmp"(%1558, %1560) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1561, %1558, %1559)[^bb11, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb20(%1562: i32):  // 2 preds: ^bb9, ^bb19
    %1563 = "llvm.load"(%1452) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1564 = "llvm.getelementptr"(%1563, %1471) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1565 = "llvm.load"(%1564) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1565, %1433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1404, %1453) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1407, %1454) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1562, %1455) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1566 = "llvm.getelementptr"(%1485, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1567 = "llvm.load"(%1566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1567, %1456) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1493, %1457) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1458, %1422, %1411) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1568 = "llvm.load"(%1451) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1569 = "llvm.getelementptr"(%1485, %1414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1570 = "llvm.load"(%1569) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1571 = "llvm.sext"(%1570) : (i32) -> i64
    %1572 = "llvm.getelementptr"(%1568, %1571) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1573 = "llvm.icmp"(%1562, %1407) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1573, %1572)[^bb21, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %1574 = "llvm.getelementptr"(%1485, %1415) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1575 = "llvm.load"(%1574) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1576 = "llvm.sext"(%1575) : (i32) -> i64
    %1577 = "llvm.getelementptr"(%1568, %1576) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1578 = "llvm.load"(%1496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1578)[^bb23, ^bb24, ^bb22] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb22:  // pred: ^bb21
    "llvm.store"(%1562, %1572) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb23:  // pred: ^bb21
    %1579 = "llvm.trunc"(%1562) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1579, %1572) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb24:  // pred: ^bb21
    %1580 = "llvm.sext"(%1562) : (i32) -> i64
    "llvm.store"(%1580, %1572) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb22, ^bb23, ^bb24
    %1581 = "llvm.load"(%1496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1582 = "llvm.intr.smax"(%1581, %1423) : (i32, i32) -> i32
    %1583 = "llvm.zext"(%1582) <{nonNeg}> : (i32) -> i64
    %1584 = "llvm.getelementptr"(%1572, %1583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1577, %1584) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1577)[^bb26] : (!llvm.ptr) -> ()
  ^bb26(%1585: !llvm.ptr):  // 2 preds: ^bb20, ^bb25
    %1586 = "llvm.load"(%1496) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1587 = "llvm.icmp"(%1586, %1423) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1587)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1588 = "llvm.call"(%1496, %1485, %1433, %1585) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1589 = "llvm.icmp"(%1588, %1430) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1589)[^bb41, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb26
    %1590 = "llvm.load"(%1566) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1591 = "llvm.icmp"(%1567, %1590) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1591)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // pred: ^bb28
    %1592 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1593 = "llvm.icmp"(%1592, %1407) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1593)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1594 = "llvm.icmp"(%1562, %1424) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1594)[^bb40, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:  // pred: ^bb29
    %1595 = "llvm.icmp"(%1562, %1592) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1595)[^bb32, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %1596 = "llvm.getelementptr"(%1485, %1419) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1597 = "llvm.load"(%1596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1598 = "llvm.sext"(%1597) : (i32) -> i64
    %1599 = "llvm.getelementptr"(%1496, %1598) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1600 = "llvm.icmp"(%1562, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1600)[^bb33, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1601 = "llvm.getelementptr"(%1485, %1408) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1602 = "llvm.getelementptr"(%1585, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1603 = "llvm.zext"(%1562) <{nonNeg}> : (i32) -> i64
    %1604 = "llvm.getelementptr"(%1599, %1603) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1603, %1410)[^bb34] : (i64, i64) -> ()
  ^bb34(%1605: i64, %1606: i64):  // 2 preds: ^bb33, ^bb38
    %1607 = "llvm.add"(%1605, %1425) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1608 = "llvm.getelementptr"(%1493, %1607) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1609 = "llvm.load"(%1608) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1610 = "llvm.load"(%1601) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1611 = "llvm.icmp"(%1610, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1611, %1606)[^bb36, ^bb35] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb35:  // pred: ^bb34
    %1612 = "llvm.getelementptr"(%1604, %1605) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1613 = "llvm.load"(%1612) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1613)[^bb36] : (i64) -> ()
  ^bb36(%1614: i64):  // 2 preds: ^bb34, ^bb35
    %1615 = "llvm.icmp"(%1614, %1426) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1616 = "llvm.select"(%1615, %1606, %1614) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1593)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1617 = "llvm.getelementptr"(%1599, %1605) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1618 = "llvm.load"(%1617) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1619 = "llvm.icmp"(%1618, %1426) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1620 = "llvm.icmp"(%1618, %1609) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1621 = "llvm.select"(%1619, %1427, %1620) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1621)[^bb38, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // 2 preds: ^bb36, ^bb37
    %1622 = "llvm.shl"(%1605, %1428) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1623 = "llvm.getelementptr"(%1602, %1622) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1609, %1623) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1624 = "llvm.trunc"(%1605) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1625 = "llvm.add"(%1562, %1624) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1626 = "llvm.shl"(%1625, %1429) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1627 = "llvm.sext"(%1626) : (i32) -> i64
    %1628 = "llvm.getelementptr"(%1602, %1627) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1616, %1628) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1629 = "llvm.intr.umax"(%1609, %1410) : (i64, i64) -> i64
    %1630 = "llvm.mul"(%1629, %1606) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1631 = "llvm.icmp"(%1605, %1410) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1631, %1607, %1630)[^bb34, ^bb39] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb39:  // 2 preds: ^bb32, ^bb38
    %1632 = "llvm.ptrtoint"(%1565) : (!llvm.ptr) -> i64
    %1633 = "llvm.load"(%1599) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1634 = "llvm.getelementptr"(%1485, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1635 = "llvm.load"(%1634) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1636 = "llvm.sext"(%1635) : (i32) -> i64
    %1637 = "llvm.mul"(%1633, %1636) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1638 = "llvm.sub"(%1632, %1637) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1638, %1585) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1639 = "llvm.getelementptr"(%1585, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1638, %1639) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1640 = "llvm.getelementptr"(%1585, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1641 = "llvm.load"(%1599) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1641, %1640) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb40] : () -> ()
  ^bb40:  // 6 preds: ^bb27, ^bb28, ^bb30, ^bb31, ^bb37, ^bb39
    "llvm.intr.stackrestore"(%1492) : (!llvm.ptr) -> ()
    %1642 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1642)[^bb42] : (i32) -> ()
  ^bb41:  // pred: ^bb27
    %1643 = "llvm.getelementptr"(%1435, %1415) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1644 = "llvm.load"(%1643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.stackrestore"(%1492) : (!llvm.ptr) -> ()
    "llvm.br"(%1644)[^bb56] : (i32) -> ()
  ^bb42(%1645: i32):  // 3 preds: ^bb7, ^bb8, ^bb40
    %1646 = "llvm.add"(%1471, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1647 = "llvm.sext"(%1645) : (i32) -> i64
    %1648 = "llvm.icmp"(%1646, %1647) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1648, %1645, %1646)[^bb7, ^bb43] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb43:  // 2 preds: ^bb3, ^bb42
    %1649 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1650 = "llvm.getelementptr"(%arg35, %1412) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1651 = "llvm.load"(%1650) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1652 = "llvm.getelementptr"(%1649, %1431) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1653 = "llvm.load"(%1652) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1654 = "llvm.sext"(%1653) : (i32) -> i64
    %1655 = "llvm.getelementptr"(%1649, %1654) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1656 = "llvm.getelementptr"(%1649, %1415) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1657 = "llvm.load"(%1656) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1658 = "llvm.icmp"(%1657, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1658, %1407)[^bb44, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // pred: ^bb43
    %1659 = "llvm.zext"(%1657) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1409)[^bb45] : (i64) -> ()
  ^bb45(%1660: i64):  // 2 preds: ^bb44, ^bb54
    %1661 = "llvm.getelementptr"(%1655, %1660) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Condition", (struct<"mlir_abi_plain_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1662 = "llvm.getelementptr"(%1661, %1406) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1663 = "llvm.load"(%1662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1664 = "llvm.sext"(%1663) : (i32) -> i64
    %1665 = "llvm.getelementptr"(%1649, %1664) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1666 = "llvm.getelementptr"(%1661, %1414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1667 = "llvm.load"(%1666) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1668 = "llvm.sext"(%1667) : (i32) -> i64
    %1669 = "llvm.icmp"(%1667, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1670 = "llvm.load"(%1661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1671 = "llvm.icmp"(%1670, %1407) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1669)[^bb48, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    "llvm.cond_br"(%1671)[^bb47, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %1672 = "llvm.zext"(%1670) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1409, %1409)[^bb52] : (i64, i64) -> ()
  ^bb48:  // pred: ^bb45
    "llvm.cond_br"(%1671, %1420)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb49:  // pred: ^bb48
    %1673 = "llvm.zext"(%1670) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1409, %1420)[^bb50] : (i64, i128) -> ()
  ^bb50(%1674: i64, %1675: i128):  // 2 preds: ^bb49, ^bb50
    %1676 = "llvm.getelementptr"(%1665, %1674) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1677 = "llvm.call"(%1649, %1651, %1676) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1678 = "llvm.load"(%1676) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1679 = "llvm.sext"(%1678) : (i64) -> i128
    %1680 = "llvm.mul"(%1677, %1679) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1681 = "llvm.add"(%1680, %1675) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1682 = "llvm.add"(%1674, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1683 = "llvm.icmp"(%1682, %1673) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1683, %1681, %1682, %1681)[^bb51, ^bb50] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb51(%1684: i128):  // 2 preds: ^bb48, ^bb50
    %1685 = "llvm.getelementptr"(%1661, %1405) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1686 = "llvm.load"(%1685) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1687 = "llvm.icmp"(%1686, %1407) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1688 = "llvm.icmp"(%1684, %1432) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %1689 = "llvm.icmp"(%1684, %1420) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %1690 = "llvm.select"(%1687, %1689, %1688) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1690)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52(%1691: i64, %1692: i64):  // 2 preds: ^bb47, ^bb52
    %1693 = "llvm.getelementptr"(%1665, %1691) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1694 = "llvm.call"(%1649, %1651, %1693) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1695 = "llvm.trunc"(%1694) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1696 = "llvm.srem"(%1695, %1668) : (i64, i64) -> i64
    %1697 = "llvm.load"(%1693) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1698 = "llvm.mul"(%1697, %1696) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1699 = "llvm.add"(%1698, %1692) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1700 = "llvm.srem"(%1699, %1668) : (i64, i64) -> i64
    %1701 = "llvm.add"(%1691, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1702 = "llvm.icmp"(%1701, %1672) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1702, %1701, %1700)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb53:  // pred: ^bb52
    %1703 = "llvm.icmp"(%1700, %1409) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1703)[^bb54, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // 3 preds: ^bb46, ^bb51, ^bb53
    %1704 = "llvm.add"(%1660, %1410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1705 = "llvm.icmp"(%1704, %1659) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1705, %1407, %1704)[^bb56, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb55:  // 2 preds: ^bb51, ^bb53
    %1706 = "llvm.getelementptr"(%1661, %1411) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1707 = "llvm.load"(%1706) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1707)[^bb56] : (i32) -> ()
  ^bb56(%1708: i32):  // 5 preds: ^bb6, ^bb41, ^bb43, ^bb54, ^bb55
    "llvm.return"(%1708) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %1245 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1246 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1247 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1248 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1249 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1250 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1251 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1252 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1254 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1255 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1257 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1258 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1259 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1260 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %1261 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1262 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1263 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1264 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1265 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1266 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1267 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1268 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1269 = "llvm.alloca"(%1245) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1270 = "llvm.getelementptr"(%arg32, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1271 = "llvm.load"(%1270) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1272 = "llvm.load"(%1271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1273 = "llvm.zext"(%1272) : (i32) -> i64
    %1274 = "llvm.alloca"(%1273) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1275 = "llvm.shl"(%1273, %1247) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1274, %1248, %1275) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1276 = "llvm.icmp"(%1272, %1249) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1276, %1249)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1277 = "llvm.getelementptr"(%arg32, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1278 = "llvm.getelementptr"(%arg32, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1279 = "llvm.getelementptr"(%arg32, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1253, %1249, %1249)[^bb2] : (i64, i32, i32) -> ()
  ^bb2(%1280: i64, %1281: i32, %1282: i32):  // 2 preds: ^bb1, ^bb18
    %1283 = "llvm.load"(%1277) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1284 = "llvm.getelementptr"(%1283, %1280) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1285 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1286 = "llvm.icmp"(%1285, %1254) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1286)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1287 = "llvm.intr.smax"(%1281, %1249) : (i32, i32) -> i32
    %1288 = "llvm.icmp"(%1282, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1288, %1287, %1282)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1289 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1290 = "llvm.getelementptr"(%1289, %1267) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1291 = "llvm.load"(%1290) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1292 = "llvm.sext"(%1291) : (i32) -> i64
    %1293 = "llvm.getelementptr"(%1289, %1292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1294 = "llvm.getelementptr"(%1284, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1295 = "llvm.load"(%1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.sext"(%1295) : (i32) -> i64
    %1297 = "llvm.getelementptr"(%1293, %1296) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1298 = "llvm.getelementptr"(%1297, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1300 = "llvm.intr.smax"(%1299, %1281) : (i32, i32) -> i32
    "llvm.br"(%1300, %1282)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1301 = "llvm.icmp"(%1285, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1301, %1287, %1249)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1302 = "llvm.getelementptr"(%arg34, %1280) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1304 = "llvm.icmp"(%1303, %1253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1304, %1287, %1249)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1305 = "llvm.load"(%1270) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1306 = "llvm.load"(%1305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1307 = "llvm.icmp"(%1306, %1249) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1307)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1308 = "llvm.zext"(%1306) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1253)[^bb9] : (i64) -> ()
  ^bb9(%1309: i64):  // 2 preds: ^bb8, ^bb12
    %1310 = "llvm.getelementptr"(%1283, %1309) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1311 = "llvm.load"(%1310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1312 = "llvm.icmp"(%1311, %1256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1312)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1313 = "llvm.getelementptr"(%arg34, %1309) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1314 = "llvm.load"(%1313) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1315 = "llvm.icmp"(%1314, %1253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1315)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1316 = "llvm.load"(%1278) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1317 = "llvm.getelementptr"(%1316, %1309) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1318 = "llvm.load"(%1317) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1319 = "llvm.getelementptr"(%1316, %1280) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1320 = "llvm.load"(%1319) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1321 = "llvm.ptrtoint"(%1320) : (!llvm.ptr) -> i64
    %1322 = "llvm.ptrtoint"(%1318) : (!llvm.ptr) -> i64
    %1323 = "llvm.add"(%1314, %1322) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1324 = "llvm.icmp"(%1323, %1321) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1325 = "llvm.add"(%1303, %1321) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1326 = "llvm.icmp"(%1325, %1322) <{predicate = 8 : i64}> : (i64, i64) -> i1
    %1327 = "llvm.and"(%1324, %1326) : (i1, i1) -> i1
    "llvm.cond_br"(%1327)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1328 = "llvm.add"(%1309, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1329 = "llvm.icmp"(%1328, %1308) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1329, %1328)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1330 = "llvm.getelementptr"(%1305, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1331 = "llvm.load"(%1330) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1332 = "llvm.icmp"(%1331, %1245) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1332, %1287, %1249)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1333 = "llvm.getelementptr"(%1274, %1280) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1334 = "llvm.load"(%arg32) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1335 = "llvm.getelementptr"(%1334, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.sext"(%1336) : (i32) -> i64
    %1338 = "llvm.getelementptr"(%1334, %1337) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1339 = "llvm.getelementptr"(%1284, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1340 = "llvm.load"(%1339) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1341 = "llvm.sext"(%1340) : (i32) -> i64
    %1342 = "llvm.getelementptr"(%1338, %1341) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1343 = "llvm.getelementptr"(%1342, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1345 = "llvm.sext"(%1344) : (i32) -> i64
    %1346 = "llvm.sub"(%1260, %1345) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1347 = "llvm.icmp"(%1303, %1346) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1347)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1348 = "llvm.getelementptr"(%1333, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1261, %1348) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1287, %1263)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1349 = "llvm.add"(%1303, %1345) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1350 = "llvm.call"(%1261, %1349) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1351 = "llvm.getelementptr"(%1333, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1350, %1351) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1352 = "llvm.icmp"(%1350, %1261) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1352, %1287, %1263)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1353 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1354 = "llvm.sext"(%1353) : (i32) -> i64
    %1355 = "llvm.ptrtoint"(%1350) : (!llvm.ptr) -> i64
    %1356 = "llvm.add"(%1355, %1264) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1357 = "llvm.add"(%1356, %1354) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1358 = "llvm.sub"(%1253, %1354) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1359 = "llvm.and"(%1357, %1358) : (i64, i64) -> i64
    %1360 = "llvm.inttoptr"(%1359) : (i64) -> !llvm.ptr
    %1361 = "llvm.load"(%1279) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1362 = "llvm.getelementptr"(%1342, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1363 = "llvm.load"(%1362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1364 = "llvm.sext"(%1363) : (i32) -> i64
    %1365 = "llvm.getelementptr"(%1361, %1364) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1360, %1365) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1366 = "llvm.load"(%1279) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1367 = "llvm.load"(%1362) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1368 = "llvm.sext"(%1367) : (i32) -> i64
    %1369 = "llvm.getelementptr"(%1366, %1368) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1370 = "llvm.getelementptr"(%1369, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1360, %1370) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1371 = "llvm.getelementptr"(%1342, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1360, %1333) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1373 = "llvm.getelementptr"(%1333, %1246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1245, %1373) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1374 = "llvm.getelementptr"(%1333, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1249, %1374) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1375 = "llvm.getelementptr"(%1333, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1249, %1375) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1376 = "llvm.getelementptr"(%1333, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1372, %1376) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1377 = "llvm.getelementptr"(%1333, %1251) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1377, %1248, %1251) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1287, %1249)[^bb18] : (i32, i32) -> ()
  ^bb18(%1378: i32, %1379: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1380 = "llvm.add"(%1280, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1381 = "llvm.icmp"(%1380, %1273) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1381, %1380, %1378, %1379)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1382 = "llvm.icmp"(%1379, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1382, %1378, %1379)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1383: i32):  // 2 preds: ^bb0, ^bb19
    %1384 = "llvm.getelementptr"(%arg32, %1252) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1385 = "llvm.load"(%1384) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1386 = "llvm.call"(%arg33, %1385, %1269, %1261) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1387 = "llvm.icmp"(%1386, %1249) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1387, %1386)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1388 = "llvm.shl"(%1272, %1245) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1389 = "llvm.mul"(%1388, %1383) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1390 = "llvm.or"(%1389, %1245) <{isDisjoint}> : (i32, i32) -> i32
    %1391 = "llvm.zext"(%1390) : (i32) -> i64
    %1392 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1393 = "llvm.alloca"(%1391) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1394 = "llvm.call"(%arg32, %arg34, %1274, %1393, %1383) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1392) : (!llvm.ptr) -> ()
    "llvm.br"(%1394)[^bb22] : (i32) -> ()
  ^bb22(%1395: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%1276, %1253)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb23(%1396: i64):  // 2 preds: ^bb22, ^bb23
    %1397 = "llvm.getelementptr"(%1274, %1396) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1398 = "llvm.getelementptr"(%1397, %1262) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1399 = "llvm.load"(%1398) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1399) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1400 = "llvm.getelementptr"(%1397, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1401 = "llvm.load"(%1400) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1401) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1402 = "llvm.add"(%1396, %1257) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1403 = "llvm.icmp"(%1402, %1273) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1403, %1402)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1395) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %1203 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1204 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1205 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1206 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1207 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1208 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1209 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1210 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1211 = "llvm.getelementptr"(%arg31, %1203) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1212 = "llvm.load"(%1211) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1213 = "llvm.icmp"(%1212, %1204) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1213, %1211, %1205)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1214 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1215 = "llvm.sext"(%arg29) : (i32) -> i64
    "llvm.br"(%1211)[^bb2] : (!llvm.ptr) -> ()
  ^bb2(%1216: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %1217 = "llvm.ptrtoint"(%1216) : (!llvm.ptr) -> i64
    %1218 = "llvm.sub"(%1217, %1214) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1219 = "llvm.icmp"(%1218, %1215) <{predicate = 5 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1219, %1216, %1219)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i1) -> ()
  ^bb3:  // pred: ^bb2
    %1220 = "llvm.call"(%1216) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1221 = "llvm.getelementptr"(%1216, %1220) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1222 = "llvm.getelementptr"(%1221, %1206) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1223 = "llvm.load"(%1222) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1224 = "llvm.icmp"(%1223, %1204) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "llvm.cond_br"(%1224, %1222, %1219, %1222)[^bb4, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i1, !llvm.ptr) -> ()
  ^bb4(%1225: !llvm.ptr, %1226: i1):  // 3 preds: ^bb0, ^bb2, ^bb3
    %1227 = "llvm.icmp"(%arg29, %1207) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1227)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1228 = "llvm.ptrtoint"(%1225) : (!llvm.ptr) -> i64
    %1229 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i64
    %1230 = "llvm.sub"(%1228, %1229) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1231 = "llvm.zext"(%arg29) <{nonNeg}> : (i32) -> i64
    %1232 = "llvm.icmp"(%1230, %1231) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1233 = "llvm.select"(%1226, %1232, %1205) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1233, %1225, %1208)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb6:  // pred: ^bb4
    %1234 = "llvm.intr.umin"(%arg29, %1208) : (i32, i32) -> i32
    %1235 = "llvm.icmp"(%arg29, %1209) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1235, %arg30, %1234)[^bb9, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb7(%1236: i32):  // 2 preds: ^bb5, ^bb6
    "llvm.br"(%1209, %arg30)[^bb8] : (i32, !llvm.ptr) -> ()
  ^bb8(%1237: i32, %1238: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1239 = "llvm.call"(%1238) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    %1240 = "llvm.getelementptr"(%1238, %1239) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1241 = "llvm.getelementptr"(%1240, %1206) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1242 = "llvm.add"(%1237, %1210) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1243 = "llvm.icmp"(%1242, %1236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1243, %1241, %1242, %1241)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb9(%1244: !llvm.ptr):  // 3 preds: ^bb5, ^bb6, ^bb8
    "llvm.return"(%1244) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %1086 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1087 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %1088 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1089 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1090 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1091 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1092 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1093 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1094 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1095 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1096 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1097 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %1098 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %1099 = "llvm.getelementptr"(%arg28, %1086) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1100 = "llvm.load"(%1099) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1100, %1087)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %1101 = "llvm.getelementptr"(%arg28, %1089) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1103 = "llvm.getelementptr"(%arg28, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1105 = "llvm.getelementptr"(%arg26, %1088) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1107 = "llvm.sext"(%1106) : (i32) -> i64
    %1108 = "llvm.getelementptr"(%arg26, %1107) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1109 = "llvm.sext"(%1102) : (i32) -> i64
    %1110 = "llvm.getelementptr"(%1108, %1109) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1111 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1112 = "llvm.getelementptr"(%1110, %1089) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1113 = "llvm.load"(%1112) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1114 = "llvm.sext"(%1113) : (i32) -> i64
    %1115 = "llvm.getelementptr"(%arg27, %1114) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1116 = "llvm.getelementptr"(%1115, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1117 = "llvm.add"(%1104, %1091) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1118 = "llvm.mul"(%1111, %1117) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1119 = "llvm.sext"(%1118) : (i32) -> i64
    %1120 = "llvm.getelementptr"(%1116, %1119) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%1111)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1121 = "llvm.load"(%1120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1121)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %1122 = "llvm.load"(%1120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1123 = "llvm.sext"(%1122) : (i32) -> i64
    "llvm.br"(%1123)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %1124 = "llvm.load"(%1120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1125 = "llvm.sext"(%1124) : (i16) -> i64
    "llvm.br"(%1125)[^bb5] : (i64) -> ()
  ^bb5(%1126: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %1127 = "llvm.sext"(%1126) : (i64) -> i128
    "llvm.br"(%1127)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %1128 = "llvm.getelementptr"(%arg26, %1088) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1129 = "llvm.load"(%1128) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1130 = "llvm.sext"(%1129) : (i32) -> i64
    %1131 = "llvm.getelementptr"(%arg26, %1130) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%arg28, %1089) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1134 = "llvm.sext"(%1133) : (i32) -> i64
    %1135 = "llvm.getelementptr"(%1131, %1134) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1136 = "llvm.getelementptr"(%1135, %1089) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1137 = "llvm.load"(%1136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1138 = "llvm.sext"(%1137) : (i32) -> i64
    %1139 = "llvm.getelementptr"(%arg27, %1138) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1140 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1140)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %1141 = "llvm.load"(%1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1141)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %1142 = "llvm.load"(%1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1143 = "llvm.sext"(%1142) : (i32) -> i64
    "llvm.br"(%1143)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %1144 = "llvm.load"(%1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1145 = "llvm.sext"(%1144) : (i16) -> i64
    "llvm.br"(%1145)[^bb10] : (i64) -> ()
  ^bb10(%1146: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %1147 = "llvm.sext"(%1146) : (i64) -> i128
    "llvm.br"(%1147)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %1148 = "llvm.getelementptr"(%arg28, %1089) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1149 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1150 = "llvm.sext"(%1149) : (i32) -> i64
    %1151 = "llvm.getelementptr"(%arg26, %1150) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1152 = "llvm.getelementptr"(%1151, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1154 = "llvm.sext"(%1153) : (i32) -> i64
    %1155 = "llvm.getelementptr"(%arg26, %1154) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1156 = "llvm.load"(%1151) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1157 = "llvm.icmp"(%1156, %1093) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1157, %1094)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %1158 = "llvm.zext"(%1156) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1095, %1094)[^bb13] : (i64, i128) -> ()
  ^bb13(%1159: i64, %1160: i128):  // 2 preds: ^bb12, ^bb13
    %1161 = "llvm.getelementptr"(%1155, %1159) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1162 = "llvm.call"(%arg26, %arg27, %1161) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1163 = "llvm.load"(%1161) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1164 = "llvm.sext"(%1163) : (i64) -> i128
    %1165 = "llvm.mul"(%1162, %1164) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1166 = "llvm.add"(%1165, %1160) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1167 = "llvm.add"(%1159, %1096) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1168 = "llvm.icmp"(%1167, %1158) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1168, %1166, %1167, %1166)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%1169: i128):  // 2 preds: ^bb11, ^bb13
    %1170 = "llvm.getelementptr"(%arg28, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1171 = "llvm.load"(%1170) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1172 = "llvm.sext"(%1171) : (i32) -> i64
    %1173 = "llvm.getelementptr"(%arg26, %1172) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1174 = "llvm.getelementptr"(%1173, %1092) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1175 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1176 = "llvm.sext"(%1175) : (i32) -> i64
    %1177 = "llvm.getelementptr"(%arg26, %1176) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1178 = "llvm.load"(%1173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1179 = "llvm.icmp"(%1178, %1093) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1179, %1094)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %1180 = "llvm.zext"(%1178) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1095, %1094)[^bb16] : (i64, i128) -> ()
  ^bb16(%1181: i64, %1182: i128):  // 2 preds: ^bb15, ^bb16
    %1183 = "llvm.getelementptr"(%1177, %1181) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1184 = "llvm.call"(%arg26, %arg27, %1183) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1185 = "llvm.load"(%1183) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1186 = "llvm.sext"(%1185) : (i64) -> i128
    %1187 = "llvm.mul"(%1184, %1186) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1188 = "llvm.add"(%1187, %1182) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %1189 = "llvm.add"(%1181, %1096) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1190 = "llvm.icmp"(%1189, %1180) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1190, %1188, %1189, %1188)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%1191: i128):  // 2 preds: ^bb14, ^bb16
    %1192 = "llvm.icmp"(%1100, %1097) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1192)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %1193 = "llvm.mul"(%1191, %1169) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%1193)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %1194 = "llvm.trunc"(%1191) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1195 = "llvm.icmp"(%1194, %1096) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1195, %1094)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %1196 = "llvm.trunc"(%1169) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1197 = "llvm.sdiv"(%1196, %1194) : (i64, i64) -> i64
    %1198 = "llvm.srem"(%1196, %1194) : (i64, i64) -> i64
    %1199 = "llvm.ashr"(%1198, %1098) : (i64, i64) -> i64
    %1200 = "llvm.add"(%1199, %1197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1201 = "llvm.sext"(%1200) : (i64) -> i128
    "llvm.br"(%1201)[^bb21] : (i128) -> ()
  ^bb21(%1202: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1202) : (i128) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %909 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %910 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %911 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %912 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %913 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %914 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %915 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %916 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %917 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %918 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %919 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %920 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %921 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %922 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %923 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %924 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %925 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %926 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %927 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %928 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %929 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %930 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %931 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %932 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %933 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %934 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %935 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %936 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %937 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %938 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %939 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %940 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %941 = "llvm.alloca"(%909) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %942 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %943 = "llvm.getelementptr"(%arg24, %910) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %944 = "llvm.load"(%943) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %945 = "llvm.getelementptr"(%arg23, %911) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %946 = "llvm.load"(%945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %947 = "llvm.icmp"(%944, %946) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%947, %912)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %948 = "llvm.getelementptr"(%arg24, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %949 = "llvm.load"(%948) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %950 = "llvm.getelementptr"(%arg23, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %951 = "llvm.load"(%950) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %952 = "llvm.icmp"(%951, %914) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%952)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %953 = "llvm.icmp"(%949, %916) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%953, %915)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %954 = "llvm.icmp"(%949, %951) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%954, %915)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %955 = "llvm.getelementptr"(%arg23, %917) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %956 = "llvm.load"(%955) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %957 = "llvm.sext"(%956) : (i32) -> i64
    %958 = "llvm.getelementptr"(%arg22, %957) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %959 = "llvm.getelementptr"(%arg24, %918) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %960 = "llvm.load"(%959) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %961 = "llvm.icmp"(%949, %914) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%961, %919, %914, %919)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %962 = "llvm.getelementptr"(%arg23, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %963 = "llvm.getelementptr"(%arg24, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %964 = "llvm.getelementptr"(%arg23, %918) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %965 = "llvm.getelementptr"(%arg25, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %966 = "llvm.icmp"(%942, %921) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %967 = "llvm.zext"(%949) <{nonNeg}> : (i32) -> i64
    %968 = "llvm.sext"(%942) : (i32) -> i64
    %969 = "llvm.getelementptr"(%958, %967) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%967, %914, %922, %914, %909)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%970: i64, %971: i32, %972: i64, %973: i32, %974: i32):  // 2 preds: ^bb5, ^bb19
    %975 = "llvm.add"(%970, %923) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %976 = "llvm.getelementptr"(%960, %975) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %977 = "llvm.load"(%976) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %978 = "llvm.load"(%962) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %979 = "llvm.icmp"(%978, %914) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%979, %972)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %980 = "llvm.getelementptr"(%969, %970) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %981 = "llvm.load"(%980) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%981)[^bb8] : (i64) -> ()
  ^bb8(%982: i64):  // 2 preds: ^bb6, ^bb7
    %983 = "llvm.icmp"(%982, %924) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %984 = "llvm.select"(%983, %982, %972) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%952)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %985 = "llvm.getelementptr"(%958, %970) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %986 = "llvm.load"(%985) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %987 = "llvm.icmp"(%986, %924) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %988 = "llvm.icmp"(%986, %977) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %989 = "llvm.select"(%987, %919, %988) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%989, %921)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %990 = "llvm.icmp"(%977, %922) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%990, %973, %984)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %991 = "llvm.load"(%963) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %992 = "llvm.icmp"(%991, %925) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%992, %973, %984)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %993 = "llvm.getelementptr"(%991, %975) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %994 = "llvm.load"(%993) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %995 = "llvm.icmp"(%994, %982) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %996 = "llvm.or"(%983, %995) : (i1, i1) -> i1
    %997 = "llvm.select"(%995, %973, %926) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %998 = "llvm.select"(%995, %984, %994) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%996, %997, %998)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %999 = "llvm.load"(%964) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1000 = "llvm.icmp"(%999, %914) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1001 = "llvm.icmp"(%994, %927) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1002 = "llvm.or"(%1001, %1000) : (i1, i1) -> i1
    %1003 = "llvm.select"(%1002, %973, %928) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1003, %994)[^bb14] : (i32, i64) -> ()
  ^bb14(%1004: i32, %1005: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %1006 = "llvm.mul"(%970, %968) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1007 = "llvm.getelementptr"(%965, %1006) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%942)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %1008 = "llvm.trunc"(%977) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1008, %1007) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1009 = "llvm.add"(%977, %929) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1010 = "llvm.icmp"(%1009, %930) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1011 = "llvm.trunc"(%970) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1012 = "llvm.add"(%949, %1011) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1013 = "llvm.shl"(%1012, %912) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1014 = "llvm.sext"(%1013) : (i32) -> i64
    %1015 = "llvm.getelementptr"(%965, %1014) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1016 = "llvm.trunc"(%1005) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1016, %1015) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1010)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%977, %1007) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1017 = "llvm.trunc"(%970) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1018 = "llvm.add"(%949, %1017) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1019 = "llvm.shl"(%1018, %915) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1020 = "llvm.sext"(%1019) : (i32) -> i64
    %1021 = "llvm.getelementptr"(%965, %1020) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1005, %1021) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%909)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %1022 = "llvm.trunc"(%977) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1022, %1007) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %1023 = "llvm.add"(%977, %931) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1024 = "llvm.icmp"(%1023, %932) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %1025 = "llvm.trunc"(%970) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1026 = "llvm.add"(%949, %1025) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1027 = "llvm.mul"(%1026, %942) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1028 = "llvm.sext"(%1027) : (i32) -> i64
    %1029 = "llvm.getelementptr"(%965, %1028) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1030 = "llvm.trunc"(%1005) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1030, %1029) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%1024)[^bb18] : (i1) -> ()
  ^bb18(%1031: i1):  // 2 preds: ^bb15, ^bb17
    %1032 = "llvm.shl"(%1005, %933) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1033 = "llvm.ashr"(%1032, %933) <{isExact}> : (i64, i64) -> i64
    %1034 = "llvm.select"(%966, %1005, %1033) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1035 = "llvm.shl"(%1034, %920) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1036 = "llvm.ashr"(%1035, %920) <{isExact}> : (i64, i64) -> i64
    %1037 = "llvm.icmp"(%1005, %1036) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1038 = "llvm.and"(%1037, %1031) : (i1, i1) -> i1
    %1039 = "llvm.zext"(%1038) : (i1) -> i32
    "llvm.br"(%1039)[^bb19] : (i32) -> ()
  ^bb19(%1040: i32):  // 2 preds: ^bb16, ^bb18
    %1041 = "llvm.and"(%1040, %974) : (i32, i32) -> i32
    %1042 = "llvm.icmp"(%977, %927) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1043 = "llvm.zext"(%1042) : (i1) -> i32
    %1044 = "llvm.or"(%971, %1043) : (i32, i32) -> i32
    %1045 = "llvm.intr.umax"(%977, %922) : (i64, i64) -> i64
    %1046 = "llvm.mul"(%1045, %972) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1047 = "llvm.icmp"(%970, %922) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1047, %975, %1044, %1046, %1004, %1041)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %1048 = "llvm.icmp"(%1044, %914) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1049 = "llvm.icmp"(%1041, %914) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%1049, %1004, %1048)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%1050: i1, %1051: i32, %1052: i1):  // 2 preds: ^bb4, ^bb20
    %1053 = "llvm.getelementptr"(%arg24, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1054 = "llvm.load"(%1053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1054, %935)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %1055 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1056 = "llvm.ptrtoint"(%1055) : (!llvm.ptr) -> i64
    %1057 = "llvm.getelementptr"(%arg24, %936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1058 = "llvm.load"(%1057) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1059 = "llvm.add"(%1058, %1056) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1060 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1061 = "llvm.getelementptr"(%arg23, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1062 = "llvm.load"(%1061) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1063 = "llvm.sext"(%1062) : (i32) -> i64
    %1064 = "llvm.mul"(%1060, %1063) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1065 = "llvm.sub"(%1059, %1064) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%1065, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1066 = "llvm.getelementptr"(%arg25, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1065, %1066) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1067 = "llvm.getelementptr"(%arg25, %913) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1068 = "llvm.load"(%958) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%942)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %1069 = "llvm.trunc"(%1068) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%1069, %1067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %1070 = "llvm.trunc"(%1068) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%1070, %1067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%1068, %1067) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%1052)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1071 = "llvm.getelementptr"(%arg24, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1072 = "llvm.load"(%1071) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1073 = "llvm.icmp"(%1072, %925) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1073, %914)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%941, %arg24, %933) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1074 = "llvm.getelementptr"(%941, %920) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%925, %1074) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1075 = "llvm.call"(%arg22, %arg23, %941, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1075)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %1076 = "llvm.getelementptr"(%arg23, %937) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1077 = "llvm.load"(%1076) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1078 = "llvm.add"(%1077, %938) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1079 = "llvm.sext"(%1078) : (i32) -> i64
    %1080 = "llvm.and"(%1065, %1079) : (i64, i64) -> i64
    %1081 = "llvm.icmp"(%1080, %927) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1081, %939)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %1082 = "llvm.icmp"(%1051, %914) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1083 = "llvm.select"(%1082, %919, %1050) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %1084 = "llvm.select"(%1083, %1051, %940) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%1084)[^bb31] : (i32) -> ()
  ^bb31(%1085: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%1085) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: i32):
    %294 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %295 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %296 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %297 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %298 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %299 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %300 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %301 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %302 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %303 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %304 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %305 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %306 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %307 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %308 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %309 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %310 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %311 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %312 = "llvm.inttoptr"(%311) : (i64) -> !llvm.ptr
    %313 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %314 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %315 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %316 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %317 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %318 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %319 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %320 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %321 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %322 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %323 = "llvm.mlir.constant"() <{value = 9223372036854775807 : i128}> : () -> i128
    %324 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %325 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %326 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %327 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %328 = "llvm.mlir.constant"() <{value = 2147483644 : i64}> : () -> i64
    %329 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %330 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %331 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %332 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %333 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %334 = "llvm.getelementptr"(%arg17, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %336 = "llvm.load"(%335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %337 = "llvm.getelementptr"(%335, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %338 = "llvm.load"(%337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %339 = "llvm.add"(%338, %295) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %340 = "llvm.zext"(%339) : (i32) -> i64
    %341 = "llvm.alloca"(%340) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %342 = "llvm.add"(%336, %295) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %343 = "llvm.zext"(%342) : (i32) -> i64
    %344 = "llvm.alloca"(%343) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %345 = "llvm.icmp"(%338, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%345)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %346 = "llvm.zext"(%338) <{nonNeg}> : (i32) -> i64
    %347 = "llvm.shl"(%346, %297) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%341, %298, %347) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %348 = "llvm.icmp"(%336, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%348, %296)[^bb3, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %349 = "llvm.getelementptr"(%arg17, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %350 = "llvm.getelementptr"(%arg17, %300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %351 = "llvm.getelementptr"(%333, %301) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %352 = "llvm.getelementptr"(%333, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %353 = "llvm.getelementptr"(%333, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %354 = "llvm.shl"(%arg21, %295) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %355 = "llvm.zext"(%354) <{nonNeg}> : (i32) -> i64
    %356 = "llvm.zext"(%336) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb66
    %357 = "llvm.getelementptr"(%arg17, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %358 = "llvm.load"(%357) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %359 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %360 = "llvm.getelementptr"(%arg17, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %361 = "llvm.getelementptr"(%arg17, %300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %362 = "llvm.zext"(%336) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb69] : (i64) -> ()
  ^bb5(%363: i64):  // 2 preds: ^bb3, ^bb66
    %364 = "llvm.load"(%349) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %365 = "llvm.getelementptr"(%364, %363) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %366 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %367 = "llvm.load"(%365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %368 = "llvm.icmp"(%367, %304) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %369 = "llvm.select"(%368, %302, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %370 = "llvm.getelementptr"(%366, %369) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %371 = "llvm.load"(%370) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %372 = "llvm.sext"(%371) : (i32) -> i64
    %373 = "llvm.getelementptr"(%366, %372) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %374 = "llvm.getelementptr"(%365, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %375 = "llvm.load"(%374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %376 = "llvm.sext"(%375) : (i32) -> i64
    %377 = "llvm.getelementptr"(%373, %376) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%368)[^bb6, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %378 = "llvm.load"(%377) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %379 = "llvm.icmp"(%378, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%379)[^bb7, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %380 = "llvm.load"(%350) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %381 = "llvm.getelementptr"(%377, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %382 = "llvm.load"(%381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %383 = "llvm.sext"(%382) : (i32) -> i64
    %384 = "llvm.getelementptr"(%380, %383) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %385 = "llvm.getelementptr"(%377, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %386 = "llvm.load"(%385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %387 = "llvm.icmp"(%386, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%387, %384)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %388 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %389 = "llvm.intr.smax"(%388, %309) : (i32, i32) -> i32
    %390 = "llvm.zext"(%389) <{nonNeg}> : (i32) -> i64
    %391 = "llvm.getelementptr"(%384, %390) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %392 = "llvm.load"(%391) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%392)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%393: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %394 = "llvm.icmp"(%393, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%394, %310)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %395 = "llvm.load"(%393) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %396 = "llvm.icmp"(%395, %312) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%396, %383, %386, %380, %395)[^bb37, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%397: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %398 = "llvm.load"(%351) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %399 = "llvm.sext"(%398) : (i32) -> i64
    %400 = "llvm.getelementptr"(%333, %399) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %401 = "llvm.load"(%352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %402 = "llvm.sext"(%401) : (i32) -> i64
    %403 = "llvm.getelementptr"(%333, %402) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %404 = "llvm.getelementptr"(%403, %376) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %405 = "llvm.getelementptr"(%404, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %406 = "llvm.load"(%405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %407 = "llvm.sext"(%406) : (i32) -> i64
    %408 = "llvm.getelementptr"(%380, %407) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %409 = "llvm.getelementptr"(%404, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %410 = "llvm.load"(%409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %411 = "llvm.icmp"(%410, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%411, %408)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %412 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %413 = "llvm.intr.smax"(%412, %309) : (i32, i32) -> i32
    %414 = "llvm.zext"(%413) <{nonNeg}> : (i32) -> i64
    %415 = "llvm.getelementptr"(%408, %414) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %416 = "llvm.load"(%415) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%416)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%417: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %418 = "llvm.icmp"(%417, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%418, %310)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %419 = "llvm.load"(%417) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%419)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%420: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %421 = "llvm.icmp"(%375, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%421)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %422 = "llvm.zext"(%375) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb19] : (i64) -> ()
  ^bb17:  // 2 preds: ^bb15, ^bb26
    %423 = "llvm.load"(%353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %424 = "llvm.icmp"(%423, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%424)[^bb18, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %425 = "llvm.zext"(%423) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb27] : (i64) -> ()
  ^bb19(%426: i64):  // 2 preds: ^bb16, ^bb26
    %427 = "llvm.getelementptr"(%403, %426) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %428 = "llvm.load"(%427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %429 = "llvm.icmp"(%428, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%429)[^bb20, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %430 = "llvm.getelementptr"(%427, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %431 = "llvm.load"(%430) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %432 = "llvm.sext"(%431) : (i32) -> i64
    %433 = "llvm.getelementptr"(%380, %432) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %434 = "llvm.getelementptr"(%427, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %435 = "llvm.load"(%434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %436 = "llvm.icmp"(%435, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%436, %433)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %437 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %438 = "llvm.intr.smax"(%437, %309) : (i32, i32) -> i32
    %439 = "llvm.zext"(%438) <{nonNeg}> : (i32) -> i64
    %440 = "llvm.getelementptr"(%433, %439) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %441 = "llvm.load"(%440) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%441)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%442: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %443 = "llvm.icmp"(%442, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%443, %310)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %444 = "llvm.load"(%442) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%444)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%445: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %446 = "llvm.icmp"(%445, %420) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%446)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %447 = "llvm.trunc"(%426) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %448 = "llvm.load"(%353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %449 = "llvm.add"(%448, %447) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%449)[^bb35] : (i32) -> ()
  ^bb26:  // 2 preds: ^bb19, ^bb24
    %450 = "llvm.add"(%426, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %451 = "llvm.icmp"(%450, %422) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%451, %450)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb27(%452: i64):  // 2 preds: ^bb18, ^bb33
    %453 = "llvm.getelementptr"(%400, %452) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %454 = "llvm.load"(%453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %455 = "llvm.icmp"(%454, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%455)[^bb28, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %456 = "llvm.getelementptr"(%453, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %457 = "llvm.load"(%456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.sext"(%457) : (i32) -> i64
    %459 = "llvm.getelementptr"(%380, %458) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %460 = "llvm.getelementptr"(%453, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %461 = "llvm.load"(%460) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %462 = "llvm.icmp"(%461, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%462, %459)[^bb30, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %463 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %464 = "llvm.intr.smax"(%463, %309) : (i32, i32) -> i32
    %465 = "llvm.zext"(%464) <{nonNeg}> : (i32) -> i64
    %466 = "llvm.getelementptr"(%459, %465) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %467 = "llvm.load"(%466) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%467)[^bb30] : (!llvm.ptr) -> ()
  ^bb30(%468: !llvm.ptr):  // 2 preds: ^bb28, ^bb29
    %469 = "llvm.icmp"(%468, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%469, %310)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb31:  // pred: ^bb30
    %470 = "llvm.load"(%468) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%470)[^bb32] : (!llvm.ptr) -> ()
  ^bb32(%471: !llvm.ptr):  // 2 preds: ^bb30, ^bb31
    %472 = "llvm.icmp"(%471, %420) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%472)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // 2 preds: ^bb27, ^bb32
    %473 = "llvm.add"(%452, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %474 = "llvm.icmp"(%473, %425) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%474, %473)[^bb36, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb34:  // pred: ^bb32
    %475 = "llvm.trunc"(%452) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%475)[^bb35] : (i32) -> ()
  ^bb35(%476: i32):  // 2 preds: ^bb25, ^bb34
    %477 = "llvm.icmp"(%476, %296) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%477, %383, %386, %380)[^bb36, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, !llvm.ptr) -> ()
  ^bb36:  // 3 preds: ^bb17, ^bb33, ^bb35
    %478 = "llvm.getelementptr"(%arg19, %363) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %479 = "llvm.getelementptr"(%478, %314) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%397, %479) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %480 = "llvm.load"(%350) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %481 = "llvm.load"(%381) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.load"(%385) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %483 = "llvm.sext"(%481) : (i32) -> i64
    "llvm.br"(%483, %482, %480)[^bb37] : (i64, i32, !llvm.ptr) -> ()
  ^bb37(%484: i64, %485: i32, %486: !llvm.ptr):  // 3 preds: ^bb10, ^bb35, ^bb36
    %487 = "llvm.getelementptr"(%arg19, %363) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %488 = "llvm.mul"(%363, %355) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %489 = "llvm.getelementptr"(%arg20, %488) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %490 = "llvm.getelementptr"(%486, %484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %491 = "llvm.icmp"(%485, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %492 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%491, %490, %485)[^bb43, ^bb38] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb38:  // pred: ^bb37
    %493 = "llvm.intr.smax"(%492, %309) : (i32, i32) -> i32
    %494 = "llvm.zext"(%493) <{nonNeg}> : (i32) -> i64
    %495 = "llvm.getelementptr"(%490, %494) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %496 = "llvm.load"(%495) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%492)[^bb41, ^bb39, ^bb40] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb39:  // pred: ^bb38
    %497 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%497)[^bb42] : (i64) -> ()
  ^bb40:  // pred: ^bb38
    %498 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %499 = "llvm.zext"(%498) : (i32) -> i64
    "llvm.br"(%499)[^bb42] : (i64) -> ()
  ^bb41:  // pred: ^bb38
    %500 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %501 = "llvm.sext"(%500) : (i16) -> i64
    "llvm.br"(%501)[^bb42] : (i64) -> ()
  ^bb42(%502: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %503 = "llvm.trunc"(%502) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%496, %503)[^bb43] : (!llvm.ptr, i32) -> ()
  ^bb43(%504: !llvm.ptr, %505: i32):  // 2 preds: ^bb37, ^bb42
    %506 = "llvm.icmp"(%505, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%506)[^bb44, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %507 = "llvm.shl"(%505, %295) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %508 = "llvm.getelementptr"(%504, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %509 = "llvm.sext"(%492) : (i32) -> i64
    %510 = "llvm.intr.smax"(%507, %295) : (i32, i32) -> i32
    %511 = "llvm.zext"(%510) <{nonNeg}> : (i32) -> i64
    %512 = "llvm.and"(%511, %313) : (i64, i64) -> i64
    %513 = "llvm.icmp"(%510, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%513, %303)[^bb56, ^bb45] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb45:  // pred: ^bb44
    %514 = "llvm.and"(%511, %315) : (i64, i64) -> i64
    "llvm.br"(%303, %303)[^bb46] : (i64, i64) -> ()
  ^bb46(%515: i64, %516: i64):  // 2 preds: ^bb45, ^bb54
    %517 = "llvm.or"(%515, %313) <{isDisjoint}> : (i64, i64) -> i64
    %518 = "llvm.mul"(%517, %509) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %519 = "llvm.getelementptr"(%508, %518) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%492)[^bb49, ^bb47, ^bb48] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb47:  // pred: ^bb46
    %520 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%520)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb46
    %521 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %522 = "llvm.sext"(%521) : (i32) -> i64
    "llvm.br"(%522)[^bb50] : (i64) -> ()
  ^bb49:  // pred: ^bb46
    %523 = "llvm.load"(%519) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %524 = "llvm.sext"(%523) : (i16) -> i64
    "llvm.br"(%524)[^bb50] : (i64) -> ()
  ^bb50(%525: i64):  // 3 preds: ^bb47, ^bb48, ^bb49
    %526 = "llvm.getelementptr"(%489, %515) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%525, %526) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %527 = "llvm.add"(%515, %316) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %528 = "llvm.mul"(%527, %509) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %529 = "llvm.getelementptr"(%508, %528) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%492)[^bb53, ^bb52, ^bb51] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb51:  // pred: ^bb50
    %530 = "llvm.load"(%529) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %531 = "llvm.sext"(%530) : (i32) -> i64
    "llvm.br"(%531)[^bb54] : (i64) -> ()
  ^bb52:  // pred: ^bb50
    %532 = "llvm.load"(%529) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%532)[^bb54] : (i64) -> ()
  ^bb53:  // pred: ^bb50
    %533 = "llvm.load"(%529) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %534 = "llvm.sext"(%533) : (i16) -> i64
    "llvm.br"(%534)[^bb54] : (i64) -> ()
  ^bb54(%535: i64):  // 3 preds: ^bb51, ^bb52, ^bb53
    %536 = "llvm.getelementptr"(%489, %517) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%535, %536) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %537 = "llvm.add"(%516, %316) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %538 = "llvm.icmp"(%537, %514) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%538, %527, %537)[^bb55, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb55:  // pred: ^bb54
    %539 = "llvm.icmp"(%512, %303) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%539, %527)[^bb61, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb56(%540: i64):  // 2 preds: ^bb44, ^bb55
    %541 = "llvm.icmp"(%512, %303) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%541) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %542 = "llvm.add"(%540, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %543 = "llvm.mul"(%542, %509) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %544 = "llvm.getelementptr"(%508, %543) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%492)[^bb59, ^bb58, ^bb57] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb57:  // pred: ^bb56
    %545 = "llvm.load"(%544) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %546 = "llvm.sext"(%545) : (i32) -> i64
    "llvm.br"(%546)[^bb60] : (i64) -> ()
  ^bb58:  // pred: ^bb56
    %547 = "llvm.load"(%544) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%547)[^bb60] : (i64) -> ()
  ^bb59:  // pred: ^bb56
    %548 = "llvm.load"(%544) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %549 = "llvm.sext"(%548) : (i16) -> i64
    "llvm.br"(%549)[^bb60] : (i64) -> ()
  ^bb60(%550: i64):  // 3 preds: ^bb57, ^bb58, ^bb59
    %551 = "llvm.getelementptr"(%489, %540) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%550, %551) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb61] : () -> ()
  ^bb61:  // 3 preds: ^bb43, ^bb55, ^bb60
    %552 = "llvm.getelementptr"(%504, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%492)[^bb64, ^bb62, ^bb63] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb62:  // pred: ^bb61
    %553 = "llvm.load"(%552) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%553)[^bb65] : (i64) -> ()
  ^bb63:  // pred: ^bb61
    %554 = "llvm.load"(%552) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %555 = "llvm.sext"(%554) : (i32) -> i64
    "llvm.br"(%555)[^bb65] : (i64) -> ()
  ^bb64:  // pred: ^bb61
    %556 = "llvm.load"(%552) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %557 = "llvm.sext"(%556) : (i16) -> i64
    "llvm.br"(%557)[^bb65] : (i64) -> ()
  ^bb65(%558: i64):  // 3 preds: ^bb62, ^bb63, ^bb64
    %559 = "llvm.getelementptr"(%377, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %560 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %561 = "llvm.sext"(%560) : (i32) -> i64
    %562 = "llvm.mul"(%558, %561) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %563 = "llvm.getelementptr"(%504, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %564 = "llvm.load"(%563) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %565 = "llvm.ptrtoint"(%564) : (!llvm.ptr) -> i64
    %566 = "llvm.add"(%562, %565) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %567 = "llvm.inttoptr"(%566) : (i64) -> !llvm.ptr
    %568 = "llvm.getelementptr"(%377, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %569 = "llvm.load"(%568) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %570 = "llvm.sext"(%505) : (i32) -> i64
    %571 = "llvm.getelementptr"(%489, %570) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%567, %487) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %572 = "llvm.getelementptr"(%487, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%295, %572) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %573 = "llvm.getelementptr"(%487, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%296, %573) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %574 = "llvm.getelementptr"(%487, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%505, %574) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %575 = "llvm.getelementptr"(%487, %317) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%569, %575) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %576 = "llvm.getelementptr"(%487, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%489, %576) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %577 = "llvm.getelementptr"(%487, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%571, %577) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %578 = "llvm.getelementptr"(%487, %300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%303, %578) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 3 preds: ^bb5, ^bb6, ^bb65
    %579 = "llvm.add"(%363, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %580 = "llvm.icmp"(%579, %356) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%580, %579)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb67(%581: i32):  // 2 preds: ^bb2, ^bb93
    %582 = "llvm.icmp"(%581, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %583 = "llvm.and"(%582, %345) : (i1, i1) -> i1
    "llvm.cond_br"(%583, %581)[^bb68, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %584 = "llvm.getelementptr"(%arg17, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %585 = "llvm.load"(%584) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %586 = "llvm.getelementptr"(%335, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %587 = "llvm.load"(%586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %588 = "llvm.zext"(%338) <{nonNeg}> : (i32) -> i64
    %589 = "llvm.sext"(%587) : (i32) -> i64
    %590 = "llvm.getelementptr"(%585, %589) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%303)[^bb97] : (i64) -> ()
  ^bb69(%591: i64):  // 2 preds: ^bb4, ^bb93
    %592 = "llvm.getelementptr"(%358, %591) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %593 = "llvm.load"(%592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %594 = "llvm.icmp"(%593, %304) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %595 = "llvm.select"(%594, %302, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %596 = "llvm.getelementptr"(%359, %595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %597 = "llvm.load"(%596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %598 = "llvm.sext"(%597) : (i32) -> i64
    %599 = "llvm.getelementptr"(%359, %598) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %600 = "llvm.getelementptr"(%592, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.sext"(%601) : (i32) -> i64
    %603 = "llvm.getelementptr"(%599, %602) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%594, %296)[^bb70, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb70:  // pred: ^bb69
    %604 = "llvm.load"(%603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %605 = "llvm.icmp"(%604, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%605, %296)[^bb71, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb71:  // pred: ^bb70
    %606 = "llvm.getelementptr"(%arg19, %591) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.getelementptr"(%344, %591) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %608 = "llvm.getelementptr"(%592, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %609 = "llvm.load"(%608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %610 = "llvm.sext"(%609) : (i32) -> i64
    %611 = "llvm.getelementptr"(%359, %610) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%313, %607) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %612 = "llvm.getelementptr"(%606, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %613 = "llvm.load"(%612) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %614 = "llvm.icmp"(%613, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%614)[^bb72, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %615 = "llvm.getelementptr"(%606, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %616 = "llvm.getelementptr"(%603, %319) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %617 = "llvm.zext"(%613) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%313, %303)[^bb74] : (i64, i64) -> ()
  ^bb73(%618: i64):  // 2 preds: ^bb77, ^bb86
    %619 = "llvm.add"(%622, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %620 = "llvm.icmp"(%619, %617) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%620, %618, %618, %619)[^bb88, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i64, i64) -> ()
  ^bb74(%621: i64, %622: i64):  // 2 preds: ^bb72, ^bb73
    %623 = "llvm.getelementptr"(%611, %622) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %624 = "llvm.load"(%623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %625 = "llvm.icmp"(%624, %320) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%625)[^bb75, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %626 = "llvm.getelementptr"(%623, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %627 = "llvm.load"(%626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %628 = "llvm.load"(%334) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %629 = "llvm.getelementptr"(%628, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %630 = "llvm.load"(%629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %631 = "llvm.sub"(%627, %630) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %632 = "llvm.load"(%615) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %633 = "llvm.getelementptr"(%632, %622) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %634 = "llvm.load"(%633) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %635 = "llvm.mul"(%621, %634) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%635, %607) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %636 = "llvm.icmp"(%631, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%636)[^bb76, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb76:  // pred: ^bb75
    %637 = "llvm.zext"(%631) <{nonNeg}> : (i32) -> i64
    %638 = "llvm.getelementptr"(%341, %637) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %639 = "llvm.load"(%638) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %640 = "llvm.icmp"(%639, %303) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%640, %635, %634, %639)[^bb77, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb77:  // pred: ^bb76
    "llvm.store"(%634, %638) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%635)[^bb73] : (i64) -> ()
  ^bb78:  // pred: ^bb74
    %641 = "llvm.load"(%615) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %642 = "llvm.getelementptr"(%641, %622) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %643 = "llvm.load"(%642) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %644 = "llvm.mul"(%621, %643) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%644, %607) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %645 = "llvm.icmp"(%624, %321) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%645)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb79:  // pred: ^bb78
    %646 = "llvm.load"(%616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %647 = "llvm.sext"(%646) : (i32) -> i64
    %648 = "llvm.getelementptr"(%359, %647) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %649 = "llvm.getelementptr"(%648, %622) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %650 = "llvm.getelementptr"(%649, %294) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %651 = "llvm.load"(%650) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%644, %643, %651)[^bb86] : (i64, i64, i64) -> ()
  ^bb80:  // pred: ^bb75
    %652 = "llvm.load"(%360) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %653 = "llvm.sext"(%627) : (i32) -> i64
    %654 = "llvm.getelementptr"(%652, %653) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %655 = "llvm.load"(%654) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%635, %634, %655)[^bb86] : (i64, i64, i64) -> ()
  ^bb81:  // pred: ^bb78
    %656 = "llvm.load"(%361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %657 = "llvm.getelementptr"(%623, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %658 = "llvm.load"(%657) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %659 = "llvm.sext"(%658) : (i32) -> i64
    %660 = "llvm.getelementptr"(%359, %659) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %661 = "llvm.getelementptr"(%660, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %662 = "llvm.load"(%661) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %663 = "llvm.sext"(%662) : (i32) -> i64
    %664 = "llvm.getelementptr"(%359, %663) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %665 = "llvm.load"(%660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %666 = "llvm.icmp"(%665, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%666, %322)[^bb82, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb82:  // pred: ^bb81
    %667 = "llvm.zext"(%665) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303, %322)[^bb83] : (i64, i128) -> ()
  ^bb83(%668: i64, %669: i128):  // 2 preds: ^bb82, ^bb83
    %670 = "llvm.getelementptr"(%664, %668) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %671 = "llvm.call"(%359, %656, %670) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %672 = "llvm.load"(%670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %673 = "llvm.sext"(%672) : (i64) -> i128
    %674 = "llvm.mul"(%671, %673) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %675 = "llvm.add"(%674, %669) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %676 = "llvm.add"(%668, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %677 = "llvm.icmp"(%676, %667) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%677, %676, %675)[^bb84, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i128) -> ()
  ^bb84:  // pred: ^bb83
    %678 = "llvm.icmp"(%675, %322) <{predicate = 2 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%678, %644, %643, %303, %675)[^bb86, ^bb85] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i64, i64, i64, i128) -> ()
  ^bb85(%679: i128):  // 2 preds: ^bb81, ^bb84
    %680 = "llvm.intr.umin"(%679, %323) : (i128, i128) -> i128
    %681 = "llvm.trunc"(%680) <{overflowFlags = 3 : i32}> : (i128) -> i64
    "llvm.br"(%644, %643, %681)[^bb86] : (i64, i64, i64) -> ()
  ^bb86(%682: i64, %683: i64, %684: i64):  // 5 preds: ^bb76, ^bb79, ^bb80, ^bb84, ^bb85
    %685 = "llvm.icmp"(%683, %684) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%685, %682)[^bb73, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb87:  // pred: ^bb86
    %686 = "llvm.getelementptr"(%592, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %687 = "llvm.load"(%686) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %688 = "llvm.icmp"(%687, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%688, %682, %687, %324)[^bb88, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb88(%689: i64):  // 2 preds: ^bb73, ^bb87
    %690 = "llvm.icmp"(%689, %303) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%690, %296)[^bb93, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb89:  // 2 preds: ^bb71, ^bb88
    %691 = "llvm.load"(%361) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %692 = "llvm.getelementptr"(%603, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %693 = "llvm.load"(%692) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %694 = "llvm.sext"(%693) : (i32) -> i64
    %695 = "llvm.getelementptr"(%691, %694) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %696 = "llvm.getelementptr"(%603, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %697 = "llvm.load"(%696) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %698 = "llvm.icmp"(%697, %308) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%698, %695)[^bb91, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb90:  // pred: ^bb89
    %699 = "llvm.load"(%333) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %700 = "llvm.intr.smax"(%699, %309) : (i32, i32) -> i32
    %701 = "llvm.zext"(%700) <{nonNeg}> : (i32) -> i64
    %702 = "llvm.getelementptr"(%695, %701) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %703 = "llvm.load"(%702) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%703)[^bb91] : (!llvm.ptr) -> ()
  ^bb91(%704: !llvm.ptr):  // 2 preds: ^bb89, ^bb90
    %705 = "llvm.icmp"(%704, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%705, %325)[^bb127, ^bb92] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb92:  // pred: ^bb91
    %706 = "llvm.load"(%704) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %707 = "llvm.icmp"(%706, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %708 = "llvm.select"(%707, %325, %296) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%708)[^bb93] : (i32) -> ()
  ^bb93(%709: i32):  // 4 preds: ^bb69, ^bb70, ^bb88, ^bb92
    %710 = "llvm.add"(%591, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %711 = "llvm.icmp"(%709, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %712 = "llvm.icmp"(%710, %362) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %713 = "llvm.select"(%711, %712, %324) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%713, %710, %709)[^bb69, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i32) -> ()
  ^bb94:  // pred: ^bb97
    %714 = "llvm.zext"(%725) : (i1) -> i32
    "llvm.br"(%714)[^bb95] : (i32) -> ()
  ^bb95(%715: i32):  // 2 preds: ^bb67, ^bb94
    %716 = "llvm.icmp"(%715, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %717 = "llvm.and"(%716, %348) : (i1, i1) -> i1
    "llvm.cond_br"(%717, %715, %716)[^bb96, ^bb98] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb96:  // pred: ^bb95
    %718 = "llvm.getelementptr"(%arg17, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %719 = "llvm.zext"(%336) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb101] : (i64) -> ()
  ^bb97(%720: i64):  // 2 preds: ^bb68, ^bb97
    %721 = "llvm.getelementptr"(%341, %720) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %722 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %723 = "llvm.getelementptr"(%590, %720) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %724 = "llvm.load"(%723) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %725 = "llvm.icmp"(%722, %724) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %726 = "llvm.add"(%720, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %727 = "llvm.icmp"(%726, %588) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %728 = "llvm.select"(%725, %326, %727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%728, %726)[^bb94, ^bb97] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb98(%729: i32, %730: i1):  // 3 preds: ^bb87, ^bb95, ^bb104
    %731 = "llvm.icmp"(%729, %325) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %732 = "llvm.and"(%731, %345) : (i1, i1) -> i1
    "llvm.cond_br"(%732)[^bb99, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    %733 = "llvm.getelementptr"(%arg17, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %734 = "llvm.sext"(%336) : (i32) -> i64
    %735 = "llvm.zext"(%338) <{nonNeg}> : (i32) -> i64
    %736 = "llvm.and"(%735, %297) : (i64, i64) -> i64
    %737 = "llvm.icmp"(%338, %327) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737, %303)[^bb107, ^bb100] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb100:  // pred: ^bb99
    %738 = "llvm.and"(%735, %328) : (i64, i64) -> i64
    "llvm.br"(%303, %303)[^bb105] : (i64, i64) -> ()
  ^bb101(%739: i64):  // 2 preds: ^bb96, ^bb104
    %740 = "llvm.load"(%718) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %741 = "llvm.getelementptr"(%740, %739) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %742 = "llvm.load"(%741) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %743 = "llvm.icmp"(%742, %304) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%743, %296)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %744 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %745 = "llvm.getelementptr"(%744, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %746 = "llvm.load"(%745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %747 = "llvm.sext"(%746) : (i32) -> i64
    %748 = "llvm.getelementptr"(%744, %747) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %749 = "llvm.getelementptr"(%741, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %750 = "llvm.load"(%749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %751 = "llvm.sext"(%750) : (i32) -> i64
    %752 = "llvm.getelementptr"(%748, %751) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %753 = "llvm.load"(%752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %754 = "llvm.icmp"(%753, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%754, %296)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %755 = "llvm.getelementptr"(%arg19, %739) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %756 = "llvm.getelementptr"(%344, %739) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %757 = "llvm.load"(%756) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %758 = "llvm.trunc"(%739) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %759 = "llvm.call"(%arg17, %758, %arg18, %755, %757) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%759)[^bb104] : (i32) -> ()
  ^bb104(%760: i32):  // 3 preds: ^bb101, ^bb102, ^bb103
    %761 = "llvm.add"(%739, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %762 = "llvm.icmp"(%760, %296) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %763 = "llvm.icmp"(%761, %719) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %764 = "llvm.select"(%762, %763, %324) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%764, %761, %760, %762)[^bb101, ^bb98] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb105(%765: i64, %766: i64):  // 2 preds: ^bb100, ^bb105
    %767 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %768 = "llvm.getelementptr"(%767, %765) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %769 = "llvm.getelementptr"(%768, %734) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %770 = "llvm.load"(%769) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %771 = "llvm.getelementptr"(%341, %765) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %772 = "llvm.load"(%771) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%772, %770) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %773 = "llvm.or"(%765, %313) <{isDisjoint}> : (i64, i64) -> i64
    %774 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %775 = "llvm.getelementptr"(%774, %773) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %776 = "llvm.getelementptr"(%775, %734) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %777 = "llvm.load"(%776) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %778 = "llvm.getelementptr"(%341, %773) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %779 = "llvm.load"(%778) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%779, %777) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %780 = "llvm.or"(%765, %316) <{isDisjoint}> : (i64, i64) -> i64
    %781 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %782 = "llvm.getelementptr"(%781, %780) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %783 = "llvm.getelementptr"(%782, %734) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %784 = "llvm.load"(%783) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %785 = "llvm.getelementptr"(%341, %780) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %786 = "llvm.load"(%785) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%786, %784) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %787 = "llvm.or"(%765, %297) <{isDisjoint}> : (i64, i64) -> i64
    %788 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %789 = "llvm.getelementptr"(%788, %787) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %790 = "llvm.getelementptr"(%789, %734) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %791 = "llvm.load"(%790) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %792 = "llvm.getelementptr"(%341, %787) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %793 = "llvm.load"(%792) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%793, %791) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %794 = "llvm.add"(%765, %305) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %795 = "llvm.add"(%766, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %796 = "llvm.icmp"(%795, %738) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%796, %794, %795)[^bb106, ^bb105] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb106:  // pred: ^bb105
    %797 = "llvm.icmp"(%736, %303) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%797, %794)[^bb109, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb107(%798: i64):  // 2 preds: ^bb99, ^bb106
    %799 = "llvm.icmp"(%736, %303) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%799) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.br"(%798, %303)[^bb108] : (i64, i64) -> ()
  ^bb108(%800: i64, %801: i64):  // 2 preds: ^bb107, ^bb108
    %802 = "llvm.load"(%733) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %803 = "llvm.getelementptr"(%802, %800) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %804 = "llvm.getelementptr"(%803, %734) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %805 = "llvm.load"(%804) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %806 = "llvm.getelementptr"(%341, %800) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %807 = "llvm.load"(%806) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%807, %805) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %808 = "llvm.add"(%800, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %809 = "llvm.add"(%801, %313) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %810 = "llvm.icmp"(%809, %736) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%810, %808, %809)[^bb109, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb109:  // 3 preds: ^bb98, ^bb106, ^bb108
    %811 = "llvm.and"(%730, %348) : (i1, i1) -> i1
    %812 = "llvm.select"(%730, %296, %729) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%811, %812)[^bb110, ^bb127] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb110:  // pred: ^bb109
    %813 = "llvm.getelementptr"(%arg17, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %814 = "llvm.getelementptr"(%arg17, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %815 = "llvm.getelementptr"(%arg17, %300) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %816 = "llvm.zext"(%336) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%303)[^bb111] : (i64) -> ()
  ^bb111(%817: i64):  // 2 preds: ^bb110, ^bb126
    %818 = "llvm.load"(%813) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %819 = "llvm.getelementptr"(%818, %817) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %820 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %821 = "llvm.load"(%819) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %822 = "llvm.icmp"(%821, %304) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %823 = "llvm.select"(%822, %302, %301) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %824 = "llvm.getelementptr"(%820, %823) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %825 = "llvm.load"(%824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %826 = "llvm.sext"(%825) : (i32) -> i64
    %827 = "llvm.getelementptr"(%820, %826) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %828 = "llvm.getelementptr"(%819, %305) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %829 = "llvm.load"(%828) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %830 = "llvm.sext"(%829) : (i32) -> i64
    %831 = "llvm.getelementptr"(%827, %830) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%821)[^bb114, ^bb126, ^bb112] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb112:  // pred: ^bb111
    %832 = "llvm.getelementptr"(%arg19, %817) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %833 = "llvm.load"(%832) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %834 = "llvm.icmp"(%833, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%834)[^bb126, ^bb113] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %835 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %836 = "llvm.getelementptr"(%835, %817) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %837 = "llvm.load"(%836) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %838 = "llvm.getelementptr"(%arg18, %817) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %839 = "llvm.load"(%838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.intr.memcpy"(%837, %833, %839) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %840 = "llvm.load"(%813) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %841 = "llvm.getelementptr"(%840, %817) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %842 = "llvm.load"(%841) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %843 = "llvm.icmp"(%842, %329) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%843)[^bb126, ^bb114] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb114:  // 2 preds: ^bb111, ^bb113
    %844 = "llvm.load"(%831) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %845 = "llvm.icmp"(%844, %306) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%845)[^bb116, ^bb115] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb115:  // pred: ^bb114
    %846 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %847 = "llvm.getelementptr"(%846, %817) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %848 = "llvm.load"(%847) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %849 = "llvm.load"(%815) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %850 = "llvm.getelementptr"(%831, %307) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %851 = "llvm.load"(%850) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %852 = "llvm.sext"(%851) : (i32) -> i64
    %853 = "llvm.getelementptr"(%849, %852) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %854 = "llvm.getelementptr"(%831, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %855 = "llvm.load"(%854) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %856 = "llvm.sext"(%855) : (i32) -> i64
    "llvm.intr.memcpy"(%848, %853, %856) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb116:  // pred: ^bb114
    %857 = "llvm.getelementptr"(%344, %817) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %859 = "llvm.icmp"(%858, %303) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%859)[^bb126, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb117:  // pred: ^bb116
    %860 = "llvm.getelementptr"(%831, %299) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %861 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %862 = "llvm.add"(%861, %295) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %863 = "llvm.zext"(%862) : (i32) -> i64
    %864 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %865 = "llvm.alloca"(%863) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %866 = "llvm.load"(%860) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %867 = "llvm.getelementptr"(%arg19, %817) <{elem_type = !llvm.struct<"mlir_abi_plain_core_64.struct.Result", (struct<"mlir_abi_plain_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %868 = "llvm.getelementptr"(%867, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %869 = "llvm.load"(%868) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %870 = "llvm.icmp"(%866, %296) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%870)[^bb118, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118:  // pred: ^bb117
    %871 = "llvm.zext"(%866) <{nonNeg}> : (i32) -> i64
    %872 = "llvm.and"(%871, %313) : (i64, i64) -> i64
    %873 = "llvm.icmp"(%866, %295) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%873, %871, %313)[^bb122, ^bb119] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %874 = "llvm.and"(%871, %315) : (i64, i64) -> i64
    "llvm.br"(%871, %313, %303)[^bb120] : (i64, i64, i64) -> ()
  ^bb120(%875: i64, %876: i64, %877: i64):  // 2 preds: ^bb119, ^bb120
    %878 = "llvm.add"(%875, %330) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %879 = "llvm.getelementptr"(%865, %878) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%876, %879) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %880 = "llvm.getelementptr"(%869, %878) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %881 = "llvm.load"(%880) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %882 = "llvm.intr.umax"(%881, %313) : (i64, i64) -> i64
    %883 = "llvm.mul"(%882, %876) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %884 = "llvm.add"(%875, %331) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %885 = "llvm.getelementptr"(%865, %884) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%883, %885) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %886 = "llvm.getelementptr"(%869, %884) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %887 = "llvm.load"(%886) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %888 = "llvm.intr.umax"(%887, %313) : (i64, i64) -> i64
    %889 = "llvm.mul"(%888, %883) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %890 = "llvm.add"(%877, %316) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %891 = "llvm.icmp"(%890, %874) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%891, %884, %889, %890)[^bb121, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb121:  // pred: ^bb120
    %892 = "llvm.icmp"(%872, %303) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%892, %884, %889)[^bb123, ^bb122] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb122(%893: i64, %894: i64):  // 2 preds: ^bb118, ^bb121
    %895 = "llvm.icmp"(%872, %303) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%895) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %896 = "llvm.getelementptr"(%865, %893) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %897 = "llvm.getelementptr"(%896, %332) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%894, %897) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb123] : () -> ()
  ^bb123:  // 3 preds: ^bb117, ^bb121, ^bb122
    %898 = "llvm.getelementptr"(%867, %302) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %899 = "llvm.load"(%898) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %900 = "llvm.icmp"(%899, %310) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%900)[^bb124, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb124:  // pred: ^bb123
    "llvm.store"(%865, %898) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb125] : () -> ()
  ^bb125:  // 2 preds: ^bb123, ^bb124
    %901 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %902 = "llvm.getelementptr"(%901, %817) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %903 = "llvm.load"(%902) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %904 = "llvm.getelementptr"(%831, %294) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %905 = "llvm.load"(%904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%903, %867, %905, %865, %858) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%864) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 6 preds: ^bb111, ^bb112, ^bb113, ^bb115, ^bb116, ^bb125
    %906 = "llvm.add"(%817, %313) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %907 = "llvm.icmp"(%906, %816) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%907, %296, %906)[^bb127, ^bb111] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb127(%908: i32):  // 3 preds: ^bb91, ^bb109, ^bb126
    "llvm.return"(%908) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
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

