; A kernel of HIP: its language and calling convention have names in text.
target "amdgpu-wave64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(SGPR4)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_HIP, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "t.hip", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !{null})
!4 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))

;! f+0x0..0x20: x = reg(36)+0
