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
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(i32 5), DIOpByteOffset(i32), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i64 7), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpRead())) ;[good]

;[bad]> check
; 14: error[E118] in function `f`, variable `x`: DIOpRead (operation 3) reads bits up to 72 of a value of 64 bits; stay within the value
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 5), DIOpByteOffset(i32), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpRead())) ;[good]

;[bad]> check
; 27: error[E118] in function `f`, variable `x`: DIOpRead (operation 3) reads bits up to 72 of %reg(rax), whose storage has 64 bits; stay within it
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32) ;[bad]
  0x0: dbg.def !60, %slot(cfa-16) ;[good]
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i64), DIOpRead()))

;[bad]> check
; 43: error[E118] in function `f`, variable `sized`: DIOpRead (operation 3) reads bits up to 64 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
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
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0), DIOpDeref(i64), DIOpConvert(i32)), argObjects: {!50})

;[bad]> check
; 61: error[E118] in function `f`, variable `sized`: DIOpConvert (operation 3) uses bits of fragment !50 (an operand of `sized`) that do not exist, since it reads bits up to 64 of %slot(cfa-16, 32), whose storage has 32 bits; stay within it
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 5), DIOpByteOffset(i32), DIOpEntryValue(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpEntryValue(i32))) ;[good]

;[bad]> check
; 73: error[E118] in function `f`, variable `x`: DIOpEntryValue (operation 3) reads bits up to 72 of %reg(rax), whose storage has 64 bits; stay within it
;[good]> check
