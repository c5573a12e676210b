; text-format.md, section 7: a machine without a CFA has the one that the frame rules compute from the given registers.
target "x86_64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-16, 64)
  0x0: dbg.def !22, %slot(fb-24, 64)
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x8: cfa = !DIExpr(DIOpReferrer(ptr), DIOpDeref(ptr)) of %reg(r10)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(i64), DIOpConstant(i64 4), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))

; 0x7000 + 8 - 16 = 0x6ff8; after the push, 0x7000 + 16 - 16
;! f+0x0 with rsp=0x7000: x = mem(0)+0x6ff8
;! f+0x1..0x4 with rsp=0x7000: x = mem(0)+0x7000
; then the CFA is 0x8000 + 16, and rsp is not read
;! f+0x4..0x8 with rbp=0x8000, rsp=0x7000: x = mem(0)+0x8000
; the CFA is in memory at 0x9000: 0xa000 - 16 = 0x9ff0
;! f+0x8..0x10 with r10=0x9000, [0x9000]=<00 a0 00 00 00 00 00 00>: x = mem(0)+0x9ff0
; as a number: 0x7000 + 16 + 4 = 0x7014
;! f+0x1 with rsp=0x7000: y = imm(1470000000000000)+0
; the function has no frame base, so its slots count from the CFA: 0x7010 - 24 = 0x6ff8
;! f+0x1 with rsp=0x7000: z = mem(0)+0x6ff8
; a given CFA is the machine's, whatever its registers are
;! f+0x1 with rsp=0x7000, cfa=0x9010: x = mem(0)+0x9000
