target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rax) ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1))) ;[bad]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 16: error[E205] in function `f`, variable `x`: 2 lifetimes of `x` are computed, lifetimes !60 and !61 among them; remove all but one, or make the others bounded
;[good]> check
