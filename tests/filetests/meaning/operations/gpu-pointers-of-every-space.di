; Pointers of 32 and of 64 bits in scalar registers and in lanes, in structs that mix them.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR2, 32)
  0x0: dbg.def !21, %regs(SGPR2, SGPR3)
  0x0: dbg.def !22, %regs(SGPR8, SGPR9)
  0x0: dbg.def !23, %reg(SGPR10)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128)
!10 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "global", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "generic", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "region", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 6, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b96), DIOpConstant(i32 64), DIOpBitOffset(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr addrspace(2)), DIOpDeref(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(2, i32), DIOpArg(0, i32), DIOpArg(3, i32), DIOpArg(1, i32), DIOpComposite(4, b128)), argObjects: {!10, !11, !12, !13})
; lane 2 holds 0x200; compiler's space 3 is DWARF's 3, 1 is 0, 0 is 1, 2 is 2
;! f+0x0 lane 2 with VGPR2=<00 00 00 00 00 00 00 00 00 02 00 00>: local = mem(3)+0x204
;! f+0x0 with SGPR2=0x89abcdef, SGPR3=0x1234567: global = mem(0)+0x123456789abcdef
;! f+0x0 with SGPR8=0x1000, SGPR9=0x7: generic = mem(1)+0x700001008
;! f+0x0 with SGPR10=0x30: region = mem(2)+0x30
;! f+0x0 lane 1 with VGPR2=<00 00 00 00 00 02 00 00>, SGPR2=0x5000, SGPR3=0, SGPR8=0x6000, SGPR9=0, SGPR10=0x30: s = comp[0..4: mem(1)+0x6008, 4..8: mem(3)+0x204, 8..12: mem(2)+0x30, 12..16: mem(0)+0x5000]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
