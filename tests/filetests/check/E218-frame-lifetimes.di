frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()

;----
; Two are active at once; then at different times.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rbp)
  0x10: dbg.kill !60 ;[good]
  0x10: dbg.def !61, %reg(rdx)
  0x11: dbg.kill !60 ;[bad]
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50)
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))

;[bad]> check
; 22: error[E218] in function `f`: lifetimes !60 and !61 of the frame base are both active at 0x10; kill one before the other begins
;[good]> check

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(EXEC_64)
  0x20: dbg.kill !61 ;[good]
  0x20: dbg.def !62, %reg(EXEC_64)
  0x21: dbg.kill !61 ;[bad]
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64)
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(64)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))

;[bad]> check
; 43: error[E218] in function `f`: lifetimes !61 and !62 of the mask of active lanes are both active at 0x20; kill one before the other begins
;[good]> check
