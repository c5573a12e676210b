target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()

;----
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64) ;[good]
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(64)))

;[bad]> check
; 14: error[E314] in function `f`: subprogram `f` has a lane PC, but no laneCount; give it one
;[good]> check

;----
; Bits without elements: those of 32 addresses.
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 32) ;[good]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(32))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(32), DIOpReinterpret(b2048))) ;[good]

;[bad]> check
; 28: error[E314] in function `f`: the lane PC has 32 elements (<32 x u64>), but the function runs in 64 lanes; give it one element for each lane
;[good]> check

;----
; Consumers read consecutive addresses, of 64 bits each.
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u32 1), DIOpExtend(64))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(64))) ;[good]

;[bad]> check
; 38: error[E314] in function `f`: the lane PC has 2048 bits (<64 x u32>), but the addresses of all lanes have 4096 bits; give it elements of 64 bits
;[good]> check
