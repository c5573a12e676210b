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

!31 = !DILocalVariable(name: "z", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(i32)), argObjects: {!30}) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!30}) ;[good]

;[bad]> check
; 15: error[E107] in function `f`, variable `z`: DIOpArg(0) (operation 0) reads 64 bits as i64, but `x` has 32 bits; name a type of that size
;[good]> check

;----
; The size of a fragment is that of its lifetimes, if they agree.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i64 1))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 1))) ;[good]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50})

;[bad]> check
; 31: error[E107] in function `f`, variable `x`: DIOpArg(0) (operation 0) reads 32 bits as i32, but fragment !50 (an operand of `x`) has 64 bits; name a type of that size
;[good]> check

;----
; One lifetime of the argument has the requested size, the other has not.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x10: dbg.kill !60
  0x10: dbg.def !61, %reg(rax) ;[bad]
  0x10: dbg.def !61, %reg(rdx) ;[good]
  0x20: dbg.kill !61
}

!11 = !DIBasicType(name: "sized", size: 64, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "sized", scope: !2, line: 1, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u64))) ;[good]
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!50})

;[bad]> check
; 54: error[E107] in function `f`, variable `sized`: DIOpArg(0) (operation 0) reads 64 bits as i64, but fragment !50 (an operand of `sized`) has 64 bits in one lifetime and 32 bits in another; give all its lifetimes one size
;[good]> check
