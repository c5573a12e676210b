; Issue 230712.4, revised, on a big-endian machine: the registers are laid over the array in order, each as a whole.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw1)
  0x0: dbg.def !21, %reg(dw2)
  0x0: dbg.def !22, %regs(dw3, dw4)
  0x0: dbg.def !24, %undef
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 6)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b384)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b128)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b384)), argObjects: {!11}, kind: computed)
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b384), DIOpArg(2, b128), DIOpArg(1, u64), DIOpObjectMap(8, 2)), argObjects: {!11, !12, !13})

; chunk 1 at 16
;! f+0x0..0x20 with dw1=0x100, dw2=0x1: a = comp[0..16: mem(0)+0x100, 16..24: reg(3)+0, 24..32: reg(4)+0, 32..48: mem(0)+0x120]+0
;! f+0x0..0x20 with dw1=0x100, dw2=0x2: a = comp[0..32: mem(0)+0x100, 32..40: reg(3)+0, 40..48: reg(4)+0]+0
;! f+0x0..0x20 with dw1=0x100, dw2=0x0: a = mem(0)+0x100
