; Section 3, DIOpPushIteration: the focused iteration of a loop of which several run at once, as a value.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(xmm2)
  0x4: dbg.def !21, %reg(rbx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "byte", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "counter", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<4 x i32>)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushIteration(u8)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushIteration(i64), DIOpConstant(i64 3), DIOpSub()))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, <4 x i32>), DIOpPushIteration(u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!30})
; Each iteration's counter is one more than that of the one before.
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpPushIteration(i32), DIOpAdd()), argObjects: {!31})

;! f+0x0: byte = imm(00)+0
;! f+0x0 iteration 7: byte = imm(07)+0
;! f+0x0 iteration 1: number = imm(feffffffffffffff)+0
; xmm2 is register 19.
;! f+0x4 iteration 0: element = reg(19)+0
;! f+0x4 iteration 3: element = reg(19)+12
; Byte 16 is the end of the register.
;! f+0x4 iteration 4: element = error
;! f+0x4 iteration 2 with rbx=0xfe: counter = imm(00010000)+0
