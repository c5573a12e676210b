; Section 6.2, DIOpAddrOf: pointers into each address space of the compiler whose pointee is in lanes, scalar registers and slots.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR1, 32)
  0x0: dbg.def !22, %reg(SGPR5)
  0x0: dbg.def !23, %slot(cfa+8, 32)
  0x0: dbg.def !24, %lane(VGPR2, 32)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 3)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, addressSpace: 1)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)
!10 = !DILocalVariable(name: "private", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "global", scope: !2, file: !1, line: 4, type: !6)
!13 = !DILocalVariable(name: "to_slot", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "generic", scope: !2, file: !1, line: 6, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpAddrOf(5)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32), DIOpAddrOf(3)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpAddrOf(1)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32), DIOpAddrOf(5)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32), DIOpAddrOf(0)))

; lane 2 is at byte 8
;! f+0x0..0x20 lane 2: private = ptr(reg(2560)+8)+0
;! f+0x0..0x20 lane 2: local = ptr(reg(2561)+8)+0
;! f+0x0..0x20: global = ptr(reg(37)+0)+0
; the slot is in space 6, the pointer goes into space 5: no number
;! f+0x0..0x20 with cfa=0x100: to_slot = ptr(mem(6)+0x108)+0
;! f+0x0..0x20 lane 2: generic = ptr(reg(2562)+8)+0
