; A given CFA holds for the results of the frame rules, too: the register from which they compute the CFA has the number
; that gives it. At 0x0, rsp = 0x2000 - 8 = 0x1ff8; at 0x4, rsp = 0x2000 - 24 = 0x1fe8; at 0x8, rbp = 0x2000 - 16.
target "x86_64"

define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-8, 32)
  0x0: dbg.def !21, %slot(rsp+8, 64)
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+24; rbp = [cfa-16]; rbx = cfa-32
  0x8: cfa = rbp+16
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))

;! f+0x0..0x10 with cfa=0x2000: x = mem(0)+0x1ff8
;! f+0x0..0x10 with cfa=0x2000: cfa = mem(0)+0x2000
;! f+0x0..0x10 with cfa=0x2000: caller(rip) = mem(0)+0x1ff8
;! f+0x4..0x10 with cfa=0x2000: caller(rbp) = mem(0)+0x1ff0
;! f+0x4..0x10 with cfa=0x2000: caller(rbx) = imm(e01f000000000000)+0
;! f+0x0..0x4 with cfa=0x2000: y = mem(0)+0x2000
;! f+0x4..0x8 with cfa=0x2000: y = mem(0)+0x1ff0
; Only rbp follows from the CFA here.
;! f+0x8..0x10 with cfa=0x2000, rsp=0x1000: y = mem(0)+0x1008
; What is given stays.
;! f+0x0..0x4 with cfa=0x2000, rsp=0x1000: x = mem(0)+0x1ff8
;! f+0x0..0x4 with cfa=0x2000, rsp=0x1000: y = mem(0)+0x1008
;! f+0x0..0x4 with cfa=0x2000, rsp=0x1000: cfa = mem(0)+0x1008
