frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; The register has eight bits before this part.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax, 0, 32) ;[bad]
  0x0: dbg.def !60, %reg(rax, 8, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 -1), DIOpByteOffset(i32)))

;[bad]> check
; 18: error[E117] in function `f`, variable `x`: DIOpByteOffset (operation 2) moves the location 8 bits before the start of %reg(rax, 0, 32); stay within it
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i8 255), DIOpBitOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(u8 32), DIOpBitOffset(i32))) ;[good]

;[bad]> check
; 31: error[E117] in function `f`, variable `x`: DIOpBitOffset (operation 2) moves the location 1 bit before the start of a value; stay within the value
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 -1), DIOpOverlay(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i16 2), DIOpConstant(i32 0), DIOpOverlay(i32))) ;[good]

;[bad]> check
; 45: error[E117] in function `f`, variable `x`: DIOpOverlay (operation 3) starts 8 bits before its base; stay within the base
;[good]> check

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR1, 32) ;[bad]
  0x0: dbg.def !60, %slot(cfa-8) ;[good]
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 -1), DIOpByteOffset(i32)))

;[bad]> check
; 63: error[E117] in function `f`, variable `sized`: DIOpByteOffset (operation 2) moves the location 8 bits before the start of %lane(VGPR1, 32); stay within it
;[good]> check

;----
; The lower half of a register is before an argument in the upper half.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax) ;[bad]
  0x0: dbg.def !60, %reg(rax, 32, 32) ;[good]
  0x20: dbg.kill !60
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)), argObjects: {!50})

;[bad]> check
; 84: error[E117] in function `f`, variable `sized`: DIOpByteOffset (operation 2) uses bits of fragment !50 (an operand of `sized`) that do not exist, since it moves the location 32 bits before the start of %reg(rax); stay within it
;[good]> check

;----
; On a big-endian target, the first byte is the most significant one: the upper half of a register is
; before the lower half.
target "ppc64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r14, 32, 32) ;[bad]
  0x0: dbg.def !60, %reg(r14, 0, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)))

;[bad]> check
; 101: error[E117] in function `f`, variable `x`: DIOpByteOffset (operation 2) moves the location 32 bits before the start of %reg(r14, 32, 32); stay within it
;[good]> check

;----
; The same for an argument, whose size is that of its type.
target "ppc64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r14)
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32))) ;[good]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 -4), DIOpByteOffset(i32)), argObjects: {!50}) ;[bad]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 119: error[E117] in function `f`, variable `x`: DIOpByteOffset (operation 2) uses bits of fragment !50 (an operand of `x`) that do not exist, since it moves the location 32 bits before the start of %reg(r14); stay within it
;[good]> check

;----
; The offset is a part of a number: the low byte of 0xff is -1 as an i8, and that of 0x100 is 0.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u16 0xff), DIOpConstant(u8 0), DIOpByteOffset(i8), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u16 0x100), DIOpConstant(u8 0), DIOpByteOffset(i8), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 135: error[E117] in function `f`, variable `x`: DIOpByteOffset (operation 4) moves the location 8 bits before the start of %reg(rax); stay within it
;[good]> check
