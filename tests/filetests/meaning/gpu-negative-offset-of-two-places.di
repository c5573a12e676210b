; Section 3.2: the pointee of a pointer that is in two places, moved by a negative offset: each place moves, in its own storage.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
}

entity @f 1 {
  0x0..0x40: %reg(SGPR4)
  0x10..0x30: %reg(VGPR40, 64, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(u32), DIOpConstant(i32 -8), DIOpByteOffset(u32)))

;! f+0x0..0x10 with SGPR4=0x40: v = mem(3)+0x38
; lane 2 of VGPR40 starts at byte 8; each register has its own number here
;! f+0x10..0x30 with SGPR4=0x40, VGPR40=<00 00 00 00 00 00 00 00 50 00 00 00>: v = multi{mem(3)+0x38 | mem(3)+0x48}+0
;! f+0x30..0x40 with SGPR4=0x40: v = mem(3)+0x38
