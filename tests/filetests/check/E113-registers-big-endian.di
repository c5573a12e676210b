target "ppc64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; On a big-endian target, bytes 4 to 8 of a register are its lower half, which an argument of the half
; size is in.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r14)
  0x0: dbg.def !61, %reg(r14)
}

!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[bad]
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 0), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[good]

;[bad]> check
; 22: error[E113] in function `f`, variable `x`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share bit 0 of r14; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; The same in one lifetime: where the two values begin depends on the referrer.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(r14)
}

!11 = !DIBasicType(name: "short", size: 48, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "y", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpReferrer(i16), DIOpComposite(2, b48))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 0), DIOpByteOffset(i32), DIOpReferrer(i16), DIOpComposite(2, b48))) ;[good]

;[bad]> check
; 38: error[E113] in function `f`, variable `y`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share bit 0 of r14; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; In a list, too.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(r15, r14)
  0x0: dbg.def !61, %reg(r14, 32, 32)
}

!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i128)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(i32 8), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[bad]
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i128), DIOpConstant(i32 12), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[good]

;[bad]> check
; 57: error[E113] in function `f`, variable `x`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share bit 32 of r14; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; Pointers of 64 bits in the high and in the low half of a register point to different memory; two in the low half do not.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(v0)
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpReferrer(ptr), DIOpDeref(i32), DIOpComposite(2, i64))) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpReferrer(b128), DIOpConstant(u8 0), DIOpByteOffset(ptr), DIOpDeref(i32), DIOpComposite(2, i64))) ;[good]

;[bad]> check
; 73: error[E113] in function `f`, variable `sized`: DIOpComposite (operation 4) has two parts that share memory at %reg(v0); give each part separate memory
;[good]> check
