; Section 3 and evaluator.md (model): an offset to the end of a storage, past it or before its start
; is an error at that operation, for registers, values and composites.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %reg(rcx, 0, 8)
  0x4: dbg.def !22, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "of_register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "of_value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "of_list", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "and_back", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i8)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u128)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, i8), DIOpByteOffset(u8)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u32 67305985), DIOpArg(0, i8), DIOpByteOffset(u8)), argObjects: {!31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u128), DIOpArg(1, i8), DIOpByteOffset(u8)), argObjects: {!32, !31})
; Moved out by the number in the register, and back.
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, i8), DIOpByteOffset(u8), DIOpArg(1, i8), DIOpNeg(), DIOpByteOffset(u8)), argObjects: {!30, !31})

;! f+0x4 with rcx=0x7: of_register = reg(0)+7
;! f+0x4 with rcx=0x8: of_register = error
; 0xff is -1.
;! f+0x4 with rcx=0xff: of_register = error
; 67305985 = 0x04030201.
;! f+0x4 with rcx=0x3: of_value = imm(04)+0
;! f+0x4 with rcx=0x4: of_value = error
;! f+0x4 with rcx=0x7: of_list = reg(4)+7
;! f+0x4 with rcx=0x8: of_list = reg(5)+0
;! f+0x4 with rcx=0xf: of_list = reg(5)+7
;! f+0x4 with rcx=0x10: of_list = error
;! f+0x4 with rcx=0xff: of_list = error
;! f+0x4 with rcx=0x7: and_back = reg(0)+0
;! f+0x4 with rcx=0x8: and_back = error
