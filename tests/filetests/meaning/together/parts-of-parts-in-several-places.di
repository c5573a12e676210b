; Section 3: f1: a variable of two parts, one of which has two parts; the other is a constant until a bounded
; lifetime begins. f2: both parts are in two places, so each part is in two. f3: a whole, and parts of it, in an entity's register
; up to 0x8 and in rcx. Then one place lacks its first part, but has the second.
target "x86_64"
define @f1 size 0x10 !dbg !3 {
bb0 @ 0x0:
  0x4: dbg.def !13, %reg(rax, 0, 16)
  0x6: dbg.def !14, %slot(rsp+2, 16)
  0x8: dbg.def !16, %reg(rbx, 0, 32)
  0xa: dbg.kill !16
}

define @f2 size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !21, %slot(rsp+0, 32)
  0x0: dbg.def !22, %reg(rax, 0, 32)
  0x0: dbg.def !23, %slot(rsp+4, 32)
  0x0: dbg.def !24, %reg(rdx, 0, 32)
}

define @f3 size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !27, %slot(rsp+0, 64)
  0x0: dbg.def !29, %reg(rcx,0,32)
  0x0: dbg.def !28, %entity(4)
}
entity @f3 4 { 0x0..0x8: %reg(rax,0,32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!3 = distinct !DISubprogram(name: "f1", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "f2", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "f3", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DILocalVariable(name: "x1", scope: !3, file: !1, line: 2, type: !2)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, b32), DIOpArg(1, b32), DIOpComposite(2, b64)), argObjects: {!7, !8})
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u16), DIOpArg(1, u16), DIOpComposite(2, b32)), argObjects: {!9, !10})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(u16)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpConstant(i32 42)))
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!17 = !DILocalVariable(name: "x2", scope: !4, file: !1, line: 13, type: !2)
!18 = distinct !DIFragment()
!19 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!18, !19})
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpReferrer(i32)))
!25 = !DILocalVariable(name: "x3", scope: !5, file: !1, line: 21, type: !2)
!26 = distinct !DIFragment()
!27 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!26})
!29 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i32)))

;! f1+0x0..0x4: x1 = comp[0..4: undef, 4..8: imm(2a000000)]+0
;! f1+0x4..0x6: x1 = comp[0..2: reg(0)+0, 2..4: undef, 4..8: imm(2a000000)]+0
;! f1+0x6..0x8 with rsp=0x7000: x1 = comp[0..2: reg(0)+0, 2..4: mem(0)+0x7002, 4..8: imm(2a000000)]+0
;! f1+0x8..0xa with rsp=0x7000: x1 = comp[0..2: reg(0)+0, 2..4: mem(0)+0x7002, 4..8: reg(3)+0]+0
;! f1+0xa..0x10 with rsp=0x7000: x1 = comp[0..2: reg(0)+0, 2..4: mem(0)+0x7002, 4..8: imm(2a000000)]+0
;! f2+0x0..0x10 with rsp=0x7000: x2 = comp[0..4: multi{mem(0)+0x7000 | reg(0)+0}, 4..8: multi{mem(0)+0x7004 | reg(1)+0}]+0
;! f3+0x4 with rsp=0x7000: x3 = comp[0..4: multi{mem(0)+0x7000 | reg(0)+0}, 4..8: multi{mem(0)+0x7004 | reg(2)+0}]+0
;! f3+0x8 with rsp=0x7000: x3 = multi{comp[0..4: undef, 4..8: reg(2)+0]+0 | mem(0)+0x7000}+0
