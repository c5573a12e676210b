target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {
  0x4: rax = !DIExpr(DIOpReferrer(ptr)) ;[bad]
  0x4: rax = !DIExpr(DIOpReferrer(ptr)) of %reg(rdx) ;[good]
}

;[bad]> check
; 14: error[E109] in function `f`: the frame row at 0x4: DIOpReferrer (operation 0) has no referrer; add a referrer to the rule
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax) ;[good]
}

frame @f entry {}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 30: error[E109] in function `f`, variable `x`: DIOpReferrer (operation 0) has no referrer, because the lifetime is computed; make it bounded and add a dbg.def
;[good]> check
