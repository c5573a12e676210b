; The function has a lifetime of a variable of a lexical block, and no scope has code.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

scopes @f { ;[good]
  !3: 0x0..0x4 ;[good]
} ;[good]

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)
!4 = !DILocalVariable(name: "a", scope: !3, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!60 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 4: warning[W405] in function `f`, variable `a`: the function has markers of variables of lexical blocks, and none of its blocks has code, so that debuggers show them in the whole function, or nowhere; add the ranges of each block
;[good]> check
