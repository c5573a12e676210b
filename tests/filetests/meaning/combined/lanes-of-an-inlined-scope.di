; A value of each lane in an inlined scope that runs for a part of the function, in a loop, with an argument of the outer function.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !9, %lane(VGPR1, 32)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.def !10, %regs(SGPR6, SGPR7)
bb2 @ 0x30:
  0x30: dbg.kill !10
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
scopes @f { !5: 0x10..0x30 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 100, spFlags: DISPFlagDefinition)
!5 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 3)
!6 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 101, type: !3)
!7 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 102, type: !3)
!8 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(b2048), DIOpArg(0, i32), DIOpConstant(i32 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!8})
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpShl()), argObjects: {!8})

;! f+0x10..0x30 lane 2 with SGPR6=0x5000, SGPR7=0, VGPR1=<00 00 00 00 00 00 00 00 03 00 00 00>: x = mem(0)+0x500c
;! f+0x30: x = undef
;! f+0x0..0x40 lane 2 with VGPR1=<00 00 00 00 00 00 00 00 03 00 00 00>: y = imm(06000000)+0
;! f+0x0..0x40 lane 63: a = reg(2561)+252
