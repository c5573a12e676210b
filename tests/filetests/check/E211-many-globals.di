target "x86_64"

global @counter !dbg.def !50
global @other !dbg.def !50 ;[bad]

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!50})

;[bad]> check
; 4: error[E211]: fragment !50 is attached to `@counter` and to `@other`; give each global a separate fragment
;[good]> check
