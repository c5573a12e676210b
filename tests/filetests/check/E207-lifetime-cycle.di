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

;----
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!51})
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[bad]

;[bad]> check
; 13: error[E207] in function `f`, variable `x`: the locations of 2 objects depend on each other: fragment !50 (an operand of `x`), fragment !51 (an operand of `x`); break the cycle
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!30}) ;[bad]
!31 = !DILocalVariable(name: "z", scope: !2, line: 1, type: !10) ;[good]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!31}) ;[good]

;[bad]> check
; 10: error[E207] in function `f`, variable `x`: the location of `x` depends on itself; break the cycle
;[good]> check
