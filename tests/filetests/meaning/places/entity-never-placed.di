; Section 2, only markers make a lifetime active: a value without places leaves its object undefined
; while the lifetime is active.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %entity(3)
bb1 @ 0x10:
  0x18: dbg.kill !20
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!10})

;! f+0x0..0x4: x = imm(01000000)+0
;! f+0x4..0x18: x = undef
;! f+0x18..0x20: x = imm(01000000)+0
; y is a copy of x
;! f+0x0..0x4: y = imm(01000000)+0
;! f+0x4..0x18: y = undef
;! f+0x18..0x20: y = imm(01000000)+0
