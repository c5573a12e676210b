; Issue 230712.4, the example `dst`: 8 elements of 4 bytes in v0 and, since it has 16 bytes, v1, taken in order. The array's address is in x0, the
; chunk's number in x3. The map holds from 0x18 to 0x30.
target "aarch64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(x0)
  0x0: dbg.def !21, %reg(x3, 0, 32)
  0x18: dbg.def !22, %regs(v0, v1)
  0x18: dbg.def !24, %undef
  0x30: dbg.kill !22
  0x30: dbg.kill !24
}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 32)
!10 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b1024)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b256)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b1024)), argObjects: {!11}, kind: computed)
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b1024), DIOpArg(2, b256), DIOpArg(1, u32), DIOpObjectMap(4, 8)), argObjects: {!11, !12, !13})

;! f+0x0..0x18 with x0=0x1000, x3=0x2: dst = mem(0)+0x1000
; chunk 2 at 64: v0 (64), v1 (65); the rest at 0x1000 + 96 = 0x1060
;! f+0x18..0x30 with x0=0x1000, x3=0x2: dst = comp[0..64: mem(0)+0x1000, 64..80: reg(64)+0, 80..96: reg(65)+0, 96..128: mem(0)+0x1060]+0
;! f+0x18..0x30 with x0=0x1000, x3=0x1: dst = comp[0..32: mem(0)+0x1000, 32..48: reg(64)+0, 48..64: reg(65)+0, 64..128: mem(0)+0x1040]+0
;! f+0x18..0x30 with x0=0x1000, x3=0x3: dst = comp[0..96: mem(0)+0x1000, 96..112: reg(64)+0, 112..128: reg(65)+0]+0
;! f+0x18..0x30 with x0=0x1000, x3=0x0: dst = mem(0)+0x1000
; the fourth chunk ends at byte 160 of an array of 128: the object fails
;! f+0x18..0x30 with x0=0x1000, x3=0x4: dst = error
;! f+0x30..0x40 with x0=0x1000, x3=0x2: dst = mem(0)+0x1000
