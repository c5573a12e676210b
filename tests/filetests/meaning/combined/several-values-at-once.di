; Two active lifetimes that are values and one that is half of a register: the number computed from them is any of three.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %reg(rax)
  0x4: dbg.def !8, %reg(rax)
  0x8: dbg.def !9, %reg(rbx, 32, 32)
  0x18: dbg.kill !7
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 3), DIOpMod(), DIOpConvert(i32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 2), DIOpDiv(), DIOpConvert(i32)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(i64), DIOpConstant(i64 10), DIOpMul()), argObjects: {!5})

;! f+0x0..0x4 with rax=0xfffffffffffffff9: x = imm(ffffffff)+0
;! f+0x4..0x8 with rax=0xfffffffffffffff9: x = multi{imm(fdffffff)+0 | imm(ffffffff)+0}+0
;! f+0x8..0x18 with rax=0xfffffffffffffff9: x = multi{imm(fdffffff)+0 | imm(ffffffff)+0 | reg(3)+4}+0
;! f+0x18..0x20 with rax=0xfffffffffffffff9, rbx=0x200000000: y = multi{imm(1400000000000000)+0 | imm(e2ffffffffffffff)+0}+0
