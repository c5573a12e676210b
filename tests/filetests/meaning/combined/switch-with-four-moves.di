; Four arms of a switch put a variable into four places; behind the join one is killed at once, one later, two go on.
target "x86_64"
define @f size 0x70 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2, bb3, bb4:
bb1 @ 0x10 -> bb5:
  0x10: dbg.def !6, %reg(rax)
bb2 @ 0x20 -> bb5:
  0x20: dbg.def !7, %reg(rcx, 32, 32)
bb3 @ 0x30 -> bb5:
  0x30: dbg.def !8, %slot(rsp+4, 32)
bb4 @ 0x40 -> bb5, bb6:
  0x50: dbg.def !9, %reg(rdx, 0, 32)
bb5 @ 0x50 -> bb6:
  0x50: dbg.kill !6
  0x58: dbg.kill !7
bb6 @ 0x60:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!5 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 4), DIOpByteOffset(i32)))
!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
!10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, i32), DIOpNeg()), argObjects: {!4})

;! f+0x0..0x10: x = undef
;! f+0x10..0x20: x = reg(0)+4
;! f+0x20..0x30: x = reg(2)+4
;! f+0x30..0x40 with rsp=0x7000: x = mem(0)+0x7004
;! f+0x40..0x50: x = undef
;! f+0x50..0x58 with rsp=0x7000: x = multi{mem(0)+0x7004 | reg(1)+0 | reg(2)+4}+0
;! f+0x58..0x70 with rsp=0x7000: x = multi{mem(0)+0x7004 | reg(1)+0}+0
;! f+0x20 with rcx=0x500000000: y = imm(fbffffff)+0
;! f+0x5f with rdx=1, rsp=0x7000, [0x7004]=<02 00 00 00>: y = multi{imm(feffffff)+0 | imm(ffffffff)+0}+0
