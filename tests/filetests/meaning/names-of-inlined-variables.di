; An abstract variable has no location, so its name means its only instance, in the line of the
; abstract one.
target "amdgpu-wave64"
define @k size 0x80 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !40, %reg(SGPR4)
}
frame @k { 0x0: cfa = SGPR32+0; ra = undefined }
scopes @k {
  !51: 0x60..0x70
}
!0 = distinct !DICompileUnit(language: DW_LANG_HIP, file: !1, producer: "example")
!1 = !DIFile(filename: "k.hip", directory: "/src")
!5 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: "k", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 64)
!61 = !DISubprogram(name: "inl", unit: !0, file: !1, line: 30, spFlags: DISPFlagDefinition)
!62 = !DILocalVariable(name: "iv", scope: !61, file: !1, line: 31, type: !5)
!51 = distinct !DIInlinedScope(origin: !61, scope: !4, callFile: !1, callLine: 6)
!17 = !DILocalVariable(name: "iv", scope: !51, origin: !62)
!40 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u32)))
;! k+0x60: iv@31 = reg(36)+0
;! k+0x60: iv = reg(36)+0
