; The DWARF numbers of the registers of an AMD GPU with waves of 64 lanes, at the borders of their ranges.
target "amdgpu-wave64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !17, %reg(SGPR63)
  0x0: dbg.def !18, %reg(SGPR64)
  0x0: dbg.def !19, %reg(SGPR105)
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x0: dbg.def !21, %lane(VGPR511, 32)
  0x0: dbg.def !22, %lane(AGPR0, 32)
  0x0: dbg.def !23, %lane(AGPR255, 32)
  0x0: dbg.def !24, %reg(STATUS)
  0x0: dbg.def !25, %reg(VCC_64)
  0x0: dbg.def !26, %reg(EXEC_64)
  0x0: dbg.def !27, %reg(PC_64)
  0x0: dbg.def !28, %reg(dw32)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 5, type: !3)
!8 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 6, type: !3)
!9 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 7, type: !3)
!10 = !DILocalVariable(name: "g", scope: !2, file: !1, line: 8, type: !3)
!11 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 9, type: !3)
!12 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 10, type: !3)
!13 = !DILocalVariable(name: "j", scope: !2, file: !1, line: 11, type: !4)
!14 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 12, type: !4)
!15 = !DILocalVariable(name: "l", scope: !2, file: !1, line: 13, type: !4)
!16 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 14, type: !3)
!17 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!18 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!19 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32)))
!20 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0: a = reg(95)+0
;! f+0x0: b = reg(1088)+0
;! f+0x0: c = reg(1129)+0
;! f+0x0 lane 1: d = reg(2560)+4
;! f+0x0 lane 63: e = reg(3071)+252
;! f+0x0: g = reg(3072)+0
;! f+0x0 lane 2: h = reg(3327)+8
;! f+0x0: i = reg(128)+0
;! f+0x0: j = reg(768)+0
;! f+0x0: k = reg(17)+0
;! f+0x0: l = reg(16)+0
;! f+0x0: m = reg(32)+0
