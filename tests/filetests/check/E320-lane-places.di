target "amdgpu-wave64"

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, lanePC: !50, activeLane: !51, laneCount: 64)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(u64 1), DIOpExtend(64)))

;----
; A saved mask whose value is in two places for a while.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(EXEC_64)
  0x10..0x40: %regs(SGPR4, SGPR5) ;[bad]
  0x20..0x40: %regs(SGPR4, SGPR5) ;[good]
}
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))

;[bad]> check
; 23: error[E320] in function `f`: the mask of active lanes depends on lifetime !61, whose object is in several places at 0x10; name one of them there
;[good]> check

;----
; The lifetime is active in one of the places only.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x20: dbg.def !61, %entity(1)
}
entity @f 1 {
  0x0..0x20: %reg(EXEC_64)
  0x10..0x40: %regs(SGPR4, SGPR5)
}
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))

;> check

;----
; The mask depends on a fragment with two lifetimes.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(EXEC_64)
  0x20: dbg.kill !61 ;[good]
  0x20: dbg.def !62, %regs(SGPR4, SGPR5)
}
!52 = distinct !DIFragment()
!61 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(u64)))
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpReferrer(u64)))
!63 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, u64)), argObjects: {!52}, kind: computed)

;[bad]> check
; 53: error[E320] in function `f`: the mask of active lanes depends on lifetime !62, whose object is in several places at 0x20; name one of them there
;[good]> check

;----
; The first place holds the value for longer than the second, which is between them.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x10: dbg.def !61, %entity(1)
}
entity @f 1 {
  0x0..0x30: %reg(EXEC_64)
  0x4..0x8: %regs(SGPR6, SGPR7)
  0x20..0x40: %regs(SGPR4, SGPR5) ;[bad]
  0x30..0x40: %regs(SGPR4, SGPR5) ;[good]
}
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))

;[bad]> check
; 72: error[E320] in function `f`: the mask of active lanes depends on lifetime !61, whose object is in several places at 0x20; name one of them there
;[good]> check
