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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 3), DIOpOverlay(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 2), DIOpOverlay(i32))) ;[good]

;[bad]> check
; 14: error[E121] in function `f`, variable `x`: DIOpOverlay (operation 3) covers bits 24..40 of a base of 32 bits; reduce the offset, or use a larger base
;[good]> check
