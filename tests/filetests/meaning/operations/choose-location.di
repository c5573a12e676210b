; Section 3, DIOpChoose: A's location where C is 1, else B's; later operations move or read the
; chosen location.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %reg(rcx, 5, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "either", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "or_seven", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "more", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "least", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "or_none", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u1)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose()), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 7), DIOpArg(1, u1), DIOpChoose()), argObjects: {!30, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(i32 2), DIOpByteOffset(i16)), argObjects: {!30, !31, !32})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!30, !31, !32})
; The smaller of the two; the second where they are equal.
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpLt(), DIOpChoose()), argObjects: {!30, !31})
!28 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(i32 undef), DIOpArg(0, i32), DIOpArg(1, u1), DIOpChoose()), argObjects: {!30, !32})

; Only bit 5 of rcx counts.
;! f+0x4 with rcx=0x20, rsp=0x7000: either = reg(0)+0
;! f+0x4 with rcx=0xffdf, rsp=0x7000: either = mem(0)+0x7010
;! f+0x4 with rcx=0x20: or_seven = reg(0)+0
;! f+0x4 with rcx=0x0: or_seven = imm(07000000)+0
;! f+0x4 with rcx=0x20, rsp=0x7000: upper = reg(0)+2
;! f+0x4 with rcx=0x0, rsp=0x7000: upper = mem(0)+0x7012
;! f+0x4 with rcx=0x0, rax=0x5, rsp=0x7000, [0x7010]=<09 00 00 00>: more = imm(0a000000)+0
; -1 is less than 0 as i32; 0 is not less than 0.
;! f+0x4 with rax=0xffffffff, rsp=0x7000, [0x7010]=<00 00 00 00>: least = reg(0)+0
;! f+0x4 with rax=0x0, rsp=0x7000, [0x7010]=<00 00 00 00>: least = mem(0)+0x7010
;! f+0x4 with rax=0x0, rsp=0x7000, [0x7010]=<ff ff ff ff>: least = mem(0)+0x7010
;! f+0x4 with rcx=0x20: or_none = undef
;! f+0x4 with rcx=0x0: or_none = reg(0)+0
