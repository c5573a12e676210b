; Section 2 and section 3, DIOpReferrer: the location of each kind of referrer.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %reg(rdx)
  0x4: dbg.def !22, %reg(rcx, 8, 16)
  0x4: dbg.def !23, %reg(rbx, 3, 9)
  0x4: dbg.def !24, %regs(rsi, rdi)
  0x4: dbg.def !25, %slot(rsp+16, 32)
  0x4: dbg.def !26, %slot(cfa-24, 64)
  0x4: dbg.def !27, %addr(rsp-16)
  0x4: dbg.def !28, %addr(@f+8)
  0x4: dbg.def !29, %const(i32 -3)
  0x4: dbg.def !30, %undef
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t9", size: 9, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !7)
!15 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "spill", scope: !2, file: !1, line: 2, type: !4)
!17 = !DILocalVariable(name: "address", scope: !2, file: !1, line: 2, type: !4)
!18 = !DILocalVariable(name: "code", scope: !2, file: !1, line: 2, type: !4)
!19 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 2, type: !3)
!40 = !DILocalVariable(name: "nothing", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i9)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i128)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr)))
!28 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(ptr)))
!29 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i32)))
!30 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)))

; rax, rdx, rcx, rbx, rsi, rdi are registers 0, 1, 2, 3, 4, 5.
;! f+0x4: whole = reg(0)+0
;! f+0x4: low = reg(1)+0
;! f+0x4: middle = reg(2)+1
;! f+0x4: bits = reg(3)+0.3
;! f+0x4: pair = comp[0..8: reg(4)+0, 8..16: reg(5)+0]+0
;! f+0x4 with rsp=0x7000: slot = mem(0)+0x7010
; 0x7008 - 24 = 0x6ff0; the CFA is what the item says.
;! f+0x4 with cfa=0x7008: spill = mem(0)+0x6ff0
; 0x7000 - 16 = 0x6ff0.
;! f+0x4 with rsp=0x7000: address = imm(f06f000000000000)+0
;! f+0x4 with @f=0x401000: code = imm(0810400000000000)+0
;! f+0x4: number = imm(fdffffff)+0
;! f+0x4: nothing = undef
;! f+0x3: whole = undef
