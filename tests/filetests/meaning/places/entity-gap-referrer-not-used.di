; Section 2: an expression that does not use its referrer does not depend on gaps in the places of
; the value.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %reg(rdi)
  0x4: dbg.def !20, %entity(7)
  0x4: dbg.def !21, %entity(7)
  0x18: dbg.kill !20
  0x18: dbg.kill !21
}

entity @f 7 {
  0x8..0xc: %reg(rax, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
; neither of these two has a DIOpReferrer
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 42)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!12})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))

; active from 0x4 to 0x18, for any places of the value
;! f+0x0..0x4: x = undef
;! f+0x4..0x8: x = imm(2a000000)+0
;! f+0x8..0xc: x = imm(2a000000)+0
;! f+0xc..0x18: x = imm(2a000000)+0
;! f+0x18..0x20: x = undef
;! f+0x0..0x4: y = undef
;! f+0x4..0x18: y = reg(5)+0
;! f+0x18..0x20: y = undef
