; Section 5, frame bases in private memory: slots are counted from the frame base's own place, in its address space.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR33)
  0x0: dbg.def !21, %slot(fb+8, 32)
  0x0: dbg.def !22, %slot(fb-4, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !13)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "before", scope: !2, file: !1, line: 3, type: !3)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))

; the compiler's address space 5 is DWARF's 5
;! f+0x0..0x40 with SGPR33=0x100: v = mem(5)+0x108
;! f+0x0..0x40 with SGPR33=0x100: before = mem(5)+0xfc
;! f+0x0..0x40 with SGPR33=0x100: !13 = mem(5)+0x100
