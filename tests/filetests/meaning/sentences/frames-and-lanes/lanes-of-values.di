; Lane values of 8, 16 and 32 bits are one lane width apart, in the low bits; the last lane too
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %lane(VGPR3, 32)
  0x0: dbg.def !21, %lane(VGPR4, 16)
  0x0: dbg.def !22, %lane(AGPR0, 8)
  0x0: dbg.def !23, %lane(VGPR5, 1)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u1)))
;! f+0x0 lane 0: a = reg(2563)+0
;! f+0x0 lane 63: a = reg(2563)+252
;! f+0x0 lane 3: b = reg(2564)+12
;! f+0x0 lane 7: c = reg(3072)+28
;! f+0x0 lane 2: d = reg(2565)+8
