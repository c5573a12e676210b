; A tail call at 0x10..0x15. The function has released its frame: the called function overwrites the slots that count from
; the CFA, from the stack pointer and from the frame base, which is the CFA here. So they are no places at 0x14, where gdb
; looks. A slot that counts from rbx, which the called function preserves, is memory elsewhere. The argument of the call is
; the slot's value, which cannot be read any more while the called function runs; at 0xd, the end of a usual call, it can.
target "x86_64"

define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-16, 32)
  0x0: dbg.def !21, %slot(rsp-8, 32)
  0x0: dbg.def !22, %slot(fb-24, 32)
  0x0: dbg.def !23, %slot(rbx+8, 32)
  0x0: dbg.def !24, %entity(1)
}

entity @f 1 {
  0x0..0x20: %slot(cfa-32, 32), %reg(rbx)
}

calls @f {
  0x8..0xd: !4, %reg(rdi) = !10
  0x10..0x15: !4 tail, %reg(rdi) = !10
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "of_cfa", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "of_rsp", scope: !4, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "of_fb", scope: !4, file: !1, line: 4, type: !5)
!13 = !DILocalVariable(name: "of_rbx", scope: !4, file: !1, line: 5, type: !5)
!14 = !DILocalVariable(name: "both", scope: !4, file: !1, line: 6, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))

; rbx is register 3. With rsp = 0x7000, the CFA is 0x7008.
;! f+0x0..0x14 with rsp=0x7000: of_cfa = mem(0)+0x6ff8
;! f+0x14 with rsp=0x7000: of_cfa = undef
;! f+0x15..0x20 with rsp=0x7000: of_cfa = mem(0)+0x6ff8
;! f+0x0..0x14 with rsp=0x7000: of_rsp = mem(0)+0x6ff8
;! f+0x14 with rsp=0x7000: of_rsp = undef
;! f+0x0..0x14 with rsp=0x7000: of_fb = mem(0)+0x6ff0
;! f+0x14 with rsp=0x7000: of_fb = undef
;! f+0x0..0x20 with rbx=0x9000: of_rbx = mem(0)+0x9008
;! f+0x0..0x14 with rsp=0x7000: both = multi{mem(0)+0x6fe8 | reg(3)+0}+0
;! f+0x14 with rsp=0x7000: both = reg(3)+0
