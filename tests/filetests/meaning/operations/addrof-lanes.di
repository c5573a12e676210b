; Section 3, DIOpAddrOf and DIOpDeref of a lane in a space of 32-bit pointers.
target "amdgpu-wave64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %lane(VGPR0, 32)
  0x4: dbg.def !21, %lane(VGPR1, 16)
  0x4: dbg.def !22, %reg(SGPR4)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "cancelled", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "remaining", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "by_arg", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(5), DIOpReinterpret(u32), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i16), DIOpAddrOf(5)))
!22 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr addrspace(5))), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpDeref(i16)), argObjects: {!30})
; Pointers to the generic space have 64 bits.
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!31})

;! f+0x4 lane 3: cancelled = reg(2560)+12
;! f+0x4 lane 3: remaining = ptr(reg(2561)+12)+0
;! f+0x4 lane 63: by_arg = reg(2561)+252
; SGPR4 is register 36.
;! f+0x4 lane 3: wide = ptr(reg(36)+0)+0
