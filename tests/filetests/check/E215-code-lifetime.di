target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.label !86
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!86 = !DILabel(scope: !2, name: "again", file: !1, line: 1)
!60 = distinct !DILifetime(object: !86, location: !DIExpr(DIOpConstant(ptr 0))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(i32)), argObjects: {!86}) ;[good]

;[bad]> check
; 16: error[E215]: label `again` is where its dbg.label is; remove the lifetime, or make it a lifetime of a fragment
;[good]> check
