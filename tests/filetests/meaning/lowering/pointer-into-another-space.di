; Section 3, DIOpAddrOf: pointers into one address space to what is in another, or in a register.
; Nothing lost in: llvm-legacy
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(SGPR32+16, 32)
  0x0: dbg.def !21, %reg(SGPR7)
  0x0: dbg.def !22, %reg(SGPR8)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, addressSpace: 1)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)
!10 = !DILocalVariable(name: "global", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "private", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "same", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(1)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(5)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(1)))

; the slot is in the address space of the CFA, 6; address space 1 of the compiler is space 0 of DWARF
;! f+0x0..0x20 with SGPR32=0x100: global = ptr(mem(6)+0x110)+0
; SGPR7 is register 39, SGPR8 register 40
;! f+0x0..0x20: private = ptr(reg(39)+0)+0
;! f+0x0..0x20: same = ptr(reg(40)+0)+0
