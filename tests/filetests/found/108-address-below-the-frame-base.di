; An address that counts from the frame base, in a function without one: on AMDGPU, it had no location, and nothing was reported.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %addr(fb-16)
}
define @g size 0x20 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !21, %addr(fb-16)
  0x0: dbg.def !22, %reg(SGPR0)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
frame @g { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition, frameBase: !12)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !6, line: 6, type: !3)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64)))
; The frame base of g is one of two places in private memory (address space 5, DWARF's 6), by a bit of SGPR0.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(ptr addrspace(5) 256), DIOpDeref(b8), DIOpConstant(ptr addrspace(5) 512), DIOpDeref(b8), DIOpReferrer(u32), DIOpConvert(u1), DIOpChoose()))
; Without a frame base, fb is the CFA (section 5): 0x100 - 16. In g, 256 - 16 = 0xf0, and 512 - 16 = 0x1f0.
;! f+0x4 with SGPR32=0x100, cfa=0x100: x = imm(f000000000000000)+0
;! g+0x4 with SGPR0=1: y = imm(f000000000000000)+0
;! g+0x4 with SGPR0=2: y = imm(f001000000000000)+0
