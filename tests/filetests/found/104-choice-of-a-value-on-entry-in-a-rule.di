; A frame rule that chooses the value on entry of a register: a branch ended within the operations that replace it.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = SGPR32+16; ra = undefined; SGPR40 = same_value
  0x4: SGPR33 = [!DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32), DIOpArg(1, u32), DIOpArg(1, u32), DIOpConvert(u1), DIOpChoose()) of %reg(SGPR40), %reg(SGPR41)]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; SGPR40 is still the caller's. SGPR41 is register 73.
;! f+0x4 with SGPR32=0x100, SGPR40=0x2a, SGPR41=0x1: caller(SGPR33) = imm(2a000000)+0
;! f+0x4 with SGPR32=0x100, SGPR40=0x2a, SGPR41=0x2: caller(SGPR33) = reg(73)+0
