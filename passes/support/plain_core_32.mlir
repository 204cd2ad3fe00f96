// Made of runtime/call/plain_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr):
    %1263 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1264 = "llvm.mlir.constant"() <{value = 60 : i32}> : () -> i32
    %1265 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1266 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1267 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1268 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1269 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1270 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1271 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1272 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1273 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1274 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1275 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1276 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1277 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1278 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1279 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1280 = "llvm.mlir.constant"() <{value = 2147483647 : i64}> : () -> i64
    %1281 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1282 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1283 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %1284 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %1285 = "llvm.mlir.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1286 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1287 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1288 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1289 = "llvm.alloca"(%1263) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Call", (ptr, ptr, ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1290 = "llvm.alloca"(%1263) <{alignment = 4 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1291 = "llvm.getelementptr"(%arg33, %1264) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1292 = "llvm.load"(%1291) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1293 = "llvm.getelementptr"(%arg33, %1292) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1294 = "llvm.getelementptr"(%1293, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1295 = "llvm.load"(%1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.getelementptr"(%arg33, %1295) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1297 = "llvm.load"(%1293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1298 = "llvm.getelementptr"(%1293, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1299 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1300 = "llvm.icmp"(%1299, %1267) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1300)[^bb1, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1301 = "llvm.getelementptr"(%arg36, %1297) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1302 = "llvm.getelementptr"(%1293, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1267)[^bb2] : (i32) -> ()
  ^bb2(%1303: i32):  // 2 preds: ^bb1, ^bb4
    %1304 = "llvm.getelementptr"(%1301, %1303) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1305 = "llvm.load"(%1304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1306 = "llvm.icmp"(%1305, %1269) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1307 = "llvm.load"(%1302) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1308 = "llvm.getelementptr"(%arg37, %1307) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1309 = "llvm.getelementptr"(%1308, %1303) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1306, %1270)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb3:  // pred: ^bb2
    %1310 = "llvm.load"(%1305) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1310)[^bb4] : (i64) -> ()
  ^bb4(%1311: i64):  // 2 preds: ^bb2, ^bb3
    "llvm.store"(%1311, %1309) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1312 = "llvm.add"(%1303, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1313 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1314 = "llvm.icmp"(%1312, %1313) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1314, %1312)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb5:  // 2 preds: ^bb0, ^bb4
    "llvm.store"(%arg33, %1289) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1315 = "llvm.getelementptr"(%1289, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1293, %1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1316 = "llvm.getelementptr"(%1289, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1296, %1316) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1317 = "llvm.getelementptr"(%1289, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg36, %1317) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1318 = "llvm.getelementptr"(%1289, %1271) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg37, %1318) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1319 = "llvm.getelementptr"(%1289, %1272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%arg35, %1319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1320 = "llvm.add"(%1297, %1263) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1321 = "llvm.alloca"(%1320) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1322 = "llvm.alloca"(%1320) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1323 = "llvm.call"(%1289) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_take, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
    %1324 = "llvm.icmp"(%1323, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324, %1323)[^bb6, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %1325 = "llvm.load"(%1293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1326 = "llvm.icmp"(%1325, %1267) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1326, %1267)[^bb7, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb7(%1327: i32):  // 2 preds: ^bb6, ^bb25
    %1328 = "llvm.getelementptr"(%1296, %1327) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1329 = "llvm.load"(%1328) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1330 = "llvm.icmp"(%1329, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1331 = "llvm.select"(%1330, %1274, %1275) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1332 = "llvm.getelementptr"(%arg33, %1331) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1333 = "llvm.load"(%1332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1334 = "llvm.getelementptr"(%arg33, %1333) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1335 = "llvm.getelementptr"(%1328, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.getelementptr"(%1334, %1336) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1338 = "llvm.getelementptr"(%1337, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1339 = "llvm.load"(%1338) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1340 = "llvm.sext"(%1339) : (i32) -> i64
    %1341 = "llvm.load"(%1337) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1342 = "llvm.icmp"(%1341, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1342, %1340)[^bb8, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1343 = "llvm.getelementptr"(%1337, %1271) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1344 = "llvm.load"(%1343) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1345 = "llvm.getelementptr"(%1337, %1277) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1346 = "llvm.icmp"(%1344, %1263) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1346, %1340)[^bb23, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %1347 = "llvm.getelementptr"(%1328, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1348 = "llvm.load"(%1347) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1349 = "llvm.getelementptr"(%arg33, %1348) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1340, %1263, %1267)[^bb10] : (i64, i32, i32) -> ()
  ^bb10(%1350: i64, %1351: i32, %1352: i32):  // 2 preds: ^bb9, ^bb19
    %1353 = "llvm.getelementptr"(%1349, %1352) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1354 = "llvm.load"(%1353) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1354)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %1355 = "llvm.load"(%1345) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1356 = "llvm.getelementptr"(%arg33, %1355) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1357 = "llvm.getelementptr"(%1356, %1352) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1358 = "llvm.getelementptr"(%1357, %1266) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1359 = "llvm.load"(%1358) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1359)[^bb15] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %1360 = "llvm.getelementptr"(%1353, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1361 = "llvm.load"(%1360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1362 = "llvm.getelementptr"(%arg37, %1361) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1363 = "llvm.load"(%1362) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1363)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %1364 = "llvm.getelementptr"(%1353, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1365 = "llvm.load"(%1364) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1366 = "llvm.getelementptr"(%arg33, %1365) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1367 = "llvm.getelementptr"(%1366, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1368 = "llvm.load"(%1367) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1369 = "llvm.getelementptr"(%arg33, %1368) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1370 = "llvm.load"(%1366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1371 = "llvm.icmp"(%1370, %1267) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1371, %1267, %1278)[^bb14, ^bb22] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14(%1372: i32, %1373: i64):  // 2 preds: ^bb13, ^bb14
    %1374 = "llvm.getelementptr"(%1369, %1372) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1375 = "llvm.call"(%arg33, %arg35, %1374) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1376 = "llvm.load"(%1374) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1377 = "llvm.mul"(%1376, %1375) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1378 = "llvm.add"(%1377, %1373) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1379 = "llvm.add"(%1372, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1380 = "llvm.icmp"(%1379, %1370) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1380, %1378, %1379, %1378)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb15(%1381: i64):  // 3 preds: ^bb11, ^bb12, ^bb14
    %1382 = "llvm.icmp"(%1381, %1279) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1382)[^bb22, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1383 = "llvm.icmp"(%1381, %1280) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1383, %1350, %1267)[^bb19, ^bb17] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb17:  // pred: ^bb16
    %1384 = "llvm.mul"(%1381, %1350) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1385 = "llvm.icmp"(%1384, %1280) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1385, %1350, %1267)[^bb19, ^bb18] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.br"(%1384, %1351)[^bb19] : (i64, i32) -> ()
  ^bb19(%1386: i64, %1387: i32):  // 3 preds: ^bb16, ^bb17, ^bb18
    %1388 = "llvm.add"(%1352, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1389 = "llvm.icmp"(%1344, %1388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1389, %1386, %1387, %1388)[^bb20, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %1390 = "llvm.icmp"(%1387, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1390, %1386)[^bb21, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb21:  // pred: ^bb20
    %1391 = "llvm.getelementptr"(%1321, %1327) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1270, %1391) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb22:  // 2 preds: ^bb13, ^bb15
    %1392 = "llvm.getelementptr"(%1321, %1327) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1278, %1392) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb23(%1393: i64):  // 3 preds: ^bb7, ^bb8, ^bb20
    %1394 = "llvm.getelementptr"(%1321, %1327) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1393, %1394) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1395 = "llvm.icmp"(%1393, %1278) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1395)[^bb24, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // 2 preds: ^bb21, ^bb23
    %1396 = "llvm.getelementptr"(%1293, %1272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1396)[^bb43] : (!llvm.ptr) -> ()
  ^bb25:  // 2 preds: ^bb22, ^bb23
    %1397 = "llvm.add"(%1327, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1398 = "llvm.icmp"(%1397, %1325) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1398, %1267, %1397)[^bb26, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb26(%1399: i32):  // 2 preds: ^bb25, ^bb34
    %1400 = "llvm.getelementptr"(%1296, %1399) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1401 = "llvm.load"(%1400) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1402 = "llvm.icmp"(%1401, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1403 = "llvm.select"(%1402, %1274, %1275) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1404 = "llvm.getelementptr"(%arg33, %1403) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1405 = "llvm.load"(%1404) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1406 = "llvm.getelementptr"(%arg33, %1405) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1407 = "llvm.getelementptr"(%1400, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1408 = "llvm.load"(%1407) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1409 = "llvm.getelementptr"(%1406, %1408) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1410 = "llvm.getelementptr"(%1321, %1399) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1411 = "llvm.load"(%1410) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1412 = "llvm.icmp"(%1411, %1278) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1412)[^bb34, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1413 = "llvm.getelementptr"(%arg36, %1399) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1414 = "llvm.load"(%1413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1415 = "llvm.icmp"(%1414, %1269) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1415)[^bb28, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %1416 = "llvm.getelementptr"(%1400, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1416)[^bb43] : (!llvm.ptr) -> ()
  ^bb29:  // pred: ^bb27
    %1417 = "llvm.ptrtoint"(%1414) : (!llvm.ptr) -> i32
    %1418 = "llvm.getelementptr"(%1409, %1275) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1419 = "llvm.load"(%1418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1420 = "llvm.add"(%1419, %1281) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1421 = "llvm.and"(%1420, %1417) : (i32, i32) -> i32
    %1422 = "llvm.icmp"(%1421, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1422)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1423 = "llvm.getelementptr"(%1400, %1271) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1423)[^bb43] : (!llvm.ptr) -> ()
  ^bb31:  // pred: ^bb29
    %1424 = "llvm.icmp"(%1401, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1424)[^bb32, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1425 = "llvm.load"(%1409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1426 = "llvm.icmp"(%1425, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1426)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %1427 = "llvm.getelementptr"(%1409, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1428 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1429 = "llvm.getelementptr"(%arg35, %1428) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1430 = "llvm.getelementptr"(%1409, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1431 = "llvm.load"(%1430) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%1429, %1414, %1431) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb34] : () -> ()
  ^bb34:  // 4 preds: ^bb26, ^bb31, ^bb32, ^bb33
    %1432 = "llvm.add"(%1399, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1433 = "llvm.icmp"(%1432, %1325) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1433, %1267, %1432)[^bb35, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb35(%1434: i32):  // 2 preds: ^bb34, ^bb42
    %1435 = "llvm.getelementptr"(%1296, %1434) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1436 = "llvm.load"(%1435) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1437 = "llvm.icmp"(%1436, %1276) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1438 = "llvm.icmp"(%1434, %1267) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1439 = "llvm.and"(%1438, %1437) : (i1, i1) -> i1
    "llvm.cond_br"(%1439)[^bb36, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb36:  // pred: ^bb35
    %1440 = "llvm.getelementptr"(%1321, %1434) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1441 = "llvm.getelementptr"(%arg36, %1434) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1267)[^bb37] : (i32) -> ()
  ^bb37(%1442: i32):  // 2 preds: ^bb36, ^bb41
    %1443 = "llvm.getelementptr"(%1296, %1442) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1444 = "llvm.load"(%1443) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1445 = "llvm.icmp"(%1444, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1445)[^bb41, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb38:  // pred: ^bb37
    %1446 = "llvm.load"(%1440) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1447 = "llvm.getelementptr"(%1321, %1442) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1448 = "llvm.load"(%1447) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1449 = "llvm.icmp"(%1446, %1278) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1450 = "llvm.icmp"(%1448, %1278) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1451 = "llvm.and"(%1449, %1450) : (i1, i1) -> i1
    "llvm.cond_br"(%1451)[^bb39, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %1452 = "llvm.getelementptr"(%arg36, %1442) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1453 = "llvm.load"(%1452) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1454 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1455 = "llvm.ptrtoint"(%1454) : (!llvm.ptr) -> i32
    %1456 = "llvm.ptrtoint"(%1453) : (!llvm.ptr) -> i32
    %1457 = "llvm.trunc"(%1448) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1458 = "llvm.add"(%1456, %1457) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1459 = "llvm.icmp"(%1458, %1455) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1460 = "llvm.trunc"(%1446) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1461 = "llvm.add"(%1455, %1460) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1462 = "llvm.icmp"(%1461, %1456) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1463 = "llvm.and"(%1459, %1462) : (i1, i1) -> i1
    "llvm.cond_br"(%1463)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    %1464 = "llvm.getelementptr"(%1435, %1272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1464)[^bb43] : (!llvm.ptr) -> ()
  ^bb41:  // 3 preds: ^bb37, ^bb38, ^bb39
    %1465 = "llvm.add"(%1442, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1466 = "llvm.icmp"(%1465, %1434) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1466, %1465)[^bb42, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb42:  // 2 preds: ^bb35, ^bb41
    %1467 = "llvm.add"(%1434, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1468 = "llvm.icmp"(%1467, %1325) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1468, %1467)[^bb44, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb43(%1469: !llvm.ptr):  // 4 preds: ^bb24, ^bb28, ^bb30, ^bb40
    %1470 = "llvm.load"(%1469) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1471 = "llvm.icmp"(%1470, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1471, %1470)[^bb44, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb44:  // 3 preds: ^bb6, ^bb42, ^bb43
    %1472 = "llvm.icmp"(%1297, %1267) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1472, %1267)[^bb45, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // pred: ^bb44
    %1473 = "llvm.getelementptr"(%arg33, %1274) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1267, %1267)[^bb47] : (i32, i32) -> ()
  ^bb46:  // pred: ^bb49
    %1474 = "llvm.getelementptr"(%arg33, %1275) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1267)[^bb50] : (i32) -> ()
  ^bb47(%1475: i32, %1476: i32):  // 2 preds: ^bb45, ^bb49
    %1477 = "llvm.getelementptr"(%1322, %1476) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1269, %1477) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1478 = "llvm.getelementptr"(%1477, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1263, %1478) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1479 = "llvm.getelementptr"(%1477, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1479, %1282, %1283) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %1480 = "llvm.getelementptr"(%1296, %1476) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1481 = "llvm.load"(%1480) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1482 = "llvm.icmp"(%1481, %1273) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1482, %1475)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1483 = "llvm.load"(%1473) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1484 = "llvm.getelementptr"(%arg33, %1483) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1485 = "llvm.getelementptr"(%1480, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1486 = "llvm.load"(%1485) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1487 = "llvm.getelementptr"(%1484, %1486) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1488 = "llvm.getelementptr"(%1487, %1271) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1489 = "llvm.load"(%1488) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1490 = "llvm.intr.smax"(%1489, %1475) : (i32, i32) -> i32
    "llvm.br"(%1490)[^bb49] : (i32) -> ()
  ^bb49(%1491: i32):  // 2 preds: ^bb47, ^bb48
    %1492 = "llvm.add"(%1476, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1493 = "llvm.icmp"(%1492, %1297) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1493, %1491, %1492)[^bb46, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb50(%1494: i32):  // 2 preds: ^bb46, ^bb66
    %1495 = "llvm.getelementptr"(%1296, %1494) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1496 = "llvm.load"(%1495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1497 = "llvm.icmp"(%1496, %1284) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1497)[^bb51, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1498 = "llvm.getelementptr"(%1322, %1494) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1499 = "llvm.load"(%1474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1500 = "llvm.getelementptr"(%arg33, %1499) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1501 = "llvm.getelementptr"(%1495, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1502 = "llvm.load"(%1501) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1503 = "llvm.getelementptr"(%1500, %1502) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1504 = "llvm.load"(%1298) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1505 = "llvm.icmp"(%1504, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1506 = "llvm.zext"(%1505) : (i1) -> i32
    %1507 = "llvm.load"(%1293) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1508 = "llvm.icmp"(%1507, %1267) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1508, %1506)[^bb52, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %1509 = "llvm.getelementptr"(%1321, %1494) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1510 = "llvm.getelementptr"(%arg36, %1494) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1506, %1267)[^bb53] : (i32, i32) -> ()
  ^bb53(%1511: i32, %1512: i32):  // 2 preds: ^bb52, ^bb59
    %1513 = "llvm.getelementptr"(%1296, %1512) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1514 = "llvm.load"(%1513) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1515 = "llvm.icmp"(%1514, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1515, %1511)[^bb54, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %1516 = "llvm.getelementptr"(%1513, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1517 = "llvm.load"(%1516) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1518 = "llvm.getelementptr"(%1500, %1517) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1520 = "llvm.icmp"(%1519, %1276) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1520, %1511)[^bb55, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb55:  // pred: ^bb54
    %1521 = "llvm.load"(%1509) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1522 = "llvm.getelementptr"(%1321, %1512) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1523 = "llvm.load"(%1522) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1524 = "llvm.icmp"(%1521, %1278) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1525 = "llvm.icmp"(%1523, %1278) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1526 = "llvm.and"(%1524, %1525) : (i1, i1) -> i1
    "llvm.cond_br"(%1526)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %1527 = "llvm.getelementptr"(%arg36, %1512) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1528 = "llvm.load"(%1527) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1529 = "llvm.load"(%1510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1530 = "llvm.ptrtoint"(%1529) : (!llvm.ptr) -> i32
    %1531 = "llvm.ptrtoint"(%1528) : (!llvm.ptr) -> i32
    %1532 = "llvm.trunc"(%1523) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1533 = "llvm.add"(%1531, %1532) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1534 = "llvm.icmp"(%1533, %1530) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1534)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1535 = "llvm.trunc"(%1521) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1536 = "llvm.add"(%1530, %1535) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1537 = "llvm.icmp"(%1536, %1531) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %1538 = "llvm.freeze"(%1537) : (i1) -> i1
    "llvm.cond_br"(%1538, %1267)[^bb58, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb58:  // 3 preds: ^bb55, ^bb56, ^bb57
    "llvm.br"(%1511)[^bb59] : (i32) -> ()
  ^bb59(%1539: i32):  // 4 preds: ^bb53, ^bb54, ^bb57, ^bb58
    %1540 = "llvm.add"(%1512, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1541 = "llvm.icmp"(%1540, %1507) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1541, %1539, %1539, %1540)[^bb60, ^bb53] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb60(%1542: i32):  // 2 preds: ^bb51, ^bb59
    %1543 = "llvm.icmp"(%1542, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1543)[^bb61, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:  // pred: ^bb60
    %1544 = "llvm.getelementptr"(%1321, %1494) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1545 = "llvm.load"(%1544) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1546 = "llvm.icmp"(%1545, %1278) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1546)[^bb66, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    %1547 = "llvm.getelementptr"(%1503, %1275) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1548 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1549 = "llvm.sub"(%1285, %1548) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1550 = "llvm.zext"(%1549) <{nonNeg}> : (i32) -> i64
    %1551 = "llvm.icmp"(%1545, %1550) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1551)[^bb63, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %1552 = "llvm.getelementptr"(%1498, %1283) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1269, %1552) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1286)[^bb69] : (i32) -> ()
  ^bb64:  // pred: ^bb62
    %1553 = "llvm.trunc"(%1545) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1554 = "llvm.add"(%1548, %1553) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1555 = "llvm.call"(%1269, %1554) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1556 = "llvm.getelementptr"(%1498, %1283) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1555, %1556) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1557 = "llvm.icmp"(%1555, %1269) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1557, %1286)[^bb69, ^bb65] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb65:  // pred: ^bb64
    %1558 = "llvm.load"(%1547) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1559 = "llvm.ptrtoint"(%1555) : (!llvm.ptr) -> i32
    %1560 = "llvm.add"(%1559, %1281) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1561 = "llvm.add"(%1560, %1558) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1562 = "llvm.sub"(%1267, %1558) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1563 = "llvm.and"(%1561, %1562) : (i32, i32) -> i32
    %1564 = "llvm.inttoptr"(%1563) : (i32) -> !llvm.ptr
    %1565 = "llvm.getelementptr"(%1503, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1566 = "llvm.load"(%1565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1567 = "llvm.getelementptr"(%arg35, %1566) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1564, %1567) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1568 = "llvm.load"(%1565) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1569 = "llvm.getelementptr"(%arg35, %1568) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1570 = "llvm.getelementptr"(%1569, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1564, %1570) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1571 = "llvm.getelementptr"(%1503, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1572 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1564, %1498) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1573 = "llvm.getelementptr"(%1498, %1268) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1263, %1573) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1574 = "llvm.getelementptr"(%1498, %1266) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1267, %1574) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1575 = "llvm.getelementptr"(%1498, %1265) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1267, %1575) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1576 = "llvm.getelementptr"(%1498, %1271) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1572, %1576) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1577 = "llvm.getelementptr"(%1498, %1272) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.intr.memset"(%1577, %1282, %1287) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"()[^bb66] : () -> ()
  ^bb66:  // 4 preds: ^bb50, ^bb60, ^bb61, ^bb65
    %1578 = "llvm.add"(%1494, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1579 = "llvm.icmp"(%1578, %1297) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579, %1578, %1491)[^bb50, ^bb67] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb67(%1580: i32):  // 2 preds: ^bb44, ^bb66
    %1581 = "llvm.call"(%arg34, %arg35, %1290, %1269) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1582 = "llvm.icmp"(%1581, %1267) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1582, %1581)[^bb68, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb68:  // pred: ^bb67
    %1583 = "llvm.shl"(%1297, %1263) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1584 = "llvm.mul"(%1583, %1580) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1585 = "llvm.or"(%1584, %1263) <{isDisjoint}> : (i32, i32) -> i32
    %1586 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1587 = "llvm.alloca"(%1585) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1588 = "llvm.call"(%1289, %1321, %1322, %1587, %1580) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_give, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.intr.stackrestore"(%1586) : (!llvm.ptr) -> ()
    "llvm.br"(%1588)[^bb69] : (i32) -> ()
  ^bb69(%1589: i32):  // 4 preds: ^bb63, ^bb64, ^bb67, ^bb68
    "llvm.cond_br"(%1472, %1267, %1589)[^bb70, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb70(%1590: i32):  // 2 preds: ^bb69, ^bb70
    %1591 = "llvm.getelementptr"(%1322, %1590) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1592 = "llvm.getelementptr"(%1591, %1283) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1593 = "llvm.load"(%1592) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1593) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1594 = "llvm.getelementptr"(%1591, %1288) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1595 = "llvm.load"(%1594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1595) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1596 = "llvm.add"(%1590, %1263) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1597 = "llvm.icmp"(%1596, %1297) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1597, %1589, %1596)[^bb71, ^bb70] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb71(%1598: i32):  // 4 preds: ^bb5, ^bb43, ^bb69, ^bb70
    "llvm.return"(%1598) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_take", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr):
    %995 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %996 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %997 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %998 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %999 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1000 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1001 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %1002 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1003 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %1004 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %1005 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %1006 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %1007 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1008 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %1009 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1010 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1011 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1012 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1013 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1014 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1015 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1016 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1017 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %1018 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %1019 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1020 = "llvm.alloca"(%995) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1021 = "llvm.getelementptr"(%arg32, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1022 = "llvm.load"(%1021) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1023 = "llvm.getelementptr"(%1022, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1024 = "llvm.load"(%1023) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1025 = "llvm.getelementptr"(%1022, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1026 = "llvm.load"(%1025) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1027 = "llvm.add"(%1026, %1024) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1028 = "llvm.icmp"(%1027, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1028)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1029 = "llvm.getelementptr"(%arg32, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1030 = "llvm.load"(%1029) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%998)[^bb4] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb6
    %1031 = "llvm.load"(%1022) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1032 = "llvm.icmp"(%1031, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1032)[^bb3, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1033 = "llvm.getelementptr"(%arg32, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1034 = "llvm.getelementptr"(%arg32, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1035 = "llvm.getelementptr"(%arg32, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1036 = "llvm.getelementptr"(%arg32, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1037 = "llvm.getelementptr"(%1020, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1038 = "llvm.getelementptr"(%1020, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1039 = "llvm.getelementptr"(%1020, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1040 = "llvm.getelementptr"(%1020, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1041 = "llvm.getelementptr"(%1020, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1042 = "llvm.getelementptr"(%1020, %1003) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1031, %998)[^bb7] : (i32, i32) -> ()
  ^bb4(%1043: i32):  // 2 preds: ^bb1, ^bb6
    %1044 = "llvm.getelementptr"(%1030, %1043) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1045 = "llvm.load"(%1044) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1046 = "llvm.icmp"(%1045, %1000) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1046)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1047 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1048 = "llvm.getelementptr"(%1022, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1049 = "llvm.load"(%1048) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1050 = "llvm.getelementptr"(%1047, %1049) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1051 = "llvm.getelementptr"(%1050, %1043) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1052 = "llvm.load"(%1051) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1052)[^bb50] : (i32) -> ()
  ^bb6:  // pred: ^bb4
    %1053 = "llvm.add"(%1043, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1054 = "llvm.icmp"(%1053, %1027) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1054, %1053)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb7(%1055: i32, %1056: i32):  // 2 preds: ^bb3, ^bb39
    %1057 = "llvm.load"(%1033) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1058 = "llvm.getelementptr"(%1057, %1056) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1059 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1060 = "llvm.load"(%1058) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1061 = "llvm.icmp"(%1060, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1062 = "llvm.select"(%1061, %1005, %1006) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1063 = "llvm.getelementptr"(%1059, %1062) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1064 = "llvm.load"(%1063) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1065 = "llvm.getelementptr"(%1059, %1064) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1066 = "llvm.getelementptr"(%1058, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1067 = "llvm.load"(%1066) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1068 = "llvm.getelementptr"(%1065, %1067) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%1061, %1055)[^bb39, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb8:  // pred: ^bb7
    %1069 = "llvm.load"(%1068) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1070 = "llvm.icmp"(%1069, %1007) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1070, %1055)[^bb9, ^bb39] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1071 = "llvm.getelementptr"(%1068, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1072 = "llvm.load"(%1071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1073 = "llvm.add"(%1072, %995) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1074 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1075 = "llvm.alloca"(%1073) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %1076 = "llvm.load"(%1071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1077 = "llvm.icmp"(%1076, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1078 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%1077, %1076)[^bb10, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1079 = "llvm.load"(%1033) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1080 = "llvm.getelementptr"(%1079, %1056) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1081 = "llvm.getelementptr"(%1080, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1082 = "llvm.getelementptr"(%1080, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%998)[^bb11] : (i32) -> ()
  ^bb11(%1083: i32):  // 2 preds: ^bb10, ^bb16
    %1084 = "llvm.load"(%1081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1085 = "llvm.getelementptr"(%1078, %1084) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1086 = "llvm.getelementptr"(%1085, %1083) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1087 = "llvm.load"(%1086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1087)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[116, 112]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1088 = "llvm.load"(%1080) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1089 = "llvm.icmp"(%1088, %1004) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1090 = "llvm.select"(%1089, %1005, %1006) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1091 = "llvm.getelementptr"(%1078, %1090) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1092 = "llvm.load"(%1091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1093 = "llvm.getelementptr"(%1078, %1092) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1094 = "llvm.load"(%1082) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1095 = "llvm.getelementptr"(%1093, %1094) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1096 = "llvm.getelementptr"(%1095, %1008) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1097 = "llvm.load"(%1096) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1098 = "llvm.getelementptr"(%1078, %1097) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1099 = "llvm.getelementptr"(%1098, %1083) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1100 = "llvm.getelementptr"(%1099, %997) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1101 = "llvm.load"(%1100) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1101)[^bb16] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1102 = "llvm.load"(%1034) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1103 = "llvm.getelementptr"(%1086, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1104 = "llvm.load"(%1103) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1105 = "llvm.getelementptr"(%1102, %1104) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1106 = "llvm.load"(%1105) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1106)[^bb16] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1107 = "llvm.load"(%1035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1108 = "llvm.getelementptr"(%1086, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1109 = "llvm.load"(%1108) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1110 = "llvm.getelementptr"(%1078, %1109) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1111 = "llvm.getelementptr"(%1110, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1112 = "llvm.load"(%1111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1113 = "llvm.getelementptr"(%1078, %1112) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1114 = "llvm.load"(%1110) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1115 = "llvm.icmp"(%1114, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1115, %998, %1000, %1000)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb15(%1116: i32, %1117: i64):  // 2 preds: ^bb14, ^bb15
    %1118 = "llvm.getelementptr"(%1113, %1116) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1119 = "llvm.call"(%1078, %1107, %1118) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1120 = "llvm.load"(%1118) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1121 = "llvm.mul"(%1120, %1119) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1122 = "llvm.add"(%1121, %1117) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1123 = "llvm.add"(%1116, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1124 = "llvm.icmp"(%1123, %1114) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1124, %1122, %1123, %1122)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb16(%1125: i64):  // 4 preds: ^bb12, ^bb13, ^bb14, ^bb15
    %1126 = "llvm.getelementptr"(%1075, %1083) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1125, %1126) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1127 = "llvm.add"(%1083, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1128 = "llvm.load"(%1071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1129 = "llvm.icmp"(%1127, %1128) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1129, %1127, %1128)[^bb11, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb17(%1130: i32):  // 2 preds: ^bb9, ^bb16
    %1131 = "llvm.load"(%1036) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%1131, %1056) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1133 = "llvm.load"(%1132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%1133, %1020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%995, %1037) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%998, %1038) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1130, %1039) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1134 = "llvm.getelementptr"(%1068, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1135 = "llvm.load"(%1134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%1135, %1040) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1075, %1041) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%1042, %1009, %1010) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1136 = "llvm.load"(%1035) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1137 = "llvm.getelementptr"(%1068, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1138 = "llvm.load"(%1137) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1139 = "llvm.getelementptr"(%1136, %1138) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1140 = "llvm.icmp"(%1130, %998) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1140, %1139)[^bb18, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb18:  // pred: ^bb17
    %1141 = "llvm.getelementptr"(%1068, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1142 = "llvm.load"(%1141) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1143 = "llvm.getelementptr"(%1136, %1142) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1144 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1144)[^bb20, ^bb21, ^bb19] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb19:  // pred: ^bb18
    "llvm.store"(%1130, %1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb20:  // pred: ^bb18
    %1145 = "llvm.trunc"(%1130) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1145, %1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb21:  // pred: ^bb18
    %1146 = "llvm.sext"(%1130) : (i32) -> i64
    "llvm.store"(%1146, %1139) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb22] : () -> ()
  ^bb22:  // 3 preds: ^bb19, ^bb20, ^bb21
    %1147 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1148 = "llvm.intr.smax"(%1147, %996) : (i32, i32) -> i32
    %1149 = "llvm.getelementptr"(%1139, %1148) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1143, %1149) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1143)[^bb23] : (!llvm.ptr) -> ()
  ^bb23(%1150: !llvm.ptr):  // 2 preds: ^bb17, ^bb22
    %1151 = "llvm.load"(%1078) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1152 = "llvm.icmp"(%1151, %997) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1152)[^bb24, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb24:  // pred: ^bb23
    %1153 = "llvm.call"(%1078, %1068, %1020, %1150) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1154 = "llvm.icmp"(%1153, %1017) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1154)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb23
    %1155 = "llvm.load"(%1134) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1156 = "llvm.icmp"(%1135, %1155) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1156)[^bb26, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1157 = "llvm.load"(%1071) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1158 = "llvm.icmp"(%1157, %998) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1158)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %1159 = "llvm.icmp"(%1130, %1011) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1159)[^bb37, ^bb29] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb26
    %1160 = "llvm.icmp"(%1130, %1157) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1160)[^bb29, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %1161 = "llvm.getelementptr"(%1068, %1008) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1162 = "llvm.load"(%1161) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1163 = "llvm.getelementptr"(%1078, %1162) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1164 = "llvm.icmp"(%1130, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1164)[^bb30, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb30:  // pred: ^bb29
    %1165 = "llvm.getelementptr"(%1163, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1166 = "llvm.getelementptr"(%1068, %1005) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1167 = "llvm.getelementptr"(%1165, %1130) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1168 = "llvm.getelementptr"(%1150, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1130, %1012)[^bb31] : (i32, i64) -> ()
  ^bb31(%1169: i32, %1170: i64):  // 2 preds: ^bb30, ^bb35
    %1171 = "llvm.add"(%1169, %1013) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1172 = "llvm.getelementptr"(%1075, %1171) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1173 = "llvm.load"(%1172) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1174 = "llvm.load"(%1166) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1175 = "llvm.icmp"(%1174, %998) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1175, %1170)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %1176 = "llvm.getelementptr"(%1167, %1171) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1177 = "llvm.load"(%1176) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1177)[^bb33] : (i64) -> ()
  ^bb33(%1178: i64):  // 2 preds: ^bb31, ^bb32
    %1179 = "llvm.icmp"(%1178, %1014) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1180 = "llvm.select"(%1179, %1170, %1178) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1158)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1181 = "llvm.getelementptr"(%1163, %1169) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1182 = "llvm.load"(%1181) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1183 = "llvm.icmp"(%1182, %1014) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1184 = "llvm.icmp"(%1182, %1173) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1185 = "llvm.select"(%1183, %1015, %1184) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1185)[^bb35, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:  // 2 preds: ^bb33, ^bb34
    %1186 = "llvm.shl"(%1169, %1016) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1187 = "llvm.getelementptr"(%1168, %1186) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1173, %1187) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1188 = "llvm.add"(%1169, %1130) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %1189 = "llvm.shl"(%1188, %1016) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1190 = "llvm.getelementptr"(%1168, %1189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1180, %1190) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1191 = "llvm.intr.umax"(%1173, %1012) : (i64, i64) -> i64
    %1192 = "llvm.mul"(%1191, %1170) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1193 = "llvm.icmp"(%1169, %995) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1193, %1171, %1192)[^bb31, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // 2 preds: ^bb29, ^bb35
    %1194 = "llvm.ptrtoint"(%1133) : (!llvm.ptr) -> i32
    %1195 = "llvm.load"(%1163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1196 = "llvm.getelementptr"(%1068, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1197 = "llvm.load"(%1196) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1198 = "llvm.trunc"(%1195) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1199 = "llvm.mul"(%1197, %1198) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1200 = "llvm.sub"(%1194, %1199) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%1200, %1150) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1201 = "llvm.getelementptr"(%1150, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%1200, %1201) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1202 = "llvm.getelementptr"(%1150, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1203 = "llvm.load"(%1163) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%1203, %1202) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb37] : () -> ()
  ^bb37:  // 6 preds: ^bb24, ^bb25, ^bb27, ^bb28, ^bb34, ^bb36
    "llvm.intr.stackrestore"(%1074) : (!llvm.ptr) -> ()
    %1204 = "llvm.load"(%1022) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1204)[^bb39] : (i32) -> ()
  ^bb38:  // pred: ^bb24
    %1205 = "llvm.getelementptr"(%1022, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1206 = "llvm.load"(%1205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.stackrestore"(%1074) : (!llvm.ptr) -> ()
    "llvm.br"(%1206)[^bb50] : (i32) -> ()
  ^bb39(%1207: i32):  // 3 preds: ^bb7, ^bb8, ^bb37
    %1208 = "llvm.add"(%1056, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1209 = "llvm.icmp"(%1208, %1207) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1209, %1207, %1208)[^bb7, ^bb40] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb40:  // 2 preds: ^bb2, ^bb39
    %1210 = "llvm.load"(%arg32) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1211 = "llvm.getelementptr"(%arg32, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1212 = "llvm.load"(%1211) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1213 = "llvm.getelementptr"(%1210, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1214 = "llvm.load"(%1213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1215 = "llvm.getelementptr"(%1210, %1214) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1216 = "llvm.getelementptr"(%1210, %1001) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1217 = "llvm.load"(%1216) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1218 = "llvm.icmp"(%1217, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1218, %998, %998)[^bb41, ^bb50] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb41(%1219: i32):  // 2 preds: ^bb40, ^bb48
    %1220 = "llvm.getelementptr"(%1215, %1219) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Condition", (struct<"mlir_abi_plain_core_32.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1221 = "llvm.getelementptr"(%1220, %996) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1222 = "llvm.load"(%1221) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1223 = "llvm.getelementptr"(%1210, %1222) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1224 = "llvm.getelementptr"(%1220, %1002) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1225 = "llvm.load"(%1224) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1226 = "llvm.sext"(%1225) : (i32) -> i64
    %1227 = "llvm.icmp"(%1225, %998) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1228 = "llvm.load"(%1220) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1229 = "llvm.icmp"(%1228, %998) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1227)[^bb43, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    "llvm.cond_br"(%1229, %998, %1000)[^bb46, ^bb48] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb43:  // pred: ^bb41
    "llvm.cond_br"(%1229, %998, %1000, %1000)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb44(%1230: i32, %1231: i64):  // 2 preds: ^bb43, ^bb44
    %1232 = "llvm.getelementptr"(%1223, %1230) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1233 = "llvm.call"(%1210, %1212, %1232) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1234 = "llvm.load"(%1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1235 = "llvm.mul"(%1234, %1233) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1236 = "llvm.add"(%1235, %1231) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1237 = "llvm.add"(%1230, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1238 = "llvm.icmp"(%1237, %1228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1238, %1236, %1237, %1236)[^bb45, ^bb44] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb45(%1239: i64):  // 2 preds: ^bb43, ^bb44
    %1240 = "llvm.getelementptr"(%1220, %997) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1241 = "llvm.load"(%1240) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1242 = "llvm.icmp"(%1241, %998) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1243 = "llvm.icmp"(%1239, %1019) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %1244 = "llvm.icmp"(%1239, %1000) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %1245 = "llvm.select"(%1242, %1244, %1243) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1245)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46(%1246: i32, %1247: i64):  // 2 preds: ^bb42, ^bb46
    %1248 = "llvm.getelementptr"(%1223, %1246) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1249 = "llvm.call"(%1210, %1212, %1248) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %1250 = "llvm.srem"(%1249, %1226) : (i64, i64) -> i64
    %1251 = "llvm.load"(%1248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1252 = "llvm.mul"(%1251, %1250) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1253 = "llvm.add"(%1252, %1247) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1254 = "llvm.srem"(%1253, %1226) : (i64, i64) -> i64
    %1255 = "llvm.add"(%1246, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1256 = "llvm.icmp"(%1255, %1228) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1256, %1255, %1254)[^bb47, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb47:  // pred: ^bb46
    %1257 = "llvm.icmp"(%1254, %1000) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1257)[^bb48, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // 3 preds: ^bb42, ^bb45, ^bb47
    %1258 = "llvm.add"(%1219, %995) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1259 = "llvm.icmp"(%1258, %1217) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1259, %998, %1258)[^bb50, ^bb41] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb49:  // 2 preds: ^bb45, ^bb47
    %1260 = "llvm.getelementptr"(%1220, %999) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1261 = "llvm.load"(%1260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%1261)[^bb50] : (i32) -> ()
  ^bb50(%1262: i32):  // 5 preds: ^bb5, ^bb38, ^bb40, ^bb48, ^bb49
    "llvm.return"(%1262) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_give", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: i32):
    %531 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %532 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %533 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %534 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %535 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %536 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %537 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %538 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %539 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %540 = "llvm.mlir.constant"() <{value = 114 : i32}> : () -> i32
    %541 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %542 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %543 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %544 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %545 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %546 = "llvm.mlir.constant"() <{value = -559038737 : i32}> : () -> i32
    %547 = "llvm.inttoptr"(%546) : (i32) -> !llvm.ptr
    %548 = "llvm.mlir.constant"() <{value = 44 : i32}> : () -> i32
    %549 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %550 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %551 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %552 = "llvm.mlir.constant"() <{value = 112 : i32}> : () -> i32
    %553 = "llvm.mlir.constant"() <{value = 116 : i32}> : () -> i32
    %554 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %555 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %556 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %557 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %558 = "llvm.mlir.constant"() <{value = 111 : i32}> : () -> i32
    %559 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %560 = "llvm.getelementptr"(%arg27, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %561 = "llvm.load"(%560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %562 = "llvm.load"(%561) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %563 = "llvm.getelementptr"(%561, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %564 = "llvm.load"(%563) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %565 = "llvm.add"(%564, %533) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %566 = "llvm.alloca"(%565) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %567 = "llvm.add"(%562, %533) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %568 = "llvm.alloca"(%567) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %569 = "llvm.icmp"(%564, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%569)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %570 = "llvm.shl"(%564, %535) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    "llvm.intr.memset"(%566, %536, %570) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %571 = "llvm.icmp"(%562, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%571, %534)[^bb3, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %572 = "llvm.getelementptr"(%arg27, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %573 = "llvm.getelementptr"(%arg27, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %574 = "llvm.getelementptr"(%559, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %575 = "llvm.getelementptr"(%559, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %576 = "llvm.getelementptr"(%559, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %577 = "llvm.shl"(%arg31, %533) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%534)[^bb5] : (i32) -> ()
  ^bb4:  // pred: ^bb50
    %578 = "llvm.getelementptr"(%arg27, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %579 = "llvm.load"(%578) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %580 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %581 = "llvm.getelementptr"(%arg27, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %582 = "llvm.getelementptr"(%arg27, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %583 = "llvm.getelementptr"(%580, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%534)[^bb53] : (i32) -> ()
  ^bb5(%584: i32):  // 2 preds: ^bb3, ^bb50
    %585 = "llvm.load"(%572) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %586 = "llvm.getelementptr"(%585, %584) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %587 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %588 = "llvm.load"(%586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %589 = "llvm.icmp"(%588, %540) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %590 = "llvm.select"(%589, %539, %538) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %591 = "llvm.getelementptr"(%587, %590) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %592 = "llvm.load"(%591) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %593 = "llvm.getelementptr"(%587, %592) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %594 = "llvm.getelementptr"(%586, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %595 = "llvm.load"(%594) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %596 = "llvm.getelementptr"(%593, %595) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%589)[^bb6, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %597 = "llvm.load"(%596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %598 = "llvm.icmp"(%597, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%598)[^bb7, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %599 = "llvm.load"(%573) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %600 = "llvm.getelementptr"(%596, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.getelementptr"(%599, %601) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %603 = "llvm.getelementptr"(%596, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %604 = "llvm.load"(%603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %605 = "llvm.icmp"(%604, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%605, %602)[^bb9, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    %606 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %607 = "llvm.intr.smax"(%606, %531) : (i32, i32) -> i32
    %608 = "llvm.getelementptr"(%602, %607) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %609 = "llvm.load"(%608) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%609)[^bb9] : (!llvm.ptr) -> ()
  ^bb9(%610: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %611 = "llvm.icmp"(%610, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%611, %545)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    %612 = "llvm.load"(%610) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %613 = "llvm.icmp"(%612, %547) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%613, %604, %601, %599, %612)[^bb33, ^bb11] <{operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11(%614: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %615 = "llvm.load"(%574) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %616 = "llvm.getelementptr"(%559, %615) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %617 = "llvm.load"(%575) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %618 = "llvm.getelementptr"(%559, %617) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %619 = "llvm.getelementptr"(%618, %595) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %620 = "llvm.getelementptr"(%619, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %621 = "llvm.load"(%620) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %622 = "llvm.getelementptr"(%599, %621) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %623 = "llvm.getelementptr"(%619, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %624 = "llvm.load"(%623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %625 = "llvm.icmp"(%624, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%625, %622)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %626 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %627 = "llvm.intr.smax"(%626, %531) : (i32, i32) -> i32
    %628 = "llvm.getelementptr"(%622, %627) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %629 = "llvm.load"(%628) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%629)[^bb13] : (!llvm.ptr) -> ()
  ^bb13(%630: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %631 = "llvm.icmp"(%630, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%631, %545)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    %632 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%632)[^bb15] : (!llvm.ptr) -> ()
  ^bb15(%633: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %634 = "llvm.icmp"(%595, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%634, %534)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb16:  // 2 preds: ^bb15, ^bb23
    %635 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %636 = "llvm.icmp"(%635, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%636, %534)[^bb24, ^bb32] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb17(%637: i32):  // 2 preds: ^bb15, ^bb23
    %638 = "llvm.getelementptr"(%618, %637) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %639 = "llvm.load"(%638) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %640 = "llvm.icmp"(%639, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%640)[^bb18, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %641 = "llvm.getelementptr"(%638, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %642 = "llvm.load"(%641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %643 = "llvm.getelementptr"(%599, %642) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %644 = "llvm.getelementptr"(%638, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %645 = "llvm.load"(%644) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %646 = "llvm.icmp"(%645, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%646, %643)[^bb20, ^bb19] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %647 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %648 = "llvm.intr.smax"(%647, %531) : (i32, i32) -> i32
    %649 = "llvm.getelementptr"(%643, %648) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %650 = "llvm.load"(%649) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%650)[^bb20] : (!llvm.ptr) -> ()
  ^bb20(%651: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %652 = "llvm.icmp"(%651, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%652, %545)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %653 = "llvm.load"(%651) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%653)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%654: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %655 = "llvm.icmp"(%654, %633) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%655)[^bb31, ^bb23] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // 2 preds: ^bb17, ^bb22
    %656 = "llvm.add"(%637, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %657 = "llvm.icmp"(%656, %595) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%657, %656)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb24(%658: i32):  // 2 preds: ^bb16, ^bb30
    %659 = "llvm.getelementptr"(%616, %658) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %660 = "llvm.load"(%659) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %661 = "llvm.icmp"(%660, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%661)[^bb25, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %662 = "llvm.getelementptr"(%659, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %663 = "llvm.load"(%662) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %664 = "llvm.getelementptr"(%599, %663) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %665 = "llvm.getelementptr"(%659, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %666 = "llvm.load"(%665) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %667 = "llvm.icmp"(%666, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%667, %664)[^bb27, ^bb26] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb26:  // pred: ^bb25
    %668 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %669 = "llvm.intr.smax"(%668, %531) : (i32, i32) -> i32
    %670 = "llvm.getelementptr"(%664, %669) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%671)[^bb27] : (!llvm.ptr) -> ()
  ^bb27(%672: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %673 = "llvm.icmp"(%672, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%673, %545)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %674 = "llvm.load"(%672) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%674)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%675: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %676 = "llvm.icmp"(%675, %633) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%676, %604, %601, %599)[^bb33, ^bb30] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb30:  // 2 preds: ^bb24, ^bb29
    %677 = "llvm.add"(%658, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %678 = "llvm.icmp"(%677, %635) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%678, %677)[^bb32, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb22
    %679 = "llvm.load"(%576) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %680 = "llvm.add"(%679, %637) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %681 = "llvm.icmp"(%680, %534) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%681, %604, %601, %599)[^bb32, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb32:  // 3 preds: ^bb16, ^bb30, ^bb31
    %682 = "llvm.getelementptr"(%arg29, %584) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %683 = "llvm.getelementptr"(%682, %548) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%614, %683) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %684 = "llvm.load"(%573) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %685 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %686 = "llvm.load"(%603) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%686, %685, %684)[^bb33] : (i32, i32, !llvm.ptr) -> ()
  ^bb33(%687: i32, %688: i32, %689: !llvm.ptr):  // 4 preds: ^bb10, ^bb29, ^bb31, ^bb32
    %690 = "llvm.getelementptr"(%arg29, %584) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %691 = "llvm.mul"(%577, %584) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %692 = "llvm.getelementptr"(%arg30, %691) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %693 = "llvm.getelementptr"(%689, %688) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %694 = "llvm.icmp"(%687, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %695 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%694, %695, %693, %687)[^bb38, ^bb34] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, !llvm.ptr, i32) -> ()
  ^bb34:  // pred: ^bb33
    %696 = "llvm.intr.smax"(%695, %531) : (i32, i32) -> i32
    %697 = "llvm.getelementptr"(%693, %696) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %698 = "llvm.load"(%697) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%695)[^bb37, ^bb35, ^bb36] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb35:  // pred: ^bb34
    %699 = "llvm.load"(%693) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %700 = "llvm.trunc"(%699) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%532, %698, %700)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb36:  // pred: ^bb34
    %701 = "llvm.load"(%693) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%531, %698, %701)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb37:  // pred: ^bb34
    %702 = "llvm.load"(%693) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %703 = "llvm.sext"(%702) : (i16) -> i32
    "llvm.br"(%695, %698, %703)[^bb38] : (i32, !llvm.ptr, i32) -> ()
  ^bb38(%704: i32, %705: !llvm.ptr, %706: i32):  // 4 preds: ^bb33, ^bb35, ^bb36, ^bb37
    %707 = "llvm.icmp"(%706, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%707)[^bb39, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:  // pred: ^bb38
    %708 = "llvm.shl"(%706, %533) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %709 = "llvm.getelementptr"(%705, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %710 = "llvm.intr.smax"(%708, %533) : (i32, i32) -> i32
    "llvm.br"(%534)[^bb40] : (i32) -> ()
  ^bb40(%711: i32):  // 2 preds: ^bb39, ^bb44
    %712 = "llvm.add"(%711, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %713 = "llvm.mul"(%712, %704) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %714 = "llvm.getelementptr"(%709, %713) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%704)[^bb43, ^bb41, ^bb42] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb41:  // pred: ^bb40
    %715 = "llvm.load"(%714) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%715)[^bb44] : (i64) -> ()
  ^bb42:  // pred: ^bb40
    %716 = "llvm.load"(%714) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %717 = "llvm.sext"(%716) : (i32) -> i64
    "llvm.br"(%717)[^bb44] : (i64) -> ()
  ^bb43:  // pred: ^bb40
    %718 = "llvm.load"(%714) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %719 = "llvm.sext"(%718) : (i16) -> i64
    "llvm.br"(%719)[^bb44] : (i64) -> ()
  ^bb44(%720: i64):  // 3 preds: ^bb41, ^bb42, ^bb43
    %721 = "llvm.getelementptr"(%692, %711) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%720, %721) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %722 = "llvm.icmp"(%712, %710) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%722, %712)[^bb45, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb45:  // 2 preds: ^bb38, ^bb44
    %723 = "llvm.getelementptr"(%705, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%704)[^bb48, ^bb46, ^bb47] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb46:  // pred: ^bb45
    %724 = "llvm.load"(%723) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %725 = "llvm.trunc"(%724) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%725)[^bb49] : (i32) -> ()
  ^bb47:  // pred: ^bb45
    %726 = "llvm.load"(%723) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.br"(%726)[^bb49] : (i32) -> ()
  ^bb48:  // pred: ^bb45
    %727 = "llvm.load"(%723) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %728 = "llvm.sext"(%727) : (i16) -> i32
    "llvm.br"(%728)[^bb49] : (i32) -> ()
  ^bb49(%729: i32):  // 3 preds: ^bb46, ^bb47, ^bb48
    %730 = "llvm.getelementptr"(%596, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %731 = "llvm.load"(%730) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %732 = "llvm.getelementptr"(%705, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %733 = "llvm.load"(%732) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %734 = "llvm.ptrtoint"(%733) : (!llvm.ptr) -> i32
    %735 = "llvm.mul"(%731, %729) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %736 = "llvm.add"(%735, %734) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %737 = "llvm.inttoptr"(%736) : (i32) -> !llvm.ptr
    %738 = "llvm.getelementptr"(%596, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %739 = "llvm.load"(%738) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %740 = "llvm.getelementptr"(%692, %706) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%737, %690) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %741 = "llvm.getelementptr"(%690, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%533, %741) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %742 = "llvm.getelementptr"(%690, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%534, %742) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %743 = "llvm.getelementptr"(%690, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%706, %743) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %744 = "llvm.getelementptr"(%690, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%739, %744) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %745 = "llvm.getelementptr"(%690, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%692, %745) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %746 = "llvm.getelementptr"(%690, %549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%740, %746) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %747 = "llvm.getelementptr"(%690, %538) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%534, %747) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %748 = "llvm.getelementptr"(%690, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%550, %748) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb50] : () -> ()
  ^bb50:  // 3 preds: ^bb5, ^bb6, ^bb49
    %749 = "llvm.add"(%584, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %750 = "llvm.icmp"(%749, %562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%750, %749)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb51(%751: i32):  // 2 preds: ^bb2, ^bb75
    %752 = "llvm.icmp"(%751, %534) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %753 = "llvm.and"(%752, %569) : (i1, i1) -> i1
    "llvm.cond_br"(%753, %751)[^bb52, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb52:  // pred: ^bb51
    %754 = "llvm.getelementptr"(%arg27, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %755 = "llvm.load"(%754) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %756 = "llvm.getelementptr"(%561, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %757 = "llvm.load"(%756) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %758 = "llvm.getelementptr"(%755, %757) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%534)[^bb79] : (i32) -> ()
  ^bb53(%759: i32):  // 2 preds: ^bb4, ^bb75
    %760 = "llvm.getelementptr"(%579, %759) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %761 = "llvm.load"(%760) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %762 = "llvm.icmp"(%761, %540) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %763 = "llvm.select"(%762, %539, %538) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %764 = "llvm.getelementptr"(%580, %763) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %765 = "llvm.load"(%764) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %766 = "llvm.getelementptr"(%580, %765) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %767 = "llvm.getelementptr"(%760, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %768 = "llvm.load"(%767) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %769 = "llvm.getelementptr"(%766, %768) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.cond_br"(%762, %534)[^bb54, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb54:  // pred: ^bb53
    %770 = "llvm.load"(%769) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %771 = "llvm.icmp"(%770, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%771, %534)[^bb55, ^bb75] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb55:  // pred: ^bb54
    %772 = "llvm.getelementptr"(%arg29, %759) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %773 = "llvm.getelementptr"(%568, %759) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %774 = "llvm.getelementptr"(%760, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %775 = "llvm.load"(%774) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %776 = "llvm.getelementptr"(%580, %775) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%551, %773) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %777 = "llvm.getelementptr"(%772, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %779 = "llvm.icmp"(%778, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%779)[^bb56, ^bb71] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %780 = "llvm.getelementptr"(%772, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %781 = "llvm.load"(%780) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %782 = "llvm.getelementptr"(%580, %768) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%551, %534)[^bb58] : (i64, i32) -> ()
  ^bb57(%783: i64):  // 2 preds: ^bb61, ^bb67
    %784 = "llvm.add"(%787, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %785 = "llvm.icmp"(%784, %778) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%785, %783, %784)[^bb69, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i32) -> ()
  ^bb58(%786: i64, %787: i32):  // 2 preds: ^bb56, ^bb57
    %788 = "llvm.getelementptr"(%776, %787) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Axis", (i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %789 = "llvm.load"(%788) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %790 = "llvm.icmp"(%789, %552) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%790)[^bb59, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:  // pred: ^bb58
    %791 = "llvm.getelementptr"(%788, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %792 = "llvm.load"(%791) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %793 = "llvm.load"(%560) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %794 = "llvm.getelementptr"(%793, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %795 = "llvm.load"(%794) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %796 = "llvm.sub"(%792, %795) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %797 = "llvm.getelementptr"(%781, %787) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %798 = "llvm.load"(%797) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %799 = "llvm.mul"(%786, %798) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %800 = "llvm.icmp"(%796, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%800)[^bb60, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb60:  // pred: ^bb59
    %801 = "llvm.getelementptr"(%566, %796) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %802 = "llvm.load"(%801) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %803 = "llvm.icmp"(%802, %550) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%803, %799, %798, %802)[^bb61, ^bb67] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, i64, i64) -> ()
  ^bb61:  // pred: ^bb60
    "llvm.store"(%798, %801) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%799)[^bb57] : (i64) -> ()
  ^bb62:  // pred: ^bb58
    %804 = "llvm.getelementptr"(%781, %787) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %805 = "llvm.load"(%804) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %806 = "llvm.mul"(%786, %805) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %807 = "llvm.icmp"(%789, %553) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%807)[^bb63, ^bb65] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:  // pred: ^bb62
    %808 = "llvm.load"(%583) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %809 = "llvm.getelementptr"(%782, %808) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %810 = "llvm.getelementptr"(%809, %554) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %811 = "llvm.load"(%810) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %812 = "llvm.getelementptr"(%580, %811) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %813 = "llvm.getelementptr"(%812, %787) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %814 = "llvm.getelementptr"(%813, %532) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %815 = "llvm.load"(%814) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%806, %805, %815)[^bb67] : (i64, i64, i64) -> ()
  ^bb64:  // pred: ^bb59
    %816 = "llvm.load"(%581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %817 = "llvm.getelementptr"(%788, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %818 = "llvm.load"(%817) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %819 = "llvm.getelementptr"(%816, %818) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %820 = "llvm.load"(%819) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%799, %798, %820)[^bb67] : (i64, i64, i64) -> ()
  ^bb65:  // pred: ^bb62
    %821 = "llvm.load"(%582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %822 = "llvm.getelementptr"(%788, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %823 = "llvm.load"(%822) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %824 = "llvm.getelementptr"(%580, %823) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %825 = "llvm.getelementptr"(%824, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %826 = "llvm.load"(%825) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %827 = "llvm.getelementptr"(%580, %826) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %828 = "llvm.load"(%824) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %829 = "llvm.icmp"(%828, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%829, %534, %550, %806, %805, %550)[^bb66, ^bb67] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i32, i64, i64, i64, i64) -> ()
  ^bb66(%830: i32, %831: i64):  // 2 preds: ^bb65, ^bb66
    %832 = "llvm.getelementptr"(%827, %830) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %833 = "llvm.call"(%580, %821, %832) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %834 = "llvm.load"(%832) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %835 = "llvm.mul"(%834, %833) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %836 = "llvm.add"(%835, %831) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %837 = "llvm.add"(%830, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %838 = "llvm.icmp"(%837, %828) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%838, %806, %805, %836, %837, %836)[^bb67, ^bb66] <{operandSegmentSizes = array<i32: 1, 3, 2>}> : (i1, i64, i64, i64, i32, i64) -> ()
  ^bb67(%839: i64, %840: i64, %841: i64):  // 5 preds: ^bb60, ^bb63, ^bb64, ^bb65, ^bb66
    %842 = "llvm.icmp"(%840, %841) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%842, %839)[^bb57, ^bb68] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb68:  // pred: ^bb67
    "llvm.store"(%839, %773) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %843 = "llvm.getelementptr"(%760, %549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %844 = "llvm.load"(%843) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %845 = "llvm.icmp"(%844, %534) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%845, %839, %844, %555)[^bb70, ^bb80] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i1) -> ()
  ^bb69:  // pred: ^bb57
    "llvm.store"(%783, %773) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%783)[^bb70] : (i64) -> ()
  ^bb70(%846: i64):  // 2 preds: ^bb68, ^bb69
    %847 = "llvm.icmp"(%846, %550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%847, %534)[^bb75, ^bb71] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb71:  // 2 preds: ^bb55, ^bb70
    %848 = "llvm.load"(%582) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %849 = "llvm.getelementptr"(%769, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %850 = "llvm.load"(%849) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %851 = "llvm.getelementptr"(%848, %850) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %852 = "llvm.getelementptr"(%769, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %853 = "llvm.load"(%852) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %854 = "llvm.icmp"(%853, %544) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%854, %851)[^bb73, ^bb72] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb72:  // pred: ^bb71
    %855 = "llvm.load"(%559) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %856 = "llvm.intr.smax"(%855, %531) : (i32, i32) -> i32
    %857 = "llvm.getelementptr"(%851, %856) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %858 = "llvm.load"(%857) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%858)[^bb73] : (!llvm.ptr) -> ()
  ^bb73(%859: !llvm.ptr):  // 2 preds: ^bb71, ^bb72
    %860 = "llvm.icmp"(%859, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%860, %556)[^bb101, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb74:  // pred: ^bb73
    %861 = "llvm.load"(%859) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %862 = "llvm.icmp"(%861, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %863 = "llvm.select"(%862, %556, %534) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%863)[^bb75] : (i32) -> ()
  ^bb75(%864: i32):  // 4 preds: ^bb53, ^bb54, ^bb70, ^bb74
    %865 = "llvm.add"(%759, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %866 = "llvm.icmp"(%864, %534) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %867 = "llvm.icmp"(%865, %562) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %868 = "llvm.select"(%866, %867, %555) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%868, %865, %864)[^bb53, ^bb51] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb76:  // pred: ^bb79
    %869 = "llvm.zext"(%879) : (i1) -> i32
    "llvm.br"(%869)[^bb77] : (i32) -> ()
  ^bb77(%870: i32):  // 2 preds: ^bb51, ^bb76
    %871 = "llvm.icmp"(%870, %534) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %872 = "llvm.and"(%871, %571) : (i1, i1) -> i1
    "llvm.cond_br"(%872, %870, %871)[^bb78, ^bb80] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb78:  // pred: ^bb77
    %873 = "llvm.getelementptr"(%arg27, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%534)[^bb82] : (i32) -> ()
  ^bb79(%874: i32):  // 2 preds: ^bb52, ^bb79
    %875 = "llvm.getelementptr"(%566, %874) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %876 = "llvm.load"(%875) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %877 = "llvm.getelementptr"(%758, %874) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %878 = "llvm.load"(%877) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %879 = "llvm.icmp"(%876, %878) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %880 = "llvm.add"(%874, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %881 = "llvm.icmp"(%880, %564) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %882 = "llvm.select"(%879, %557, %881) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%882, %880)[^bb76, ^bb79] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb80(%883: i32, %884: i1):  // 3 preds: ^bb68, ^bb77, ^bb85
    %885 = "llvm.icmp"(%883, %556) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %886 = "llvm.and"(%885, %569) : (i1, i1) -> i1
    "llvm.cond_br"(%886)[^bb81, ^bb87] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb81:  // pred: ^bb80
    %887 = "llvm.getelementptr"(%arg27, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%534)[^bb86] : (i32) -> ()
  ^bb82(%888: i32):  // 2 preds: ^bb78, ^bb85
    %889 = "llvm.load"(%873) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %890 = "llvm.getelementptr"(%889, %888) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %891 = "llvm.load"(%890) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %892 = "llvm.icmp"(%891, %540) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%892, %534)[^bb83, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb83:  // pred: ^bb82
    %893 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %894 = "llvm.getelementptr"(%893, %539) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %895 = "llvm.load"(%894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %896 = "llvm.getelementptr"(%893, %895) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %897 = "llvm.getelementptr"(%890, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %898 = "llvm.load"(%897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %899 = "llvm.getelementptr"(%896, %898) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %900 = "llvm.load"(%899) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %901 = "llvm.icmp"(%900, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%901, %534)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb84:  // pred: ^bb83
    %902 = "llvm.getelementptr"(%arg29, %888) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %903 = "llvm.getelementptr"(%568, %888) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %904 = "llvm.load"(%903) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %905 = "llvm.call"(%arg27, %888, %arg28, %902, %904) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_set_aside, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> i32
    "llvm.br"(%905)[^bb85] : (i32) -> ()
  ^bb85(%906: i32):  // 3 preds: ^bb82, ^bb83, ^bb84
    %907 = "llvm.add"(%888, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %908 = "llvm.icmp"(%906, %534) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %909 = "llvm.icmp"(%907, %562) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %910 = "llvm.select"(%908, %909, %555) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%910, %907, %906, %908)[^bb82, ^bb80] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> ()
  ^bb86(%911: i32):  // 2 preds: ^bb81, ^bb86
    %912 = "llvm.load"(%887) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %913 = "llvm.getelementptr"(%912, %562) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %914 = "llvm.getelementptr"(%913, %911) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %915 = "llvm.load"(%914) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %916 = "llvm.getelementptr"(%566, %911) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %917 = "llvm.load"(%916) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%917, %915) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %918 = "llvm.add"(%911, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %919 = "llvm.icmp"(%918, %564) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%919, %918)[^bb86, ^bb87] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb87:  // 2 preds: ^bb80, ^bb86
    %920 = "llvm.and"(%884, %571) : (i1, i1) -> i1
    %921 = "llvm.select"(%884, %534, %883) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%920, %921)[^bb88, ^bb101] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb88:  // pred: ^bb87
    %922 = "llvm.getelementptr"(%arg27, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %923 = "llvm.getelementptr"(%arg27, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %924 = "llvm.getelementptr"(%arg27, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%534)[^bb89] : (i32) -> ()
  ^bb89(%925: i32):  // 2 preds: ^bb88, ^bb100
    %926 = "llvm.load"(%922) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %927 = "llvm.getelementptr"(%926, %925) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %928 = "llvm.load"(%arg27) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %929 = "llvm.load"(%927) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %930 = "llvm.icmp"(%929, %540) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %931 = "llvm.select"(%930, %539, %538) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %932 = "llvm.getelementptr"(%928, %931) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %933 = "llvm.load"(%932) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %934 = "llvm.getelementptr"(%928, %933) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %935 = "llvm.getelementptr"(%927, %531) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %936 = "llvm.load"(%935) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %937 = "llvm.getelementptr"(%934, %936) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%929)[^bb92, ^bb100, ^bb90] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 111]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb90:  // pred: ^bb89
    %938 = "llvm.getelementptr"(%arg29, %925) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %939 = "llvm.load"(%938) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %940 = "llvm.icmp"(%939, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%940)[^bb100, ^bb91] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %941 = "llvm.load"(%923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %942 = "llvm.getelementptr"(%941, %925) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %943 = "llvm.load"(%942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %944 = "llvm.getelementptr"(%arg28, %925) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %945 = "llvm.load"(%944) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %946 = "llvm.trunc"(%945) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.intr.memcpy"(%943, %939, %946) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %947 = "llvm.load"(%922) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %948 = "llvm.getelementptr"(%947, %925) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Pointer", (i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %949 = "llvm.load"(%948) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %950 = "llvm.icmp"(%949, %558) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%950)[^bb100, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb92:  // 2 preds: ^bb89, ^bb91
    %951 = "llvm.load"(%937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %952 = "llvm.icmp"(%951, %541) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%952)[^bb94, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb93:  // pred: ^bb92
    %953 = "llvm.load"(%923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %954 = "llvm.getelementptr"(%953, %925) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %955 = "llvm.load"(%954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %956 = "llvm.load"(%924) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %957 = "llvm.getelementptr"(%937, %542) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %958 = "llvm.load"(%957) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %959 = "llvm.getelementptr"(%956, %958) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %960 = "llvm.getelementptr"(%937, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %961 = "llvm.load"(%960) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.intr.memcpy"(%955, %959, %961) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb100] : () -> ()
  ^bb94:  // pred: ^bb92
    %962 = "llvm.getelementptr"(%568, %925) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %963 = "llvm.load"(%962) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %964 = "llvm.icmp"(%963, %550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%964)[^bb100, ^bb95] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %965 = "llvm.getelementptr"(%937, %543) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %966 = "llvm.load"(%965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %967 = "llvm.add"(%966, %533) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %968 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %969 = "llvm.alloca"(%967) <{alignment = 8 : i64, elem_type = i64}> : (i32) -> !llvm.ptr
    %970 = "llvm.load"(%965) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %971 = "llvm.getelementptr"(%arg29, %925) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Result", (struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %972 = "llvm.getelementptr"(%971, %537) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %973 = "llvm.load"(%972) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %974 = "llvm.icmp"(%970, %534) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%974, %970, %551)[^bb96, ^bb97] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb96(%975: i32, %976: i64):  // 2 preds: ^bb95, ^bb96
    %977 = "llvm.add"(%975, %544) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %978 = "llvm.getelementptr"(%969, %977) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%976, %978) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %979 = "llvm.getelementptr"(%973, %977) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %980 = "llvm.load"(%979) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %981 = "llvm.intr.umax"(%980, %551) : (i64, i64) -> i64
    %982 = "llvm.mul"(%981, %976) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %983 = "llvm.icmp"(%975, %533) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%983, %977, %982)[^bb96, ^bb97] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb97:  // 2 preds: ^bb95, ^bb96
    %984 = "llvm.getelementptr"(%971, %549) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %985 = "llvm.load"(%984) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %986 = "llvm.icmp"(%985, %545) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%986)[^bb98, ^bb99] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    "llvm.store"(%969, %984) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb99] : () -> ()
  ^bb99:  // 2 preds: ^bb97, ^bb98
    %987 = "llvm.load"(%923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %988 = "llvm.getelementptr"(%987, %925) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %989 = "llvm.load"(%988) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %990 = "llvm.getelementptr"(%937, %532) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %991 = "llvm.load"(%990) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%989, %971, %991, %969, %963) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_copy_elements, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
    "llvm.intr.stackrestore"(%968) : (!llvm.ptr) -> ()
    "llvm.br"()[^bb100] : () -> ()
  ^bb100:  // 6 preds: ^bb89, ^bb90, ^bb91, ^bb93, ^bb94, ^bb99
    %992 = "llvm.add"(%925, %533) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %993 = "llvm.icmp"(%992, %562) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%993, %534, %992)[^bb101, ^bb89] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb101(%994: i32):  // 3 preds: ^bb73, ^bb87, ^bb100
    "llvm.return"(%994) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_message", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: i32, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %493 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %494 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %495 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %496 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %497 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %498 = "llvm.getelementptr"(%arg26, %493) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %499 = "llvm.ptrtoint"(%arg26) : (!llvm.ptr) -> i32
    %500 = "llvm.load"(%498) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %501 = "llvm.icmp"(%500, %494) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %502 = "llvm.icmp"(%arg24, %493) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %503 = "llvm.and"(%501, %502) : (i1, i1) -> i1
    "llvm.cond_br"(%503, %498, %498, %501, %493)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb1(%504: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %505 = "llvm.call"(%504) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %506 = "llvm.getelementptr"(%504, %505) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %507 = "llvm.getelementptr"(%506, %495) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %508 = "llvm.load"(%507) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %509 = "llvm.icmp"(%508, %494) <{predicate = 1 : i64}> : (i8, i8) -> i1
    %510 = "llvm.ptrtoint"(%507) : (!llvm.ptr) -> i32
    %511 = "llvm.sub"(%510, %499) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %512 = "llvm.icmp"(%511, %arg24) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %513 = "llvm.and"(%509, %512) : (i1, i1) -> i1
    "llvm.cond_br"(%513, %507, %507, %509, %511)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, !llvm.ptr, !llvm.ptr, i1, i32) -> ()
  ^bb2(%514: !llvm.ptr, %515: i1, %516: i32):  // 2 preds: ^bb0, ^bb1
    %517 = "llvm.icmp"(%arg24, %496) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %518 = "llvm.icmp"(%516, %arg24) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %519 = "llvm.and"(%517, %518) : (i1, i1) -> i1
    %520 = "llvm.and"(%515, %519) : (i1, i1) -> i1
    "llvm.cond_br"(%520, %514)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %521 = "llvm.intr.umin"(%arg24, %493) : (i32, i32) -> i32
    %522 = "llvm.icmp"(%arg24, %497) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%522, %arg25, %497, %arg25)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb4(%523: i32, %524: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %525 = "llvm.call"(%524) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i32
    %526 = "llvm.getelementptr"(%524, %525) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %527 = "llvm.getelementptr"(%526, %495) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %528 = "llvm.add"(%523, %495) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %529 = "llvm.icmp"(%528, %521) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%529, %527, %528, %527)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb5(%530: !llvm.ptr):  // 3 preds: ^bb2, ^bb3, ^bb4
    "llvm.return"(%530) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i64 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_plain_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: !llvm.ptr):
    %396 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %397 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %398 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %399 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %400 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %401 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %402 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %403 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %404 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %405 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %406 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %407 = "llvm.getelementptr"(%arg23, %396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %408 = "llvm.load"(%407) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%408, %397)[^bb9, ^bb18, ^bb1, ^bb5] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i64) -> ()
  ^bb1:  // pred: ^bb0
    %409 = "llvm.getelementptr"(%arg23, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %410 = "llvm.load"(%409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %411 = "llvm.getelementptr"(%arg23, %400) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %412 = "llvm.load"(%411) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %413 = "llvm.getelementptr"(%arg21, %398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %414 = "llvm.load"(%413) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %415 = "llvm.getelementptr"(%arg21, %414) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %416 = "llvm.getelementptr"(%415, %410) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %417 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %418 = "llvm.getelementptr"(%416, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %419 = "llvm.load"(%418) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %420 = "llvm.getelementptr"(%arg22, %419) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %421 = "llvm.getelementptr"(%420, %396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %422 = "llvm.add"(%412, %401) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %423 = "llvm.mul"(%417, %422) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %424 = "llvm.getelementptr"(%421, %423) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%417)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %425 = "llvm.load"(%424) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%425)[^bb18] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %426 = "llvm.load"(%424) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %427 = "llvm.sext"(%426) : (i32) -> i64
    "llvm.br"(%427)[^bb18] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %428 = "llvm.load"(%424) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %429 = "llvm.sext"(%428) : (i16) -> i64
    "llvm.br"(%429)[^bb18] : (i64) -> ()
  ^bb5:  // pred: ^bb0
    %430 = "llvm.getelementptr"(%arg21, %398) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %431 = "llvm.load"(%430) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %432 = "llvm.getelementptr"(%arg21, %431) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %433 = "llvm.getelementptr"(%arg23, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %434 = "llvm.load"(%433) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %435 = "llvm.getelementptr"(%432, %434) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %436 = "llvm.getelementptr"(%435, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %437 = "llvm.load"(%436) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %438 = "llvm.getelementptr"(%arg22, %437) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %439 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%439)[^bb8, ^bb6, ^bb7] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // pred: ^bb5
    %440 = "llvm.load"(%438) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%440)[^bb18] : (i64) -> ()
  ^bb7:  // pred: ^bb5
    %441 = "llvm.load"(%438) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %442 = "llvm.sext"(%441) : (i32) -> i64
    "llvm.br"(%442)[^bb18] : (i64) -> ()
  ^bb8:  // pred: ^bb5
    %443 = "llvm.load"(%438) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %444 = "llvm.sext"(%443) : (i16) -> i64
    "llvm.br"(%444)[^bb18] : (i64) -> ()
  ^bb9:  // pred: ^bb0
    %445 = "llvm.getelementptr"(%arg23, %399) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %446 = "llvm.load"(%445) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %447 = "llvm.getelementptr"(%arg21, %446) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %448 = "llvm.getelementptr"(%447, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %449 = "llvm.load"(%448) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %450 = "llvm.getelementptr"(%arg21, %449) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %451 = "llvm.load"(%447) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %452 = "llvm.icmp"(%451, %403) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%452, %403, %404, %404)[^bb10, ^bb11] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i64, i64) -> ()
  ^bb10(%453: i32, %454: i64):  // 2 preds: ^bb9, ^bb10
    %455 = "llvm.getelementptr"(%450, %453) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %456 = "llvm.call"(%arg21, %arg22, %455) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %457 = "llvm.load"(%455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %458 = "llvm.mul"(%457, %456) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %459 = "llvm.add"(%458, %454) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %460 = "llvm.add"(%453, %401) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %461 = "llvm.icmp"(%460, %451) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%461, %459, %460, %459)[^bb11, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i64, i32, i64) -> ()
  ^bb11(%462: i64):  // 2 preds: ^bb9, ^bb10
    %463 = "llvm.getelementptr"(%arg23, %400) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %464 = "llvm.load"(%463) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %465 = "llvm.getelementptr"(%arg21, %464) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %466 = "llvm.getelementptr"(%465, %402) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %467 = "llvm.load"(%466) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %468 = "llvm.getelementptr"(%arg21, %467) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %469 = "llvm.load"(%465) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %470 = "llvm.icmp"(%469, %403) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%470, %403, %404)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12(%471: i32, %472: i64):  // 2 preds: ^bb11, ^bb12
    %473 = "llvm.getelementptr"(%468, %471) <{elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %474 = "llvm.call"(%arg21, %arg22, %473) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
    %475 = "llvm.load"(%473) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %476 = "llvm.mul"(%475, %474) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %477 = "llvm.add"(%476, %472) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %478 = "llvm.add"(%471, %401) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %479 = "llvm.icmp"(%478, %469) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%479, %478, %477)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %480 = "llvm.icmp"(%408, %405) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%480, %477)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb14:  // pred: ^bb11
    %481 = "llvm.icmp"(%408, %405) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%481, %404, %404)[^bb15, ^bb18] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i64, i64) -> ()
  ^bb15(%482: i64):  // 2 preds: ^bb13, ^bb14
    %483 = "llvm.mul"(%482, %462) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%483)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %484 = "llvm.icmp"(%477, %397) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%484, %404)[^bb18, ^bb17] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb17:  // pred: ^bb16
    %485 = "llvm.freeze"(%462) : (i64) -> i64
    %486 = "llvm.freeze"(%477) : (i64) -> i64
    %487 = "llvm.sdiv"(%485, %486) : (i64, i64) -> i64
    %488 = "llvm.mul"(%487, %486) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %489 = "llvm.sub"(%485, %488) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %490 = "llvm.ashr"(%489, %406) : (i64, i64) -> i64
    %491 = "llvm.add"(%490, %487) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%491)[^bb18] : (i64) -> ()
  ^bb18(%492: i64):  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7, ^bb8, ^bb14, ^bb15, ^bb16, ^bb17
    "llvm.return"(%492) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_plain_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: !llvm.ptr):
    %234 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %235 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %236 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %237 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %238 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %239 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %240 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %241 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %242 = "llvm.mlir.constant"() <{value = 36 : i32}> : () -> i32
    %243 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %244 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %245 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %246 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %247 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %248 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %249 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %250 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %251 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %252 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %254 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %255 = "llvm.mlir.constant"() <{value = 40 : i32}> : () -> i32
    %256 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %257 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %258 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %259 = "llvm.alloca"(%234) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_plain_core_32.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %260 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %261 = "llvm.getelementptr"(%arg19, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %262 = "llvm.load"(%261) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %263 = "llvm.getelementptr"(%arg18, %236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %264 = "llvm.load"(%263) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %265 = "llvm.icmp"(%262, %264) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%265, %237)[^bb1, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %266 = "llvm.getelementptr"(%arg19, %238) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %267 = "llvm.load"(%266) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %268 = "llvm.getelementptr"(%arg18, %235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %269 = "llvm.load"(%268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %270 = "llvm.icmp"(%269, %239) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%270)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %271 = "llvm.icmp"(%267, %241) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%271, %240)[^bb32, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %272 = "llvm.icmp"(%267, %269) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%272, %240)[^bb4, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %273 = "llvm.getelementptr"(%arg18, %242) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %274 = "llvm.load"(%273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %275 = "llvm.getelementptr"(%arg17, %274) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %276 = "llvm.getelementptr"(%arg19, %243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %277 = "llvm.load"(%276) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %278 = "llvm.icmp"(%267, %239) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%278, %244, %239, %244)[^bb5, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %279 = "llvm.getelementptr"(%275, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %280 = "llvm.getelementptr"(%arg18, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %281 = "llvm.getelementptr"(%279, %267) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %282 = "llvm.getelementptr"(%arg19, %247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %283 = "llvm.getelementptr"(%arg18, %247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %284 = "llvm.getelementptr"(%arg20, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %285 = "llvm.icmp"(%260, %236) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%239, %267, %248, %239, %234)[^bb6] : (i32, i32, i64, i32, i32) -> ()
  ^bb6(%286: i32, %287: i32, %288: i64, %289: i32, %290: i32):  // 2 preds: ^bb5, ^bb20
    %291 = "llvm.add"(%287, %249) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %292 = "llvm.getelementptr"(%277, %291) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %293 = "llvm.load"(%292) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %294 = "llvm.load"(%280) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %295 = "llvm.icmp"(%294, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%295, %288)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %296 = "llvm.getelementptr"(%281, %291) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %297 = "llvm.load"(%296) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%297)[^bb8] : (i64) -> ()
  ^bb8(%298: i64):  // 2 preds: ^bb6, ^bb7
    %299 = "llvm.icmp"(%298, %250) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %300 = "llvm.select"(%299, %298, %288) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%270)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %301 = "llvm.getelementptr"(%275, %287) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %302 = "llvm.load"(%301) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %303 = "llvm.icmp"(%302, %250) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %304 = "llvm.icmp"(%302, %293) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %305 = "llvm.select"(%303, %244, %304) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%305, %236)[^bb10, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %306 = "llvm.icmp"(%293, %248) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%306, %289, %300)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %307 = "llvm.load"(%282) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %308 = "llvm.icmp"(%307, %251) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%308, %289, %300)[^bb15, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %309 = "llvm.getelementptr"(%307, %291) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %310 = "llvm.load"(%309) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %311 = "llvm.icmp"(%310, %298) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %312 = "llvm.or"(%299, %311) : (i1, i1) -> i1
    %313 = "llvm.select"(%311, %289, %252) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %314 = "llvm.select"(%311, %300, %310) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%312, %313, %314)[^bb15, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %315 = "llvm.load"(%283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %316 = "llvm.icmp"(%315, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %317 = "llvm.icmp"(%310, %253) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %318 = "llvm.or"(%317, %316) : (i1, i1) -> i1
    "llvm.cond_br"(%318, %289, %310)[^bb15, ^bb14] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.br"(%254, %253)[^bb15] : (i32, i64) -> ()
  ^bb15(%319: i32, %320: i64):  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    %321 = "llvm.mul"(%287, %260) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %322 = "llvm.getelementptr"(%284, %321) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.switch"(%260)[^bb18, ^bb17, ^bb16] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb16:  // pred: ^bb15
    %323 = "llvm.trunc"(%293) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%323, %322) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %324 = "llvm.sext"(%323) : (i32) -> i64
    %325 = "llvm.add"(%287, %267) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %326 = "llvm.shl"(%325, %237) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %327 = "llvm.getelementptr"(%284, %326) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %328 = "llvm.trunc"(%320) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %329 = "llvm.trunc"(%320) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%328, %327) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%329, %328, %324)[^bb19] : (i16, i32, i64) -> ()
  ^bb17:  // pred: ^bb15
    "llvm.store"(%293, %322) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %330 = "llvm.add"(%287, %267) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %331 = "llvm.shl"(%330, %240) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %332 = "llvm.getelementptr"(%284, %331) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%320, %332) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%234)[^bb20] : (i32) -> ()
  ^bb18:  // pred: ^bb15
    %333 = "llvm.trunc"(%293) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%333, %322) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %334 = "llvm.sext"(%333) : (i16) -> i64
    %335 = "llvm.add"(%287, %267) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %336 = "llvm.mul"(%335, %260) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %337 = "llvm.getelementptr"(%284, %336) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %338 = "llvm.trunc"(%320) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %339 = "llvm.trunc"(%320) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%339, %337) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%339, %338, %334)[^bb19] : (i16, i32, i64) -> ()
  ^bb19(%340: i16, %341: i32, %342: i64):  // 2 preds: ^bb16, ^bb18
    %343 = "llvm.icmp"(%293, %342) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %344 = "llvm.sext"(%340) : (i16) -> i32
    %345 = "llvm.select"(%285, %341, %344) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %346 = "llvm.sext"(%345) : (i32) -> i64
    %347 = "llvm.icmp"(%320, %346) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %348 = "llvm.and"(%343, %347) : (i1, i1) -> i1
    %349 = "llvm.zext"(%348) : (i1) -> i32
    "llvm.br"(%349)[^bb20] : (i32) -> ()
  ^bb20(%350: i32):  // 2 preds: ^bb17, ^bb19
    %351 = "llvm.and"(%350, %290) : (i32, i32) -> i32
    %352 = "llvm.icmp"(%293, %253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %353 = "llvm.zext"(%352) : (i1) -> i32
    %354 = "llvm.or"(%286, %353) : (i32, i32) -> i32
    %355 = "llvm.intr.umax"(%293, %248) : (i64, i64) -> i64
    %356 = "llvm.mul"(%355, %288) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %357 = "llvm.icmp"(%287, %234) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%357, %354, %291, %356, %319, %351)[^bb6, ^bb21] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i32, i32, i64, i32, i32) -> ()
  ^bb21:  // pred: ^bb20
    %358 = "llvm.icmp"(%354, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %359 = "llvm.icmp"(%351, %239) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%359, %319, %358)[^bb22] : (i1, i32, i1) -> ()
  ^bb22(%360: i1, %361: i32, %362: i1):  // 2 preds: ^bb4, ^bb21
    %363 = "llvm.getelementptr"(%arg19, %236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %364 = "llvm.load"(%363) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%364, %245)[^bb32, ^bb23, ^bb23, ^bb23] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb23:  // 3 preds: ^bb22, ^bb22, ^bb22
    %365 = "llvm.load"(%arg19) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %366 = "llvm.ptrtoint"(%365) : (!llvm.ptr) -> i32
    %367 = "llvm.getelementptr"(%arg19, %246) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %368 = "llvm.load"(%367) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %369 = "llvm.trunc"(%368) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %370 = "llvm.add"(%369, %366) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %371 = "llvm.load"(%275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %372 = "llvm.getelementptr"(%arg18, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %373 = "llvm.load"(%372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %374 = "llvm.trunc"(%371) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %375 = "llvm.mul"(%373, %374) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %376 = "llvm.sub"(%370, %375) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.store"(%376, %arg20) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %377 = "llvm.getelementptr"(%arg20, %236) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%376, %377) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %378 = "llvm.getelementptr"(%arg20, %245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %379 = "llvm.load"(%275) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%260)[^bb25, ^bb26, ^bb24] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb24:  // pred: ^bb23
    %380 = "llvm.trunc"(%379) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%380, %378) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb25:  // pred: ^bb23
    %381 = "llvm.trunc"(%379) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%381, %378) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb26:  // pred: ^bb23
    "llvm.store"(%379, %378) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb27] : () -> ()
  ^bb27:  // 3 preds: ^bb24, ^bb25, ^bb26
    "llvm.cond_br"(%362)[^bb30, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb28:  // pred: ^bb27
    %382 = "llvm.getelementptr"(%arg19, %247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %383 = "llvm.load"(%382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %384 = "llvm.icmp"(%383, %251) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%384, %239)[^bb32, ^bb29] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb29:  // pred: ^bb28
    "llvm.intr.memcpy"(%259, %arg19, %255) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %385 = "llvm.getelementptr"(%259, %247) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.store"(%251, %385) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %386 = "llvm.call"(%arg17, %arg18, %259, %arg20) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_plain_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%386)[^bb32] : (i32) -> ()
  ^bb30:  // pred: ^bb27
    %387 = "llvm.getelementptr"(%arg18, %256) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %388 = "llvm.load"(%387) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %389 = "llvm.add"(%388, %249) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %390 = "llvm.and"(%389, %376) : (i32, i32) -> i32
    %391 = "llvm.icmp"(%390, %239) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%391, %257)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %392 = "llvm.icmp"(%361, %239) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %393 = "llvm.select"(%392, %244, %360) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %394 = "llvm.select"(%393, %361, %258) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%394)[^bb32] : (i32) -> ()
  ^bb32(%395: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb22, ^bb28, ^bb29, ^bb30, ^bb31
    "llvm.return"(%395) : (i32) -> ()
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

