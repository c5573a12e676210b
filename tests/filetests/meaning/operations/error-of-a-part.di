; Section 3.3: a failure is that of the whole object, also if the failing part is in an argument. An
; operand without influence on the result may fail: a consumer shows the object, or nothing.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rdi)
  0x4: dbg.def !22, %reg(rdi)
  0x4: dbg.def !23, %reg(rdi)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "of_argument", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "of_chosen", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "of_nothing", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "of_number", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
; Four bytes of a value from one byte before its start on.
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u32 7), DIOpArg(0, i64), DIOpByteOffset(u32)), argObjects: {!31})
!24 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i64 -1)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 9), DIOpComposite(2, u64)), argObjects: {!30})
; The upper half of 0x0000000500000004 and the value 7, each moved by -1 byte: 0x05 is at byte 4, so that bytes 3 to 6 are 00 05 00 00.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u32 7), DIOpConstant(u64 21474836484), DIOpConstant(i8 4), DIOpByteOffset(u32), DIOpReferrer(u64), DIOpConvert(u1), DIOpChoose(), DIOpConstant(i8 -1), DIOpByteOffset(u32), DIOpConstant(u32 9), DIOpComposite(2, u64)))
; The undefined location, moved by 1 / rdi bytes.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 undef), DIOpConstant(u64 1), DIOpReferrer(u64), DIOpDiv(), DIOpByteOffset(u32), DIOpConstant(u32 9), DIOpComposite(2, u64)))
; The frame address as a number wraps: 0x7000 - 0x7fffffff = -0x7fff8fff.
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64), DIOpConstant(u64 2147483647), DIOpSub()))

;! f+0x8: of_argument = error
;! f+0x8 with rdi=1: of_chosen = error
;! f+0x8 with rdi=0: of_chosen = comp[0..8: imm(0005000009000000)+0]+0
;! f+0x8 with rdi=1: of_nothing = comp[0..4: undef, 4..8: imm(09000000)+0]+0
;! f+0x8 with rdi=0: of_nothing = error
;! f+0x8 with cfa=0x7000: of_number = imm(01700080ffffffff)+0
