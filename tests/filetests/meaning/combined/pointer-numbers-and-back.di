; A pointer as a number that is changed and made a pointer again, followed to a pointer, and compared with another.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rdi)
  0x0: dbg.def !12, %slot(rsp+8, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 0xfffffffffffffff0), DIOpAnd(), DIOpReinterpret(ptr), DIOpDeref(ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!6})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpGt(), DIOpZExt(u8)), argObjects: {!6, !7})
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpArg(1, ptr), DIOpDeref(i64), DIOpSub()), argObjects: {!6, !7})

;! f+0x0 with rdi=0x500f, [0x5000]=<00 90 00 00 00 00 00 00>: x = mem(0)+0x9004
;! f+0x0 with rdi=0x5001, rsp=0x7000, [0x7008]=<00 50 00 00 00 00 00 00>: y = imm(01)+0
;! f+0x0 with rdi=0x5000, rsp=0x7000, [0x7008]=<00 60 00 00 00 00 00 00>, [0x5000]=<05 00 00 00 00 00 00 00>, [0x6000]=<07 00 00 00 00 00 00 00>: z = imm(feffffffffffffff)+0
