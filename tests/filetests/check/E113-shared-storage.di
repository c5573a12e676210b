target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(%reg(rax, 0, 16), %reg(rax, 15, 16)) ;[bad]
  0x0: dbg.def !60, %regs(%reg(rax, 16, 16), %reg(rax, 0, 16)) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 12: error[E113] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names bit 15 of rax twice; give each part separate bits
;[good]> check

;----
; The same register twice …
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpReferrer(i16), DIOpComposite(2, i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpReferrer(i16), DIOpRead(), DIOpComposite(2, i32))) ;[good]

;[bad]> check
; 29: error[E113] in function `f`, variable `x`: DIOpComposite (operation 2) has two parts that share a bit of %reg(rax); give each part separate bits
;[good]> check

;----
; The elements of an extended location share bits with each other, but must not share them with
; another part.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpReferrer(u8), DIOpExtend(2), DIOpComposite(2, i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u8), DIOpExtend(4), DIOpComposite(1, i32))) ;[good]

;[bad]> check
; 44: error[E113] in function `f`, variable `x`: DIOpComposite (operation 3) has two parts that share a bit of %reg(rax); give each part separate bits
;[good]> check

;----
; … and memory that a referrer points to, in parts that overlap by a byte, or that are adjacent.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i16), DIOpReferrer(ptr), DIOpDeref(i16), DIOpConstant(i32 1), DIOpByteOffset(i16), DIOpComposite(2, i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i16), DIOpReferrer(ptr), DIOpDeref(i16), DIOpConstant(i32 2), DIOpByteOffset(i16), DIOpComposite(2, i32))) ;[good]

;[bad]> check
; 58: error[E113] in function `f`, variable `x`: DIOpComposite (operation 6) has two parts that share memory at %reg(rax); give each part separate memory
;[good]> check

;----
; A constant may occur twice.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-8, 16) ;[bad]
  0x0: dbg.def !60, %const(i16 7) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpReferrer(i16), DIOpComposite(2, i32)))

;[bad]> check
; 73: error[E113] in function `f`, variable `x`: DIOpComposite (operation 2) has two parts that share a bit of %slot(cfa-8, 16); give each part separate bits
;[good]> check

;----
; The overlay is bits 0 to 16 of the register, which the base has, too; laid over these bits, it
; occurs once.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpReferrer(i16), DIOpConstant(i32 2), DIOpOverlay(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpReferrer(i16), DIOpConstant(i32 0), DIOpOverlay(i32))) ;[good]

;[bad]> check
; 87: error[E113] in function `f`, variable `x`: DIOpOverlay (operation 3) has two parts that share a bit of %reg(rax); give each part separate bits
;[good]> check

;----
; Registers, slots with one base, a list of registers and memory at a symbol.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax, 0, 32)
  0x10: dbg.def !61, %reg(rax, 16, 32) ;[bad]
  0x10: dbg.def !61, %reg(rax, 32, 32) ;[good]
  0x20: dbg.kill !60
  0x30: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 111: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 16 of rax at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32)
  0x10: dbg.def !61, %slot(cfa-14, 32) ;[bad]
  0x10: dbg.def !61, %slot(cfa-12, 32) ;[good]
  0x20: dbg.kill !60
  0x30: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 133: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share the byte at cfa-14 at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32)
  0x10: dbg.def !61, %slot(fb-16, 32) ;[bad]
  0x10: dbg.def !61, %slot(rdx-16, 32) ;[good]
  0x20: dbg.kill !60
  0x30: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 155: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share the byte at cfa-16 at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdx) ;[bad]
  0x10: dbg.def !61, %reg(rdx) ;[bad]
  0x0: dbg.def !60, %undef ;[good]
  0x10: dbg.def !61, %undef ;[good]
  0x20: dbg.kill !60
  0x30: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 178: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rdx at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; One object is a part twice.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x20: dbg.kill !60 ;[bad]
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32), DIOpRead())) ;[good]
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !50})

;[bad]> check
; 197: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rax; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; In one location, but at different times.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0xf: dbg.def !61, %reg(rax) ;[bad]
  0x10: dbg.kill !60
  0x10: dbg.def !61, %reg(rax) ;[good]
  0x30: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 220: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rax at f+0xf; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; The places of a value, by location and code.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
  0x10: dbg.def !61, %reg(rax) ;[bad]
  0x20: dbg.kill !61 ;[bad]
  0x20: dbg.def !61, %reg(rax) ;[good]
  0x30: dbg.kill !61 ;[good]
  0x40: dbg.kill !60
}

entity @f 7 {
  0x0..0x18: %reg(rax)
  0x18..0x40: %reg(rdx)
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 249: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rax at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; The referrer, a list of registers, and an argument.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !60, %reg(rax, 0, 32) ;[bad]
  0x10: dbg.def !60, %reg(rax, 32, 32) ;[good]
  0x30: dbg.kill !60
bb1 @ 0x30 -> bb0:
  0x30: dbg.def !61, %regs(%reg(rdx, 0, 64), %reg(rax, 0, 32))
}

!11 = !DIBasicType(name: "sized", size: 128, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(b96), DIOpArg(0, i32), DIOpComposite(2, b128)), argObjects: {!50})

;[bad]> check
; 270: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 96 that share bit 0 of rax at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check
; 263: warning[W202] in function `f`, variable `sized`: lifetime !61 of `sized` is active at 0x0, which control flow can reach without passing its dbg.def at 0x30; add a dbg.kill to that path, or move the dbg.def

;----
; Memory at a symbol: the same bytes, and the bytes after them.
global @global !dbg.def !50

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(0, ptr), DIOpDeref(i32), DIOpComposite(2, i64)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpComposite(2, i64)), argObjects: {!50}) ;[good]

;[bad]> check
; 288: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share the byte at @global+0; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; A part of an argument that is composed of others, and one of these others.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x0: dbg.def !61, %reg(rdx)
  0x20: dbg.kill !60
  0x20: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})
!63 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!52, !51}) ;[bad]
!63 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!52, !50}) ;[good]

;[bad]> check
; 313: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share bit 0 of rdx; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; The computed lifetime of an argument holds where no bounded lifetime is active.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x0: dbg.def !62, %reg(rdx)
  0x4: dbg.def !63, %reg(rax)
  0x8: dbg.kill !62 ;[bad]
  0x10: dbg.kill !62 ;[good]
  0x10: dbg.kill !63
  0x20: dbg.kill !60
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50})
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!63 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(i32)))
!64 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!51, !52})

;[bad]> check
; 342: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rax at f+0x8; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; An overlay: the shared bits are covered by it.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x0: dbg.def !61, %reg(rax, 0, 16)
  0x20: dbg.kill !60
  0x20: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i16)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i16), DIOpConstant(i32 2), DIOpOverlay(i32)), argObjects: {!50, !51}) ;[bad]
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i16), DIOpConstant(i32 0), DIOpOverlay(i32)), argObjects: {!50, !51}) ;[good]

;[bad]> check
; 364: error[E113] in function `f`, variable `sized`: DIOpOverlay (operation 3) has parts at bits 0 and 16 that share bit 0 of rax; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; DIOpExtend repeats a location.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x20: dbg.kill !60
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(0, i32), DIOpComposite(2, i64)), argObjects: {!50}) ;[bad]
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpExtend(2), DIOpReinterpret(i64)), argObjects: {!50}) ;[good]

;[bad]> check
; 383: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 0 of rax; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; Pointers in two halves of a register point to different memory; twice the pointer in one half does not.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(xmm0, 0, 64)
  0x0: dbg.def !61, %reg(xmm0, 0, 64) ;[bad]
  0x0: dbg.def !61, %reg(xmm0, 64, 64) ;[good]
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 405: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share the byte at xmm0+0; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; A part of a list starts at its own bit of its register.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !61, %regs(%reg(rax, 16, 16), %reg(rcx, 0, 16)) ;[bad]
  0x10: dbg.def !61, %regs(%reg(rax, 32, 16), %reg(rcx, 0, 16)) ;[good]
  0x10: dbg.def !62, %reg(rax, 0, 32)
}
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "pair", scope: !2, line: 1, type: !11)
!51 = distinct !DIFragment()
!52 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!51, !52})
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 423: error[E113] in function `f`, variable `pair`: DIOpComposite (operation 2) has parts at bits 0 and 32 that share bit 16 of rax at f+0x10; give each part separate storage, or read one with DIOpRead
;[good]> check
