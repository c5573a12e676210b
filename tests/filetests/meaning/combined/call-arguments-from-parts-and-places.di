; What a call passes: a sum of a part of a structure, a value in two places, one of the cold part, a constant; seen before and after the call.
target "x86_64"
define @g size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !14, %reg(rdi)
}
define @f size 0x40 !dbg !3 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !12, %entity(1)
  0x0: dbg.def !13, %slot(cfa-32, 64)
bb1 @ 0x20:
}
entity @f 1 { 0x0..0x30: %reg(rcx)
 0x0..0x40: %reg(rbx)
}
parts @f { 0x20: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+48 }
calls @f { 0x8..0xd: !2, %reg(rdi) = !9, %reg(rsi) = !10, %slot(rsp+0, 64) = !11
 0x30..0x35: !2, %reg(rdi) = !9 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 101, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!6 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 3, type: !4)
!7 = !DILocalVariable(name: "b", scope: !3, file: !1, line: 4, type: !5)
!8 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 5, type: !4)
!9 = distinct !DIFragment()
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i64)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b64)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!6})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u32), DIOpZExt(u64)), argObjects: {!7})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 77)))

;! f+0x0..0xc: a = multi{reg(2)+0 | reg(3)+0}+0
;! f+0xc: a = reg(3)+0
;! f+0xd..0x30: a = multi{reg(2)+0 | reg(3)+0}+0
;! f+0xc with rbx=41: !9 = imm(2a00000000000000)+0
;! f+0xc with rsp=0x7000, [0x7010]=<01 02 03 04 05 06 07 08>: !10 = imm(0506070800000000)+0
;! f+0xc: !11 = imm(4d00000000000000)+0
;! f+0x34 with rbx=41: !9 = imm(2a00000000000000)+0
;! g+0x0..0x10 with entry.rdi=7: p = imm(0700000000000000)+0
