; The value of an object of 0 bits was read by `DW_OP_deref_size 0`, which is no valid operand.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %reg(rcx, 5, 1)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "t16", size: 0, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !4)
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!30 = distinct !DIFragment()
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u1)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(i32 2), DIOpByteOffset(i16)), argObjects: {!30, !31, !32})
