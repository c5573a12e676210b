; The function has a lifetime of an inlined variable, and no code of an inlined scope.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

scopes @f { ;[good]
  !5: 0x0..0x4 ;[good]
} ;[good]

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!4 = !DILocalVariable(name: "a", scope: !3, type: !10)
!5 = distinct !DIInlinedScope(scope: !2, origin: !3, callFile: !1, callLine: 2)
!6 = !DILocalVariable(scope: !5, origin: !4)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!60 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 4: warning[W405] in function `f`, variable `a`: the function has markers of inlined variables, and none of its inlined scopes has code, so that no debugger shows them; add the ranges of each inlined scope
;[good]> check
