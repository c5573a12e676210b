; A frame base in private memory that changes at the border of two parts: slots, an address and a register saved in lanes.
target "amdgpu-wave64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %slot(fb+12, 32)
  0x0: dbg.def !22, %addr(fb+4)
bb1 @ 0x30:
  0x40: dbg.kill !21
}
entity @f 1 {
  0x0..0x30: %reg(SGPR33)
  0x30..0x50: %const(ptr addrspace(5) 0x400)
}
parts @f { 0x30: @f.cold }
frame @f {
  0x0: cfa = SGPR32+0
  0x4: SGPR34 = [!DIExpr(DIOpReferrer(<64 x i32>), DIOpConstant(u32 12), DIOpByteOffset(i32)) of %reg(VGPR40)]
  0x34: SGPR35 = SGPR50
}
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64, frameBase: !30)
!30 = distinct !DIFragment()
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 5)
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(5))))
;! f+0x0..0x30 with SGPR33=0x100: x = mem(5)+0x10c
;! f+0x30..0x40: x = mem(5)+0x40c
;! f+0x40: x = undef
;! f+0x0..0x30 with SGPR33=0x100: p = imm(04010000)+0
;! f+0x30..0x50: p = imm(04040000)+0
;! f+0x50: p = undef
;! f+0x4..0x60: caller(SGPR34) = reg(2600)+12
;! f+0x34..0x60: caller(SGPR35) = reg(82)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
