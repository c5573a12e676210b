target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; Bits of a composite of composites.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}
!11 = !DIBasicType(name: "byte", size: 8, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "b", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i32 undef), DIOpComposite(2, b48), DIOpConstant(i16 1), DIOpComposite(2, i64), DIOpConstant(u8 47), DIOpBitOffset(i8), DIOpNeg())) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i32 undef), DIOpComposite(2, b48), DIOpConstant(i16 1), DIOpComposite(2, i64), DIOpConstant(u8 48), DIOpBitOffset(i8), DIOpNeg())) ;[good]

;[bad]> check
; 17: error[E115] in function `f`, variable `b`: DIOpNeg (operation 7) reads a value of type i8 with an undefined bit; make the object undefined instead
;[good]> check

;----
; Bits that an overlay does not cover.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
!11 = !DIBasicType(name: "byte", size: 8, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "b", scope: !2, line: 1, type: !11)
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i32 undef), DIOpConstant(i16 1), DIOpConstant(u8 2), DIOpOverlay(i32), DIOpConstant(u8 1), DIOpByteOffset(i8), DIOpNeg())) ;[bad]
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i32 undef), DIOpConstant(i16 1), DIOpConstant(u8 2), DIOpOverlay(i32), DIOpConstant(u8 2), DIOpByteOffset(i8), DIOpNeg())) ;[good]

;[bad]> check
; 31: error[E115] in function `f`, variable `b`: DIOpNeg (operation 6) reads a value of type i8 with an undefined bit; make the object undefined instead
;[good]> check

;----
; Parts that a referrer shares, which a constant may, do not hide the undefined part.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %const(i8 5)
}
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i16 undef), DIOpReferrer(i8), DIOpComposite(3, i32), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i16 undef), DIOpReferrer(i8), DIOpComposite(3, i32))) ;[good]

;[bad]> check
; 44: error[E115] in function `f`, variable `x`: DIOpRead (operation 4) reads a value of type i32 with an undefined bit; make the object undefined instead
;[good]> check
