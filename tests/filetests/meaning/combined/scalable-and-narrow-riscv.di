; RISC-V: a float in the low half of a register, a number of 20 bits in the middle of one, and a list across kinds of registers.
; 0x40490fdb = 3.1415927410125732; doubled 0x401921fb60000000
target "riscv64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !13, %reg(f10, 0, 32)
  0x0: dbg.def !15, %reg(x11, 22, 20)
  0x0: dbg.def !16, %regs(x12, f11)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!7 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 5, type: !5)
!11 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 6, type: !6)
!12 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 7, type: !7)
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(f32)))
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, f32), DIOpConvert(f64), DIOpConstant(f64 2.0), DIOpMul()), argObjects: {!8})
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i20), DIOpConvert(i32)))
!16 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128)))
!17 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u16 48), DIOpBitOffset(u32)), argObjects: {!11})

;! f+0x0: a = reg(42)+0
;! f+0x0 with f10=0xffffffff40490fdb: s = imm(00000060fb211940)+0
;! f+0x0 with x11=0xfffffe0000000000: b = imm(0000f8ff)+0
;! f+0x0 with x11=0x3ffffffffff: b = imm(ffffffff)+0
;! f+0x0: c = comp[0..8: reg(12)+0, 8..16: reg(43)+0]+0
;! f+0x0: d = comp[0..2: reg(12)+6, 2..4: reg(43)+0]+0
