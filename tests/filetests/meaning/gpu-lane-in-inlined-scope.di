; Section 2.1, inlined scopes on a GPU: a parameter of an inlined function is in the lanes of a vector register where the caller has it,
; and a variable of a block of it is the lane's number.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR3, 32)
  0x10: dbg.def !21, %lane(VGPR3, 32)
  0x20: dbg.kill !21
  0x30: dbg.kill !20
}

scopes @f {
  !31: 0x10..0x20
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "ulong", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", arg: 1, scope: !5, file: !1, line: 7, type: !3)
!12 = !DILocalVariable(arg: 1, scope: !31, origin: !11)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!31 = distinct !DIInlinedScope(origin: !5, scope: !2, callFile: !1, callLine: 3)

; VGPR3 is register 2563; lane 9 is at byte 36
;! f+0x0..0x30 lane 9: x = reg(2563)+36
;! f+0x10..0x20 lane 9: !12 = reg(2563)+36
;! f+0x20..0x40 lane 9: !12 = undef
