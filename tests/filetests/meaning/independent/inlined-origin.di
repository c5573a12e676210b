; one variable of g, inlined twice (once through h), each instance with an origin and its own places; and the out-of-line g
target "x86_64"
define @f size 0x40 !dbg !10 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !11, %reg(rax)
  0x8: dbg.kill !11
bb1 @ 0x10 -> bb1, bb2:
  0x12: dbg.def !12, %slot(rsp+8, 32)
  0x14: dbg.def !13, %const(i32 7)
  0x18: dbg.kill !12
bb2 @ 0x20:
}
define @g size 0x10 !dbg !14 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(rdi)
}
scopes @f {
  !16: 0x4..0x10
  !17: 0x10..0x20
  !18: 0x12..0x1c
}
!19 = !DIFile(filename: "a.c", directory: "/src")
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !19, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !20, file: !19, line: 1, spFlags: DISPFlagDefinition)
!21 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!14 = distinct !DISubprogram(name: "g", linkageName: "g", unit: !20, file: !19, line: 10, spFlags: DISPFlagDefinition)
!22 = distinct !DISubprogram(name: "h", unit: !20, file: !19, line: 30, spFlags: DISPFlagDefinition)
!16 = distinct !DIInlinedScope(origin: !14, scope: !10, callFile: !19, callLine: 3)
!17 = distinct !DIInlinedScope(origin: !22, scope: !10, callFile: !19, callLine: 5)
!18 = distinct !DIInlinedScope(origin: !14, scope: !17, callFile: !19, callLine: 33)
!23 = !DILocalVariable(scope: !14, name: "v", arg: 1, file: !19, line: 11, type: !21)
!24 = !DILocalVariable(scope: !16, origin: !23)
!25 = !DILocalVariable(scope: !18, origin: !23)
!11 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i32)))
!15 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4..0x8: !24 = reg(0)+0
;! f+0x8..0x10: !24 = undef
;! f+0x14..0x18 with rsp=0x700000: !25 = multi{imm(07000000)+0 | mem(0)+0x700008}+0
;! f+0x18..0x20: !25 = imm(07000000)+0
;! g+0x0..0x10: !23 = reg(5)+0
