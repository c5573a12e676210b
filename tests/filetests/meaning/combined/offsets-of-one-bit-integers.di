; An offset of one bit that is signed goes back, one that is unsigned goes forward; offsets of 128 bits.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !9, %slot(rsp+0, 256)
  0x0: dbg.def !10, %reg(rcx, 3, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "u", scope: !2, file: !1, line: 4, type: !3)
!8 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 5, type: !3)
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b256)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u1)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(u8 8), DIOpByteOffset(b8), DIOpArg(1, i1), DIOpByteOffset(u8)), argObjects: {!4, !5})
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(u8 8), DIOpByteOffset(b8), DIOpArg(1, u1), DIOpByteOffset(u8)), argObjects: {!4, !5})
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, b256), DIOpConstant(u128 72), DIOpBitOffset(b8), DIOpArg(1, u1), DIOpZExt(u128), DIOpConstant(u128 5), DIOpShl(), DIOpBitOffset(u8)), argObjects: {!4, !5})

;! f+0x0 with rsp=0x7000, rcx=8: s = mem(0)+0x7007
;! f+0x0 with rsp=0x7000, rcx=8: u = mem(0)+0x7009
;! f+0x0 with rsp=0x7000, rcx=0xf7: s = mem(0)+0x7008
;! f+0x0 with rsp=0x7000, rcx=8: w = mem(0)+0x700d
;! f+0x0 with rsp=0x7000, rcx=0: w = mem(0)+0x7009
