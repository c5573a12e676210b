; What a call and a tail call clobber: by the ABI, also through other names of the registers, on RISC-V with vectors of 128 bits.
target "riscv64-v128"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(v0)
  0x0: dbg.def !201, %reg(v8)
}

frame @f { 0x0: cfa = x2+0 }
calls @f {
  0x10..0x14: unknown
  0x3c..0x40: unknown tail
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "q0", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "q1", scope: !4, file: !1, line: 3, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x12: q0 = reg(96)+0
;! f+0x13: q0 = undef
;! f+0x14: q0 = reg(96)+0
;! f+0x3f: q0 = undef
;! f+0x12: q1 = reg(104)+0
;! f+0x13: q1 = undef
;! f+0x14: q1 = reg(104)+0
;! f+0x3f: q1 = undef
