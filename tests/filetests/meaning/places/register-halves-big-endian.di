; Section 2, part of a register on ppc64, big-endian: bit offsets count from the least significant bit, and
; a byte offset moves in the order of memory, from the most significant byte on.
target "ppc64"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r14, 0, 32)
  0x0: dbg.def !21, %reg(r14, 32, 32)
  0x0: dbg.def !22, %reg(r15)
  0x0: dbg.def !23, %reg(r15, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "before", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "behind", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 4, type: !4)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 -4), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 4), DIOpByteOffset(i32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 0), DIOpByteOffset(i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!13, !14})

; four bytes before the lower half: the upper half
;! f+0x0..0x10: before = reg(14)+4
; four bytes behind the upper half: the lower half
;! f+0x0..0x10: behind = reg(14)+0
; the first four bytes of r15 are its upper half; the int is in the lower half
;! f+0x0..0x10: whole = comp[0..4: reg(15)+4, 4..8: reg(15)+0]+0
