frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(SGPR6, 32) ;[bad]
  0x0: dbg.def !60, %lane(VGPR6, 32) ;[good]
}

;[bad]> check
; 14: error[E418] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names a lane of SGPR6, which has no lanes on amdgpu-wave64; name a register with lanes, or read an element of %reg at an offset
;[good]> check

;----
; xmm0 holds several numbers, but a thread of this machine has no lanes.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %lane(xmm0, 32) ;[bad]
  0x0: dbg.def !60, %reg(xmm0, 32, 32) ;[good]
}

;[bad]> check
; 28: error[E418] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names a lane of xmm0, which has no lanes on x86_64; name a register with lanes, or read an element of %reg at an offset
;[good]> check
