; Section 3, DIOpAddrOf and DIOpDeref: a dereference cancels DIOpAddrOf, and gives its operand.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 8, 32)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %reg(rax, 8, 32)
  0x4: dbg.def !23, %reg(rcx)
  0x4: dbg.def !24, %reg(rdx, 0, 32)
  0x4: dbg.def !25, %regs(rsi, rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "there_and_back", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !5)
!16 = !DILocalVariable(name: "constant", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpReinterpret(u64), DIOpReinterpret(ptr), DIOpDeref(i32)))
; The address of a part; and the address of that address.
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u32 3), DIOpByteOffset(u16), DIOpAddrOf(0), DIOpDeref(u16), DIOpAddrOf(0), DIOpDeref(u16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(b128), DIOpAddrOf(0), DIOpDeref(b128)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i32 7), DIOpAddrOf(0), DIOpDeref(i32)))

;! f+0x4: register = reg(0)+1
;! f+0x4 with rsp=0x7000: slot = mem(0)+0x7010
;! f+0x4: there_and_back = reg(0)+1
;! f+0x4: part = reg(2)+3
;! f+0x4 with rdx=0xffff: sum = imm(00000100)+0
;! f+0x4: pair = comp[0..8: reg(4)+0, 8..16: reg(5)+0]+0
;! f+0x4: constant = imm(07000000)+0
