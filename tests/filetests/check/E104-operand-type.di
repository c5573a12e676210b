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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 1), DIOpDeref(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 1), DIOpReinterpret(ptr), DIOpDeref(i32))) ;[good]

;[bad]> check
; 13: error[E104] in function `f`, variable `x`: DIOpDeref (operation 1) cannot take an operand of type i64; it takes a pointer
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(u32 1), DIOpAdd())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(u32 1), DIOpConvert(i32), DIOpAdd())) ;[good]

;[bad]> check
; 21: error[E104] in function `f`, variable `x`: DIOpAdd (operation 2) takes operands of one type, not i32 and u32; convert one of them
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 2), DIOpConstant(i32 3), DIOpSelect())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(<4 x i8> undef), DIOpConstant(<4 x i8> undef), DIOpConstant(i32 3), DIOpSelect())) ;[good]

;[bad]> check
; 29: error[E104] in function `f`, variable `x`: DIOpSelect (operation 3) cannot take an operand of type i32; it takes vectors
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 0), DIOpOverlay(f32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 0), DIOpOverlay(i32))) ;[good]

;[bad]> check
; 37: error[E104] in function `f`, variable `x`: DIOpOverlay (operation 3) cannot take an operand of type i32; it takes a base of the type that it names
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(f32 1e-45), DIOpThreadLocal(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 1), DIOpThreadLocal(i32))) ;[good]

;[bad]> check
; 45: error[E104] in function `f`, variable `x`: DIOpThreadLocal (operation 1) cannot take an operand of type f32; it takes an integer offset
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushIteration(f32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushIteration(i32))) ;[good]

;[bad]> check
; 53: error[E104] in function `f`, variable `x`: DIOpPushIteration (operation 0) cannot take an operand of type f32; it takes an integer type
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 1), DIOpReinterpret(ptr), DIOpConstant(i64 8), DIOpAdd(), DIOpDeref(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 1), DIOpReinterpret(ptr), DIOpDeref(i32), DIOpConstant(i64 8), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 61: error[E104] in function `f`, variable `x`: DIOpAdd (operation 3) takes operands of one type, not ptr and i64; convert one of them; for an address plus an offset, use DIOpDeref, DIOpByteOffset and DIOpAddrOf
;[good]> check
