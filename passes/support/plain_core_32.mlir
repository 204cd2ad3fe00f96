// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %1113 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1114 = "llvm.mlir.constant"() <{value = 60 : i32}> : () -> i32
    %1115 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1116 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1117 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1118 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1119 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1120 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1121 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1122 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1123 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1124 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1125 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1126 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1127 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1128 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1129 = "llvm.mlir.constant"() <{value = 2147483647 : i64}> : () -> i64
    %1130 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1131 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1132 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1133 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1134 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1135 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1136 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1137 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1138 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1139 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1140 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1141 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1142 = "llvm.alloca"(%1113) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1143 = "llvm.alloca"(%1113) <{alignment = 8 : i64, elem_type = !llvm.array<64 x i64>}> : (i32) -> !llvm.ptr
    %1144 = "llvm.alloca"(%1113) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1145 = "llvm.alloca"(%1113) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1146 = "llvm.getelementptr"(%arg35, %1114) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1147 = "llvm.load"(%1146) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1148 = "llvm.getelementptr"(%arg35, %1147) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1149 = "llvm.getelementptr"(%1148, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1150 = "llvm.load"(%1149) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1151 = "llvm.getelementptr"(%arg35, %1150) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1152 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1153 = "llvm.getelementptr"(%arg35, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1154 = "llvm.load"(%1153) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1155 = "llvm.icmp"(%1154, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1156 = "llvm.zext"(%1155) : (i1) -> i32
    %1157 = "llvm.add"(%1152, %1113) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1158 = "llvm.alloca"(%1157) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1159 = "llvm.getelementptr"(%1148, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1160 = "llvm.load"(%1159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1161 = "llvm.icmp"(%1160, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1161, %1160)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1162 = "llvm.getelementptr"(%arg38, %1152) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1163 = "llvm.getelementptr"(%1148, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1116)[^bb2] : (i32) -> ()
  ^bb2(%1164: i32):  // 2 preds: ^bb1, ^bb4
    %1165 = "llvm.getelementptr"(%1162, %1164) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1166 = "llvm.load"(%1165) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1167 = "llvm.icmp"(%1166, %1119) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1168 = "llvm.load"(%1163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1169 = "llvm.getelementptr"(%arg39, %1168) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1170 = "llvm.getelementptr"(%1169, %1164) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1167, %1120)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1171 = "llvm.load"(%1166) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1171)[^bb4] : (i64) -> ()
  ^bb4(%1172: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1172, %1170) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1173 = "llvm.add"(%1164, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1174 = "llvm.load"(%1159) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1175 = "llvm.icmp"(%1173, %1174) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1175, %1173, %1174)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb5(%1176: i32):  // 2 preds: ^bb0, ^bb4
    %1177 = "llvm.getelementptr"(%1148, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1178 = "llvm.load"(%1177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1179 = "llvm.add"(%1178, %1176) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1180 = "llvm.icmp"(%1179, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1180, %1116)[^bb8, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb10
    %1181 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1182 = "llvm.icmp"(%1181, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1182, %1181, %1122)[^bb7, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb7:  // pred: ^bb6
    %1183 = "llvm.getelementptr"(%1142, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1184 = "llvm.getelementptr"(%1142, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1185 = "llvm.getelementptr"(%1142, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1186 = "llvm.getelementptr"(%1142, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1187 = "llvm.getelementptr"(%1142, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1188 = "llvm.getelementptr"(%1142, %1125) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1121, %1116)[^bb11] : (i64, i32) -> ()
  ^bb8(%1189: i32):  // 2 preds: ^bb5, ^bb10
    %1190 = "llvm.getelementptr"(%arg39, %1189) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1191 = "llvm.load"(%1190) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1192 = "llvm.icmp"(%1191, %1121) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1192)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1193 = "llvm.getelementptr"(%1148, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1194 = "llvm.load"(%1193) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1195 = "llvm.getelementptr"(%arg35, %1194) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1196 = "llvm.getelementptr"(%1195, %1189) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1196)[^bb65] : (!llvm.ptr) -> ()
  ^bb10:  // pred: ^bb8
    %1197 = "llvm.add"(%1189, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1198 = "llvm.icmp"(%1197, %1179) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1198, %1197)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11(%1199: i64, %1200: i32):  // 2 preds: ^bb7, ^bb50
    %1201 = "llvm.getelementptr"(%1151, %1200) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1202 = "llvm.getelementptr"(%1201, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.load"(%1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1204 = "llvm.getelementptr"(%arg35, %1203) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1205 = "llvm.getelementptr"(%1204, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1206 = "llvm.load"(%1205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1207 = "llvm.sext"(%1206) : (i32) -> i64
    %1208 = "llvm.load"(%1204) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1209 = "llvm.icmp"(%1208, %1126) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1209)[^bb12, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1210 = "llvm.getelementptr"(%1204, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.load"(%1210) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1212 = "llvm.icmp"(%1211, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1212)[^bb13, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1213 = "llvm.getelementptr"(%1201, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.getelementptr"(%arg35, %1214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1216 = "llvm.getelementptr"(%1204, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1207, %1116, %1113, %1116)[^bb14] : (i64, i32, i32, i32) -> ()
  ^bb14(%1217: i64, %1218: i32, %1219: i32, %1220: i32):  // 2 preds: ^bb13, ^bb24
    %1221 = "llvm.getelementptr"(%1215, %1218) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1222 = "llvm.load"(%1221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1222)[^bb17, ^bb15, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %1223 = "llvm.load"(%1216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1224 = "llvm.getelementptr"(%arg35, %1223) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.getelementptr"(%1224, %1218) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1226 = "llvm.getelementptr"(%1225, %1117) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1227 = "llvm.load"(%1226) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1227)[^bb21] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %1228 = "llvm.getelementptr"(%1221, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1229 = "llvm.load"(%1228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1230 = "llvm.getelementptr"(%arg39, %1229) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1231 = "llvm.load"(%1230) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1231)[^bb21] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %1232 = "llvm.getelementptr"(%1221, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.load"(%1232) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1234 = "llvm.getelementptr"(%arg35, %1233) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1235 = "llvm.getelementptr"(%1234, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1236 = "llvm.load"(%1235) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1237 = "llvm.getelementptr"(%arg35, %1236) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1238 = "llvm.load"(%1234) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1239 = "llvm.icmp"(%1238, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1239, %1116, %1121)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %1240 = "llvm.getelementptr"(%1143, %1218) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1121, %1240) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1113, %1121)[^bb22] : (i32, i64) -> ()
  ^bb19(%1241: i32, %1242: i64):  // 2 preds: ^bb17, ^bb19
    %1243 = "llvm.getelementptr"(%1237, %1241) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1244 = "llvm.call"(%arg35, %arg37, %1243) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1245 = "llvm.load"(%1243) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1246 = "llvm.mul"(%1245, %1244) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1247 = "llvm.freeze"(%1246) : (i64) -> i64
    %1248 = "llvm.add"(%1247, %1242) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1249 = "llvm.add"(%1241, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1250 = "llvm.icmp"(%1249, %1238) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1250, %1249, %1248)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %1251 = "llvm.intr.smax"(%1248, %1121) : (i64, i64) -> i64
    "llvm.br"(%1251)[^bb21] : (i64) -> ()
  ^bb21(%1252: i64):  // 3 preds: ^bb15, ^bb16, ^bb20
    %1253 = "llvm.getelementptr"(%1143, %1218) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1252, %1253) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1254 = "llvm.icmp"(%1252, %1121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1255 = "llvm.zext"(%1254) : (i1) -> i32
    %1256 = "llvm.or"(%1220, %1255) : (i32, i32) -> i32
    %1257 = "llvm.icmp"(%1252, %1129) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1257, %1256, %1116, %1217, %1256, %1252)[^bb24, ^bb22] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i32, i32, i64, i32, i64) -> ()
  ^bb22(%1258: i32, %1259: i64):  // 2 preds: ^bb18, ^bb21
    %1260 = "llvm.mul"(%1259, %1217) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1261 = "llvm.icmp"(%1260, %1129) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1261, %1258, %1116, %1217)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, i64) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.br"(%1258, %1219, %1260)[^bb24] : (i32, i32, i64) -> ()
  ^bb24(%1262: i32, %1263: i32, %1264: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %1265 = "llvm.add"(%1218, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1266 = "llvm.icmp"(%1265, %1211) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1266, %1264, %1265, %1263, %1262)[^bb25, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i32, i32, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1267 = "llvm.icmp"(%1262, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1268 = "llvm.icmp"(%1263, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1269 = "llvm.select"(%1268, %1120, %1264) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1270 = "llvm.select"(%1267, %1269, %1121) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1271 = "llvm.getelementptr"(%1158, %1200) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1270, %1271) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1272 = "llvm.or"(%1270, %1199) : (i64, i64) -> i64
    %1273 = "llvm.load"(%1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1274 = "llvm.icmp"(%1273, %1127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1274, %1272, %1272)[^bb50, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb26:  // pred: ^bb12
    %1275 = "llvm.getelementptr"(%1158, %1200) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1207, %1275) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1276 = "llvm.or"(%1199, %1207) : (i64, i64) -> i64
    %1277 = "llvm.load"(%1201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1278 = "llvm.icmp"(%1277, %1127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1278, %1276, %1276)[^bb50, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb27:  // pred: ^bb11
    %1279 = "llvm.getelementptr"(%1158, %1200) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1207, %1279) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1280 = "llvm.or"(%1199, %1207) : (i64, i64) -> i64
    "llvm.br"(%1280)[^bb50] : (i64) -> ()
  ^bb28(%1281: i64):  // 2 preds: ^bb25, ^bb26
    %1282 = "llvm.getelementptr"(%arg38, %1200) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1283 = "llvm.load"(%1282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1284 = "llvm.getelementptr"(%1204, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1285 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1286 = "llvm.getelementptr"(%1204, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1287 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1288 = "llvm.getelementptr"(%arg37, %1287) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1289 = "llvm.icmp"(%1211, %1116) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1290 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%1289, %1290, %1288)[^bb29, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %1291 = "llvm.getelementptr"(%1204, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1293 = "llvm.getelementptr"(%arg37, %1292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%1290)[^bb31, ^bb32, ^bb30] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1211, %1288) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb31:  // pred: ^bb29
    %1294 = "llvm.trunc"(%1211) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1294, %1288) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb32:  // pred: ^bb29
    %1295 = "llvm.sext"(%1211) : (i32) -> i64
    "llvm.store"(%1295, %1288) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb33:  // 3 preds: ^bb30, ^bb31, ^bb32
    %1296 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1297 = "llvm.intr.smax"(%1296, %1118) : (i32, i32) -> i32
    %1298 = "llvm.getelementptr"(%1288, %1297) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1293, %1298) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1299 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1299, %1293)[^bb34] : (i32, !llvm.ptr) -> ()
  ^bb34(%1300: i32, %1301: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    %1302 = "llvm.icmp"(%1300, %1117) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1302)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.store"(%1283, %1142) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1113, %1183) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1116, %1184) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1211, %1185) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1285, %1186) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1143, %1187) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1188, %1137, %1138) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1303 = "llvm.call"(%arg35, %1204, %1142, %1301) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1304 = "llvm.icmp"(%1303, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1304, %1281)[^bb48, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb36:  // pred: ^bb34
    %1305 = "llvm.load"(%1284) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.icmp"(%1285, %1305) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1306)[^bb37, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1307 = "llvm.load"(%1210) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1308 = "llvm.icmp"(%1307, %1116) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1308)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %1309 = "llvm.icmp"(%1211, %1130) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1309)[^bb49, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb37
    %1310 = "llvm.icmp"(%1211, %1307) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1310)[^bb40, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %1311 = "llvm.getelementptr"(%1204, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.getelementptr"(%arg35, %1312) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1212)[^bb41, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1314 = "llvm.getelementptr"(%1313, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1315 = "llvm.getelementptr"(%1204, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1316 = "llvm.getelementptr"(%1314, %1211) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1317 = "llvm.getelementptr"(%1301, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1211, %1132)[^bb42] : (i32, i64) -> ()
  ^bb42(%1318: i32, %1319: i64):  // 2 preds: ^bb41, ^bb46
    %1320 = "llvm.add"(%1318, %1133) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1321 = "llvm.getelementptr"(%1143, %1320) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1322 = "llvm.load"(%1321) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1323 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1324 = "llvm.icmp"(%1323, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324, %1319)[^bb44, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb43:  // pred: ^bb42
    %1325 = "llvm.getelementptr"(%1316, %1320) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1326 = "llvm.load"(%1325) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1326)[^bb44] : (i64) -> ()
  ^bb44(%1327: i64):  // 2 preds: ^bb42, ^bb43
    %1328 = "llvm.icmp"(%1327, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1329 = "llvm.select"(%1328, %1319, %1327) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1308)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1330 = "llvm.getelementptr"(%1313, %1318) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1331 = "llvm.load"(%1330) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1332 = "llvm.icmp"(%1331, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1333 = "llvm.icmp"(%1331, %1322) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1334 = "llvm.select"(%1332, %1135, %1333) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1334)[^bb46, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1335 = "llvm.shl"(%1318, %1136) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1336 = "llvm.getelementptr"(%1317, %1335) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1322, %1336) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1337 = "llvm.add"(%1318, %1211) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1338 = "llvm.shl"(%1337, %1136) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1339 = "llvm.getelementptr"(%1317, %1338) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1329, %1339) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1340 = "llvm.intr.umax"(%1322, %1132) : (i64, i64) -> i64
    %1341 = "llvm.mul"(%1340, %1319) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1342 = "llvm.icmp"(%1318, %1113) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1342, %1320, %1341)[^bb42, ^bb47] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb47:  // 2 preds: ^bb40, ^bb46
    %1343 = "llvm.ptrtoint"(%1283) : (!llvm.ptr) -> i32
    %1344 = "llvm.load"(%1313) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1345 = "llvm.load"(%1205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1346 = "llvm.trunc"(%1344) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1347 = "llvm.mul"(%1345, %1346) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1348 = "llvm.sub"(%1343, %1347) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1348, %1301) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1349 = "llvm.getelementptr"(%1301, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1348, %1349) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1350 = "llvm.getelementptr"(%1301, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1351 = "llvm.load"(%1313) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1351, %1350) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb48:  // pred: ^bb35
    %1352 = "llvm.getelementptr"(%1148, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1352)[^bb65] : (!llvm.ptr) -> ()
  ^bb49:  // 5 preds: ^bb36, ^bb38, ^bb39, ^bb45, ^bb47
    "llvm.br"(%1281)[^bb50] : (i64) -> ()
  ^bb50(%1353: i64):  // 5 preds: ^bb25, ^bb26, ^bb27, ^bb35, ^bb49
    %1354 = "llvm.add"(%1200, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1355 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1356 = "llvm.icmp"(%1354, %1355) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1356, %1353, %1354)[^bb11, ^bb51] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1357 = "llvm.icmp"(%1353, %1121) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1355, %1357)[^bb52] : (i32, i1) -> ()
  ^bb52(%1358: i32, %1359: i1):  // 2 preds: ^bb6, ^bb51
    %1360 = "llvm.getelementptr"(%arg35, %1140) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1361 = "llvm.load"(%1360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1362 = "llvm.getelementptr"(%arg35, %1361) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1363 = "llvm.getelementptr"(%arg35, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1364 = "llvm.load"(%1363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1365 = "llvm.icmp"(%1364, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1365, %1116)[^bb53, ^bb62] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb53(%1366: i32):  // 2 preds: ^bb52, ^bb60
    %1367 = "llvm.getelementptr"(%1362, %1366) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Condition", (struct<"mlir_abi_plain_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.getelementptr"(%1367, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1369 = "llvm.load"(%1368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1370 = "llvm.getelementptr"(%arg35, %1369) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1371 = "llvm.getelementptr"(%1367, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1373 = "llvm.sext"(%1372) : (i32) -> i64
    %1374 = "llvm.icmp"(%1372, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1375 = "llvm.load"(%1367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1376 = "llvm.icmp"(%1375, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1374)[^bb55, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    "llvm.cond_br"(%1376, %1116, %1121)[^bb58, ^bb60] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb55:  // pred: ^bb53
    "llvm.cond_br"(%1376, %1116, %1121, %1121)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb56(%1377: i32, %1378: i64):  // 2 preds: ^bb55, ^bb56
    %1379 = "llvm.getelementptr"(%1370, %1377) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.call"(%arg35, %arg37, %1379) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1381 = "llvm.load"(%1379) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1382 = "llvm.mul"(%1381, %1380) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1383 = "llvm.add"(%1382, %1378) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1384 = "llvm.add"(%1377, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1385 = "llvm.icmp"(%1384, %1375) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1385, %1383, %1384, %1383)[^bb57, ^bb56] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb57(%1386: i64):  // 2 preds: ^bb55, ^bb56
    %1387 = "llvm.getelementptr"(%1367, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1389 = "llvm.icmp"(%1388, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1390 = "llvm.icmp"(%1386, %1120) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1391 = "llvm.icmp"(%1386, %1121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1392 = "llvm.select"(%1389, %1391, %1390) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1392)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58(%1393: i32, %1394: i64):  // 2 preds: ^bb54, ^bb58
    %1395 = "llvm.getelementptr"(%1370, %1393) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1396 = "llvm.call"(%arg35, %arg37, %1395) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1397 = "llvm.srem"(%1396, %1373) : (i64, i64) -> i64
    %1398 = "llvm.load"(%1395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1399 = "llvm.mul"(%1398, %1397) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1400 = "llvm.add"(%1399, %1394) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1401 = "llvm.srem"(%1400, %1373) : (i64, i64) -> i64
    %1402 = "llvm.add"(%1393, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1403 = "llvm.icmp"(%1402, %1375) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1403, %1402, %1401)[^bb59, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb59:  // pred: ^bb58
    %1404 = "llvm.icmp"(%1401, %1121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1404)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // 3 preds: ^bb54, ^bb57, ^bb59
    %1405 = "llvm.add"(%1366, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1406 = "llvm.icmp"(%1405, %1364) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1406, %1405)[^bb62, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb61:  // 2 preds: ^bb57, ^bb59
    %1407 = "llvm.getelementptr"(%1367, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1407)[^bb65] : (!llvm.ptr) -> ()
  ^bb62:  // 2 preds: ^bb52, ^bb60
    "llvm.cond_br"(%1359)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.br"(%1358)[^bb67] : (i32) -> ()
  ^bb64:  // pred: ^bb62
    %1408 = "llvm.getelementptr"(%1148, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1408)[^bb65] : (!llvm.ptr) -> ()
  ^bb65(%1409: !llvm.ptr):  // 4 preds: ^bb9, ^bb48, ^bb61, ^bb64
    %1410 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1411 = "llvm.icmp"(%1410, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1411, %1410)[^bb66, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb66:  // pred: ^bb65
    %1412 = "llvm.load"(%1148) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1412)[^bb67] : (i32) -> ()
  ^bb67(%1413: i32):  // 2 preds: ^bb63, ^bb66
    %1414 = "llvm.icmp"(%1413, %1116) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1414, %1116, %1156)[^bb68, ^bb86] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb68(%1415: i32):  // 2 preds: ^bb67, ^bb76
    %1416 = "llvm.getelementptr"(%1151, %1415) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1417 = "llvm.getelementptr"(%1416, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1418 = "llvm.load"(%1417) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1419 = "llvm.getelementptr"(%arg35, %1418) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%1158, %1415) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1421 = "llvm.load"(%1420) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1422 = "llvm.icmp"(%1421, %1121) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1422)[^bb76, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %1423 = "llvm.getelementptr"(%arg38, %1415) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1424 = "llvm.load"(%1423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1425 = "llvm.icmp"(%1424, %1119) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1425)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1426 = "llvm.getelementptr"(%1416, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1156, %1426)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb71:  // pred: ^bb69
    %1427 = "llvm.ptrtoint"(%1424) : (!llvm.ptr) -> i32
    %1428 = "llvm.getelementptr"(%1419, %1141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1430 = "llvm.add"(%1429, %1133) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1431 = "llvm.and"(%1430, %1427) : (i32, i32) -> i32
    %1432 = "llvm.icmp"(%1431, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1432)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1433 = "llvm.getelementptr"(%1416, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1156, %1433)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb71
    %1434 = "llvm.load"(%1416) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1435 = "llvm.icmp"(%1434, %1126) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1435)[^bb74, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb74:  // pred: ^bb73
    %1436 = "llvm.load"(%1419) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1437 = "llvm.icmp"(%1436, %1126) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1437)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %1438 = "llvm.getelementptr"(%1419, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1440 = "llvm.getelementptr"(%arg37, %1439) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1441 = "llvm.getelementptr"(%1419, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1440, %1424, %1442) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb76:  // 4 preds: ^bb68, ^bb73, ^bb74, ^bb75
    %1443 = "llvm.add"(%1415, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1444 = "llvm.icmp"(%1443, %1413) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1444, %1156, %1116, %1443)[^bb77, ^bb68] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb77(%1445: i32, %1446: i32):  // 2 preds: ^bb76, ^bb84
    %1447 = "llvm.getelementptr"(%1151, %1446) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1449 = "llvm.icmp"(%1448, %1126) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1450 = "llvm.icmp"(%1446, %1116) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1451 = "llvm.and"(%1450, %1449) : (i1, i1) -> i1
    "llvm.cond_br"(%1451, %1445)[^bb78, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb78:  // pred: ^bb77
    %1452 = "llvm.getelementptr"(%1158, %1446) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1453 = "llvm.getelementptr"(%arg38, %1446) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1454 = "llvm.load"(%1452) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1455 = "llvm.icmp"(%1454, %1121) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1456 = "llvm.trunc"(%1454) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%1445, %1116)[^bb79] : (i32, i32) -> ()
  ^bb79(%1457: i32, %1458: i32):  // 2 preds: ^bb78, ^bb83
    %1459 = "llvm.getelementptr"(%1158, %1458) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1460 = "llvm.load"(%1459) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1461 = "llvm.icmp"(%1460, %1121) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1462 = "llvm.and"(%1455, %1461) : (i1, i1) -> i1
    "llvm.cond_br"(%1462, %1457)[^bb80, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb80:  // pred: ^bb79
    %1463 = "llvm.getelementptr"(%arg38, %1458) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1464 = "llvm.load"(%1463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1465 = "llvm.load"(%1453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1466 = "llvm.ptrtoint"(%1465) : (!llvm.ptr) -> i32
    %1467 = "llvm.ptrtoint"(%1464) : (!llvm.ptr) -> i32
    %1468 = "llvm.trunc"(%1460) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1469 = "llvm.add"(%1467, %1468) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1470 = "llvm.icmp"(%1469, %1466) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1471 = "llvm.add"(%1466, %1456) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1472 = "llvm.icmp"(%1471, %1467) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1473 = "llvm.and"(%1470, %1472) : (i1, i1) -> i1
    "llvm.cond_br"(%1473, %1457)[^bb81, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81:  // pred: ^bb80
    %1474 = "llvm.getelementptr"(%1151, %1458) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1475 = "llvm.load"(%1474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1476 = "llvm.icmp"(%1475, %1126) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1476, %1113)[^bb83, ^bb82] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb82:  // pred: ^bb81
    %1477 = "llvm.getelementptr"(%1447, %1125) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1457, %1477)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb83(%1478: i32):  // 3 preds: ^bb79, ^bb80, ^bb81
    %1479 = "llvm.add"(%1458, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1480 = "llvm.icmp"(%1479, %1446) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1480, %1478, %1479, %1478)[^bb79, ^bb84] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb84(%1481: i32):  // 2 preds: ^bb77, ^bb83
    %1482 = "llvm.add"(%1446, %1113) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1483 = "llvm.icmp"(%1482, %1413) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1483, %1481, %1481, %1482)[^bb86, ^bb77] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb85(%1484: i32, %1485: !llvm.ptr):  // 3 preds: ^bb70, ^bb72, ^bb82
    %1486 = "llvm.load"(%1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1487 = "llvm.icmp"(%1486, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1487, %1484, %1486)[^bb86, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb86(%1488: i32):  // 3 preds: ^bb67, ^bb84, ^bb85
    %1489 = "llvm.icmp"(%1488, %1116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1489)[^bb87, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb87:  // pred: ^bb86
    %1490 = "llvm.call"(%arg36, %arg37, %1144, %1119) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1490)[^bb89] : (i32) -> ()
  ^bb88:  // pred: ^bb86
    "llvm.store"(%arg35, %1145) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1491 = "llvm.getelementptr"(%1145, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1148, %1491) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1492 = "llvm.getelementptr"(%1145, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1151, %1492) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1493 = "llvm.getelementptr"(%1145, %1115) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg38, %1493) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1494 = "llvm.getelementptr"(%1145, %1123) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %1494) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1495 = "llvm.getelementptr"(%1145, %1124) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1496 = "llvm.call"(%1145, %arg36, %1158) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1496)[^bb89] : (i32) -> ()
  ^bb89(%1497: i32):  // 4 preds: ^bb65, ^bb85, ^bb87, ^bb88
    "llvm.return"(%1497) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %970 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %971 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %972 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %973 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %974 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %975 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %976 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %977 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %978 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %979 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %980 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %981 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %982 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %983 = "llvm.mlir.constant"() <{value = 2147483647 : i32}> : () -> i32
    %984 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %985 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %986 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %987 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %988 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %989 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %990 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %991 = "llvm.alloca"(%970) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %992 = "llvm.getelementptr"(%arg32, %971) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %993 = "llvm.load"(%992) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %994 = "llvm.load"(%993) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %995 = "llvm.alloca"(%994) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %996 = "llvm.mul"(%994, %972) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%995, %973, %996) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %997 = "llvm.icmp"(%994, %974) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%997, %974)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %998 = "llvm.getelementptr"(%arg32, %975) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %999 = "llvm.getelementptr"(%arg32, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1000 = "llvm.getelementptr"(%arg32, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%974, %974, %974)[^bb2] : (i32, i32, i32) -> ()
  ^bb2(%1001: i32, %1002: i32, %1003: i32):  // 2 preds: ^bb1, ^bb18
    %1004 = "llvm.load"(%998) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1005 = "llvm.getelementptr"(%1004, %1003) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1006 = "llvm.load"(%1005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1007 = "llvm.icmp"(%1006, %978) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1007)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1008 = "llvm.intr.smax"(%1001, %974) : (i32, i32) -> i32
    %1009 = "llvm.icmp"(%1002, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1009, %1008, %1002)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1010 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1011 = "llvm.getelementptr"(%1005, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1012 = "llvm.load"(%1011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1013 = "llvm.getelementptr"(%1010, %1012) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1014 = "llvm.getelementptr"(%1013, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1015 = "llvm.load"(%1014) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1016 = "llvm.intr.smax"(%1015, %1001) : (i32, i32) -> i32
    "llvm.br"(%1016, %1002)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1017 = "llvm.icmp"(%1006, %979) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1017, %1008, %974)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1018 = "llvm.getelementptr"(%arg34, %1003) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1019 = "llvm.load"(%1018) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1020 = "llvm.icmp"(%1019, %980) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1020, %1008, %974)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1021 = "llvm.load"(%992) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1022 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1023 = "llvm.icmp"(%1022, %974) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1023)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1024 = "llvm.trunc"(%1019) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%974)[^bb9] : (i32) -> ()
  ^bb9(%1025: i32):  // 2 preds: ^bb8, ^bb12
    %1026 = "llvm.getelementptr"(%1004, %1025) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1027 = "llvm.load"(%1026) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1028 = "llvm.icmp"(%1027, %981) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1028)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1029 = "llvm.getelementptr"(%arg34, %1025) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1030 = "llvm.load"(%1029) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1031 = "llvm.icmp"(%1030, %980) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1031)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1032 = "llvm.load"(%999) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1033 = "llvm.getelementptr"(%1032, %1025) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1034 = "llvm.load"(%1033) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1035 = "llvm.getelementptr"(%1032, %1003) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1036 = "llvm.load"(%1035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1037 = "llvm.ptrtoint"(%1036) : (!llvm.ptr) -> i32
    %1038 = "llvm.ptrtoint"(%1034) : (!llvm.ptr) -> i32
    %1039 = "llvm.trunc"(%1030) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1040 = "llvm.add"(%1038, %1039) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1041 = "llvm.icmp"(%1040, %1037) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1042 = "llvm.add"(%1037, %1024) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1043 = "llvm.icmp"(%1042, %1038) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1044 = "llvm.and"(%1041, %1043) : (i1, i1) -> i1
    "llvm.cond_br"(%1044)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1045 = "llvm.add"(%1025, %970) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1046 = "llvm.icmp"(%1045, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1046, %1045)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1047 = "llvm.getelementptr"(%1021, %975) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1048 = "llvm.load"(%1047) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1049 = "llvm.icmp"(%1048, %970) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1049, %1008, %974)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1050 = "llvm.getelementptr"(%995, %1003) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1051 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1052 = "llvm.getelementptr"(%1005, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1053 = "llvm.load"(%1052) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1054 = "llvm.getelementptr"(%1051, %1053) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1055 = "llvm.getelementptr"(%1054, %982) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1056 = "llvm.load"(%1055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1057 = "llvm.sub"(%983, %1056) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1058 = "llvm.zext"(%1057) <{nonNeg}> : (i32) -> i64
    %1059 = "llvm.icmp"(%1019, %1058) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1059)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1060 = "llvm.getelementptr"(%1050, %985) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%984, %1060) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1008, %986)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1061 = "llvm.trunc"(%1019) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1062 = "llvm.add"(%1056, %1061) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1063 = "llvm.call"(%984, %1062) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1064 = "llvm.getelementptr"(%1050, %985) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1063, %1064) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1065 = "llvm.icmp"(%1063, %984) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1065, %1008, %986)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1066 = "llvm.load"(%1055) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1067 = "llvm.ptrtoint"(%1063) : (!llvm.ptr) -> i32
    %1068 = "llvm.add"(%1067, %987) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1069 = "llvm.add"(%1068, %1066) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1070 = "llvm.sub"(%974, %1066) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1071 = "llvm.and"(%1069, %1070) : (i32, i32) -> i32
    %1072 = "llvm.inttoptr"(%1071) : (i32) -> !llvm.ptr
    %1073 = "llvm.load"(%1000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1074 = "llvm.getelementptr"(%1054, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1075 = "llvm.load"(%1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1076 = "llvm.getelementptr"(%1073, %1075) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1072, %1076) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1077 = "llvm.load"(%1000) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1078 = "llvm.load"(%1074) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1079 = "llvm.getelementptr"(%1077, %1078) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1080 = "llvm.getelementptr"(%1079, %971) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1072, %1080) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1081 = "llvm.getelementptr"(%1054, %971) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1082 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1072, %1050) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1083 = "llvm.getelementptr"(%1050, %971) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%970, %1083) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1084 = "llvm.getelementptr"(%1050, %975) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%974, %1084) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1085 = "llvm.getelementptr"(%1050, %976) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%974, %1085) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1086 = "llvm.getelementptr"(%1050, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1082, %1086) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1087 = "llvm.getelementptr"(%1050, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1087, %973, %989) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1008, %974)[^bb18] : (i32, i32) -> ()
  ^bb18(%1088: i32, %1089: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1090 = "llvm.add"(%1003, %970) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1091 = "llvm.icmp"(%1090, %994) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1091, %1088, %1089, %1090)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1092 = "llvm.icmp"(%1089, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1092, %1088, %1089)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1093: i32):  // 2 preds: ^bb0, ^bb19
    %1094 = "llvm.getelementptr"(%arg32, %977) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1096 = "llvm.call"(%arg33, %1095, %991, %984) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1097 = "llvm.icmp"(%1096, %974) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1097, %1096)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1098 = "llvm.shl"(%994, %970) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1099 = "llvm.mul"(%1098, %1093) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1100 = "llvm.or"(%1099, %970) <{isDisjoint}> : (i32, i32) -> i32
    %1101 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1102 = "llvm.alloca"(%1100) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1103 = "llvm.call"(%arg32, %arg34, %995, %1102, %1093) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1101) : (!llvm.ptr) -> ()
    "llvm.br"(%1103)[^bb22] : (i32) -> ()
  ^bb22(%1104: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%997, %974)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb23(%1105: i32):  // 2 preds: ^bb22, ^bb23
    %1106 = "llvm.getelementptr"(%995, %1105) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1107 = "llvm.getelementptr"(%1106, %985) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.load"(%1107) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1108) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1109 = "llvm.getelementptr"(%1106, %990) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1110 = "llvm.load"(%1109) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1110) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1111 = "llvm.add"(%1105, %970) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1112 = "llvm.icmp"(%1111, %994) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1112, %1111)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1104) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %932 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %933 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %934 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %935 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %936 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %937 = "llvm.getelementptr"(%arg31, %932) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %938 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i32
    %939 = "llvm.load"(%937) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %940 = "llvm.icmp"(%939, %933) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %941 = "llvm.icmp"(%arg29, %932) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %942 = "llvm.and"(%940, %941) : (i1, i1) -> i1
    "llvm.cond_br"(%942, %937, %937, %940, %932)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb1(%943: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %944 = "llvm.call"(%943) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %945 = "llvm.getelementptr"(%943, %944) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %946 = "llvm.getelementptr"(%945, %934) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %947 = "llvm.load"(%946) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %948 = "llvm.icmp"(%947, %933) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %949 = "llvm.ptrtoint"(%946) : (!llvm.ptr) -> i32
    %950 = "llvm.sub"(%949, %938) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %951 = "llvm.icmp"(%950, %arg29) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %952 = "llvm.and"(%948, %951) : (i1, i1) -> i1
    "llvm.cond_br"(%952, %946, %946, %948, %950)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb2(%953: !llvm.ptr, %954: i1, %955: i32):  // 2 preds: ^bb0, ^bb1
    %956 = "llvm.icmp"(%arg29, %935) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %957 = "llvm.icmp"(%955, %arg29) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %958 = "llvm.and"(%956, %957) : (i1, i1) -> i1
    %959 = "llvm.and"(%954, %958) : (i1, i1) -> i1
    "llvm.cond_br"(%959, %953)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %960 = "llvm.intr.umin"(%arg29, %932) : (i32, i32) -> i32
    %961 = "llvm.icmp"(%arg29, %936) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%961, %arg30, %936, %arg30)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb4(%962: i32, %963: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %964 = "llvm.call"(%963) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %965 = "llvm.getelementptr"(%963, %964) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %966 = "llvm.getelementptr"(%965, %934) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %967 = "llvm.add"(%962, %934) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %968 = "llvm.icmp"(%967, %960) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%968, %966, %967, %966)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb5(%969: !llvm.ptr):  // 3 preds: ^bb2, ^bb3, ^bb4
    "llvm.return"(%969) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %835 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %836 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %837 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %838 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %839 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %840 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %841 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %842 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %843 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %844 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %845 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %846 = "llvm.getelementptr"(%arg28, %835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %847 = "llvm.load"(%846) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%847, %836)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %848 = "llvm.getelementptr"(%arg28, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %849 = "llvm.load"(%848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %850 = "llvm.getelementptr"(%arg28, %839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %851 = "llvm.load"(%850) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %852 = "llvm.getelementptr"(%arg26, %837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %853 = "llvm.load"(%852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %854 = "llvm.getelementptr"(%arg26, %853) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %855 = "llvm.getelementptr"(%854, %849) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %856 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %857 = "llvm.getelementptr"(%855, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %859 = "llvm.getelementptr"(%arg27, %858) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %860 = "llvm.getelementptr"(%859, %835) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %861 = "llvm.add"(%851, %840) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %862 = "llvm.mul"(%856, %861) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %863 = "llvm.getelementptr"(%860, %862) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%856)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %864 = "llvm.load"(%863) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%864)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %865 = "llvm.load"(%863) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %866 = "llvm.sext"(%865) : (i32) -> i64
    "llvm.br"(%866)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %867 = "llvm.load"(%863) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %868 = "llvm.sext"(%867) : (i16) -> i64
    "llvm.br"(%868)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %869 = "llvm.getelementptr"(%arg26, %837) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %870 = "llvm.load"(%869) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %871 = "llvm.getelementptr"(%arg26, %870) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %872 = "llvm.getelementptr"(%arg28, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %873 = "llvm.load"(%872) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %874 = "llvm.getelementptr"(%871, %873) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %875 = "llvm.getelementptr"(%874, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %876 = "llvm.load"(%875) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %877 = "llvm.getelementptr"(%arg27, %876) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %878 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%878)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %879 = "llvm.load"(%877) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%879)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %880 = "llvm.load"(%877) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %881 = "llvm.sext"(%880) : (i32) -> i64
    "llvm.br"(%881)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %882 = "llvm.load"(%877) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %883 = "llvm.sext"(%882) : (i16) -> i64
    "llvm.br"(%883)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %884 = "llvm.getelementptr"(%arg28, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %885 = "llvm.load"(%884) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %886 = "llvm.getelementptr"(%arg26, %885) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %887 = "llvm.getelementptr"(%886, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %888 = "llvm.load"(%887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %889 = "llvm.getelementptr"(%arg26, %888) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %890 = "llvm.load"(%886) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %891 = "llvm.icmp"(%890, %842) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%891, %842, %843, %843)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%892: i32, %893: i64):  // 2 preds: ^bb9, ^bb10
    %894 = "llvm.getelementptr"(%889, %892) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %895 = "llvm.call"(%arg26, %arg27, %894) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %896 = "llvm.load"(%894) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %897 = "llvm.mul"(%896, %895) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %898 = "llvm.add"(%897, %893) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %899 = "llvm.add"(%892, %840) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %900 = "llvm.icmp"(%899, %890) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%900, %898, %899, %898)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%901: i64):  // 2 preds: ^bb9, ^bb10
    %902 = "llvm.getelementptr"(%arg28, %839) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %903 = "llvm.load"(%902) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.getelementptr"(%arg26, %903) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %905 = "llvm.getelementptr"(%904, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %906 = "llvm.load"(%905) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %907 = "llvm.getelementptr"(%arg26, %906) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %908 = "llvm.load"(%904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %909 = "llvm.icmp"(%908, %842) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%909, %842, %843)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%910: i32, %911: i64):  // 2 preds: ^bb11, ^bb12
    %912 = "llvm.getelementptr"(%907, %910) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %913 = "llvm.call"(%arg26, %arg27, %912) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %914 = "llvm.load"(%912) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %915 = "llvm.mul"(%914, %913) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %916 = "llvm.add"(%915, %911) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %917 = "llvm.add"(%910, %840) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %918 = "llvm.icmp"(%917, %908) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%918, %917, %916)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %919 = "llvm.icmp"(%847, %844) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%919, %916)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %920 = "llvm.icmp"(%847, %844) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%920, %843, %843)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%921: i64):  // 2 preds: ^bb13, ^bb14
    %922 = "llvm.mul"(%921, %901) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%922)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %923 = "llvm.icmp"(%916, %836) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%923, %843)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %924 = "llvm.freeze"(%901) : (i64) -> i64
    %925 = "llvm.freeze"(%916) : (i64) -> i64
    %926 = "llvm.sdiv"(%924, %925) : (i64, i64) -> i64
    %927 = "llvm.mul"(%926, %925) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %928 = "llvm.sub"(%924, %927) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %929 = "llvm.ashr"(%928, %845) : (i64, i64) -> i64
    %930 = "llvm.add"(%929, %926) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%930)[^bb18] : (i64) -> ()
  ^bb18(%931: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%931) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %673 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %674 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %675 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %676 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %677 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %678 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %679 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %680 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %681 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %682 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %683 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %684 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %685 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %686 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %687 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %688 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %689 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %690 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %691 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %692 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %693 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %694 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %695 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %696 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %697 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %698 = "llvm.alloca"(%673) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %699 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %700 = "llvm.getelementptr"(%arg24, %674) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %701 = "llvm.load"(%700) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %702 = "llvm.getelementptr"(%arg23, %675) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %703 = "llvm.load"(%702) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %704 = "llvm.icmp"(%701, %703) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%704, %676)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %705 = "llvm.getelementptr"(%arg24, %677) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %706 = "llvm.load"(%705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %707 = "llvm.getelementptr"(%arg23, %674) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %708 = "llvm.load"(%707) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %709 = "llvm.icmp"(%708, %678) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%709)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %710 = "llvm.icmp"(%706, %680) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%710, %679)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %711 = "llvm.icmp"(%706, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%711, %679)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %712 = "llvm.getelementptr"(%arg23, %681) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %713 = "llvm.load"(%712) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %714 = "llvm.getelementptr"(%arg22, %713) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %715 = "llvm.getelementptr"(%arg24, %682) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %716 = "llvm.load"(%715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %717 = "llvm.icmp"(%706, %678) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%717, %683, %678, %683)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %718 = "llvm.getelementptr"(%714, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %719 = "llvm.getelementptr"(%arg23, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %720 = "llvm.getelementptr"(%718, %706) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %721 = "llvm.getelementptr"(%arg24, %686) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %722 = "llvm.getelementptr"(%arg23, %686) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %723 = "llvm.getelementptr"(%arg25, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %724 = "llvm.icmp"(%699, %675) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%678, %706, %687, %678, %673)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%725: i32, %726: i32, %727: i64, %728: i32, %729: i32):  // 2 preds: ^bb5, ^bb20
    %730 = "llvm.add"(%726, %688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %731 = "llvm.getelementptr"(%716, %730) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %732 = "llvm.load"(%731) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %733 = "llvm.load"(%719) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %734 = "llvm.icmp"(%733, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%734, %727)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %735 = "llvm.getelementptr"(%720, %730) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %736 = "llvm.load"(%735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%736)[^bb8] : (i64) -> ()
  ^bb8(%737: i64):  // 2 preds: ^bb6, ^bb7
    %738 = "llvm.icmp"(%737, %689) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %739 = "llvm.select"(%738, %737, %727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%709)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %740 = "llvm.getelementptr"(%714, %726) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %742 = "llvm.icmp"(%741, %689) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %743 = "llvm.icmp"(%741, %732) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %744 = "llvm.select"(%742, %683, %743) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%744, %675)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %745 = "llvm.icmp"(%732, %687) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%745, %728, %739)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %746 = "llvm.load"(%721) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %747 = "llvm.icmp"(%746, %690) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%747, %728, %739)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %748 = "llvm.getelementptr"(%746, %730) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %749 = "llvm.load"(%748) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %750 = "llvm.icmp"(%749, %737) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %751 = "llvm.or"(%738, %750) : (i1, i1) -> i1
    %752 = "llvm.select"(%750, %728, %691) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %753 = "llvm.select"(%750, %739, %749) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%751, %752, %753)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %754 = "llvm.load"(%722) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %755 = "llvm.icmp"(%754, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %756 = "llvm.icmp"(%749, %692) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %757 = "llvm.or"(%756, %755) : (i1, i1) -> i1
    "llvm.cond_br"(%757, %728, %749)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%693, %692)[^bb15] : (i32, i64) -> ()
  ^bb15(%758: i32, %759: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %760 = "llvm.mul"(%726, %699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %761 = "llvm.getelementptr"(%723, %760) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%699)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %762 = "llvm.trunc"(%732) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%762, %761) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %763 = "llvm.sext"(%762) : (i32) -> i64
    %764 = "llvm.add"(%726, %706) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %765 = "llvm.shl"(%764, %676) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %766 = "llvm.getelementptr"(%723, %765) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %767 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %768 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%767, %766) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%768, %767, %763)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%732, %761) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %769 = "llvm.add"(%726, %706) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %770 = "llvm.shl"(%769, %679) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %771 = "llvm.getelementptr"(%723, %770) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%759, %771) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%673)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %772 = "llvm.trunc"(%732) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%772, %761) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %773 = "llvm.sext"(%772) : (i16) -> i64
    %774 = "llvm.add"(%726, %706) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %775 = "llvm.mul"(%774, %699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %776 = "llvm.getelementptr"(%723, %775) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %777 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %778 = "llvm.trunc"(%759) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%778, %776) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%778, %777, %773)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%779: i16, %780: i32, %781: i64):  // 2 preds: ^bb16, ^bb18
    %782 = "llvm.icmp"(%732, %781) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %783 = "llvm.sext"(%779) : (i16) -> i32
    %784 = "llvm.select"(%724, %780, %783) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %785 = "llvm.sext"(%784) : (i32) -> i64
    %786 = "llvm.icmp"(%759, %785) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %787 = "llvm.and"(%782, %786) : (i1, i1) -> i1
    %788 = "llvm.zext"(%787) : (i1) -> i32
    "llvm.br"(%788)[^bb20] : (i32) -> ()
  ^bb20(%789: i32):  // 2 preds: ^bb17, ^bb19
    %790 = "llvm.and"(%789, %729) : (i32, i32) -> i32
    %791 = "llvm.icmp"(%732, %692) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %792 = "llvm.zext"(%791) : (i1) -> i32
    %793 = "llvm.or"(%725, %792) : (i32, i32) -> i32
    %794 = "llvm.intr.umax"(%732, %687) : (i64, i64) -> i64
    %795 = "llvm.mul"(%794, %727) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %796 = "llvm.icmp"(%726, %673) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%796, %793, %730, %795, %758, %790)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %797 = "llvm.icmp"(%793, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %798 = "llvm.icmp"(%790, %678) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%798, %758, %797)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%799: i1, %800: i32, %801: i1):  // 2 preds: ^bb4, ^bb21
    %802 = "llvm.getelementptr"(%arg24, %675) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %803 = "llvm.load"(%802) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%803, %684)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %804 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %805 = "llvm.ptrtoint"(%804) : (!llvm.ptr) -> i32
    %806 = "llvm.getelementptr"(%arg24, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %807 = "llvm.load"(%806) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %808 = "llvm.trunc"(%807) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %809 = "llvm.add"(%808, %805) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %810 = "llvm.load"(%714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %811 = "llvm.getelementptr"(%arg23, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %812 = "llvm.load"(%811) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %813 = "llvm.trunc"(%810) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %814 = "llvm.mul"(%812, %813) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %815 = "llvm.sub"(%809, %814) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%815, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %816 = "llvm.getelementptr"(%arg25, %675) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%815, %816) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %817 = "llvm.getelementptr"(%arg25, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %818 = "llvm.load"(%714) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%699)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %819 = "llvm.trunc"(%818) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%819, %817) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %820 = "llvm.trunc"(%818) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%820, %817) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%818, %817) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%801)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %821 = "llvm.getelementptr"(%arg24, %686) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %822 = "llvm.load"(%821) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %823 = "llvm.icmp"(%822, %690) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%823, %678)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%698, %arg24, %694) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %824 = "llvm.getelementptr"(%698, %686) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%690, %824) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %825 = "llvm.call"(%arg22, %arg23, %698, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%825)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %826 = "llvm.getelementptr"(%arg23, %695) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %827 = "llvm.load"(%826) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %828 = "llvm.add"(%827, %688) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %829 = "llvm.and"(%828, %815) : (i32, i32) -> i32
    %830 = "llvm.icmp"(%829, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%830, %696)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %831 = "llvm.icmp"(%800, %678) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %832 = "llvm.select"(%831, %683, %799) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %833 = "llvm.select"(%832, %800, %697) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%833)[^bb32] : (i32) -> ()
  ^bb32(%834: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%834) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: i32):
    %225 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %226 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %227 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %228 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %229 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %230 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %231 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %232 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %233 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %234 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %235 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %236 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %237 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %238 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %239 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %240 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %241 = "llvm.inttoptr"(%240) : (i32) -> !llvm.ptr
    %242 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %243 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %244 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %245 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %246 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %247 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %248 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %249 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %250 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %251 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %252 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %253 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %254 = "llvm.getelementptr"(%arg17, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %255 = "llvm.load"(%254) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %256 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %257 = "llvm.getelementptr"(%255, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %258 = "llvm.load"(%257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %259 = "llvm.add"(%258, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %260 = "llvm.alloca"(%259) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %261 = "llvm.add"(%256, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %262 = "llvm.alloca"(%261) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %263 = "llvm.icmp"(%258, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%263)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %264 = "llvm.shl"(%258, %229) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%260, %230, %264) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %265 = "llvm.icmp"(%256, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%265, %228)[^bb3, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %266 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %267 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %268 = "llvm.getelementptr"(%253, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %269 = "llvm.getelementptr"(%253, %233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %270 = "llvm.getelementptr"(%253, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %271 = "llvm.shl"(%arg21, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    "llvm.br"(%228)[^bb5] : (i32) -> ()
  ^bb4:  // pred: ^bb50
    %272 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %273 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %274 = "llvm.load"(%273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %275 = "llvm.getelementptr"(%arg17, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb53] : (i32) -> ()
  ^bb5(%277: i32):  // 2 preds: ^bb3, ^bb50
    %278 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %279 = "llvm.load"(%266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %280 = "llvm.getelementptr"(%279, %277) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %281 = "llvm.getelementptr"(%280, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %282 = "llvm.load"(%281) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %283 = "llvm.getelementptr"(%278, %282) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %284 = "llvm.load"(%280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %285 = "llvm.icmp"(%284, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%285)[^bb6, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %286 = "llvm.load"(%283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %287 = "llvm.icmp"(%286, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%287)[^bb7, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %288 = "llvm.load"(%267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %289 = "llvm.getelementptr"(%283, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %290 = "llvm.load"(%289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %291 = "llvm.getelementptr"(%288, %290) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %292 = "llvm.getelementptr"(%283, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %293 = "llvm.load"(%292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %294 = "llvm.icmp"(%293, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%294, %291)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %295 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %296 = "llvm.intr.smax"(%295, %225) : (i32, i32) -> i32
    %297 = "llvm.getelementptr"(%291, %296) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %298 = "llvm.load"(%297) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%298)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%299: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %300 = "llvm.icmp"(%299, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%300, %239)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %301 = "llvm.load"(%299) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %302 = "llvm.icmp"(%301, %241) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%302, %293, %290, %288, %301)[^bb33, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%303: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %304 = "llvm.getelementptr"(%280, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %305 = "llvm.load"(%304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %306 = "llvm.load"(%268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %307 = "llvm.getelementptr"(%253, %306) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %308 = "llvm.load"(%269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %309 = "llvm.getelementptr"(%253, %308) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %310 = "llvm.getelementptr"(%309, %305) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %311 = "llvm.getelementptr"(%310, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %313 = "llvm.getelementptr"(%288, %312) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %314 = "llvm.getelementptr"(%310, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %315 = "llvm.load"(%314) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %316 = "llvm.icmp"(%315, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%316, %313)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %317 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %318 = "llvm.intr.smax"(%317, %225) : (i32, i32) -> i32
    %319 = "llvm.getelementptr"(%313, %318) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %320 = "llvm.load"(%319) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%320)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%321: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %322 = "llvm.icmp"(%321, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%322, %239)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %323 = "llvm.load"(%321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%323)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%324: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %325 = "llvm.icmp"(%305, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%325, %228)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb16:  // 2 preds: ^bb15, ^bb23
    %326 = "llvm.load"(%270) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %327 = "llvm.icmp"(%326, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%327, %228)[^bb24, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb17(%328: i32):  // 2 preds: ^bb15, ^bb23
    %329 = "llvm.getelementptr"(%309, %328) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %330 = "llvm.load"(%329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %331 = "llvm.icmp"(%330, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%331)[^bb18, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %332 = "llvm.getelementptr"(%329, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %333 = "llvm.load"(%332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %334 = "llvm.getelementptr"(%288, %333) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %335 = "llvm.getelementptr"(%329, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %336 = "llvm.load"(%335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %337 = "llvm.icmp"(%336, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%337, %334)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %338 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %339 = "llvm.intr.smax"(%338, %225) : (i32, i32) -> i32
    %340 = "llvm.getelementptr"(%334, %339) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %341 = "llvm.load"(%340) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%341)[^bb20] : (!llvm.ptr) -> ()
  ^bb20(%342: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %343 = "llvm.icmp"(%342, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%343, %239)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %344 = "llvm.load"(%342) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%344)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%345: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %346 = "llvm.icmp"(%345, %324) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%346)[^bb31, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb17, ^bb22
    %347 = "llvm.add"(%328, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %348 = "llvm.icmp"(%347, %305) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%348, %347)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24(%349: i32):  // 2 preds: ^bb16, ^bb30
    %350 = "llvm.getelementptr"(%307, %349) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %351 = "llvm.load"(%350) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %352 = "llvm.icmp"(%351, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%352)[^bb25, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %353 = "llvm.getelementptr"(%350, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %354 = "llvm.load"(%353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %355 = "llvm.getelementptr"(%288, %354) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.getelementptr"(%350, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %357 = "llvm.load"(%356) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %358 = "llvm.icmp"(%357, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%358, %355)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %359 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %360 = "llvm.intr.smax"(%359, %225) : (i32, i32) -> i32
    %361 = "llvm.getelementptr"(%355, %360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %362 = "llvm.load"(%361) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%362)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%363: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %364 = "llvm.icmp"(%363, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%364, %239)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %365 = "llvm.load"(%363) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%365)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%366: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %367 = "llvm.icmp"(%366, %324) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%367, %293, %290, %288)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb30:  // 2 preds: ^bb24, ^bb29
    %368 = "llvm.add"(%349, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %369 = "llvm.icmp"(%368, %326) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%369, %368)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb22
    %370 = "llvm.load"(%270) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %371 = "llvm.add"(%370, %328) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %372 = "llvm.icmp"(%371, %228) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%372, %293, %290, %288)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb32:  // 3 preds: ^bb16, ^bb30, ^bb31
    %373 = "llvm.getelementptr"(%arg19, %277) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %374 = "llvm.getelementptr"(%373, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%303, %374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %375 = "llvm.load"(%267) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %376 = "llvm.load"(%289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %377 = "llvm.load"(%292) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%377, %376, %375)[^bb33] : (i32, i32, !llvm.ptr) -> ()
  ^bb33(%378: i32, %379: i32, %380: !llvm.ptr):  // 4 preds: ^bb10, ^bb29, ^bb31, ^bb32
    %381 = "llvm.getelementptr"(%arg19, %277) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %382 = "llvm.mul"(%271, %277) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %383 = "llvm.getelementptr"(%arg20, %382) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %384 = "llvm.getelementptr"(%380, %379) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %385 = "llvm.icmp"(%378, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %386 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%385, %386, %384, %378)[^bb38, ^bb34] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb34:  // pred: ^bb33
    %387 = "llvm.intr.smax"(%386, %225) : (i32, i32) -> i32
    %388 = "llvm.getelementptr"(%384, %387) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%386)[^bb37, ^bb35, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb35:  // pred: ^bb34
    %390 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %391 = "llvm.trunc"(%390) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%226, %389, %391)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb36:  // pred: ^bb34
    %392 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%225, %389, %392)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb37:  // pred: ^bb34
    %393 = "llvm.load"(%384) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %394 = "llvm.sext"(%393) : (i16) -> i32
    "llvm.br"(%386, %389, %394)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb38(%395: i32, %396: !llvm.ptr, %397: i32):  // 4 preds: ^bb33, ^bb35, ^bb36, ^bb37
    %398 = "llvm.icmp"(%397, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%398)[^bb39, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %399 = "llvm.shl"(%397, %227) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %400 = "llvm.getelementptr"(%396, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %401 = "llvm.intr.smax"(%399, %227) : (i32, i32) -> i32
    "llvm.br"(%228)[^bb40] : (i32) -> ()
  ^bb40(%402: i32):  // 2 preds: ^bb39, ^bb44
    %403 = "llvm.add"(%402, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %404 = "llvm.mul"(%403, %395) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %405 = "llvm.getelementptr"(%400, %404) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%395)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb41:  // pred: ^bb40
    %406 = "llvm.load"(%405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%406)[^bb44] : (i64) -> ()
  ^bb42:  // pred: ^bb40
    %407 = "llvm.load"(%405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %408 = "llvm.sext"(%407) : (i32) -> i64
    "llvm.br"(%408)[^bb44] : (i64) -> ()
  ^bb43:  // pred: ^bb40
    %409 = "llvm.load"(%405) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %410 = "llvm.sext"(%409) : (i16) -> i64
    "llvm.br"(%410)[^bb44] : (i64) -> ()
  ^bb44(%411: i64):  // 3 preds: ^bb41, ^bb42, ^bb43
    %412 = "llvm.getelementptr"(%383, %402) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%411, %412) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %413 = "llvm.icmp"(%403, %401) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%413, %403)[^bb45, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb38, ^bb44
    %414 = "llvm.getelementptr"(%396, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%395)[^bb48, ^bb46, ^bb47] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb46:  // pred: ^bb45
    %415 = "llvm.load"(%414) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %416 = "llvm.trunc"(%415) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%416)[^bb49] : (i32) -> ()
  ^bb47:  // pred: ^bb45
    %417 = "llvm.load"(%414) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%417)[^bb49] : (i32) -> ()
  ^bb48:  // pred: ^bb45
    %418 = "llvm.load"(%414) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %419 = "llvm.sext"(%418) : (i16) -> i32
    "llvm.br"(%419)[^bb49] : (i32) -> ()
  ^bb49(%420: i32):  // 3 preds: ^bb46, ^bb47, ^bb48
    %421 = "llvm.getelementptr"(%283, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %422 = "llvm.load"(%421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %423 = "llvm.getelementptr"(%396, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %425 = "llvm.ptrtoint"(%424) : (!llvm.ptr) -> i32
    %426 = "llvm.mul"(%422, %420) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %427 = "llvm.add"(%426, %425) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %428 = "llvm.inttoptr"(%427) : (i32) -> !llvm.ptr
    %429 = "llvm.getelementptr"(%283, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %430 = "llvm.load"(%429) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %431 = "llvm.getelementptr"(%383, %397) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%428, %381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %432 = "llvm.getelementptr"(%381, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%227, %432) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %433 = "llvm.getelementptr"(%381, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%228, %433) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %434 = "llvm.getelementptr"(%381, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%397, %434) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %435 = "llvm.getelementptr"(%381, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%430, %435) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %436 = "llvm.getelementptr"(%381, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%383, %436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %437 = "llvm.getelementptr"(%381, %243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%431, %437) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %438 = "llvm.getelementptr"(%381, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%228, %438) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %439 = "llvm.getelementptr"(%381, %233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%244, %439) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb5, ^bb6, ^bb49
    %440 = "llvm.add"(%277, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %441 = "llvm.icmp"(%440, %256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%441, %440)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51(%442: i32):  // 2 preds: ^bb2, ^bb76
    %443 = "llvm.icmp"(%442, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %444 = "llvm.and"(%443, %263) : (i1, i1) -> i1
    "llvm.cond_br"(%444, %442)[^bb52, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %445 = "llvm.getelementptr"(%arg17, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %446 = "llvm.load"(%445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %447 = "llvm.getelementptr"(%255, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %448 = "llvm.load"(%447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %449 = "llvm.getelementptr"(%446, %448) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb80] : (i32) -> ()
  ^bb53(%450: i32):  // 2 preds: ^bb4, ^bb76
    %451 = "llvm.getelementptr"(%274, %450) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %452 = "llvm.getelementptr"(%451, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %453 = "llvm.load"(%452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %454 = "llvm.getelementptr"(%272, %453) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %455 = "llvm.load"(%451) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %456 = "llvm.icmp"(%455, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%456, %228)[^bb54, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %457 = "llvm.load"(%454) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.icmp"(%457, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%458, %228)[^bb55, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb55:  // pred: ^bb54
    %459 = "llvm.getelementptr"(%arg19, %450) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %460 = "llvm.getelementptr"(%262, %450) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %461 = "llvm.getelementptr"(%451, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %462 = "llvm.load"(%461) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %463 = "llvm.getelementptr"(%272, %462) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%245, %460) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %464 = "llvm.getelementptr"(%459, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %465 = "llvm.load"(%464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %466 = "llvm.icmp"(%465, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%466)[^bb56, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %467 = "llvm.getelementptr"(%459, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %468 = "llvm.load"(%467) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %469 = "llvm.getelementptr"(%454, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%245, %228)[^bb58] : (i64, i32) -> ()
  ^bb57(%470: i64):  // 2 preds: ^bb61, ^bb68
    %471 = "llvm.add"(%474, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %472 = "llvm.icmp"(%471, %465) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%472, %470, %471)[^bb70, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i32) -> ()
  ^bb58(%473: i64, %474: i32):  // 2 preds: ^bb56, ^bb57
    %475 = "llvm.getelementptr"(%463, %474) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %476 = "llvm.load"(%475) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %477 = "llvm.icmp"(%476, %247) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%477)[^bb59, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %478 = "llvm.getelementptr"(%475, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %479 = "llvm.load"(%478) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %480 = "llvm.load"(%254) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %481 = "llvm.getelementptr"(%480, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %482 = "llvm.load"(%481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %483 = "llvm.sub"(%479, %482) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %484 = "llvm.getelementptr"(%468, %474) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %485 = "llvm.load"(%484) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %486 = "llvm.mul"(%473, %485) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %487 = "llvm.icmp"(%483, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%487)[^bb60, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    %488 = "llvm.getelementptr"(%260, %483) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %489 = "llvm.load"(%488) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %490 = "llvm.icmp"(%489, %244) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%490, %486, %485, %489)[^bb61, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.store"(%485, %488) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%486)[^bb57] : (i64) -> ()
  ^bb62:  // pred: ^bb58
    %491 = "llvm.getelementptr"(%468, %474) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %492 = "llvm.load"(%491) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %493 = "llvm.mul"(%473, %492) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %494 = "llvm.icmp"(%476, %248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%494)[^bb63, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %495 = "llvm.load"(%469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %496 = "llvm.getelementptr"(%272, %495) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %497 = "llvm.getelementptr"(%496, %474) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %498 = "llvm.getelementptr"(%497, %226) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %499 = "llvm.load"(%498) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%493, %492, %499)[^bb68] : (i64, i64, i64) -> ()
  ^bb64:  // pred: ^bb59
    %500 = "llvm.load"(%275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %501 = "llvm.getelementptr"(%475, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %502 = "llvm.load"(%501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %503 = "llvm.getelementptr"(%500, %502) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %504 = "llvm.load"(%503) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%486, %485, %504)[^bb68] : (i64, i64, i64) -> ()
  ^bb65:  // pred: ^bb62
    %505 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %506 = "llvm.getelementptr"(%475, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %507 = "llvm.load"(%506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.getelementptr"(%272, %507) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %509 = "llvm.getelementptr"(%508, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %510 = "llvm.load"(%509) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %511 = "llvm.getelementptr"(%272, %510) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %512 = "llvm.load"(%508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %513 = "llvm.icmp"(%512, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%513, %228, %244, %493, %492, %244)[^bb66, ^bb68] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i64, i64, i64, i64) -> ()
  ^bb66(%514: i32, %515: i64):  // 2 preds: ^bb65, ^bb66
    %516 = "llvm.getelementptr"(%511, %514) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %517 = "llvm.call"(%272, %505, %516) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %518 = "llvm.load"(%516) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %519 = "llvm.mul"(%518, %517) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %520 = "llvm.freeze"(%519) : (i64) -> i64
    %521 = "llvm.add"(%520, %515) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %522 = "llvm.add"(%514, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %523 = "llvm.icmp"(%522, %512) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%523, %522, %521)[^bb67, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb67:  // pred: ^bb66
    %524 = "llvm.intr.smax"(%521, %244) : (i64, i64) -> i64
    "llvm.br"(%493, %492, %524)[^bb68] : (i64, i64, i64) -> ()
  ^bb68(%525: i64, %526: i64, %527: i64):  // 5 preds: ^bb60, ^bb63, ^bb64, ^bb65, ^bb67
    %528 = "llvm.icmp"(%526, %527) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%528, %525)[^bb57, ^bb69] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb69:  // pred: ^bb68
    "llvm.store"(%525, %460) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %529 = "llvm.getelementptr"(%451, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %530 = "llvm.load"(%529) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %531 = "llvm.icmp"(%530, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%531, %525, %530, %249)[^bb71, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb70:  // pred: ^bb57
    "llvm.store"(%470, %460) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%470)[^bb71] : (i64) -> ()
  ^bb71(%532: i64):  // 2 preds: ^bb69, ^bb70
    %533 = "llvm.icmp"(%532, %244) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%533, %228)[^bb76, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // 2 preds: ^bb55, ^bb71
    %534 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %535 = "llvm.getelementptr"(%454, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %536 = "llvm.load"(%535) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %537 = "llvm.getelementptr"(%534, %536) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %538 = "llvm.getelementptr"(%454, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %539 = "llvm.load"(%538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %540 = "llvm.icmp"(%539, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%540, %537)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb72
    %541 = "llvm.load"(%253) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %542 = "llvm.intr.smax"(%541, %225) : (i32, i32) -> i32
    %543 = "llvm.getelementptr"(%537, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %544 = "llvm.load"(%543) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%544)[^bb74] : (!llvm.ptr) -> ()
  ^bb74(%545: !llvm.ptr):  // 2 preds: ^bb72, ^bb73
    %546 = "llvm.icmp"(%545, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%546, %250)[^bb102, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %547 = "llvm.load"(%545) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %548 = "llvm.icmp"(%547, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %549 = "llvm.select"(%548, %250, %228) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%549)[^bb76] : (i32) -> ()
  ^bb76(%550: i32):  // 4 preds: ^bb53, ^bb54, ^bb71, ^bb75
    %551 = "llvm.add"(%450, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %552 = "llvm.icmp"(%550, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %553 = "llvm.icmp"(%551, %256) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %554 = "llvm.select"(%552, %553, %249) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%554, %551, %550)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb77:  // pred: ^bb80
    %555 = "llvm.zext"(%565) : (i1) -> i32
    "llvm.br"(%555)[^bb78] : (i32) -> ()
  ^bb78(%556: i32):  // 2 preds: ^bb51, ^bb77
    %557 = "llvm.icmp"(%556, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %558 = "llvm.and"(%557, %265) : (i1, i1) -> i1
    "llvm.cond_br"(%558, %556, %557)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb79:  // pred: ^bb78
    %559 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb83] : (i32) -> ()
  ^bb80(%560: i32):  // 2 preds: ^bb52, ^bb80
    %561 = "llvm.getelementptr"(%260, %560) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %562 = "llvm.load"(%561) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %563 = "llvm.getelementptr"(%449, %560) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %564 = "llvm.load"(%563) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %565 = "llvm.icmp"(%562, %564) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %566 = "llvm.add"(%560, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %567 = "llvm.icmp"(%566, %258) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %568 = "llvm.select"(%565, %251, %567) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%568, %566)[^bb77, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81(%569: i32, %570: i1):  // 3 preds: ^bb69, ^bb78, ^bb86
    %571 = "llvm.icmp"(%569, %250) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %572 = "llvm.and"(%571, %263) : (i1, i1) -> i1
    "llvm.cond_br"(%572)[^bb82, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %573 = "llvm.getelementptr"(%arg17, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb87] : (i32) -> ()
  ^bb83(%574: i32):  // 2 preds: ^bb79, ^bb86
    %575 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %576 = "llvm.getelementptr"(%575, %574) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %577 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %578 = "llvm.icmp"(%577, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%578, %228)[^bb84, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %579 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %580 = "llvm.getelementptr"(%576, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %581 = "llvm.load"(%580) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %582 = "llvm.getelementptr"(%579, %581) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %583 = "llvm.load"(%582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %584 = "llvm.icmp"(%583, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%584, %228)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb85:  // pred: ^bb84
    %585 = "llvm.getelementptr"(%arg19, %574) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %586 = "llvm.getelementptr"(%262, %574) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %587 = "llvm.load"(%586) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %588 = "llvm.call"(%arg17, %574, %arg18, %585, %587) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%588)[^bb86] : (i32) -> ()
  ^bb86(%589: i32):  // 3 preds: ^bb83, ^bb84, ^bb85
    %590 = "llvm.add"(%574, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %591 = "llvm.icmp"(%589, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %592 = "llvm.icmp"(%590, %256) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %593 = "llvm.select"(%591, %592, %249) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%593, %590, %589, %591)[^bb83, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> ()
  ^bb87(%594: i32):  // 2 preds: ^bb82, ^bb87
    %595 = "llvm.load"(%573) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %596 = "llvm.getelementptr"(%595, %256) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %597 = "llvm.getelementptr"(%596, %594) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %598 = "llvm.load"(%597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %599 = "llvm.getelementptr"(%260, %594) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %600 = "llvm.load"(%599) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%600, %598) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %601 = "llvm.add"(%594, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %602 = "llvm.icmp"(%601, %258) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%602, %601)[^bb87, ^bb88] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb88:  // 2 preds: ^bb81, ^bb87
    %603 = "llvm.and"(%570, %265) : (i1, i1) -> i1
    %604 = "llvm.select"(%570, %228, %569) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%603, %604)[^bb89, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb89:  // pred: ^bb88
    %605 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %606 = "llvm.getelementptr"(%arg17, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %607 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb90] : (i32) -> ()
  ^bb90(%608: i32):  // 2 preds: ^bb89, ^bb101
    %609 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %610 = "llvm.load"(%605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %611 = "llvm.getelementptr"(%610, %608) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %612 = "llvm.getelementptr"(%611, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %613 = "llvm.load"(%612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %614 = "llvm.getelementptr"(%609, %613) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %615 = "llvm.load"(%611) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%615)[^bb93, ^bb101, ^bb91] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb91:  // pred: ^bb90
    %616 = "llvm.getelementptr"(%arg19, %608) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %617 = "llvm.load"(%616) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %618 = "llvm.icmp"(%617, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%618)[^bb101, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %619 = "llvm.load"(%606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %620 = "llvm.getelementptr"(%619, %608) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %621 = "llvm.load"(%620) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %622 = "llvm.getelementptr"(%arg18, %608) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %623 = "llvm.load"(%622) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %624 = "llvm.trunc"(%623) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.intr.memcpy"(%621, %617, %624) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %625 = "llvm.load"(%605) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %626 = "llvm.getelementptr"(%625, %608) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %627 = "llvm.load"(%626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %628 = "llvm.icmp"(%627, %252) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%628)[^bb101, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // 2 preds: ^bb90, ^bb92
    %629 = "llvm.load"(%614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %630 = "llvm.icmp"(%629, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%630)[^bb95, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %631 = "llvm.load"(%606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %632 = "llvm.getelementptr"(%631, %608) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %633 = "llvm.load"(%632) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %634 = "llvm.load"(%607) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %635 = "llvm.getelementptr"(%614, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %636 = "llvm.load"(%635) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %637 = "llvm.getelementptr"(%634, %636) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %638 = "llvm.getelementptr"(%614, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %639 = "llvm.load"(%638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%633, %637, %639) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb95:  // pred: ^bb93
    %640 = "llvm.getelementptr"(%262, %608) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %641 = "llvm.load"(%640) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %642 = "llvm.icmp"(%641, %244) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%642)[^bb101, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %643 = "llvm.getelementptr"(%614, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %644 = "llvm.load"(%643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %645 = "llvm.add"(%644, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %646 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %647 = "llvm.alloca"(%645) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %648 = "llvm.load"(%643) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %649 = "llvm.getelementptr"(%arg19, %608) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %650 = "llvm.getelementptr"(%649, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %651 = "llvm.load"(%650) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %652 = "llvm.icmp"(%648, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%652, %648, %245)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb97(%653: i32, %654: i64):  // 2 preds: ^bb96, ^bb97
    %655 = "llvm.add"(%653, %238) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %656 = "llvm.getelementptr"(%647, %655) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%654, %656) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %657 = "llvm.getelementptr"(%651, %655) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %658 = "llvm.load"(%657) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %659 = "llvm.intr.umax"(%658, %245) : (i64, i64) -> i64
    %660 = "llvm.mul"(%659, %654) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %661 = "llvm.icmp"(%653, %227) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%661, %655, %660)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb98:  // 2 preds: ^bb96, ^bb97
    %662 = "llvm.getelementptr"(%649, %243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %664 = "llvm.icmp"(%663, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%664)[^bb99, ^bb100] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    "llvm.store"(%647, %662) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb100] : () -> ()
  ^bb100:  // 2 preds: ^bb98, ^bb99
    %665 = "llvm.load"(%606) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %666 = "llvm.getelementptr"(%665, %608) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %667 = "llvm.load"(%666) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %668 = "llvm.getelementptr"(%614, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %669 = "llvm.load"(%668) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%667, %649, %669, %647, %641) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%646) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb101:  // 6 preds: ^bb90, ^bb91, ^bb92, ^bb94, ^bb95, ^bb100
    %670 = "llvm.add"(%608, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %671 = "llvm.icmp"(%670, %256) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%671, %228, %670)[^bb102, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb102(%672: i32):  // 3 preds: ^bb74, ^bb88, ^bb101
    "llvm.return"(%672) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "realloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, i32, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_set_aside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64):
    %62 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %63 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %64 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %65 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %66 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %67 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %68 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %69 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %70 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %71 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %72 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %73 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %74 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %75 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %76 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %77 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %78 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %79 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %80 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %81 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %82 = "llvm.alloca"(%62) <{alignment = 8 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %83 = "llvm.load"(%arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %84 = "llvm.getelementptr"(%arg12, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %85 = "llvm.load"(%84) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %86 = "llvm.getelementptr"(%85, %arg13) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %87 = "llvm.getelementptr"(%86, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %88 = "llvm.load"(%87) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %89 = "llvm.getelementptr"(%83, %88) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %90 = "llvm.getelementptr"(%arg15, %65) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %91 = "llvm.load"(%90) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %92 = "llvm.icmp"(%91, %66) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%92, %67)[^bb1, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %93 = "llvm.getelementptr"(%arg12, %68) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %94 = "llvm.load"(%93) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %95 = "llvm.getelementptr"(%89, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %96 = "llvm.load"(%95) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %97 = "llvm.getelementptr"(%94, %96) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %98 = "llvm.getelementptr"(%89, %69) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %99 = "llvm.load"(%98) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %100 = "llvm.icmp"(%99, %70) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %101 = "llvm.load"(%83) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%100, %101, %97, %99)[^bb6, ^bb2] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb1
    %102 = "llvm.intr.smax"(%101, %71) : (i32, i32) -> i32
    %103 = "llvm.getelementptr"(%97, %102) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %104 = "llvm.load"(%103) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%101)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %105 = "llvm.load"(%97) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %106 = "llvm.trunc"(%105) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%63, %104, %106)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb4:  // pred: ^bb2
    %107 = "llvm.load"(%97) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%71, %104, %107)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb5:  // pred: ^bb2
    %108 = "llvm.load"(%97) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %109 = "llvm.sext"(%108) : (i16) -> i32
    "llvm.br"(%101, %104, %109)[^bb6] : (i32, !llvm.ptr, i32) -> ()
  ^bb6(%110: i32, %111: !llvm.ptr, %112: i32):  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb5
    %113 = "llvm.icmp"(%112, %67) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%113)[^bb7, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %114 = "llvm.shl"(%112, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %115 = "llvm.getelementptr"(%111, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %116 = "llvm.intr.smax"(%114, %62) : (i32, i32) -> i32
    "llvm.br"(%67)[^bb8] : (i32) -> ()
  ^bb8(%117: i32):  // 2 preds: ^bb7, ^bb12
    %118 = "llvm.add"(%117, %62) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %119 = "llvm.mul"(%118, %110) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %120 = "llvm.getelementptr"(%115, %119) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%110)[^bb11, ^bb9, ^bb10] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb9:  // pred: ^bb8
    %121 = "llvm.load"(%120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%121)[^bb12] : (i64) -> ()
  ^bb10:  // pred: ^bb8
    %122 = "llvm.load"(%120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %123 = "llvm.sext"(%122) : (i32) -> i64
    "llvm.br"(%123)[^bb12] : (i64) -> ()
  ^bb11:  // pred: ^bb8
    %124 = "llvm.load"(%120) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %125 = "llvm.sext"(%124) : (i16) -> i64
    "llvm.br"(%125)[^bb12] : (i64) -> ()
  ^bb12(%126: i64):  // 3 preds: ^bb9, ^bb10, ^bb11
    %127 = "llvm.getelementptr"(%82, %117) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%126, %127) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %128 = "llvm.icmp"(%118, %116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%128, %118)[^bb13, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb6, ^bb12
    %129 = "llvm.getelementptr"(%111, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%110)[^bb16, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %130 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %131 = "llvm.trunc"(%130) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%131)[^bb17] : (i32) -> ()
  ^bb15:  // pred: ^bb13
    %132 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%132)[^bb17] : (i32) -> ()
  ^bb16:  // pred: ^bb13
    %133 = "llvm.load"(%129) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %134 = "llvm.sext"(%133) : (i16) -> i32
    "llvm.br"(%134)[^bb17] : (i32) -> ()
  ^bb17(%135: i32):  // 3 preds: ^bb14, ^bb15, ^bb16
    %136 = "llvm.getelementptr"(%89, %63) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %137 = "llvm.load"(%136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %138 = "llvm.getelementptr"(%111, %71) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %139 = "llvm.load"(%138) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %140 = "llvm.ptrtoint"(%139) : (!llvm.ptr) -> i32
    %141 = "llvm.mul"(%137, %135) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %142 = "llvm.add"(%141, %140) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %143 = "llvm.getelementptr"(%82, %112) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%113, %142, %142)[^bb18, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb18:  // pred: ^bb17
    %144 = "llvm.sext"(%137) : (i32) -> i64
    "llvm.br"(%142, %142, %67)[^bb19] : (i32, i32, i32) -> ()
  ^bb19(%145: i32, %146: i32, %147: i32):  // 2 preds: ^bb18, ^bb21
    %148 = "llvm.getelementptr"(%82, %147) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %149 = "llvm.load"(%148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %150 = "llvm.icmp"(%149, %72) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%150)[^bb20, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.br"(%67)[^bb39] : (i32) -> ()
  ^bb21:  // pred: ^bb19
    %151 = "llvm.add"(%149, %73) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %152 = "llvm.getelementptr"(%143, %147) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %153 = "llvm.load"(%152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %154 = "llvm.mul"(%151, %144) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %155 = "llvm.mul"(%154, %153) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %156 = "llvm.trunc"(%155) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %157 = "llvm.icmp"(%155, %72) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %158 = "llvm.select"(%157, %146, %145) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %159 = "llvm.add"(%158, %156) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %160 = "llvm.select"(%157, %145, %159) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %161 = "llvm.select"(%157, %159, %146) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %162 = "llvm.add"(%147, %62) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %163 = "llvm.icmp"(%162, %112) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%163, %160, %161, %160, %161, %162)[^bb22, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i32, i32, i32, i32) -> ()
  ^bb22(%164: i32, %165: i32):  // 2 preds: ^bb17, ^bb21
    %166 = "llvm.add"(%165, %137) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %167 = "llvm.icmp"(%arg13, %67) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%167, %67)[^bb39, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb23:  // pred: ^bb22
    %168 = "llvm.icmp"(%166, %164) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %169 = "llvm.getelementptr"(%arg12, %64) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%74, %67)[^bb24] : (i1, i32) -> ()
  ^bb24(%170: i1, %171: i32):  // 2 preds: ^bb23, ^bb30
    "llvm.br"(%171)[^bb25] : (i32) -> ()
  ^bb25(%172: i32):  // 2 preds: ^bb24, ^bb29
    %173 = "llvm.getelementptr"(%85, %172) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %174 = "llvm.load"(%173) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %175 = "llvm.icmp"(%174, %75) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%175)[^bb29, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %176 = "llvm.getelementptr"(%arg14, %172) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %177 = "llvm.load"(%176) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %178 = "llvm.icmp"(%177, %72) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %179 = "llvm.and"(%168, %178) : (i1, i1) -> i1
    "llvm.cond_br"(%179)[^bb27, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %180 = "llvm.load"(%169) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %181 = "llvm.getelementptr"(%180, %172) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %182 = "llvm.load"(%181) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %183 = "llvm.ptrtoint"(%182) : (!llvm.ptr) -> i32
    %184 = "llvm.trunc"(%177) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %185 = "llvm.add"(%183, %184) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %186 = "llvm.icmp"(%185, %164) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%186)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %187 = "llvm.icmp"(%166, %183) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %188 = "llvm.freeze"(%187) : (i1) -> i1
    "llvm.cond_br"(%188)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // 4 preds: ^bb25, ^bb26, ^bb27, ^bb28
    %189 = "llvm.add"(%172, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %190 = "llvm.icmp"(%172, %arg13) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%190, %189)[^bb31, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb28
    %191 = "llvm.add"(%172, %62) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %192 = "llvm.icmp"(%172, %arg13) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%192, %76, %191)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i32) -> ()
  ^bb31:  // pred: ^bb29
    "llvm.cond_br"(%170, %67)[^bb32, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %193 = "llvm.add"(%99, %62) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %194 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %195 = "llvm.alloca"(%193) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %196 = "llvm.load"(%98) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %197 = "llvm.getelementptr"(%arg15, %68) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %198 = "llvm.load"(%197) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %199 = "llvm.icmp"(%196, %67) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%199, %196, %77)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb33(%200: i32, %201: i64):  // 2 preds: ^bb32, ^bb33
    %202 = "llvm.add"(%200, %70) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %203 = "llvm.getelementptr"(%195, %202) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%201, %203) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %204 = "llvm.getelementptr"(%198, %202) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %205 = "llvm.load"(%204) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %206 = "llvm.intr.umax"(%205, %77) : (i64, i64) -> i64
    %207 = "llvm.mul"(%206, %201) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %208 = "llvm.icmp"(%200, %62) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%208, %202, %207)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %209 = "llvm.load"(%136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %210 = "llvm.sext"(%209) : (i32) -> i64
    %211 = "llvm.mul"(%arg16, %210) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %212 = "llvm.icmp"(%211, %78) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%212, %79, %80)[^bb37, ^bb35] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb35:  // pred: ^bb34
    %213 = "llvm.trunc"(%211) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %214 = "llvm.add"(%213, %62) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %215 = "llvm.call"(%66, %214) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %216 = "llvm.getelementptr"(%arg15, %79) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%215, %216) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %217 = "llvm.icmp"(%215, %66) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%217, %80)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb36:  // pred: ^bb35
    %218 = "llvm.load"(%136) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%215, %arg15, %218, %195, %arg16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    %219 = "llvm.load"(%216) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%219, %arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%81, %67)[^bb37] : (i32, i32) -> ()
  ^bb37(%220: i32, %221: i32):  // 2 preds: ^bb34, ^bb36
    %222 = "llvm.getelementptr"(%arg15, %220) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%66, %222) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%221)[^bb38] : (i32) -> ()
  ^bb38(%223: i32):  // 2 preds: ^bb35, ^bb37
    "llvm.intr.stackrestore"(%194) : (!llvm.ptr) -> ()
    "llvm.br"(%223)[^bb39] : (i32) -> ()
  ^bb39(%224: i32):  // 5 preds: ^bb0, ^bb20, ^bb22, ^bb31, ^bb38
    "llvm.return"(%224) : (i32) -> ()
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

