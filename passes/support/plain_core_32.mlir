// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %1126 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1127 = "llvm.mlir.constant"() <{value = 60 : i32}> : () -> i32
    %1128 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1129 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1130 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1131 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1132 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1133 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1134 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1135 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1136 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1137 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1138 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1139 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1140 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1141 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1142 = "llvm.mlir.constant"() <{value = -2147483648 : i64}> : () -> i64
    %1143 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %1144 = "llvm.mlir.constant"() <{value = 2147483647 : i64}> : () -> i64
    %1145 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1146 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1147 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1148 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1149 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1150 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1151 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1152 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1153 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1154 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1155 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1156 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1157 = "llvm.alloca"(%1126) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1158 = "llvm.alloca"(%1126) <{alignment = 8 : i64, elem_type = !llvm.array<64 x i64>}> : (i32) -> !llvm.ptr
    %1159 = "llvm.alloca"(%1126) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1160 = "llvm.alloca"(%1126) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1161 = "llvm.getelementptr"(%arg35, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1162 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1163 = "llvm.getelementptr"(%arg35, %1162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1164 = "llvm.getelementptr"(%1163, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1165 = "llvm.load"(%1164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1166 = "llvm.getelementptr"(%arg35, %1165) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1167 = "llvm.load"(%1163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1168 = "llvm.getelementptr"(%arg35, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1169 = "llvm.load"(%1168) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1170 = "llvm.icmp"(%1169, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1171 = "llvm.zext"(%1170) : (i1) -> i32
    %1172 = "llvm.add"(%1167, %1126) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1173 = "llvm.alloca"(%1172) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1174 = "llvm.getelementptr"(%1163, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1175 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1176 = "llvm.icmp"(%1175, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1176, %1175)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1177 = "llvm.getelementptr"(%arg38, %1167) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1178 = "llvm.getelementptr"(%1163, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1129)[^bb2] : (i32) -> ()
  ^bb2(%1179: i32):  // 2 preds: ^bb1, ^bb4
    %1180 = "llvm.getelementptr"(%1177, %1179) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1181 = "llvm.load"(%1180) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1182 = "llvm.icmp"(%1181, %1132) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1183 = "llvm.load"(%1178) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1184 = "llvm.getelementptr"(%arg39, %1183) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1185 = "llvm.getelementptr"(%1184, %1179) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1182, %1133)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1186 = "llvm.load"(%1181) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1186)[^bb4] : (i64) -> ()
  ^bb4(%1187: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1187, %1185) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1188 = "llvm.add"(%1179, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1189 = "llvm.load"(%1174) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1190 = "llvm.icmp"(%1188, %1189) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1190, %1188, %1189)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb5(%1191: i32):  // 2 preds: ^bb0, ^bb4
    %1192 = "llvm.getelementptr"(%1163, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1193 = "llvm.load"(%1192) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1194 = "llvm.add"(%1193, %1191) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1195 = "llvm.icmp"(%1194, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1195, %1129)[^bb8, ^bb6] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb10
    %1196 = "llvm.load"(%1163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1197 = "llvm.icmp"(%1196, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1197, %1196, %1135)[^bb7, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb7:  // pred: ^bb6
    %1198 = "llvm.getelementptr"(%1157, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1199 = "llvm.getelementptr"(%1157, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1200 = "llvm.getelementptr"(%1157, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1201 = "llvm.getelementptr"(%1157, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1202 = "llvm.getelementptr"(%1157, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.getelementptr"(%1157, %1138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1134, %1129)[^bb11] : (i64, i32) -> ()
  ^bb8(%1204: i32):  // 2 preds: ^bb5, ^bb10
    %1205 = "llvm.getelementptr"(%arg39, %1204) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1206 = "llvm.load"(%1205) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1207 = "llvm.icmp"(%1206, %1134) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1207)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1208 = "llvm.getelementptr"(%1163, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1209 = "llvm.load"(%1208) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1210 = "llvm.getelementptr"(%arg35, %1209) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1211 = "llvm.getelementptr"(%1210, %1204) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1211)[^bb65] : (!llvm.ptr) -> ()
  ^bb10:  // pred: ^bb8
    %1212 = "llvm.add"(%1204, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1213 = "llvm.icmp"(%1212, %1194) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1213, %1212)[^bb6, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb11(%1214: i64, %1215: i32):  // 2 preds: ^bb7, ^bb50
    %1216 = "llvm.getelementptr"(%1166, %1215) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1217 = "llvm.getelementptr"(%1216, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1218 = "llvm.load"(%1217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1219 = "llvm.getelementptr"(%arg35, %1218) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1220 = "llvm.getelementptr"(%1219, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1221 = "llvm.load"(%1220) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1222 = "llvm.sext"(%1221) : (i32) -> i64
    %1223 = "llvm.load"(%1219) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1224 = "llvm.icmp"(%1223, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1224)[^bb12, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1225 = "llvm.getelementptr"(%1219, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1226 = "llvm.load"(%1225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1227 = "llvm.icmp"(%1226, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1227)[^bb13, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1228 = "llvm.getelementptr"(%1216, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1229 = "llvm.load"(%1228) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1230 = "llvm.getelementptr"(%arg35, %1229) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1231 = "llvm.getelementptr"(%1219, %1141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1222, %1129, %1126, %1129)[^bb14] : (i64, i32, i32, i32) -> ()
  ^bb14(%1232: i64, %1233: i32, %1234: i32, %1235: i32):  // 2 preds: ^bb13, ^bb24
    %1236 = "llvm.getelementptr"(%1230, %1233) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1237 = "llvm.load"(%1236) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1237)[^bb17, ^bb15, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %1238 = "llvm.load"(%1231) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1239 = "llvm.getelementptr"(%arg35, %1238) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1240 = "llvm.getelementptr"(%1239, %1233) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1241 = "llvm.getelementptr"(%1240, %1130) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1242 = "llvm.load"(%1241) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1242)[^bb21] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %1243 = "llvm.getelementptr"(%1236, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1244 = "llvm.load"(%1243) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1245 = "llvm.getelementptr"(%arg39, %1244) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1246 = "llvm.load"(%1245) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1246)[^bb21] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %1247 = "llvm.getelementptr"(%1236, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1248 = "llvm.load"(%1247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1249 = "llvm.getelementptr"(%arg35, %1248) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1250 = "llvm.getelementptr"(%1249, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1251 = "llvm.load"(%1250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1252 = "llvm.getelementptr"(%arg35, %1251) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1253 = "llvm.load"(%1249) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1254 = "llvm.icmp"(%1253, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1254, %1129, %1134)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb18:  // pred: ^bb17
    %1255 = "llvm.getelementptr"(%1158, %1233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1134, %1255) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1126, %1134)[^bb22] : (i32, i64) -> ()
  ^bb19(%1256: i32, %1257: i64):  // 2 preds: ^bb17, ^bb19
    %1258 = "llvm.getelementptr"(%1252, %1256) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1259 = "llvm.call"(%arg35, %arg37, %1258) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1260 = "llvm.intr.smax"(%1259, %1142) : (i64, i64) -> i64
    %1261 = "llvm.intr.smin"(%1260, %1143) : (i64, i64) -> i64
    %1262 = "llvm.load"(%1258) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1263 = "llvm.mul"(%1261, %1262) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1264 = "llvm.add"(%1263, %1257) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1265 = "llvm.add"(%1256, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1266 = "llvm.icmp"(%1265, %1253) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1266, %1265, %1264)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb20:  // pred: ^bb19
    %1267 = "llvm.intr.smax"(%1264, %1134) : (i64, i64) -> i64
    "llvm.br"(%1267)[^bb21] : (i64) -> ()
  ^bb21(%1268: i64):  // 3 preds: ^bb15, ^bb16, ^bb20
    %1269 = "llvm.getelementptr"(%1158, %1233) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1268, %1269) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1270 = "llvm.icmp"(%1268, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1271 = "llvm.zext"(%1270) : (i1) -> i32
    %1272 = "llvm.or"(%1235, %1271) : (i32, i32) -> i32
    %1273 = "llvm.icmp"(%1268, %1144) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1273, %1272, %1129, %1232, %1272, %1268)[^bb24, ^bb22] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i32, i32, i64, i32, i64) -> ()
  ^bb22(%1274: i32, %1275: i64):  // 2 preds: ^bb18, ^bb21
    %1276 = "llvm.mul"(%1275, %1232) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1277 = "llvm.icmp"(%1276, %1144) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1277, %1274, %1129, %1232)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, i64) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.br"(%1274, %1234, %1276)[^bb24] : (i32, i32, i64) -> ()
  ^bb24(%1278: i32, %1279: i32, %1280: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %1281 = "llvm.add"(%1233, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1282 = "llvm.icmp"(%1281, %1226) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1282, %1280, %1281, %1279, %1278)[^bb25, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i32, i32, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1283 = "llvm.icmp"(%1278, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1284 = "llvm.icmp"(%1279, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1285 = "llvm.select"(%1284, %1133, %1280) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1286 = "llvm.select"(%1283, %1285, %1134) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1287 = "llvm.getelementptr"(%1173, %1215) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1286, %1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1288 = "llvm.or"(%1286, %1214) : (i64, i64) -> i64
    %1289 = "llvm.load"(%1216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1290 = "llvm.icmp"(%1289, %1140) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1290, %1288, %1288)[^bb50, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb26:  // pred: ^bb12
    %1291 = "llvm.getelementptr"(%1173, %1215) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1222, %1291) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1292 = "llvm.or"(%1214, %1222) : (i64, i64) -> i64
    %1293 = "llvm.load"(%1216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1294 = "llvm.icmp"(%1293, %1140) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1294, %1292, %1292)[^bb50, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb27:  // pred: ^bb11
    %1295 = "llvm.getelementptr"(%1173, %1215) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1222, %1295) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1296 = "llvm.or"(%1214, %1222) : (i64, i64) -> i64
    "llvm.br"(%1296)[^bb50] : (i64) -> ()
  ^bb28(%1297: i64):  // 2 preds: ^bb25, ^bb26
    %1298 = "llvm.getelementptr"(%arg38, %1215) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1300 = "llvm.getelementptr"(%1219, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1301 = "llvm.load"(%1300) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1302 = "llvm.getelementptr"(%1219, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1303 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1304 = "llvm.getelementptr"(%arg37, %1303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1305 = "llvm.icmp"(%1226, %1129) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1306 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%1305, %1306, %1304)[^bb29, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb29:  // pred: ^bb28
    %1307 = "llvm.getelementptr"(%1219, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1308 = "llvm.load"(%1307) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1309 = "llvm.getelementptr"(%arg37, %1308) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%1306)[^bb31, ^bb32, ^bb30] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb30:  // pred: ^bb29
    "llvm.store"(%1226, %1304) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb31:  // pred: ^bb29
    %1310 = "llvm.trunc"(%1226) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1310, %1304) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb32:  // pred: ^bb29
    %1311 = "llvm.sext"(%1226) : (i32) -> i64
    "llvm.store"(%1311, %1304) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb33] : () -> ()
  ^bb33:  // 3 preds: ^bb30, ^bb31, ^bb32
    %1312 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.intr.smax"(%1312, %1131) : (i32, i32) -> i32
    %1314 = "llvm.getelementptr"(%1304, %1313) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1309, %1314) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1315 = "llvm.load"(%arg35) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1315, %1309)[^bb34] : (i32, !llvm.ptr) -> ()
  ^bb34(%1316: i32, %1317: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    %1318 = "llvm.icmp"(%1316, %1130) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1318)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // pred: ^bb34
    "llvm.store"(%1299, %1157) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%1126, %1198) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1129, %1199) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1226, %1200) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1301, %1201) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1158, %1202) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1203, %1152, %1153) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1319 = "llvm.call"(%arg35, %1219, %1157, %1317) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1320 = "llvm.icmp"(%1319, %1154) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1320, %1297)[^bb48, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb36:  // pred: ^bb34
    %1321 = "llvm.load"(%1300) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1322 = "llvm.icmp"(%1301, %1321) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1322)[^bb37, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:  // pred: ^bb36
    %1323 = "llvm.load"(%1225) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1324 = "llvm.icmp"(%1323, %1129) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324)[^bb38, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %1325 = "llvm.icmp"(%1226, %1145) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1325)[^bb49, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb37
    %1326 = "llvm.icmp"(%1226, %1323) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1326)[^bb40, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %1327 = "llvm.getelementptr"(%1219, %1141) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1328 = "llvm.load"(%1327) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.getelementptr"(%arg35, %1328) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1227)[^bb41, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:  // pred: ^bb40
    %1330 = "llvm.getelementptr"(%1329, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1331 = "llvm.getelementptr"(%1219, %1146) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1332 = "llvm.getelementptr"(%1330, %1226) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1333 = "llvm.getelementptr"(%1317, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1226, %1147)[^bb42] : (i32, i64) -> ()
  ^bb42(%1334: i32, %1335: i64):  // 2 preds: ^bb41, ^bb46
    %1336 = "llvm.add"(%1334, %1148) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1337 = "llvm.getelementptr"(%1158, %1336) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1338 = "llvm.load"(%1337) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1339 = "llvm.load"(%1331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1340 = "llvm.icmp"(%1339, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1340, %1335)[^bb44, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb43:  // pred: ^bb42
    %1341 = "llvm.getelementptr"(%1332, %1336) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1342 = "llvm.load"(%1341) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1342)[^bb44] : (i64) -> ()
  ^bb44(%1343: i64):  // 2 preds: ^bb42, ^bb43
    %1344 = "llvm.icmp"(%1343, %1149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1345 = "llvm.select"(%1344, %1335, %1343) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1324)[^bb46, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:  // pred: ^bb44
    %1346 = "llvm.getelementptr"(%1329, %1334) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1347 = "llvm.load"(%1346) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1348 = "llvm.icmp"(%1347, %1149) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1349 = "llvm.icmp"(%1347, %1338) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1350 = "llvm.select"(%1348, %1150, %1349) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1350)[^bb46, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %1351 = "llvm.shl"(%1334, %1151) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1352 = "llvm.getelementptr"(%1333, %1351) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1338, %1352) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1353 = "llvm.add"(%1334, %1226) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1354 = "llvm.shl"(%1353, %1151) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1355 = "llvm.getelementptr"(%1333, %1354) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1345, %1355) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1356 = "llvm.intr.umax"(%1338, %1147) : (i64, i64) -> i64
    %1357 = "llvm.mul"(%1356, %1335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1358 = "llvm.icmp"(%1334, %1126) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1358, %1336, %1357)[^bb42, ^bb47] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb47:  // 2 preds: ^bb40, ^bb46
    %1359 = "llvm.ptrtoint"(%1299) : (!llvm.ptr) -> i32
    "llvm.store"(%1359, %1317) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1360 = "llvm.load"(%1329) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1361 = "llvm.load"(%1220) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1362 = "llvm.trunc"(%1360) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1363 = "llvm.mul"(%1361, %1362) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1364 = "llvm.sub"(%1359, %1363) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1365 = "llvm.getelementptr"(%1317, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1364, %1365) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1366 = "llvm.getelementptr"(%1317, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1367 = "llvm.load"(%1329) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1367, %1366) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb49] : () -> ()
  ^bb48:  // pred: ^bb35
    %1368 = "llvm.getelementptr"(%1163, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1368)[^bb65] : (!llvm.ptr) -> ()
  ^bb49:  // 5 preds: ^bb36, ^bb38, ^bb39, ^bb45, ^bb47
    "llvm.br"(%1297)[^bb50] : (i64) -> ()
  ^bb50(%1369: i64):  // 5 preds: ^bb25, ^bb26, ^bb27, ^bb35, ^bb49
    %1370 = "llvm.add"(%1215, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1371 = "llvm.load"(%1163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1372 = "llvm.icmp"(%1370, %1371) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1372, %1369, %1370)[^bb11, ^bb51] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb51:  // pred: ^bb50
    %1373 = "llvm.icmp"(%1369, %1134) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.br"(%1371, %1373)[^bb52] : (i32, i1) -> ()
  ^bb52(%1374: i32, %1375: i1):  // 2 preds: ^bb6, ^bb51
    %1376 = "llvm.getelementptr"(%arg35, %1155) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1377 = "llvm.load"(%1376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1378 = "llvm.getelementptr"(%arg35, %1377) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1379 = "llvm.getelementptr"(%arg35, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1380 = "llvm.load"(%1379) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1381 = "llvm.icmp"(%1380, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1381, %1129)[^bb53, ^bb62] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb53(%1382: i32):  // 2 preds: ^bb52, ^bb60
    %1383 = "llvm.getelementptr"(%1378, %1382) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Condition", (struct<"mlir_abi_plain_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1384 = "llvm.getelementptr"(%1383, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1385 = "llvm.load"(%1384) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1386 = "llvm.getelementptr"(%arg35, %1385) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1387 = "llvm.getelementptr"(%1383, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1388 = "llvm.load"(%1387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1389 = "llvm.sext"(%1388) : (i32) -> i64
    %1390 = "llvm.icmp"(%1388, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1391 = "llvm.load"(%1383) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1392 = "llvm.icmp"(%1391, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1390)[^bb55, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    "llvm.cond_br"(%1392, %1129, %1134)[^bb58, ^bb60] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb55:  // pred: ^bb53
    "llvm.cond_br"(%1392, %1129, %1134, %1134)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb56(%1393: i32, %1394: i64):  // 2 preds: ^bb55, ^bb56
    %1395 = "llvm.getelementptr"(%1386, %1393) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1396 = "llvm.call"(%arg35, %arg37, %1395) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1397 = "llvm.intr.smax"(%1396, %1142) : (i64, i64) -> i64
    %1398 = "llvm.intr.smin"(%1397, %1143) : (i64, i64) -> i64
    %1399 = "llvm.load"(%1395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1400 = "llvm.mul"(%1398, %1399) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1401 = "llvm.add"(%1400, %1394) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1402 = "llvm.add"(%1393, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1403 = "llvm.icmp"(%1402, %1391) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1403, %1401, %1402, %1401)[^bb57, ^bb56] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb57(%1404: i64):  // 2 preds: ^bb55, ^bb56
    %1405 = "llvm.getelementptr"(%1383, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1407 = "llvm.icmp"(%1406, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1408 = "llvm.icmp"(%1404, %1133) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1409 = "llvm.icmp"(%1404, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1410 = "llvm.select"(%1407, %1409, %1408) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1410)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58(%1411: i32, %1412: i64):  // 2 preds: ^bb54, ^bb58
    %1413 = "llvm.getelementptr"(%1386, %1411) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1414 = "llvm.call"(%arg35, %arg37, %1413) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1415 = "llvm.srem"(%1414, %1389) : (i64, i64) -> i64
    %1416 = "llvm.load"(%1413) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1417 = "llvm.mul"(%1416, %1415) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1418 = "llvm.add"(%1417, %1412) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1419 = "llvm.srem"(%1418, %1389) : (i64, i64) -> i64
    %1420 = "llvm.add"(%1411, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1421 = "llvm.icmp"(%1420, %1391) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1421, %1420, %1419)[^bb59, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb59:  // pred: ^bb58
    %1422 = "llvm.icmp"(%1419, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1422)[^bb60, ^bb61] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // 3 preds: ^bb54, ^bb57, ^bb59
    %1423 = "llvm.add"(%1382, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1424 = "llvm.icmp"(%1423, %1380) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1424, %1423)[^bb62, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb61:  // 2 preds: ^bb57, ^bb59
    %1425 = "llvm.getelementptr"(%1383, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1425)[^bb65] : (!llvm.ptr) -> ()
  ^bb62:  // 2 preds: ^bb52, ^bb60
    "llvm.cond_br"(%1375)[^bb64, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    "llvm.br"(%1374)[^bb67] : (i32) -> ()
  ^bb64:  // pred: ^bb62
    %1426 = "llvm.getelementptr"(%1163, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1426)[^bb65] : (!llvm.ptr) -> ()
  ^bb65(%1427: !llvm.ptr):  // 4 preds: ^bb9, ^bb48, ^bb61, ^bb64
    %1428 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1429 = "llvm.icmp"(%1428, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1429, %1428)[^bb66, ^bb89] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb66:  // pred: ^bb65
    %1430 = "llvm.load"(%1163) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1430)[^bb67] : (i32) -> ()
  ^bb67(%1431: i32):  // 2 preds: ^bb63, ^bb66
    %1432 = "llvm.icmp"(%1431, %1129) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1432, %1129, %1171)[^bb68, ^bb86] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb68(%1433: i32):  // 2 preds: ^bb67, ^bb76
    %1434 = "llvm.getelementptr"(%1166, %1433) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1435 = "llvm.getelementptr"(%1434, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1437 = "llvm.getelementptr"(%arg35, %1436) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1438 = "llvm.getelementptr"(%1173, %1433) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1439 = "llvm.load"(%1438) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1440 = "llvm.icmp"(%1439, %1134) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1440)[^bb76, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %1441 = "llvm.getelementptr"(%arg38, %1433) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1443 = "llvm.icmp"(%1442, %1132) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1443)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb70:  // pred: ^bb69
    %1444 = "llvm.getelementptr"(%1434, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1171, %1444)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb71:  // pred: ^bb69
    %1445 = "llvm.ptrtoint"(%1442) : (!llvm.ptr) -> i32
    %1446 = "llvm.getelementptr"(%1437, %1156) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1447 = "llvm.load"(%1446) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1448 = "llvm.add"(%1447, %1148) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1449 = "llvm.and"(%1448, %1445) : (i32, i32) -> i32
    %1450 = "llvm.icmp"(%1449, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1450)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb72:  // pred: ^bb71
    %1451 = "llvm.getelementptr"(%1434, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1171, %1451)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb71
    %1452 = "llvm.load"(%1434) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1453 = "llvm.icmp"(%1452, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1453)[^bb74, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb74:  // pred: ^bb73
    %1454 = "llvm.load"(%1437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1455 = "llvm.icmp"(%1454, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1455)[^bb76, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb75:  // pred: ^bb74
    %1456 = "llvm.getelementptr"(%1437, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1457 = "llvm.load"(%1456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1458 = "llvm.getelementptr"(%arg37, %1457) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1459 = "llvm.getelementptr"(%1437, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1460 = "llvm.load"(%1459) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1458, %1442, %1460) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb76] : () -> ()
  ^bb76:  // 4 preds: ^bb68, ^bb73, ^bb74, ^bb75
    %1461 = "llvm.add"(%1433, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1462 = "llvm.icmp"(%1461, %1431) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1462, %1171, %1129, %1461)[^bb77, ^bb68] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb77(%1463: i32, %1464: i32):  // 2 preds: ^bb76, ^bb84
    %1465 = "llvm.getelementptr"(%1166, %1464) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1466 = "llvm.load"(%1465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1467 = "llvm.icmp"(%1466, %1139) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1468 = "llvm.icmp"(%1464, %1129) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1469 = "llvm.and"(%1468, %1467) : (i1, i1) -> i1
    "llvm.cond_br"(%1469, %1463)[^bb78, ^bb84] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb78:  // pred: ^bb77
    %1470 = "llvm.getelementptr"(%1173, %1464) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1471 = "llvm.getelementptr"(%arg38, %1464) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1472 = "llvm.load"(%1470) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1473 = "llvm.icmp"(%1472, %1134) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1474 = "llvm.trunc"(%1472) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%1463, %1129)[^bb79] : (i32, i32) -> ()
  ^bb79(%1475: i32, %1476: i32):  // 2 preds: ^bb78, ^bb83
    %1477 = "llvm.getelementptr"(%1173, %1476) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1478 = "llvm.load"(%1477) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1479 = "llvm.icmp"(%1478, %1134) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1480 = "llvm.and"(%1473, %1479) : (i1, i1) -> i1
    "llvm.cond_br"(%1480, %1475)[^bb80, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb80:  // pred: ^bb79
    %1481 = "llvm.getelementptr"(%arg38, %1476) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1482 = "llvm.load"(%1481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1483 = "llvm.load"(%1471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1484 = "llvm.ptrtoint"(%1483) : (!llvm.ptr) -> i32
    %1485 = "llvm.ptrtoint"(%1482) : (!llvm.ptr) -> i32
    %1486 = "llvm.trunc"(%1478) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1487 = "llvm.add"(%1485, %1486) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1488 = "llvm.icmp"(%1487, %1484) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1489 = "llvm.add"(%1484, %1474) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1490 = "llvm.icmp"(%1489, %1485) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1491 = "llvm.and"(%1488, %1490) : (i1, i1) -> i1
    "llvm.cond_br"(%1491, %1475)[^bb81, ^bb83] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81:  // pred: ^bb80
    %1492 = "llvm.getelementptr"(%1166, %1476) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1493 = "llvm.load"(%1492) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1494 = "llvm.icmp"(%1493, %1139) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1494, %1126)[^bb83, ^bb82] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb82:  // pred: ^bb81
    %1495 = "llvm.getelementptr"(%1465, %1138) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1475, %1495)[^bb85] : (i32, !llvm.ptr) -> ()
  ^bb83(%1496: i32):  // 3 preds: ^bb79, ^bb80, ^bb81
    %1497 = "llvm.add"(%1476, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1498 = "llvm.icmp"(%1497, %1464) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1498, %1496, %1497, %1496)[^bb79, ^bb84] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb84(%1499: i32):  // 2 preds: ^bb77, ^bb83
    %1500 = "llvm.add"(%1464, %1126) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1501 = "llvm.icmp"(%1500, %1431) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1501, %1499, %1499, %1500)[^bb86, ^bb77] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb85(%1502: i32, %1503: !llvm.ptr):  // 3 preds: ^bb70, ^bb72, ^bb82
    %1504 = "llvm.load"(%1503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1505 = "llvm.icmp"(%1504, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1505, %1502, %1504)[^bb86, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb86(%1506: i32):  // 3 preds: ^bb67, ^bb84, ^bb85
    %1507 = "llvm.icmp"(%1506, %1129) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1507)[^bb87, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb87:  // pred: ^bb86
    %1508 = "llvm.call"(%arg36, %arg37, %1159, %1132) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1508)[^bb89] : (i32) -> ()
  ^bb88:  // pred: ^bb86
    "llvm.store"(%arg35, %1160) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1509 = "llvm.getelementptr"(%1160, %1131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1163, %1509) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1510 = "llvm.getelementptr"(%1160, %1130) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1166, %1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1511 = "llvm.getelementptr"(%1160, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg38, %1511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1512 = "llvm.getelementptr"(%1160, %1136) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg39, %1512) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1513 = "llvm.getelementptr"(%1160, %1137) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %1513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1514 = "llvm.call"(%1160, %arg36, %1173) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_call_and_copy, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1514)[^bb89] : (i32) -> ()
  ^bb89(%1515: i32):  // 4 preds: ^bb65, ^bb85, ^bb87, ^bb88
    "llvm.return"(%1515) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call_and_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %983 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %984 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %985 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %986 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %987 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %988 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %989 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %990 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %991 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %992 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %993 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %994 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %995 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %996 = "llvm.mlir.constant"() <{value = 2147483647 : i32}> : () -> i32
    %997 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %998 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %999 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1000 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1001 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1003 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1004 = "llvm.alloca"(%983) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1005 = "llvm.getelementptr"(%arg32, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1006 = "llvm.load"(%1005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1007 = "llvm.load"(%1006) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1008 = "llvm.alloca"(%1007) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1009 = "llvm.mul"(%1007, %985) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%1008, %986, %1009) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1010 = "llvm.icmp"(%1007, %987) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1010, %987)[^bb1, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1011 = "llvm.getelementptr"(%arg32, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1012 = "llvm.getelementptr"(%arg32, %989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1013 = "llvm.getelementptr"(%arg32, %990) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%987, %987, %987)[^bb2] : (i32, i32, i32) -> ()
  ^bb2(%1014: i32, %1015: i32, %1016: i32):  // 2 preds: ^bb1, ^bb18
    %1017 = "llvm.load"(%1011) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1018 = "llvm.getelementptr"(%1017, %1016) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1019 = "llvm.load"(%1018) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1020 = "llvm.icmp"(%1019, %991) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1020)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1021 = "llvm.intr.smax"(%1014, %987) : (i32, i32) -> i32
    %1022 = "llvm.icmp"(%1015, %987) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1022, %1021, %1015)[^bb5, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb4:  // pred: ^bb2
    %1023 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1024 = "llvm.getelementptr"(%1018, %989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1025 = "llvm.load"(%1024) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1026 = "llvm.getelementptr"(%1023, %1025) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1027 = "llvm.getelementptr"(%1026, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1028 = "llvm.load"(%1027) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1029 = "llvm.intr.smax"(%1028, %1014) : (i32, i32) -> i32
    "llvm.br"(%1029, %1015)[^bb18] : (i32, i32) -> ()
  ^bb5:  // pred: ^bb3
    %1030 = "llvm.icmp"(%1019, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1030, %1021, %987)[^bb6, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1031 = "llvm.getelementptr"(%arg34, %1016) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1032 = "llvm.load"(%1031) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1033 = "llvm.icmp"(%1032, %993) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1033, %1021, %987)[^bb18, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb7:  // pred: ^bb6
    %1034 = "llvm.load"(%1005) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1035 = "llvm.load"(%1034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1036 = "llvm.icmp"(%1035, %987) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1036)[^bb8, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %1037 = "llvm.trunc"(%1032) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%987)[^bb9] : (i32) -> ()
  ^bb9(%1038: i32):  // 2 preds: ^bb8, ^bb12
    %1039 = "llvm.getelementptr"(%1017, %1038) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1040 = "llvm.load"(%1039) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1041 = "llvm.icmp"(%1040, %994) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1041)[^bb10, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    %1042 = "llvm.getelementptr"(%arg34, %1038) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1043 = "llvm.load"(%1042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1044 = "llvm.icmp"(%1043, %993) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1044)[^bb12, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1045 = "llvm.load"(%1012) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1046 = "llvm.getelementptr"(%1045, %1038) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1047 = "llvm.load"(%1046) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1048 = "llvm.getelementptr"(%1045, %1016) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1049 = "llvm.load"(%1048) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1050 = "llvm.ptrtoint"(%1049) : (!llvm.ptr) -> i32
    %1051 = "llvm.ptrtoint"(%1047) : (!llvm.ptr) -> i32
    %1052 = "llvm.trunc"(%1043) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1053 = "llvm.add"(%1051, %1052) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1054 = "llvm.icmp"(%1053, %1050) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1055 = "llvm.add"(%1050, %1037) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1056 = "llvm.icmp"(%1055, %1051) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1057 = "llvm.and"(%1054, %1056) : (i1, i1) -> i1
    "llvm.cond_br"(%1057)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %1058 = "llvm.add"(%1038, %983) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1059 = "llvm.icmp"(%1058, %1035) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1059, %1058)[^bb13, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb13:  // 2 preds: ^bb7, ^bb12
    %1060 = "llvm.getelementptr"(%1034, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1061 = "llvm.load"(%1060) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1062 = "llvm.icmp"(%1061, %983) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1062, %1021, %987)[^bb18, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb14:  // 2 preds: ^bb11, ^bb13
    %1063 = "llvm.getelementptr"(%1008, %1016) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1064 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1065 = "llvm.getelementptr"(%1018, %989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1066 = "llvm.load"(%1065) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1067 = "llvm.getelementptr"(%1064, %1066) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1068 = "llvm.getelementptr"(%1067, %995) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1069 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1070 = "llvm.sub"(%996, %1069) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1071 = "llvm.zext"(%1070) <{nonNeg}> : (i32) -> i64
    %1072 = "llvm.icmp"(%1032, %1071) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1072)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // pred: ^bb14
    %1073 = "llvm.getelementptr"(%1063, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%997, %1073) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1021, %999)[^bb18] : (i32, i32) -> ()
  ^bb16:  // pred: ^bb14
    %1074 = "llvm.trunc"(%1032) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1075 = "llvm.add"(%1069, %1074) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1076 = "llvm.call"(%997, %1075) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1077 = "llvm.getelementptr"(%1063, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1076, %1077) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1078 = "llvm.icmp"(%1076, %997) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1078, %1021, %999)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1079 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1080 = "llvm.ptrtoint"(%1076) : (!llvm.ptr) -> i32
    %1081 = "llvm.add"(%1080, %1000) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1082 = "llvm.add"(%1081, %1079) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1083 = "llvm.sub"(%987, %1079) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1084 = "llvm.and"(%1082, %1083) : (i32, i32) -> i32
    %1085 = "llvm.inttoptr"(%1084) : (i32) -> !llvm.ptr
    %1086 = "llvm.load"(%1013) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1087 = "llvm.getelementptr"(%1067, %989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1088 = "llvm.load"(%1087) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1089 = "llvm.getelementptr"(%1086, %1088) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1085, %1089) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1090 = "llvm.load"(%1013) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1091 = "llvm.load"(%1087) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1092 = "llvm.getelementptr"(%1090, %1091) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1093 = "llvm.getelementptr"(%1092, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1085, %1093) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1094 = "llvm.getelementptr"(%1067, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1095 = "llvm.load"(%1094) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1085, %1063) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1096 = "llvm.getelementptr"(%1063, %984) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%983, %1096) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1097 = "llvm.getelementptr"(%1063, %988) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%987, %1097) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1098 = "llvm.getelementptr"(%1063, %989) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%987, %1098) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1099 = "llvm.getelementptr"(%1063, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1095, %1099) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1100 = "llvm.getelementptr"(%1063, %990) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1100, %986, %1002) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1021, %987)[^bb18] : (i32, i32) -> ()
  ^bb18(%1101: i32, %1102: i32):  // 8 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb13, ^bb15, ^bb16, ^bb17
    %1103 = "llvm.add"(%1016, %983) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1104 = "llvm.icmp"(%1103, %1007) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1104, %1101, %1102, %1103)[^bb19, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, i32) -> ()
  ^bb19:  // pred: ^bb18
    %1105 = "llvm.icmp"(%1102, %987) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1105, %1101, %1102)[^bb20, ^bb22] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb20(%1106: i32):  // 2 preds: ^bb0, ^bb19
    %1107 = "llvm.getelementptr"(%arg32, %990) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1108 = "llvm.load"(%1107) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.call"(%arg33, %1108, %1004, %997) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1110 = "llvm.icmp"(%1109, %987) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1110, %1109)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb21:  // pred: ^bb20
    %1111 = "llvm.shl"(%1007, %983) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1112 = "llvm.mul"(%1111, %1106) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1113 = "llvm.or"(%1112, %983) <{isDisjoint}> : (i32, i32) -> i32
    %1114 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1115 = "llvm.alloca"(%1113) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1116 = "llvm.call"(%arg32, %arg34, %1008, %1115, %1106) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1114) : (!llvm.ptr) -> ()
    "llvm.br"(%1116)[^bb22] : (i32) -> ()
  ^bb22(%1117: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    "llvm.cond_br"(%1010, %987)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb23(%1118: i32):  // 2 preds: ^bb22, ^bb23
    %1119 = "llvm.getelementptr"(%1008, %1118) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1120 = "llvm.getelementptr"(%1119, %998) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1121 = "llvm.load"(%1120) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1121) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1122 = "llvm.getelementptr"(%1119, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1123 = "llvm.load"(%1122) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1123) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1124 = "llvm.add"(%1118, %983) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1125 = "llvm.icmp"(%1124, %1007) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1125, %1124)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24:  // 2 preds: ^bb22, ^bb23
    "llvm.return"(%1117) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: i32, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %945 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %946 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %947 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %948 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %949 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %950 = "llvm.getelementptr"(%arg31, %945) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %951 = "llvm.ptrtoint"(%arg31) : (!llvm.ptr) -> i32
    %952 = "llvm.load"(%950) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %953 = "llvm.icmp"(%952, %946) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %954 = "llvm.icmp"(%arg29, %945) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %955 = "llvm.and"(%953, %954) : (i1, i1) -> i1
    "llvm.cond_br"(%955, %950, %950, %953, %945)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb1(%956: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %957 = "llvm.call"(%956) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %958 = "llvm.getelementptr"(%956, %957) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %959 = "llvm.getelementptr"(%958, %947) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %960 = "llvm.load"(%959) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %961 = "llvm.icmp"(%960, %946) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %962 = "llvm.ptrtoint"(%959) : (!llvm.ptr) -> i32
    %963 = "llvm.sub"(%962, %951) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %964 = "llvm.icmp"(%963, %arg29) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %965 = "llvm.and"(%961, %964) : (i1, i1) -> i1
    "llvm.cond_br"(%965, %959, %959, %961, %963)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb2(%966: !llvm.ptr, %967: i1, %968: i32):  // 2 preds: ^bb0, ^bb1
    %969 = "llvm.icmp"(%arg29, %948) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %970 = "llvm.icmp"(%968, %arg29) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %971 = "llvm.and"(%969, %970) : (i1, i1) -> i1
    %972 = "llvm.and"(%967, %971) : (i1, i1) -> i1
    "llvm.cond_br"(%972, %966)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %973 = "llvm.intr.umin"(%arg29, %945) : (i32, i32) -> i32
    %974 = "llvm.icmp"(%arg29, %949) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%974, %arg30, %949, %arg30)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb4(%975: i32, %976: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %977 = "llvm.call"(%976) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %978 = "llvm.getelementptr"(%976, %977) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %979 = "llvm.getelementptr"(%978, %947) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %980 = "llvm.add"(%975, %947) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %981 = "llvm.icmp"(%980, %973) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981, %979, %980, %979)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb5(%982: !llvm.ptr):  // 3 preds: ^bb2, ^bb3, ^bb4
    "llvm.return"(%982) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: !llvm.ptr):
    %838 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %839 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %840 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %841 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %842 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %843 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %844 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %845 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %846 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %847 = "llvm.mlir.constant"() <{value = -2147483648 : i64}> : () -> i64
    %848 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %849 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %850 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %851 = "llvm.getelementptr"(%arg28, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %852 = "llvm.load"(%851) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%852, %839)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %853 = "llvm.getelementptr"(%arg28, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %854 = "llvm.load"(%853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %855 = "llvm.getelementptr"(%arg28, %842) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %856 = "llvm.load"(%855) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %857 = "llvm.getelementptr"(%arg26, %840) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %859 = "llvm.getelementptr"(%arg26, %858) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %860 = "llvm.getelementptr"(%859, %854) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %861 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %862 = "llvm.getelementptr"(%860, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %863 = "llvm.load"(%862) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %864 = "llvm.getelementptr"(%arg27, %863) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %865 = "llvm.getelementptr"(%864, %838) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %866 = "llvm.add"(%856, %843) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %867 = "llvm.mul"(%861, %866) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %868 = "llvm.getelementptr"(%865, %867) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%861)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %869 = "llvm.load"(%868) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%869)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %870 = "llvm.load"(%868) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %871 = "llvm.sext"(%870) : (i32) -> i64
    "llvm.br"(%871)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %872 = "llvm.load"(%868) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %873 = "llvm.sext"(%872) : (i16) -> i64
    "llvm.br"(%873)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %874 = "llvm.getelementptr"(%arg26, %840) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %875 = "llvm.load"(%874) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %876 = "llvm.getelementptr"(%arg26, %875) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %877 = "llvm.getelementptr"(%arg28, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %878 = "llvm.load"(%877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %879 = "llvm.getelementptr"(%876, %878) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %880 = "llvm.getelementptr"(%879, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %881 = "llvm.load"(%880) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %882 = "llvm.getelementptr"(%arg27, %881) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %883 = "llvm.load"(%arg26) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%883)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %884 = "llvm.load"(%882) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%884)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %885 = "llvm.load"(%882) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %886 = "llvm.sext"(%885) : (i32) -> i64
    "llvm.br"(%886)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %887 = "llvm.load"(%882) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %888 = "llvm.sext"(%887) : (i16) -> i64
    "llvm.br"(%888)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %889 = "llvm.getelementptr"(%arg28, %841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %890 = "llvm.load"(%889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %891 = "llvm.getelementptr"(%arg26, %890) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %892 = "llvm.getelementptr"(%891, %844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %893 = "llvm.load"(%892) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %894 = "llvm.getelementptr"(%arg26, %893) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %895 = "llvm.load"(%891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %896 = "llvm.icmp"(%895, %845) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%896, %845, %846, %846)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%897: i32, %898: i64):  // 2 preds: ^bb9, ^bb10
    %899 = "llvm.getelementptr"(%894, %897) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %900 = "llvm.call"(%arg26, %arg27, %899) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %901 = "llvm.intr.smax"(%900, %847) : (i64, i64) -> i64
    %902 = "llvm.intr.smin"(%901, %848) : (i64, i64) -> i64
    %903 = "llvm.load"(%899) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %904 = "llvm.mul"(%902, %903) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %905 = "llvm.add"(%904, %898) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %906 = "llvm.add"(%897, %843) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %907 = "llvm.icmp"(%906, %895) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%907, %905, %906, %905)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%908: i64):  // 2 preds: ^bb9, ^bb10
    %909 = "llvm.getelementptr"(%arg28, %842) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %910 = "llvm.load"(%909) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %911 = "llvm.getelementptr"(%arg26, %910) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %912 = "llvm.getelementptr"(%911, %844) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %913 = "llvm.load"(%912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %914 = "llvm.getelementptr"(%arg26, %913) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.load"(%911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.icmp"(%915, %845) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%916, %845, %846)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%917: i32, %918: i64):  // 2 preds: ^bb11, ^bb12
    %919 = "llvm.getelementptr"(%914, %917) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %920 = "llvm.call"(%arg26, %arg27, %919) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %921 = "llvm.intr.smax"(%920, %847) : (i64, i64) -> i64
    %922 = "llvm.intr.smin"(%921, %848) : (i64, i64) -> i64
    %923 = "llvm.load"(%919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %924 = "llvm.mul"(%922, %923) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %925 = "llvm.add"(%924, %918) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %926 = "llvm.add"(%917, %843) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %927 = "llvm.icmp"(%926, %915) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%927, %926, %925)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %928 = "llvm.icmp"(%852, %849) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%928, %925)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %929 = "llvm.icmp"(%852, %849) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%929, %846, %846)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%930: i64):  // 2 preds: ^bb13, ^bb14
    %931 = "llvm.intr.smax"(%908, %847) : (i64, i64) -> i64
    %932 = "llvm.intr.smin"(%931, %848) : (i64, i64) -> i64
    %933 = "llvm.intr.smax"(%930, %847) : (i64, i64) -> i64
    %934 = "llvm.intr.smin"(%933, %848) : (i64, i64) -> i64
    %935 = "llvm.mul"(%934, %932) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%935)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %936 = "llvm.icmp"(%925, %839) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%936, %846)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %937 = "llvm.freeze"(%908) : (i64) -> i64
    %938 = "llvm.freeze"(%925) : (i64) -> i64
    %939 = "llvm.sdiv"(%937, %938) : (i64, i64) -> i64
    %940 = "llvm.mul"(%939, %938) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %941 = "llvm.sub"(%937, %940) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %942 = "llvm.ashr"(%941, %850) : (i64, i64) -> i64
    %943 = "llvm.add"(%942, %939) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%943)[^bb18] : (i64) -> ()
  ^bb18(%944: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%944) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr):
    %676 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %677 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %678 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %679 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %680 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %681 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %682 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %683 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %684 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %685 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %686 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %687 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %688 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %689 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %690 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %691 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %692 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %693 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %694 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %695 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %696 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %697 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %698 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %699 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %701 = "llvm.alloca"(%676) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %702 = "llvm.load"(%arg22) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %703 = "llvm.getelementptr"(%arg24, %677) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %704 = "llvm.load"(%703) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %705 = "llvm.getelementptr"(%arg23, %678) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %706 = "llvm.load"(%705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %707 = "llvm.icmp"(%704, %706) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%707, %679)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %708 = "llvm.getelementptr"(%arg24, %680) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %709 = "llvm.load"(%708) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %710 = "llvm.getelementptr"(%arg23, %677) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %711 = "llvm.load"(%710) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %712 = "llvm.icmp"(%711, %681) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%712)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %713 = "llvm.icmp"(%709, %683) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%713, %682)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %714 = "llvm.icmp"(%709, %711) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%714, %682)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %715 = "llvm.getelementptr"(%arg23, %684) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %716 = "llvm.load"(%715) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %717 = "llvm.getelementptr"(%arg22, %716) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %718 = "llvm.getelementptr"(%arg24, %685) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %719 = "llvm.load"(%718) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %720 = "llvm.icmp"(%709, %681) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%720, %686, %681, %686)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %721 = "llvm.getelementptr"(%717, %687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %722 = "llvm.getelementptr"(%arg23, %688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %723 = "llvm.getelementptr"(%721, %709) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %724 = "llvm.getelementptr"(%arg24, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %725 = "llvm.getelementptr"(%arg23, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %726 = "llvm.getelementptr"(%arg25, %687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %727 = "llvm.icmp"(%702, %678) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%681, %709, %690, %681, %676)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%728: i32, %729: i32, %730: i64, %731: i32, %732: i32):  // 2 preds: ^bb5, ^bb20
    %733 = "llvm.add"(%729, %691) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %734 = "llvm.getelementptr"(%719, %733) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %735 = "llvm.load"(%734) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %736 = "llvm.load"(%722) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %737 = "llvm.icmp"(%736, %681) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%737, %730)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %738 = "llvm.getelementptr"(%723, %733) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %739 = "llvm.load"(%738) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%739)[^bb8] : (i64) -> ()
  ^bb8(%740: i64):  // 2 preds: ^bb6, ^bb7
    %741 = "llvm.icmp"(%740, %692) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %742 = "llvm.select"(%741, %740, %730) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%712)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %743 = "llvm.getelementptr"(%717, %729) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %744 = "llvm.load"(%743) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %745 = "llvm.icmp"(%744, %692) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %746 = "llvm.icmp"(%744, %735) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %747 = "llvm.select"(%745, %686, %746) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%747, %678)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %748 = "llvm.icmp"(%735, %690) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%748, %731, %742)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %749 = "llvm.load"(%724) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %750 = "llvm.icmp"(%749, %693) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%750, %731, %742)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %751 = "llvm.getelementptr"(%749, %733) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %752 = "llvm.load"(%751) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %753 = "llvm.icmp"(%752, %740) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %754 = "llvm.or"(%741, %753) : (i1, i1) -> i1
    %755 = "llvm.select"(%753, %731, %694) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %756 = "llvm.select"(%753, %742, %752) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%754, %755, %756)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %757 = "llvm.load"(%725) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %758 = "llvm.icmp"(%757, %681) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %759 = "llvm.icmp"(%752, %695) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %760 = "llvm.or"(%759, %758) : (i1, i1) -> i1
    "llvm.cond_br"(%760, %731, %752)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%696, %695)[^bb15] : (i32, i64) -> ()
  ^bb15(%761: i32, %762: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %763 = "llvm.mul"(%729, %702) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %764 = "llvm.getelementptr"(%726, %763) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%702)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %765 = "llvm.trunc"(%735) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%765, %764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %766 = "llvm.sext"(%765) : (i32) -> i64
    %767 = "llvm.add"(%729, %709) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %768 = "llvm.shl"(%767, %679) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %769 = "llvm.getelementptr"(%726, %768) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %770 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %771 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%770, %769) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%771, %770, %766)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%735, %764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %772 = "llvm.add"(%729, %709) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %773 = "llvm.shl"(%772, %682) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %774 = "llvm.getelementptr"(%726, %773) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%762, %774) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%676)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %775 = "llvm.trunc"(%735) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%775, %764) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %776 = "llvm.sext"(%775) : (i16) -> i64
    %777 = "llvm.add"(%729, %709) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %778 = "llvm.mul"(%777, %702) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %779 = "llvm.getelementptr"(%726, %778) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %780 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %781 = "llvm.trunc"(%762) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%781, %779) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%781, %780, %776)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%782: i16, %783: i32, %784: i64):  // 2 preds: ^bb16, ^bb18
    %785 = "llvm.icmp"(%735, %784) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %786 = "llvm.sext"(%782) : (i16) -> i32
    %787 = "llvm.select"(%727, %783, %786) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %788 = "llvm.sext"(%787) : (i32) -> i64
    %789 = "llvm.icmp"(%762, %788) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %790 = "llvm.and"(%785, %789) : (i1, i1) -> i1
    %791 = "llvm.zext"(%790) : (i1) -> i32
    "llvm.br"(%791)[^bb20] : (i32) -> ()
  ^bb20(%792: i32):  // 2 preds: ^bb17, ^bb19
    %793 = "llvm.and"(%792, %732) : (i32, i32) -> i32
    %794 = "llvm.icmp"(%735, %695) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %795 = "llvm.zext"(%794) : (i1) -> i32
    %796 = "llvm.or"(%728, %795) : (i32, i32) -> i32
    %797 = "llvm.intr.umax"(%735, %690) : (i64, i64) -> i64
    %798 = "llvm.mul"(%797, %730) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %799 = "llvm.icmp"(%729, %676) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%799, %796, %733, %798, %761, %793)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %800 = "llvm.icmp"(%796, %681) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %801 = "llvm.icmp"(%793, %681) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%801, %761, %800)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%802: i1, %803: i32, %804: i1):  // 2 preds: ^bb4, ^bb21
    %805 = "llvm.getelementptr"(%arg24, %678) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %806 = "llvm.load"(%805) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%806, %687)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %807 = "llvm.load"(%arg24) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %808 = "llvm.ptrtoint"(%807) : (!llvm.ptr) -> i32
    %809 = "llvm.getelementptr"(%arg24, %688) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %810 = "llvm.load"(%809) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %811 = "llvm.trunc"(%810) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %812 = "llvm.add"(%811, %808) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%812, %arg25) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %813 = "llvm.load"(%717) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %814 = "llvm.getelementptr"(%arg23, %687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %815 = "llvm.load"(%814) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %816 = "llvm.trunc"(%813) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %817 = "llvm.mul"(%815, %816) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %818 = "llvm.sub"(%812, %817) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %819 = "llvm.getelementptr"(%arg25, %678) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%818, %819) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %820 = "llvm.getelementptr"(%arg25, %687) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %821 = "llvm.load"(%717) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%702)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %822 = "llvm.trunc"(%821) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%822, %820) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %823 = "llvm.trunc"(%821) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%823, %820) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%821, %820) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%804)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %824 = "llvm.getelementptr"(%arg24, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %825 = "llvm.load"(%824) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %826 = "llvm.icmp"(%825, %693) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%826, %681)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%701, %arg24, %697) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %827 = "llvm.getelementptr"(%701, %689) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%693, %827) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %828 = "llvm.call"(%arg22, %arg23, %701, %arg25) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%828)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %829 = "llvm.getelementptr"(%arg23, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %830 = "llvm.load"(%829) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %831 = "llvm.add"(%830, %691) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %832 = "llvm.and"(%831, %818) : (i32, i32) -> i32
    %833 = "llvm.icmp"(%832, %681) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%833, %699)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %834 = "llvm.icmp"(%803, %681) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %835 = "llvm.select"(%834, %686, %802) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %836 = "llvm.select"(%835, %803, %700) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%836)[^bb32] : (i32) -> ()
  ^bb32(%837: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%837) : (i32) -> ()
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
    %249 = "llvm.mlir.constant"() <{value = -2147483648 : i64}> : () -> i64
    %250 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %251 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %252 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %253 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %254 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %255 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %256 = "llvm.getelementptr"(%arg17, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %257 = "llvm.load"(%256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %258 = "llvm.load"(%257) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %259 = "llvm.getelementptr"(%257, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %260 = "llvm.load"(%259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %261 = "llvm.add"(%260, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %262 = "llvm.alloca"(%261) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %263 = "llvm.add"(%258, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %264 = "llvm.alloca"(%263) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %265 = "llvm.icmp"(%260, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%265)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %266 = "llvm.shl"(%260, %229) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%262, %230, %266) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %267 = "llvm.icmp"(%258, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%267, %228)[^bb3, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %268 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %269 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %270 = "llvm.getelementptr"(%255, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %271 = "llvm.getelementptr"(%255, %233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %272 = "llvm.getelementptr"(%255, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %273 = "llvm.shl"(%arg21, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    "llvm.br"(%228)[^bb5] : (i32) -> ()
  ^bb4:  // pred: ^bb50
    %274 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %275 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.load"(%275) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %277 = "llvm.getelementptr"(%arg17, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %278 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb53] : (i32) -> ()
  ^bb5(%279: i32):  // 2 preds: ^bb3, ^bb50
    %280 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %281 = "llvm.load"(%268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %282 = "llvm.getelementptr"(%281, %279) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %283 = "llvm.getelementptr"(%282, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %284 = "llvm.load"(%283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %285 = "llvm.getelementptr"(%280, %284) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %286 = "llvm.load"(%282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %287 = "llvm.icmp"(%286, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%287)[^bb6, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %288 = "llvm.load"(%285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %289 = "llvm.icmp"(%288, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%289)[^bb7, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %290 = "llvm.load"(%269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %291 = "llvm.getelementptr"(%285, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %292 = "llvm.load"(%291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %293 = "llvm.getelementptr"(%290, %292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %294 = "llvm.getelementptr"(%285, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %295 = "llvm.load"(%294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %296 = "llvm.icmp"(%295, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%296, %293)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %297 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %298 = "llvm.intr.smax"(%297, %225) : (i32, i32) -> i32
    %299 = "llvm.getelementptr"(%293, %298) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %300 = "llvm.load"(%299) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%300)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%301: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %302 = "llvm.icmp"(%301, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%302, %239)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %303 = "llvm.load"(%301) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %304 = "llvm.icmp"(%303, %241) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%304, %295, %292, %290, %303)[^bb33, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%305: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %306 = "llvm.getelementptr"(%282, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %307 = "llvm.load"(%306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %308 = "llvm.load"(%270) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %309 = "llvm.getelementptr"(%255, %308) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %310 = "llvm.load"(%271) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %311 = "llvm.getelementptr"(%255, %310) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %312 = "llvm.getelementptr"(%311, %307) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %313 = "llvm.getelementptr"(%312, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %314 = "llvm.load"(%313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %315 = "llvm.getelementptr"(%290, %314) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %316 = "llvm.getelementptr"(%312, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %317 = "llvm.load"(%316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %318 = "llvm.icmp"(%317, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%318, %315)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %319 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %320 = "llvm.intr.smax"(%319, %225) : (i32, i32) -> i32
    %321 = "llvm.getelementptr"(%315, %320) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %322 = "llvm.load"(%321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%322)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%323: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %324 = "llvm.icmp"(%323, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%324, %239)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %325 = "llvm.load"(%323) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%325)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%326: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %327 = "llvm.icmp"(%307, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%327, %228)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb16:  // 2 preds: ^bb15, ^bb23
    %328 = "llvm.load"(%272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %329 = "llvm.icmp"(%328, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%329, %228)[^bb24, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb17(%330: i32):  // 2 preds: ^bb15, ^bb23
    %331 = "llvm.getelementptr"(%311, %330) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %332 = "llvm.load"(%331) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %333 = "llvm.icmp"(%332, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%333)[^bb18, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %334 = "llvm.getelementptr"(%331, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %335 = "llvm.load"(%334) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %336 = "llvm.getelementptr"(%290, %335) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %337 = "llvm.getelementptr"(%331, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %338 = "llvm.load"(%337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %339 = "llvm.icmp"(%338, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%339, %336)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %340 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %341 = "llvm.intr.smax"(%340, %225) : (i32, i32) -> i32
    %342 = "llvm.getelementptr"(%336, %341) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %343 = "llvm.load"(%342) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%343)[^bb20] : (!llvm.ptr) -> ()
  ^bb20(%344: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %345 = "llvm.icmp"(%344, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%345, %239)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %346 = "llvm.load"(%344) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%346)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%347: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %348 = "llvm.icmp"(%347, %326) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%348)[^bb31, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb17, ^bb22
    %349 = "llvm.add"(%330, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %350 = "llvm.icmp"(%349, %307) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%350, %349)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24(%351: i32):  // 2 preds: ^bb16, ^bb30
    %352 = "llvm.getelementptr"(%309, %351) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %353 = "llvm.load"(%352) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %354 = "llvm.icmp"(%353, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%354)[^bb25, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %355 = "llvm.getelementptr"(%352, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %357 = "llvm.getelementptr"(%290, %356) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %358 = "llvm.getelementptr"(%352, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %360 = "llvm.icmp"(%359, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%360, %357)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %361 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %362 = "llvm.intr.smax"(%361, %225) : (i32, i32) -> i32
    %363 = "llvm.getelementptr"(%357, %362) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %364 = "llvm.load"(%363) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%364)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%365: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %366 = "llvm.icmp"(%365, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%366, %239)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %367 = "llvm.load"(%365) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%367)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%368: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %369 = "llvm.icmp"(%368, %326) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%369, %295, %292, %290)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb30:  // 2 preds: ^bb24, ^bb29
    %370 = "llvm.add"(%351, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %371 = "llvm.icmp"(%370, %328) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%371, %370)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb22
    %372 = "llvm.load"(%272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %373 = "llvm.add"(%372, %330) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %374 = "llvm.icmp"(%373, %228) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%374, %295, %292, %290)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb32:  // 3 preds: ^bb16, ^bb30, ^bb31
    %375 = "llvm.getelementptr"(%arg19, %279) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %376 = "llvm.getelementptr"(%375, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%305, %376) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %377 = "llvm.load"(%269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %378 = "llvm.load"(%291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %379 = "llvm.load"(%294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%379, %378, %377)[^bb33] : (i32, i32, !llvm.ptr) -> ()
  ^bb33(%380: i32, %381: i32, %382: !llvm.ptr):  // 4 preds: ^bb10, ^bb29, ^bb31, ^bb32
    %383 = "llvm.getelementptr"(%arg19, %279) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %384 = "llvm.mul"(%273, %279) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %385 = "llvm.getelementptr"(%arg20, %384) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %386 = "llvm.getelementptr"(%382, %381) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %387 = "llvm.icmp"(%380, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %388 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%387, %388, %386, %380)[^bb38, ^bb34] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb34:  // pred: ^bb33
    %389 = "llvm.intr.smax"(%388, %225) : (i32, i32) -> i32
    %390 = "llvm.getelementptr"(%386, %389) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %391 = "llvm.load"(%390) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%388)[^bb37, ^bb35, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb35:  // pred: ^bb34
    %392 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %393 = "llvm.trunc"(%392) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%226, %391, %393)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb36:  // pred: ^bb34
    %394 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%225, %391, %394)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb37:  // pred: ^bb34
    %395 = "llvm.load"(%386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %396 = "llvm.sext"(%395) : (i16) -> i32
    "llvm.br"(%388, %391, %396)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb38(%397: i32, %398: !llvm.ptr, %399: i32):  // 4 preds: ^bb33, ^bb35, ^bb36, ^bb37
    %400 = "llvm.icmp"(%399, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%400)[^bb39, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %401 = "llvm.shl"(%399, %227) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %402 = "llvm.getelementptr"(%398, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %403 = "llvm.intr.smax"(%401, %227) : (i32, i32) -> i32
    "llvm.br"(%228)[^bb40] : (i32) -> ()
  ^bb40(%404: i32):  // 2 preds: ^bb39, ^bb44
    %405 = "llvm.add"(%404, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %406 = "llvm.mul"(%405, %397) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %407 = "llvm.getelementptr"(%402, %406) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%397)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb41:  // pred: ^bb40
    %408 = "llvm.load"(%407) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%408)[^bb44] : (i64) -> ()
  ^bb42:  // pred: ^bb40
    %409 = "llvm.load"(%407) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %410 = "llvm.sext"(%409) : (i32) -> i64
    "llvm.br"(%410)[^bb44] : (i64) -> ()
  ^bb43:  // pred: ^bb40
    %411 = "llvm.load"(%407) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %412 = "llvm.sext"(%411) : (i16) -> i64
    "llvm.br"(%412)[^bb44] : (i64) -> ()
  ^bb44(%413: i64):  // 3 preds: ^bb41, ^bb42, ^bb43
    %414 = "llvm.getelementptr"(%385, %404) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%413, %414) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %415 = "llvm.icmp"(%405, %403) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%415, %405)[^bb45, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb38, ^bb44
    %416 = "llvm.getelementptr"(%398, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%397)[^bb48, ^bb46, ^bb47] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb46:  // pred: ^bb45
    %417 = "llvm.load"(%416) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %418 = "llvm.trunc"(%417) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%418)[^bb49] : (i32) -> ()
  ^bb47:  // pred: ^bb45
    %419 = "llvm.load"(%416) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%419)[^bb49] : (i32) -> ()
  ^bb48:  // pred: ^bb45
    %420 = "llvm.load"(%416) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %421 = "llvm.sext"(%420) : (i16) -> i32
    "llvm.br"(%421)[^bb49] : (i32) -> ()
  ^bb49(%422: i32):  // 3 preds: ^bb46, ^bb47, ^bb48
    %423 = "llvm.getelementptr"(%285, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %425 = "llvm.getelementptr"(%398, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %426 = "llvm.load"(%425) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %427 = "llvm.ptrtoint"(%426) : (!llvm.ptr) -> i32
    %428 = "llvm.mul"(%424, %422) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %429 = "llvm.add"(%428, %427) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %430 = "llvm.inttoptr"(%429) : (i32) -> !llvm.ptr
    %431 = "llvm.getelementptr"(%285, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %432 = "llvm.load"(%431) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %433 = "llvm.getelementptr"(%385, %399) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%430, %383) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %434 = "llvm.getelementptr"(%383, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%227, %434) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %435 = "llvm.getelementptr"(%383, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%228, %435) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %436 = "llvm.getelementptr"(%383, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%399, %436) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %437 = "llvm.getelementptr"(%383, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%432, %437) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %438 = "llvm.getelementptr"(%383, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%385, %438) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %439 = "llvm.getelementptr"(%383, %243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%433, %439) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %440 = "llvm.getelementptr"(%383, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%228, %440) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %441 = "llvm.getelementptr"(%383, %233) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%244, %441) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb5, ^bb6, ^bb49
    %442 = "llvm.add"(%279, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %443 = "llvm.icmp"(%442, %258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%443, %442)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51(%444: i32):  // 2 preds: ^bb2, ^bb76
    %445 = "llvm.icmp"(%444, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %446 = "llvm.and"(%445, %265) : (i1, i1) -> i1
    "llvm.cond_br"(%446, %444)[^bb52, ^bb78] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %447 = "llvm.getelementptr"(%arg17, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %448 = "llvm.load"(%447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %449 = "llvm.getelementptr"(%257, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %450 = "llvm.load"(%449) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %451 = "llvm.getelementptr"(%448, %450) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb80] : (i32) -> ()
  ^bb53(%452: i32):  // 2 preds: ^bb4, ^bb76
    %453 = "llvm.getelementptr"(%276, %452) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %454 = "llvm.getelementptr"(%453, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %455 = "llvm.load"(%454) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %456 = "llvm.getelementptr"(%274, %455) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %457 = "llvm.load"(%453) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %458 = "llvm.icmp"(%457, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%458, %228)[^bb54, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %459 = "llvm.load"(%456) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %460 = "llvm.icmp"(%459, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%460, %228)[^bb55, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb55:  // pred: ^bb54
    %461 = "llvm.getelementptr"(%arg19, %452) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %462 = "llvm.getelementptr"(%264, %452) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %463 = "llvm.getelementptr"(%453, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %464 = "llvm.load"(%463) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %465 = "llvm.getelementptr"(%274, %464) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%245, %462) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %466 = "llvm.getelementptr"(%461, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %467 = "llvm.load"(%466) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %468 = "llvm.icmp"(%467, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%468)[^bb56, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %469 = "llvm.getelementptr"(%461, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %470 = "llvm.load"(%469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %471 = "llvm.getelementptr"(%456, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%245, %228)[^bb58] : (i64, i32) -> ()
  ^bb57(%472: i64):  // 2 preds: ^bb61, ^bb68
    %473 = "llvm.add"(%476, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %474 = "llvm.icmp"(%473, %467) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%474, %472, %473)[^bb70, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i32) -> ()
  ^bb58(%475: i64, %476: i32):  // 2 preds: ^bb56, ^bb57
    %477 = "llvm.getelementptr"(%465, %476) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %478 = "llvm.load"(%477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %479 = "llvm.icmp"(%478, %247) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%479)[^bb59, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %480 = "llvm.getelementptr"(%477, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %481 = "llvm.load"(%480) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.load"(%256) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %483 = "llvm.getelementptr"(%482, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %484 = "llvm.load"(%483) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %485 = "llvm.sub"(%481, %484) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %486 = "llvm.getelementptr"(%470, %476) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %487 = "llvm.load"(%486) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %488 = "llvm.mul"(%475, %487) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %489 = "llvm.icmp"(%485, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%489)[^bb60, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    %490 = "llvm.getelementptr"(%262, %485) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %491 = "llvm.load"(%490) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %492 = "llvm.icmp"(%491, %244) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%492, %488, %487, %491)[^bb61, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.store"(%487, %490) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%488)[^bb57] : (i64) -> ()
  ^bb62:  // pred: ^bb58
    %493 = "llvm.getelementptr"(%470, %476) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %494 = "llvm.load"(%493) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %495 = "llvm.mul"(%475, %494) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %496 = "llvm.icmp"(%478, %248) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%496)[^bb63, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %497 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %498 = "llvm.getelementptr"(%274, %497) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %499 = "llvm.getelementptr"(%498, %476) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %500 = "llvm.getelementptr"(%499, %226) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %501 = "llvm.load"(%500) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%495, %494, %501)[^bb68] : (i64, i64, i64) -> ()
  ^bb64:  // pred: ^bb59
    %502 = "llvm.load"(%277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %503 = "llvm.getelementptr"(%477, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %504 = "llvm.load"(%503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %505 = "llvm.getelementptr"(%502, %504) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %506 = "llvm.load"(%505) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%488, %487, %506)[^bb68] : (i64, i64, i64) -> ()
  ^bb65:  // pred: ^bb62
    %507 = "llvm.load"(%278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %508 = "llvm.getelementptr"(%477, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %509 = "llvm.load"(%508) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %510 = "llvm.getelementptr"(%274, %509) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %511 = "llvm.getelementptr"(%510, %225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %512 = "llvm.load"(%511) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %513 = "llvm.getelementptr"(%274, %512) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %514 = "llvm.load"(%510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %515 = "llvm.icmp"(%514, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%515, %228, %244, %495, %494, %244)[^bb66, ^bb68] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i64, i64, i64, i64) -> ()
  ^bb66(%516: i32, %517: i64):  // 2 preds: ^bb65, ^bb66
    %518 = "llvm.getelementptr"(%513, %516) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %519 = "llvm.call"(%274, %507, %518) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %520 = "llvm.intr.smax"(%519, %249) : (i64, i64) -> i64
    %521 = "llvm.intr.smin"(%520, %250) : (i64, i64) -> i64
    %522 = "llvm.load"(%518) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %523 = "llvm.mul"(%521, %522) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %524 = "llvm.add"(%523, %517) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %525 = "llvm.add"(%516, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %526 = "llvm.icmp"(%525, %514) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%526, %525, %524)[^bb67, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb67:  // pred: ^bb66
    %527 = "llvm.intr.smax"(%524, %244) : (i64, i64) -> i64
    "llvm.br"(%495, %494, %527)[^bb68] : (i64, i64, i64) -> ()
  ^bb68(%528: i64, %529: i64, %530: i64):  // 5 preds: ^bb60, ^bb63, ^bb64, ^bb65, ^bb67
    %531 = "llvm.icmp"(%529, %530) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%531, %528)[^bb57, ^bb69] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb69:  // pred: ^bb68
    "llvm.store"(%528, %462) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %532 = "llvm.getelementptr"(%453, %232) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %533 = "llvm.load"(%532) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %534 = "llvm.icmp"(%533, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%534, %528, %533, %251)[^bb71, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb70:  // pred: ^bb57
    "llvm.store"(%472, %462) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%472)[^bb71] : (i64) -> ()
  ^bb71(%535: i64):  // 2 preds: ^bb69, ^bb70
    %536 = "llvm.icmp"(%535, %244) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%536, %228)[^bb76, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb72:  // 2 preds: ^bb55, ^bb71
    %537 = "llvm.load"(%278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %538 = "llvm.getelementptr"(%456, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %539 = "llvm.load"(%538) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %540 = "llvm.getelementptr"(%537, %539) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %541 = "llvm.getelementptr"(%456, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %542 = "llvm.load"(%541) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %543 = "llvm.icmp"(%542, %238) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%543, %540)[^bb74, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb72
    %544 = "llvm.load"(%255) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %545 = "llvm.intr.smax"(%544, %225) : (i32, i32) -> i32
    %546 = "llvm.getelementptr"(%540, %545) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %547 = "llvm.load"(%546) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%547)[^bb74] : (!llvm.ptr) -> ()
  ^bb74(%548: !llvm.ptr):  // 2 preds: ^bb72, ^bb73
    %549 = "llvm.icmp"(%548, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%549, %252)[^bb102, ^bb75] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %550 = "llvm.load"(%548) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %551 = "llvm.icmp"(%550, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %552 = "llvm.select"(%551, %252, %228) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%552)[^bb76] : (i32) -> ()
  ^bb76(%553: i32):  // 4 preds: ^bb53, ^bb54, ^bb71, ^bb75
    %554 = "llvm.add"(%452, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %555 = "llvm.icmp"(%553, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %556 = "llvm.icmp"(%554, %258) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %557 = "llvm.select"(%555, %556, %251) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%557, %554, %553)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb77:  // pred: ^bb80
    %558 = "llvm.zext"(%568) : (i1) -> i32
    "llvm.br"(%558)[^bb78] : (i32) -> ()
  ^bb78(%559: i32):  // 2 preds: ^bb51, ^bb77
    %560 = "llvm.icmp"(%559, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %561 = "llvm.and"(%560, %267) : (i1, i1) -> i1
    "llvm.cond_br"(%561, %559, %560)[^bb79, ^bb81] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb79:  // pred: ^bb78
    %562 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb83] : (i32) -> ()
  ^bb80(%563: i32):  // 2 preds: ^bb52, ^bb80
    %564 = "llvm.getelementptr"(%262, %563) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %565 = "llvm.load"(%564) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %566 = "llvm.getelementptr"(%451, %563) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %567 = "llvm.load"(%566) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %568 = "llvm.icmp"(%565, %567) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %569 = "llvm.add"(%563, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %570 = "llvm.icmp"(%569, %260) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %571 = "llvm.select"(%568, %253, %570) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%571, %569)[^bb77, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb81(%572: i32, %573: i1):  // 3 preds: ^bb69, ^bb78, ^bb86
    %574 = "llvm.icmp"(%572, %252) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %575 = "llvm.and"(%574, %265) : (i1, i1) -> i1
    "llvm.cond_br"(%575)[^bb82, ^bb88] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb82:  // pred: ^bb81
    %576 = "llvm.getelementptr"(%arg17, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb87] : (i32) -> ()
  ^bb83(%577: i32):  // 2 preds: ^bb79, ^bb86
    %578 = "llvm.load"(%562) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %579 = "llvm.getelementptr"(%578, %577) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %580 = "llvm.load"(%579) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %581 = "llvm.icmp"(%580, %235) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%581, %228)[^bb84, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %582 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%579, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %584 = "llvm.load"(%583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %585 = "llvm.getelementptr"(%582, %584) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %586 = "llvm.load"(%585) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %587 = "llvm.icmp"(%586, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%587, %228)[^bb85, ^bb86] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb85:  // pred: ^bb84
    %588 = "llvm.getelementptr"(%arg19, %577) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %589 = "llvm.getelementptr"(%264, %577) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %590 = "llvm.load"(%589) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %591 = "llvm.call"(%arg17, %577, %arg18, %588, %590) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%591)[^bb86] : (i32) -> ()
  ^bb86(%592: i32):  // 3 preds: ^bb83, ^bb84, ^bb85
    %593 = "llvm.add"(%577, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %594 = "llvm.icmp"(%592, %228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %595 = "llvm.icmp"(%593, %258) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %596 = "llvm.select"(%594, %595, %251) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%596, %593, %592, %594)[^bb83, ^bb81] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> ()
  ^bb87(%597: i32):  // 2 preds: ^bb82, ^bb87
    %598 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %599 = "llvm.getelementptr"(%598, %258) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %600 = "llvm.getelementptr"(%599, %597) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %602 = "llvm.getelementptr"(%262, %597) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %603 = "llvm.load"(%602) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%603, %601) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %604 = "llvm.add"(%597, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %605 = "llvm.icmp"(%604, %260) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%605, %604)[^bb87, ^bb88] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb88:  // 2 preds: ^bb81, ^bb87
    %606 = "llvm.and"(%573, %267) : (i1, i1) -> i1
    %607 = "llvm.select"(%573, %228, %572) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%606, %607)[^bb89, ^bb102] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb89:  // pred: ^bb88
    %608 = "llvm.getelementptr"(%arg17, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %609 = "llvm.getelementptr"(%arg17, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %610 = "llvm.getelementptr"(%arg17, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%228)[^bb90] : (i32) -> ()
  ^bb90(%611: i32):  // 2 preds: ^bb89, ^bb101
    %612 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %613 = "llvm.load"(%608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %614 = "llvm.getelementptr"(%613, %611) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %615 = "llvm.getelementptr"(%614, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %616 = "llvm.load"(%615) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %617 = "llvm.getelementptr"(%612, %616) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %618 = "llvm.load"(%614) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%618)[^bb93, ^bb101, ^bb91] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb91:  // pred: ^bb90
    %619 = "llvm.getelementptr"(%arg19, %611) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %620 = "llvm.load"(%619) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %621 = "llvm.icmp"(%620, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%621)[^bb101, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // pred: ^bb91
    %622 = "llvm.load"(%609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %623 = "llvm.getelementptr"(%622, %611) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %624 = "llvm.load"(%623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %625 = "llvm.getelementptr"(%arg18, %611) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %626 = "llvm.load"(%625) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %627 = "llvm.trunc"(%626) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.intr.memcpy"(%624, %620, %627) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %628 = "llvm.load"(%608) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %629 = "llvm.getelementptr"(%628, %611) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %630 = "llvm.load"(%629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %631 = "llvm.icmp"(%630, %254) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%631)[^bb101, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // 2 preds: ^bb90, ^bb92
    %632 = "llvm.load"(%617) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %633 = "llvm.icmp"(%632, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%633)[^bb95, ^bb94] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb94:  // pred: ^bb93
    %634 = "llvm.load"(%609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %635 = "llvm.getelementptr"(%634, %611) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %636 = "llvm.load"(%635) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %637 = "llvm.load"(%610) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %638 = "llvm.getelementptr"(%617, %234) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %639 = "llvm.load"(%638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %640 = "llvm.getelementptr"(%637, %639) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %641 = "llvm.getelementptr"(%617, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %642 = "llvm.load"(%641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%636, %640, %642) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb95:  // pred: ^bb93
    %643 = "llvm.getelementptr"(%264, %611) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %644 = "llvm.load"(%643) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %645 = "llvm.icmp"(%644, %244) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%645)[^bb101, ^bb96] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %646 = "llvm.getelementptr"(%617, %237) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %647 = "llvm.load"(%646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %648 = "llvm.add"(%647, %227) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %649 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %650 = "llvm.alloca"(%648) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %651 = "llvm.load"(%646) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %652 = "llvm.getelementptr"(%arg19, %611) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %653 = "llvm.getelementptr"(%652, %231) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %654 = "llvm.load"(%653) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %655 = "llvm.icmp"(%651, %228) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%655, %651, %245)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb97(%656: i32, %657: i64):  // 2 preds: ^bb96, ^bb97
    %658 = "llvm.add"(%656, %238) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %659 = "llvm.getelementptr"(%650, %658) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%657, %659) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %660 = "llvm.getelementptr"(%654, %658) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %661 = "llvm.load"(%660) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %662 = "llvm.intr.umax"(%661, %245) : (i64, i64) -> i64
    %663 = "llvm.mul"(%662, %657) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %664 = "llvm.icmp"(%656, %227) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%664, %658, %663)[^bb97, ^bb98] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb98:  // 2 preds: ^bb96, ^bb97
    %665 = "llvm.getelementptr"(%652, %243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %666 = "llvm.load"(%665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %667 = "llvm.icmp"(%666, %239) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%667)[^bb99, ^bb100] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb99:  // pred: ^bb98
    "llvm.store"(%650, %665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb100] : () -> ()
  ^bb100:  // 2 preds: ^bb98, ^bb99
    %668 = "llvm.load"(%609) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %669 = "llvm.getelementptr"(%668, %611) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %670 = "llvm.load"(%669) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %671 = "llvm.getelementptr"(%617, %226) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %672 = "llvm.load"(%671) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%670, %652, %672, %650, %644) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%649) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb101] : () -> ()
  ^bb101:  // 6 preds: ^bb90, ^bb91, ^bb92, ^bb94, ^bb95, ^bb100
    %673 = "llvm.add"(%611, %227) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %674 = "llvm.icmp"(%673, %258) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%674, %228, %673)[^bb102, ^bb90] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb102(%675: i32):  // 3 preds: ^bb74, ^bb88, ^bb101
    "llvm.return"(%675) : (i32) -> ()
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

