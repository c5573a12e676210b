; Elements by a mask that chooses nothing, moved by more than there are: the checker took them for an undefined location without end.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR3)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
; Two elements of 16 bits, of which 32 are there from as many bytes on as SGPR3 says; and 9.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(<2 x u16> undef), DIOpReferrer(<2 x u16>), DIOpReferrer(u32), DIOpSelect(), DIOpReferrer(u32), DIOpByteOffset(u32), DIOpConstant(u32 9), DIOpComposite(2, u64)))
; The distance by which nothing is moved may fail, and the object with it (section 3.3): by 4 bytes it leaves the vector, and
; bits 0 and 1 of 4 are 0. By 0 bytes it does not.
;! f+0x4 with SGPR3=4: x = error
;! f+0x4 with SGPR3=0: x = comp[0..4: undef, 4..8: imm(09000000)+0]+0
