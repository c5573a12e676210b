; Slots of a GPU's private memory: of a stack pointer per wave, of the CFA, and of the lane, with a frame register that changes.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !7, %slot(cfa+8, 32)
bb1 @ 0x20 -> bb1, bb2:
  0x28: dbg.kill !7
bb2 @ 0x30:
  0x30: dbg.def !8, %addr(cfa+12)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined
 0x10: cfa = SGPR33+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = distinct !DIFragment()
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpDeref(i32)), argObjects: {!5})

;! f+0x0..0x10 with SGPR32=0x100, SGPR33=0x200: cfa = mem(6)+0x100
;! f+0x10..0x40 with SGPR32=0x100, SGPR33=0x200: cfa = mem(6)+0x200
