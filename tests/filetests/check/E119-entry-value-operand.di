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
; 17: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) uses the entry value of %slot(cfa-8, 32); name one register
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(%reg(rax, 0, 16), %reg(rdx, 0, 16))
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpByteOffset(i16), DIOpEntryValue(i16), DIOpConvert(i32))) ;[good]

;[bad]> check
; 29: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) uses the entry value of %regs(rax, 0, 16, rdx, 0, 16); name one register
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
; 43: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 1) uses the entry value of a value; only the entry value of a register is known
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(i32))) ;[good]

;[bad]> check
; 56: error[E119] in function `f`, variable `x`: DIOpEntryValue (operation 2) uses the entry value of memory; only the entry value of a register is known
;[good]> check
