; Section 3, DIOpComposite of lanes: a value of 64 bits in the same lane of two vector registers.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR42, 32)
  0x4: dbg.def !21, %lane(VGPR43, 32)
  0x4: dbg.def !22, %lane(VGPR44, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "crossing", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "pointee", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "bytes", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, i64)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, i64), DIOpConstant(i32 2), DIOpByteOffset(i32)), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, ptr addrspace(1)), DIOpDeref(i32)), argObjects: {!30, !31})
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u8), DIOpConstant(u24 66051), DIOpComposite(2, u32)), argObjects: {!32})

; VGPR42 is register 2602.
;! f+0x4 lane 3: wide = comp[0..4: reg(2602)+12, 4..8: reg(2603)+12]+0
;! f+0x4 lane 63: wide = comp[0..4: reg(2602)+252, 4..8: reg(2603)+252]+0
; Lane 1: 0x00000005_ffffffff + 1.
;! f+0x4 lane 1 with VGPR42=<00 00 00 00 ff ff ff ff>, VGPR43=<09 00 00 00 05 00 00 00>: sum = imm(0000000006000000)+0
;! f+0x4 lane 3: crossing = comp[0..2: reg(2602)+14, 2..4: reg(2603)+12]+0
; Lane 1: 0x00000012_34567890 in global memory, which is DWARF address space 0.
;! f+0x4 lane 1 with VGPR42=<00 00 00 00 90 78 56 34>, VGPR43=<00 00 00 00 12 00 00 00>: pointee = mem(0)+0x1234567890
; 66051 = 0x010203.
;! f+0x4 lane 5: bytes = comp[0..1: reg(2604)+20, 1..4: imm(030201)+0]+0
