; The rules at entry of RISC-V hold throughout: the CFA is the stack pointer, the return address is in register 1.
target "riscv64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %addr(cfa+8)
}
frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !4)
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr)))

;! f+0x0..0x10 with sp=0x7000: cfa = mem(0)+0x7000
;! f+0x0..0x10 with sp=0x7000: a = imm(0870000000000000)+0
;! f+0x0..0x10: caller(ra) = reg(1)+0
