; Section 3, DIOpArg: the location of the argument at the same place in the code, through any number of objects.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x10: dbg.kill !20
  0x10: dbg.def !21, %slot(rsp+16, 32)
  0x18: dbg.kill !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "same", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "more", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "order", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!11})
; Arguments are counted from 0: more is argument 0, same is argument 1.
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(1, i32), DIOpArg(0, i32), DIOpComposite(2, i64)), argObjects: {!11, !12})

;! f+0xf: same = reg(0)+0
;! f+0x10 with rsp=0x7000: same = mem(0)+0x7010
;! f+0x17 with rsp=0x7000: same = mem(0)+0x7010
;! f+0x18: same = undef
;! f+0x4 with rax=0x1000002a: more = imm(2b000010)+0
;! f+0x10 with rsp=0x7000, [0x7010]=<ff 00 00 00>: more = imm(00010000)+0
;! f+0xf with rax=0x2a: order = comp[0..4: imm(2b000000)+0, 4..8: reg(0)+0]+0
;! f+0x10 with rsp=0x7000, [0x7010]=<05 00 00 00>: order = comp[0..4: imm(06000000)+0, 4..8: mem(0)+0x7010]+0
