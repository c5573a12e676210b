; A rotation of 24 bits by shifts of the same composite of three bytes in different registers, by a count in a register.
; 0x332211 rotated left by 4 is 0x322113, by 0 itself (a shift by 24 gives 0), by 24 itself
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %reg(rax, 0, 8)
  0x0: dbg.def !11, %reg(rbx, 8, 8)
  0x0: dbg.def !12, %slot(rsp+3, 8)
  0x0: dbg.def !13, %reg(rcx, 0, 24)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!10 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u8)))
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u8)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u8)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u24)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u8), DIOpArg(1, u8), DIOpArg(2, u8), DIOpComposite(3, u24)), argObjects: {!4, !5, !6})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u24), DIOpArg(1, u24), DIOpShl(), DIOpArg(0, u24), DIOpConstant(u24 24), DIOpArg(1, u24), DIOpSub(), DIOpLShr(), DIOpOr(), DIOpZExt(u32)), argObjects: {!8, !7})

;! f+0x0 with rax=0x11, rbx=0x2200, rsp=0x7000, [0x7003]=<33>, rcx=4: x = imm(13213200)+0
;! f+0x0 with rax=0x11, rbx=0x2200, rsp=0x7000, [0x7003]=<33>, rcx=0: x = imm(11223300)+0
;! f+0x0 with rax=0x11, rbx=0x2200, rsp=0x7000, [0x7003]=<33>, rcx=24: x = imm(11223300)+0
