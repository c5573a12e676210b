; A function inlined into two others and used out of line: each instance has its own places; a variable is computed from that of another instance.
target "x86_64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !12, %reg(rax, 0, 32)
bb1 @ 0x10 -> bb2:
  0x10: dbg.kill !12
  0x14: dbg.def !13, %slot(rsp+8, 32)
bb2 @ 0x20:
}
define @g size 0x20 !dbg !3 {
bb0 @ 0x0 -> bb0:
  0x8: dbg.def !14, %entity(1)
}
define @h size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !15, %reg(edi)
}
entity @g 1 {
  0x0..0xc: %reg(ebx)
  0xc..0x20: %const(i32 12)
}
scopes @f { !6: 0x4..0x20 }
scopes @g { !7: 0x8..0x18 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 201, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 3)
!7 = distinct !DIInlinedScope(origin: !4, scope: !3, callFile: !1, callLine: 103)
!8 = distinct !DILocalVariable(scope: !6, origin: !10)
!9 = distinct !DILocalVariable(scope: !7, origin: !10)
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 3, type: !5)
!11 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 4, type: !5)
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32)))
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpMul()), argObjects: {!8})

;! f+0x4..0x10: !8 = reg(0)+0
;! f+0x10..0x14: !8 = undef
;! f+0x14..0x20 with rsp=0x7000: !8 = mem(0)+0x7008
;! f+0x20..0x30 with rsp=0x7000: !8 = multi{mem(0)+0x7008 | reg(0)+0}+0
;! g+0x0..0xc: !9 = reg(3)+0
;! g+0xc..0x20: !9 = imm(0c000000)+0
;! g+0x0: !8 = undef
;! h+0x0..0x10: !10 = reg(5)+0
;! f+0x4 with rax=21: w = imm(2a000000)+0
