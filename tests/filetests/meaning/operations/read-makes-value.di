; Section 3, DIOpRead: the value at the location now, no longer the location.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 8, 16)
  0x4: dbg.def !21, %slot(rsp+16, 32)
  0x4: dbg.def !22, %slot(rsp+16, 32)
  0x4: dbg.def !23, %regs(rcx, rdx)
  0x4: dbg.def !24, %reg(rbx, 3, 9)
  0x4: dbg.def !25, %reg(rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t9", size: 9, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "part", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "third", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "pair", scope: !2, file: !1, line: 2, type: !5)
!14 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !6)
!15 = !DILocalVariable(name: "target", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16), DIOpRead()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
; The read is first, then the value is moved.
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpRead(), DIOpConstant(i32 1), DIOpByteOffset(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b128), DIOpRead()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u9), DIOpRead()))
; The pointer is read; its pointee is still in memory.
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr), DIOpRead(), DIOpDeref(i32)))

; Bits 8 to 23 of 0x44332211.
;! f+0x4 with rax=0x44332211: part = imm(2233)+0
;! f+0x4 with rsp=0x7000, [0x7010]=<11 22 33 44>: slot = imm(11223344)+0
;! f+0x4 with rsp=0x7000, [0x7010]=<11 22 33 44>: third = imm(2233)+0
;! f+0x4 with rcx=0x1122334455667788, rdx=0x99: pair = imm(88776655443322119900000000000000)+0
; 0xf0c >> 3 = 0x1e1, which has 9 bits.
;! f+0x4 with rbx=0xf0c: bits = imm(e101)+0
; 0x30c >> 3 = 0x61.
;! f+0x4 with rbx=0x1030c: bits = imm(6100)+0
;! f+0x4 with rdi=0x5000: target = mem(0)+0x5000
