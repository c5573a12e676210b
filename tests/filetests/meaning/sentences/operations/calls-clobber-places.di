; What a call clobbers: registers, slots that count from them, parts, lists; and not what the ABI, the call, the stack pointer or the CFA preserve
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %slot(rcx+8, 32)
  0x0: dbg.def !22, %reg(rbx)
  0x0: dbg.def !23, %slot(rsp+8, 32)
  0x0: dbg.def !24, %regs(rbx, rdx)
  0x0: dbg.def !25, %slot(r10+0, 32)
  0x0: dbg.def !26, %addr(rsi+8)
  0x0: dbg.def !27, %slot(cfa+8, 32)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = r10+0 }
calls @f { 0x10..0x15: unknown
 0x20..0x22: unknown preserves(rax, rcx, rdx)
 0x30..0x35: unknown tail }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!916 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 16, type: !916)
!917 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocalVariable(name: "j", scope: !4, file: !1, line: 17, type: !917)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b128)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(ptr)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x13: a = reg(0)+0
;! f+0x14: a = undef
;! f+0x15..0x34: a = reg(0)+0
;! f+0x34: a = undef
;! f+0x35..0x40: a = reg(0)+0
;! f+0x14: b = undef
;! f+0x21 with rcx=0x1000: b = mem(0)+0x1008
;! f+0x14: c = reg(3)+0
;! f+0x14 with rsp=0x1000: d = mem(0)+0x1008
;! f+0x14: e = comp[0..8: reg(3)+0, 8..16: undef]+0
;! f+0x21: e = comp[0..8: reg(3)+0, 8..16: reg(1)+0]+0
;! f+0x14 with r10=0x1000: h = mem(0)+0x1000
;! f+0x21 with r10=0x1000: h = mem(0)+0x1000
;! f+0x14: i = undef
;! f+0x21: i = undef
;! f+0x33 with rsi=0x1000: i = imm(0810000000000000)+0
; 0x34 is the last byte of a tail call, which also releases the frame: slots of rsp, of the CFA and of its register, r10
;! f+0x34: i = undef
;! f+0x34: c = reg(3)+0
;! f+0x34: d = undef
;! f+0x34: h = undef
;! f+0x34: j = undef
;! f+0x35 with r10=0x1000: h = mem(0)+0x1000
;! f+0x14 with r10=0x1000: j = mem(0)+0x1008
