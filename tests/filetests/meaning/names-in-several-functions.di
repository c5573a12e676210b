; Two functions have a variable called x. f has a variable y, which g has, too, where f is inlined.
; A name means the variable of the function in the place: x is in rax (register 0) in f, and in rbx
; (register 3) in g; y is in rcx (register 2) in f, and in rdx (register 1) in g.
target "x86_64"

define @f size 0x40 !dbg !3 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x8: dbg.def !22, %reg(rcx)
}

define @g size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rbx)
  0x8: dbg.def !23, %reg(rdx)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!4 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DIInlinedScope(origin: !3, scope: !4, callFile: !1, callLine: 11)
!10 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !5)
!12 = !DILocalVariable(name: "y", scope: !3, file: !1, line: 3, type: !5)
!13 = !DILocalVariable(scope: !6, origin: !12)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))

scopes @g { !6: 0x8..0x20 }

;! f+0x4..0x40: x = reg(0)+0
;! f+0x0..0x4: x = undef
;! g+0x0..0x8: x = undef
;! g+0x8..0x20: x = reg(3)+0
;! f+0x8..0x40: y = reg(2)+0
;! g+0x8..0x20: y = reg(1)+0
;! g+0x8..0x20: x@2 = undef
