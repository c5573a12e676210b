; Bytes of memory around an overlay are doubtful only for an operation that moves the overlay there.
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 64)
  0x0: dbg.def !21, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !6)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i16 1), DIOpConstant(u8 0), DIOpOverlay(b64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(i16 1), DIOpConstant(u8 6), DIOpOverlay(b64)))
; a is comp[0..2: imm(0100)+0, 2..8: mem(0)+0x1002]+0.
;! f+0x0 with rsp=0x1000: a = error
;! f+0x0 with rsp=0x1000: a = mem(0)+0x1000
;! f+0x0 with rsp=0x1000: a = comp[0..2: imm(0100)+0, 2..8: mem(0)+0x1000]+0
; b is comp[0..6: mem(0)+0x1000, 6..8: imm(0100)+0]+0.
;! f+0x0 with rdi=0x1000: b = error
;! f+0x0 with rdi=0x1000: b = undef
