; A pointer to a composite, one part of which is laid over what fails on every machine: the checker asked for this part.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(PC_64)
  0x0: dbg.def !21, %undef
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "z", scope: !2, line: 2, type: !3)
!11 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b16), DIOpArg(0, u8), DIOpComposite(2, b24), DIOpAddrOf(3)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 1), DIOpAdd(), DIOpConstant(u8 42), DIOpConstant(u8 0), DIOpOverlay(u8)))
; The sum fails on every machine and contributes no bits: a consumer may treat !11 as undefined (section 3.3). PC_64 is
; register 16.
;! f+0x4: z = ptr(comp[0..2: reg(16)+0, 2..3: imm(2a)+0]+0)+0
