; Section 3, DIOpComposite of parts that do not fill bytes, on a little-endian target.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 5, 4)
  0x4: dbg.def !21, %reg(rcx, 0, 3)
  0x4: dbg.def !22, %reg(rdx, 0, 9)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "packed", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u4)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u3)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u9)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u4), DIOpArg(1, u3), DIOpArg(2, u9), DIOpComposite(3, u16)), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u4), DIOpArg(1, u3), DIOpArg(2, u9), DIOpComposite(3, u16), DIOpRead()), argObjects: {!30, !31, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u4), DIOpArg(1, u3), DIOpArg(2, u9), DIOpComposite(3, u16), DIOpConstant(u16 1), DIOpAdd()), argObjects: {!30, !31, !32})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u4), DIOpArg(1, u3), DIOpArg(2, u9), DIOpComposite(3, u16), DIOpConstant(u32 4), DIOpBitOffset(u12)), argObjects: {!30, !31, !32})

;! f+0x4: packed = comp[0..0.4: reg(0)+0.5, 0.4..0.7: reg(2)+0, 0.7..2: reg(1)+0]+0
; rax: 0x1c0 >> 5 = 0xe; rcx: 5; rdx: 0x1a3. 0xe + (5 << 4) + (0x1a3 << 7) = 0xe + 0x50 + 0xd180 = 0xd1de.
;! f+0x4 with rax=0x1c0, rcx=0xd, rdx=0x3a3: value = imm(ded1)+0
; 0xd1df + 1 = 0xd1e0: rax >> 5 = 0xf.
;! f+0x4 with rax=0x1e0, rcx=0xd, rdx=0x3a3: sum = imm(e0d1)+0
;! f+0x4: part = comp[0..0.3: reg(2)+0, 0.3..1.4: reg(1)+0]+0
