; Names of objects and lifetimes in messages: their names, their purposes, and their nodes in the
; text. `x` is composed of the fragments !44 and !45.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "")
!1 = !DIFile(filename: "f.c", directory: "/")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!30 = distinct !DILifetime(kind: bounded, object: !44, location: !DIExpr(DIOpReferrer(i16)))
!31 = distinct !DILifetime(kind: computed, object: !45, location: !DIExpr(DIOpConstant(i16 7)))

;----
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.kill !30
}
!20 = distinct !DILifetime(kind: computed, object: !10, location: !DIExpr(DIOpArg(0, i16), DIOpArg(1, i16), DIOpComposite(2, i32)), argObjects: {!44, !45})

;> check
; 17: error[E201] in function `f`, variable `x`: the dbg.kill at 0x8 names lifetime !30 of a part of `x`, which has no dbg.def; add the dbg.def, or remove the dbg.kill

;----
; The argument has 16 bits in its lifetime, and 32 are requested.
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !30, %reg(rax, 0, 16)
}
!20 = distinct !DILifetime(kind: computed, object: !10, location: !DIExpr(DIOpArg(0, i16), DIOpArg(1, i32), DIOpComposite(2, i48)), argObjects: {!44, !45})

;> check
; 30: error[E107] in function `f`, variable `x`: DIOpArg(1) (operation 1) reads 32 bits as i32, but fragment !45 (a part of `x`) has 16 bits; name a type of that size

;----
; Functions of one subprogram are named by their symbols.
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !30, %reg(rax, 0, 16)
}
!20 = distinct !DILifetime(kind: computed, object: !10, location: !DIExpr(DIOpArg(0, i16), DIOpArg(1, i16), DIOpComposite(2, i32)), argObjects: {!44, !45})
define @f.cold size 0x10 !dbg !4 {
bb0 @ 0x0:
}

;> check
; 42: error[E308] in function `f`: `@f.cold` is code of subprogram `f`, which already has the code of `@f`; give `@f.cold` a separate subprogram
