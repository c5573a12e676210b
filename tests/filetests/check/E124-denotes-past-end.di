frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; 64 bits of a slot of 32: AddrOf and Deref together change the size, which Reinterpret must not.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32) ;[bad]
  0x0: dbg.def !60, %slot(cfa-16, 64) ;[good]
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i64))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpAddrOf(0), DIOpDeref(i64))) ;[good]

;[bad]> check
; 20: error[E124] in function `f`, variable `sized`: DIOpDeref (operation 2) denotes bits up to 64 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; 32 bits from byte 6 on of 8 bytes exceed the end; from byte 4 on they do not. In a slot, a
; register, and a list of registers.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 64)
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 6), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 4), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 39: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 80 of %slot(cfa-16, 64), whose storage has 64 bits; stay within it
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 6), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 4), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 56: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 80 of %reg(rax), whose storage has 64 bits; stay within it
;[good]> check

;----
; A part of a register ends with the register, not with the part.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax, 0, 32)
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 33), DIOpBitOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 32), DIOpBitOffset(i32))) ;[good]

;[bad]> check
; 74: error[E124] in function `f`, variable `sized`: DIOpBitOffset (operation 2) denotes bits up to 65 of %reg(rax, 0, 32), whose storage has 64 bits; stay within it
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x8: %slot(cfa-8, 32) ;[bad]
  0x0..0x8: %reg(rax) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpByteOffset(i32)))

;[bad]> check
; 89: error[E124] in function `f`, variable `x`: value 7 at 0x0..0x8: DIOpByteOffset (operation 2) denotes bits up to 40 of %slot(cfa-8, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; A lane ends where the next lane begins, for a value of any width.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(VGPR1, 16)
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i32 1), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i32 0), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 111: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 40 of %lane(VGPR1, 16), whose storage has 32 bits; stay within it
;[good]> check

;----
; Values, and several consecutive offsets.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(i32 1), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(i32 1), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 128: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 40 of a value of 32 bits; stay within the value
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed) ;[bad]
!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed) ;[good]
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i16 7), DIOpConstant(i16 7), DIOpComposite(2, i32), DIOpAddrOf(0), DIOpDeref(i64))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i16 7), DIOpConstant(i16 7), DIOpComposite(2, i32), DIOpAddrOf(0), DIOpDeref(i32))) ;[good]

;[bad]> check
; 145: error[E124] in function `f`, variable `sized`: DIOpDeref (operation 4) denotes bits up to 64 of a value of 32 bits; stay within the value
;[good]> check

;----
; A part of a composite is denoted, too; an intermediate location of a smaller part is not.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32)
}

!11 = !DIBasicType(name: "sized", size: 128, encoding: DW_ATE_signed) ;[bad]
!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed) ;[good]
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i64), DIOpConstant(i64 0), DIOpComposite(2, b128))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i64), DIOpConstant(i32 2), DIOpByteOffset(i16), DIOpConstant(i16 0), DIOpComposite(2, i32))) ;[good]

;[bad]> check
; 164: error[E124] in function `f`, variable `sized`: DIOpComposite (operation 4) denotes bits up to 64 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; An argument in a slot of 32 bits ends there; an argument in the low half of a register does not.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32) ;[bad]
  0x0: dbg.def !60, %reg(rax) ;[good]
  0x20: dbg.kill !60
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpByteOffset(i32)), argObjects: {!50})

;[bad]> check
; 186: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) uses bits of fragment !50 (an operand of `sized`) that do not exist, since it denotes bits up to 48 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; The argument of an argument, and the pointee of an argument.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32) ;[bad]
  0x0: dbg.def !60, %slot(cfa-16, 64) ;[good]
  0x20: dbg.kill !60
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64))) ;[good]
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 0), DIOpByteOffset(i32)), argObjects: {!50}) ;[good]
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpByteOffset(i32)), argObjects: {!51})

;[bad]> check
; 211: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) uses bits of fragment !51 (an operand of `sized`) that do not exist, since it denotes bits up to 48 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32)
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed) ;[bad]
!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed) ;[good]
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!50}) ;[bad]
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 230: error[E124] in function `f`, variable `sized`: DIOpDeref (operation 1) uses bits of fragment !50 (an operand of `sized`) that do not exist, since it denotes bits up to 64 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; Only locations of the argument that are active together with the lifetime count.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1: ;[bad]
bb0 @ 0x0: ;[good]
  0x0: dbg.def !60, %reg(rax)
  0x10: dbg.kill !60
  0x10: dbg.def !61, %slot(cfa-16, 32)
  0x20: dbg.kill !61
bb1 @ 0x20 -> bb0: ;[bad]
  0x20: dbg.def !62, %undef
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpByteOffset(i32)), argObjects: {!50})

;[bad]> check
; 255: error[E124] in function `f`, variable `x`: DIOpByteOffset (operation 2) uses bits of fragment !50 (an operand of `x`) that do not exist, since it denotes bits up to 48 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
; On a big-endian target, the lower half of a register ends where the register does.
target "ppc64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r14, 0, 32) ;[bad]
  0x0: dbg.def !60, %reg(r14, 32, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpByteOffset(i32)))

;[bad]> check
; 271: error[E124] in function `f`, variable `x`: DIOpByteOffset (operation 2) denotes bits up to 96 of %reg(r14, 0, 32), whose storage has 64 bits; stay within it
;[good]> check

;----
; A value that an argument moved has fewer bits after the argument's start.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(u8 4), DIOpByteOffset(i32)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 2), DIOpByteOffset(i32)), argObjects: {!50}) ;[bad]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 287: error[E124] in function `f`, variable `x`: DIOpByteOffset (operation 2) uses bits of fragment !50 (an operand of `x`) that do not exist, since it denotes bits up to 48 of a value that has 32 bits; stay within the value
;[good]> check

;----
; Offsets of 128 bits: byte 100 is past the end of a register of 8 bytes.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u128 100), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i128 100), DIOpByteOffset(i32))) ;[bad-signed]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u128 4), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 305: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 832 of %reg(rax), whose storage has 64 bits; stay within it
;[bad-signed]> check
; 306: error[E124] in function `f`, variable `sized`: DIOpByteOffset (operation 2) denotes bits up to 832 of %reg(rax), whose storage has 64 bits; stay within it
;[good]> check
