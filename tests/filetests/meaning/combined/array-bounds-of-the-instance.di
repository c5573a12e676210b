; An array whose length is a field of the instance and whose data is behind a pointer in it; the variable moves from a register list to memory.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %regs(rdi, rsi)
  0x10: dbg.kill !11
  0x10: dbg.def !12, %slot(rsp+8, 128)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, elements: !{!5}, dataLocation: !7)
!5 = !DISubrange(lowerBound: 0, count: !8)
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 5, type: !4)
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u8 0), DIOpByteOffset(ptr), DIOpDeref(b8)))
!10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b128)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b128)))

;! f+0x0..0x10: x = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0
;! f+0x10..0x20 with rsp=0x7000: x = mem(0)+0x7008
;! f+0x0 with object=0x5000, [0x5000]=<00 80 00 00 00 00 00 00>: !7 = mem(0)+0x8000
;! f+0x0 with object=0x5000: !8 = mem(0)+0x5008
;! f+0x0 with object=(comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0): !8 = reg(4)+0
