target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; The value of a slot on entry is unknown; that of a register may be in several registers.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-8, 32) ;[bad]
  0x0: dbg.def !60, %reg(rax, 8, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))

;[bad]> check
; 17: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) takes the entry value of %slot(cfa-8, 32); only a register, or a part of one, has an entry value
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(%reg(rax, 0, 16), %reg(rdx, 0, 16))
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpByteOffset(i16), DIOpEntryValue(i16), DIOpConvert(i32))) ;[good]

;[bad]> check
; 29: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) takes the entry value of %regs(rax, 0, 16, rdx, 0, 16); only a register, or a part of one, has an entry value
;[good]> check

;----
; A value, and memory that a register points to, for any referrer.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32), DIOpConstant(i32 1), DIOpAdd())) ;[good]

;[bad]> check
; 43: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) takes the entry value of a value; only a register, or a part of one, has an entry value
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(i32))) ;[good]

;[bad]> check
; 56: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 2) takes the entry value of memory; only a register, or a part of one, has an entry value
;[good]> check

;----
; Through arguments: a part of a fragment, which is the whole of another one that is in a slot or in a register.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %slot(cfa-8, 64) ;[bad]
  0x0: dbg.def !61, %reg(rdi) ;[good]
}

!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpEntryValue(i32)), argObjects: {!51})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, i64), DIOpReinterpret(u64)), argObjects: {!50})

;[bad]> check
; 73: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 3) takes the entry value of fragment !51 (an operand of `x`), which is %slot(cfa-8, 64); only a register, or a part of one, has an entry value
;[good]> check

;----
; A value; a part of a composite may be a register.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rdi)
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpEntryValue(i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64), DIOpNot(), DIOpReinterpret(b64))) ;[bad]
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 7), DIOpReferrer(i32), DIOpComposite(2, b64))) ;[good]

;[bad]> check
; 89: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 3) takes the entry value of fragment !50 (an operand of `x`), which is a value; only a register, or a part of one, has an entry value
;[good]> check

;----
; The memory at the address of a global; what is pointed to by a pointer to a register.
global @counter !dbg.def !50 ;[bad]
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rdi) ;[good]
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpEntryValue(i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0))) ;[good]

;[bad]> check
; 106: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 2) takes the entry value of fragment !50 (the address of `counter`), which points to memory; only a register, or a part of one, has an entry value
;[good]> check

;----
; An argument that is in a slot only where the lifetime that names it is not active.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rdi)
  0x0: dbg.def !60, %undef
  0x10: dbg.kill !60 ;[good]
  0x10: dbg.def !62, %slot(cfa-8, 32)
  0x18: dbg.kill !60 ;[bad]
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32), DIOpEntryValue(i32)), argObjects: {!50})
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 125: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) takes the entry value of fragment !50 (an operand of `x`), which is %slot(cfa-8, 32); only a register, or a part of one, has an entry value
;[good]> check

;----
; A register is not undefined in part.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 undef), DIOpComposite(2, i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16), DIOpConstant(i16 undef), DIOpComposite(2, i32))) ;[good]

;[bad]> check
; 140: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 3) takes the entry value of a composite; only a register, or a part of one, has an entry value
;[good]> check
