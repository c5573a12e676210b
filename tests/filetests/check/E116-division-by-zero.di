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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 0), DIOpMod())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 1), DIOpMod())) ;[good]

;[bad]> check
; 13: error[E116] in function `f`, variable `x`: DIOpMod (operation 2) divides by the constant 0; divide by something else, or make the object undefined
;[good]> check

;----
; Numbers wrap at the size of their type: 256 is 0 in 8 bits.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u8 7), DIOpConstant(u8 256), DIOpDiv(), DIOpConvert(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 256), DIOpDiv())) ;[good]

;[bad]> check
; 22: error[E116] in function `f`, variable `x`: DIOpDiv (operation 2) divides by the constant 0; divide by something else, or make the object undefined
;[good]> check
