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
; 13: error[E116] in function `f`, variable `x`: DIOpMod (operation 2) divides by the constant 0; use another divisor, or make the object undefined
;[good]> check

;----
; Numbers wrap at the size of their type: 256 is 0 in 8 bits.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u8 7), DIOpConstant(u8 256), DIOpDiv(), DIOpConvert(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 256), DIOpDiv())) ;[good]

;[bad]> check
; 22: error[E116] in function `f`, variable `x`: DIOpDiv (operation 2) divides by the constant 0; use another divisor, or make the object undefined
;[good]> check

;----
; Bytes 4 to 8 of the number 5 of eight bytes are 0, bytes 0 to 4 are 5.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i64 5), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpDiv())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i64 5), DIOpConstant(u8 0), DIOpByteOffset(i32), DIOpDiv())) ;[good]

;[bad]> check
; 31: error[E116] in function `f`, variable `x`: DIOpDiv (operation 4) divides by the constant 0; use another divisor, or make the object undefined
;[good]> check

;----
; The low 32 bits of 2^32 are 0.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i64 0x100000000), DIOpAddrOf(0), DIOpDeref(i32), DIOpMod())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(i64 0x100000000), DIOpMod(), DIOpConvert(i32))) ;[good]

;[bad]> check
; 40: error[E116] in function `f`, variable `x`: DIOpMod (operation 4) divides by the constant 0; use another divisor, or make the object undefined
;[good]> check
