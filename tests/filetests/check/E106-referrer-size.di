frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax, 0, 16) ;[bad]
  0x0: dbg.def !60, %reg(rax, 0, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 17: error[E106] in function `f`, variable `x`: DIOpReferrer (operation 0) reads 32 bits as i32, but %reg(rax, 0, 16) has 16 bits; name a type of that size, or a referrer of 32 bits
;[good]> check

;----
; A value may be smaller than its register, but not larger.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i128), DIOpConvert(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i32))) ;[good]

;[bad]> check
; 32: error[E106] in function `f`, variable `x`: DIOpReferrer (operation 0) reads 128 bits as i128, but %reg(rax) has at most 64 bits; name a type of that size, or a referrer of 128 bits
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-8, 64) ;[bad]
  0x0: dbg.def !60, %slot(cfa-8) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 48: error[E106] in function `f`, variable `x`: DIOpReferrer (operation 0) reads 32 bits as i32, but %slot(cfa-8, 64) has 64 bits; name a type of that size, or a referrer of 32 bits
;[good]> check

;----
; An undefined referrer has every size.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %const(i64 7) ;[bad]
  0x0: dbg.def !60, %undef ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpNeg())) ;[good]

;[bad]> check
; 64: error[E106] in function `f`, variable `x`: DIOpReferrer (operation 0) reads 32 bits as i32, but %const(i64 7) has 64 bits; name a type of that size, or a referrer of 32 bits
;[good]> check

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR0, 32)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 79: error[E106] in function `f`, variable `x`: DIOpReferrer (operation 0) reads 64 bits as i64, but %lane(VGPR0, 32) has 32 bits; name a type of that size, or a referrer of 64 bits
;[good]> check

;----
; A name of 128 bits, and one of 256 bits of the same register.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0) ;[bad]
  0x0: dbg.def !60, %reg(ymm0) ;[good]
}

!61 = !DILocalVariable(name: "y", scope: !2, line: 1)
!60 = distinct !DILifetime(object: !61, location: !DIExpr(DIOpReferrer(b256)))

;[bad]> check
; 97: error[E106] in function `f`, variable `y`: DIOpReferrer (operation 0) reads 256 bits as b256, but %reg(xmm0) has at most 128 bits; name a type of that size, or a referrer of 256 bits
;[good]> check
