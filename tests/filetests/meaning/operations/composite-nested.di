; Section 3, DIOpComposite of composites, in one expression and through arguments.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %reg(rcx, 32, 32)
  0x4: dbg.def !22, %slot(rsp+16, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "inner_first", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "inner_last", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "by_arg", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "moved", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpArg(2, i64), DIOpComposite(2, b128)), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(2, i64), DIOpArg(1, i32), DIOpArg(0, i32), DIOpComposite(2, b64), DIOpComposite(2, b128)), argObjects: {!30, !31, !32})
!25 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(u32 9), DIOpComposite(2, b64)), argObjects: {!30})
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!33, !32})
; The inner composite is moved by 3 bytes before it becomes a part.
!27 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(u32 3), DIOpByteOffset(u16), DIOpConstant(u16 7), DIOpComposite(2, b32), DIOpConstant(u32 1), DIOpByteOffset(u16)), argObjects: {!30, !31})

;! f+0x4 with rsp=0x7000: inner_first = comp[0..4: reg(0)+0, 4..8: reg(2)+4, 8..16: mem(0)+0x7010]+0
;! f+0x4 with rsp=0x7000: inner_last = comp[0..8: mem(0)+0x7010, 8..12: reg(2)+4, 12..16: reg(0)+0]+0
;! f+0x4 with rsp=0x7000: by_arg = comp[0..4: reg(0)+0, 4..8: imm(09000000)+0, 8..16: mem(0)+0x7010]+0
; Bytes 3 and 4 of the inner one are the last of rax's half and the first of rcx's; with the
; constant after them, bytes 1 and 2 of the outer one are rcx's and the first of the constant.
;! f+0x4: moved = comp[0..1: reg(2)+4, 1..2: imm(07)+0]+0
