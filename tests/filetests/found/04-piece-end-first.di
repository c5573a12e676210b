; The audit did not know that pieces leave a composite on the stack, which DW_OP_LLVM_piece_end takes (A204).

target "x86_64"
define @f0 size 0x1b !dbg !5 {
}
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "g")
!5 = distinct !DISubprogram(name: "f0", unit: !2, file: !1, line: 1, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "v0", scope: !5, file: !1, line: 2, type: !7)
!11 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpConstant(u8 255), DIOpConstant(u5 0), DIOpConstant(i32 0), DIOpOverlay(u8), DIOpConvert(i12)))
