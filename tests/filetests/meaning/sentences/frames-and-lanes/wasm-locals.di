; Locals, globals and operands of WebAssembly as registers, with wider aliases, and memory at a local
target "wasm32"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(local3)
  0x0: dbg.def !21, %reg(i64.local4)
  0x0: dbg.def !22, %reg(v128.operand1)
  0x0: dbg.def !23, %slot(local2+12, 32)
  0x0: dbg.def !24, %reg(global1)
  0x0: dbg.def !25, %reg(local5)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
;! f+0x0: a = reg(3)+0
;! f+0x0: b = reg(4)+0
;! f+0x0: c = reg(32769)+0
;! f+0x0 with local2=0x1000: d = mem(0)+0x100c
;! f+0x0: e = reg(16385)+0
;! f+0x0 with local5=0xffffffff: h = imm(00000000)+0
