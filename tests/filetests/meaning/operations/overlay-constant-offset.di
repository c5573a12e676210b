; Section 3, DIOpOverlay: the base with another location laid over it at a byte offset; bits of the base shine through elsewhere.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(rsp+16, 64)
  0x4: dbg.def !21, %reg(rax, 0, 16)
  0x4: dbg.def !22, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "start", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "inside", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "end", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "twice", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "in_register", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "in_value", scope: !2, file: !1, line: 2, type: !4)
!16 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 0), DIOpOverlay(u64)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64)), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 6), DIOpOverlay(u64)), argObjects: {!30, !31})
; The second overlay covers a byte of the first.
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 2), DIOpOverlay(u64), DIOpConstant(u16 4660), DIOpConstant(u32 3), DIOpOverlay(u64)), argObjects: {!30, !31})
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 5), DIOpOverlay(u64)), argObjects: {!32, !31})
!28 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(u32 67305985), DIOpConstant(u16 4660), DIOpConstant(u32 1), DIOpOverlay(u32)))
!29 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64), DIOpConstant(u32 4), DIOpByteOffset(u32)), argObjects: {!30, !31})

;! f+0x4 with rsp=0x7000: start = comp[0..2: reg(0)+0, 2..8: mem(0)+0x7012]+0
;! f+0x4 with rsp=0x7000: inside = comp[0..3: mem(0)+0x7010, 3..5: reg(0)+0, 5..8: mem(0)+0x7015]+0
;! f+0x4 with rsp=0x7000: end = comp[0..6: mem(0)+0x7010, 6..8: reg(0)+0]+0
; 4660 = 0x1234, its bytes 34 12, at 3 and 4.
;! f+0x4 with rsp=0x7000: twice = comp[0..2: mem(0)+0x7010, 2..3: reg(0)+0, 3..5: imm(3412)+0, 5..8: mem(0)+0x7015]+0
;! f+0x4: in_register = comp[0..5: reg(2)+0, 5..7: reg(0)+0, 7..8: reg(2)+7]+0
; 67305985 = 0x04030201: 01 02 03 04 with 34 12 at byte 1.
;! f+0x4: in_value = imm(01341204)+0
;! f+0x4 with rsp=0x7000: part = comp[0..1: reg(0)+1, 1..4: mem(0)+0x7015]+0
