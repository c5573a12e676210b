; The remedy of E506 on WebAssembly, which has no call frame information.
target "wasm32"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-4, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))

;> check
; 5: error[E506] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 is %slot(fb-4, 32), counted from the CFA, but the function has no frame rules; the target has no call frame information: give the subprogram a frameBase, and count from it
