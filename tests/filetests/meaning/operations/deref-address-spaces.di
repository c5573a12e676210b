; Section 3, DIOpDeref by compiler address space: sizes of the pointers and the DWARF spaces that they point into (dwarf-facts.md).
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %regs(SGPR4, SGPR5)
  0x4: dbg.def !21, %regs(SGPR4, SGPR5)
  0x4: dbg.def !22, %reg(SGPR6)
  0x4: dbg.def !23, %reg(SGPR6)
  0x4: dbg.def !24, %regs(SGPR4, SGPR5)
  0x4: dbg.def !25, %reg(SGPR6)
  0x4: dbg.def !26, %lane(VGPR1, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "generic", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "global", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "region", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "constant", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "private", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "by_lane", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr addrspace(2)), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr addrspace(4)), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(ptr addrspace(3)), DIOpDeref(i32)))

; 0 is DWARF space 1, 1 and 4 are 0, 2, 3 and 5 are themselves.
;! f+0x4 with SGPR4=0x90000010, SGPR5=0x7: generic = mem(1)+0x790000010
;! f+0x4 with SGPR4=0x90000010, SGPR5=0x7: global = mem(0)+0x790000010
;! f+0x4 with SGPR6=0x90000010: region = mem(2)+0x90000010
;! f+0x4 with SGPR6=0x90000010: local = mem(3)+0x90000010
;! f+0x4 with SGPR4=0x90000010, SGPR5=0x7: constant = mem(0)+0x790000010
;! f+0x4 with SGPR6=0x40: private = mem(5)+0x40
; Each lane has a pointer of its own.
;! f+0x4 lane 0 with VGPR1=<40 00 00 00 80 01 00 00>: by_lane = mem(3)+0x40
;! f+0x4 lane 1 with VGPR1=<40 00 00 00 80 01 00 00>: by_lane = mem(3)+0x180
