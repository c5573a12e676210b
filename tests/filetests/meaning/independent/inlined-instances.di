; one variable v of g inlined twice in f and used out of line in g: each instance has its own location
target "x86_64"
define @f size 0x30 !dbg !10 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !11, %reg(rax)
  0x8: dbg.kill !11
bb1 @ 0x10 -> bb2:
  0x10: dbg.def !12, %slot(rsp+8, 32)
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
}
!18 = !DIFile(filename: "a.c", directory: "/src")
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !18, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !19, file: !18, line: 1, spFlags: DISPFlagDefinition)
!20 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!14 = distinct !DISubprogram(name: "g", unit: !19, file: !18, line: 10, spFlags: DISPFlagDefinition)
!16 = distinct !DIInlinedScope(origin: !14, scope: !10, callFile: !18, callLine: 3)
!17 = distinct !DIInlinedScope(origin: !14, scope: !10, callFile: !18, callLine: 4)
!21 = !DILocalVariable(scope: !14, name: "v", file: !18, line: 24, type: !20)
!22 = !DILocalVariable(scope: !16, name: "v1", file: !18, line: 25, type: !20)
!23 = !DILocalVariable(scope: !17, name: "v2", file: !18, line: 26, type: !20)
!11 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i32)))
!15 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4..0x8: v1 = reg(0)+0
;! f+0x8..0x10: v1 = undef
;! f+0x10..0x14 with rsp=0x7000: v2 = mem(0)+0x7008
;! f+0x14..0x18 with rsp=0x7000: v2 = multi{imm(07000000)+0 | mem(0)+0x7008}+0
;! f+0x18..0x30: v2 = imm(07000000)+0
;! g+0x0..0x10: v = reg(5)+0
