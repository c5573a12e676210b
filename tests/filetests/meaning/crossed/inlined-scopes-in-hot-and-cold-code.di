; f's cold part holds a second range of the inlined scope; lifetimes run by edges from the hot part into it.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(edi)
bb1 @ 0x20:
  0x28: dbg.kill !20
bb2 @ 0x40 -> bb1:
  0x48: dbg.def !21, %reg(ebx)
}
parts @f {
  0x40: @f.cold
}
scopes @f {
  !12: 0x4..0x28, 0x40..0x60
  !13: 0x44..0x50
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!17 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 30, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 21, type: !3)
!12 = distinct !DIInlinedScope(origin: !10, scope: !2, callFile: !1, callLine: 5)
!13 = distinct !DIInlinedScope(origin: !17, scope: !12, callFile: !1, callLine: 25)
!14 = !DILocalVariable(scope: !12, origin: !11)
!15 = !DILocalVariable(name: "w", scope: !17, file: !1, line: 31, type: !3)
!16 = !DILocalVariable(scope: !13, origin: !15)
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4..0x28: !14 = reg(5)+0
;! f+0x28..0x40: !14 = undef
;! f+0x40..0x60: !14 = reg(5)+0
;! f+0x48..0x60: !16 = reg(3)+0
;! f+0x20..0x40: !16 = reg(3)+0
;! f+0x40..0x48: !16 = undef
