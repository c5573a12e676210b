target "x86_64"

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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(1, i32)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(1, i32)), argObjects: {!50, !50}) ;[good]

;[bad]> check
; 15: error[E108] in function `f`, variable `x`: DIOpArg(1) (operation 0) names argument 1, but the lifetime has 1 argument, counted from 0; add it, or name another
;[good]> check
