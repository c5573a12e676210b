; Pointers of several address spaces in a structure, followed, with offsets added to the pointer and to what it points to.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %regs(SGPR4, SGPR5)
  0x0: dbg.def !13, %reg(SGPR6)
  0x0: dbg.def !14, %lane(VGPR1, 32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 5, type: !3)
!11 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 6, type: !4)
!12 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!13 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr addrspace(3))))
!14 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
!15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr addrspace(1)), DIOpDeref(b512), DIOpConstant(i8 16), DIOpByteOffset(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!5})
!16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr addrspace(3)), DIOpDeref(b96), DIOpConstant(u8 8), DIOpByteOffset(i32)), argObjects: {!6})
!17 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpDeref(b64), DIOpConstant(i8 -4), DIOpByteOffset(i32)), argObjects: {!7})
!18 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr addrspace(1)), DIOpArg(1, ptr addrspace(3)), DIOpArg(2, ptr addrspace(5)), DIOpComposite(3, b128)), argObjects: {!5, !6, !7})

;! f+0x0 with SGPR4=0x1000, SGPR5=0x2: g = mem(0)+0x200001014
;! f+0x0 with SGPR6=0x40: l = mem(3)+0x48
;! f+0x0 lane 1 with VGPR1=<00 00 00 00 20 00 00 00>: p = mem(5)+0x1c
;! f+0x0 lane 1: s = comp[0..4: reg(36)+0, 4..8: reg(37)+0, 8..12: reg(38)+0, 12..16: reg(2561)+4]+0
