; Section 3, DIOpComposite, DIOpDeref: halves of a pointer in two registers, in a register and in memory, and in a register alone.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %reg(rcx, 32, 32)
  0x4: dbg.def !22, %slot(rsp+16, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "in_registers", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "in_memory", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "with_constant", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, ptr), DIOpDeref(i32)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, ptr), DIOpDeref(i32)), argObjects: {!30, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 1), DIOpComposite(2, ptr), DIOpDeref(i32)), argObjects: {!30})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64), DIOpConstant(u64 8), DIOpAdd()), argObjects: {!30, !31})

; Low half 0xfffff000; the upper half of rcx is 0x12.
;! f+0x4 with rax=0xfffff000, rcx=0x1200000034: in_registers = mem(0)+0x12fffff000
;! f+0x4 with rax=0xfffff000, rsp=0x7000, [0x7010]=<07 00 00 00>: in_memory = mem(0)+0x7fffff000
;! f+0x4 with rax=0xfffff000: with_constant = mem(0)+0x1fffff000
; 0x12_fffffff8 + 8 = 0x13_00000000.
;! f+0x4 with rax=0xfffffff8, rcx=0x1200000034: next = imm(0000000013000000)+0
