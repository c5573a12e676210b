; Section 3.2: a variable is in the focused lane of a vector register and in memory at the same time; a part of it is moved back
; by a negative offset in each place.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR4, 32)
  0x10: dbg.def !21, %reg(SGPR4)
  0x30: dbg.kill !20
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "ushort", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 3, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(u32)))
; 3 bytes on, then 2 back
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(i32 3), DIOpByteOffset(u8), DIOpConstant(i32 -2), DIOpByteOffset(u16)), argObjects: {!10}, kind: computed)

; VGPR4 is register 2564; lane 2 is at byte 8
;! f+0x0..0x10 lane 2 with SGPR4=0x40: v = reg(2564)+8
;! f+0x10..0x30 lane 2 with SGPR4=0x40: v = multi{mem(3)+0x40 | reg(2564)+8}+0
;! f+0x30..0x40 lane 2 with SGPR4=0x40: v = mem(3)+0x40
; 3 - 2 = 1
;! f+0x0..0x10 lane 2 with SGPR4=0x40: low = reg(2564)+9
;! f+0x10..0x30 lane 2 with SGPR4=0x40: low = multi{mem(3)+0x41 | reg(2564)+9}+0
;! f+0x30..0x40 lane 2 with SGPR4=0x40: low = mem(3)+0x41
