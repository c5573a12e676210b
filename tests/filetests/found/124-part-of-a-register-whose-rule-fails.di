; A frame rule that takes a part of a value on entry, by a rule that fails as a whole: the part had a value.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = SGPR32+0; SGPR40 = [!DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)) of %reg(VGPR40, 64, 32)]; VGPR40 = [!DIExpr(DIOpReferrer(<64 x u32>), DIOpArg(1, u32), DIOpByteOffset(<64 x u32>)) of %reg(VGPR41), %reg(SGPR4)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "test")
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; VGPR41 ends 4 bytes before the end of the caller's VGPR40, which fails (section 3.3), and so does what is computed from it.
;! f+0x4 with SGPR4=4: caller(VGPR40) = error
;! f+0x4 with SGPR4=4: caller(SGPR40) = error
