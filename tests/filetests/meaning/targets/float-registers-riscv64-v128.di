; Floats and vectors in registers, structs split over registers, halves of vector registers, on RISC-V with vectors of 128 bits.
target "riscv64-v128"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(v8)
  0x0: dbg.def !201, %reg(v8, 64, 32)
  0x0: dbg.def !202, %regs(v8, v9)
}

frame @f { 0x0: cfa = x2+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, flags: DIFlagVector, elements: !{!33})
!33 = !DISubrange(count: 4)
!100 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !32)
!101 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 3, type: !31)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!36})
!36 = !DISubrange(count: 8)
!102 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 4, type: !35)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(<4 x i32>)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(b256)), kind: bounded)

;! f+0x4: e = reg(104)+8
;! f+0x4: w = comp[0..16: reg(104)+0, 16..32: reg(105)+0]+0
