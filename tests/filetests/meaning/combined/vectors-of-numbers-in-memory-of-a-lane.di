; The element of a vector in private memory of the lane by the lane's number, and arithmetic with the lane's number of 16 bits.
target "amdgpu-wave32"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !10, %lane(VGPR3, 32)
  0x0: dbg.def !11, %reg(SGPR4)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 3, type: !2)
!8 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 4, type: !2)
!9 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 5, type: !3)
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, i32), DIOpPushLane(i32), DIOpConstant(i32 3), DIOpMul(), DIOpAdd()), argObjects: {!5})
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpReinterpret(u32), DIOpPushLane(u32), DIOpConstant(u32 4), DIOpMul(), DIOpAdd(), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(i32)), argObjects: {!6})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpPushLane(i16), DIOpConstant(i16 -1), DIOpMul(), DIOpConvert(i64)))

;! f+0x0 lane 2 with VGPR3=<00 00 00 00 00 00 00 00 05 00 00 00>: x = imm(0b000000)+0
;! f+0x0 lane 5 with SGPR4=0x100: y = mem(5)+0x114
;! f+0x0 lane 31: z = imm(e1ffffffffffffff)+0
