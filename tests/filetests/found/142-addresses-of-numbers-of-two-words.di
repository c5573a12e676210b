; Each address is computed from a number of two words in memory: the address was written once for each word, so twenty of them took
; a million operations.
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !40, %reg(eax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!40 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32), DIOpReinterpret(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpMul(), DIOpConvert(u32)))
