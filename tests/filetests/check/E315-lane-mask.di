target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 32) ;[good]
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(u32 1))) ;[bad]
!60 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(u64 1))) ;[good]

;[bad]> check
; 17: error[E315] in function `f`: the mask of active lanes has 32 bits (u32), but the function runs in 64 lanes; give it one bit for each lane
;[good]> check
