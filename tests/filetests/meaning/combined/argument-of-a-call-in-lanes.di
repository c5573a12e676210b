; A kernel passes a value of each lane and a scalar; what the caller knows of them before the call returns, and after a scalar is lost.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %lane(VGPR40, 32)
  0x0: dbg.def !8, %reg(SGPR40)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
calls @f { 0x10..0x18: unknown }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!6 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 5, type: !3)
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpSub()), argObjects: {!4, !5})

;! f+0x0..0x17 lane 4: a = reg(2600)+16
;! f+0x18..0x40 lane 4: a = reg(2600)+16
;! f+0x0..0x17: b = reg(72)+0
;! f+0x18..0x40 lane 1 with VGPR40=<00 00 00 00 09 00 00 00>, SGPR40=4: s = imm(05000000)+0
