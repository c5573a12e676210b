; The registers f0 to f31 of Power hold numbers of 64 bits, and debuggers convert these to other formats. The language reads the low
; bits, so DWARF 5 has no location for arithmetic on a number of 32 bits: docs/targets.md.
target "ppc64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(f1)
  0x0: dbg.def !201, %reg(f1)
  0x0: dbg.def !202, %reg(f1)
  0x0: dbg.def !203, %reg(f1)
  0x0: dbg.def !204, %reg(f1)
  0x0: dbg.def !205, %reg(f1)
}

frame @f { 0x0: cfa = r1+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !31)
!103 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 5, type: !30)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!104 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 6, type: !32)
!105 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 7, type: !31)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f64)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 2.0), DIOpMul()), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(i32)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)

;! f+0x4: x = reg(33)+0
;! f+0x4: u = reg(33)+0
;! f+0x4 with f1=0x3ff8000000000000: z = imm(4008000000000000)+0
;! f+0x4 with f1=0x3ff8000000000000: w = imm(3fc00000)+0
;! f+0x4 with f1=0xc045000000000000: i = imm(ffffffd6)+0
;! f+0x4 with f1=0x3ff8000000000000: y = imm(0000000000000000)+0

;> lower dwarf5
; f:
;   x
;     everywhere: DW_OP_regx 33
;       90 21
;   y
;     no location
;   z
;     everywhere: DW_OP_regval_type 33 f64, DW_OP_lit2, DW_OP_convert f64, DW_OP_mul, DW_OP_stack_value
;       a5 21 80 80 80 00 32 a8 80 80 80 00 1e 9f
;   w
;     everywhere: DW_OP_regval_type 33 f64, DW_OP_convert f32, DW_OP_stack_value
;       a5 21 80 80 80 00 a8 81 80 80 00 9f
;   i
;     everywhere: DW_OP_regval_type 33 f64, DW_OP_convert i64, DW_OP_convert generic, DW_OP_convert u32, DW_OP_stack_value
;       a5 21 80 80 80 00 a8 82 80 80 00 a8 00 a8 83 80 80 00 9f
;   u
;     everywhere: DW_OP_regx 33
;       90 21
; degraded: `y` in `f` at 0x0..0x40: only operations that LLVM's tools do not support can express this, and portable DWARF avoids them
;> verify
; dwarf4: unknown
;   degraded: `y` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `z` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `w` in `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: `i` in `f` at 0x0..0x40: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: unknown
;   degraded: `y` in `f` at 0x0..0x40: only operations that LLVM's tools do not support can express this, and portable DWARF avoids them
