; Section 3, DIOpDeref of pointers in registers, in parts of registers, in stack slots, in values;
; and of pointers that they point to.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rdi)
  0x4: dbg.def !21, %reg(xmm0, 64, 64)
  0x4: dbg.def !22, %slot(rsp+16, 64)
  0x4: dbg.def !23, %slot(rsp+16, 64)
  0x4: dbg.def !24, %addr(rsp+16)
  0x4: dbg.def !25, %reg(rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "by_register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "by_part", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "by_slot", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "twice", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "by_address", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "by_constant", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(ptr), DIOpDeref(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i16), DIOpConstant(i16 1), DIOpAdd()))
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpConstant(ptr 1193046), DIOpDeref(i32)))

;! f+0x4 with rdi=0xffffffff80005000: by_register = mem(0)+0xffffffff80005000
; The upper half of xmm0.
;! f+0x4 with xmm0=<01 02 03 04 05 06 07 08 00 50 00 00 01 00 00 00>: by_part = mem(0)+0x100005000
; The pointer is what the slot holds, not the slot.
;! f+0x4 with rsp=0x7000, [0x7010]=<00 50 00 00 01 00 00 00>: by_slot = mem(0)+0x100005000
;! f+0x4 with rsp=0x7000, [0x7010]=<00 50 00 00 01 00 00 00>, [0x100005000]=<08 60 00 00 02 00 00 00>: twice = mem(0)+0x200006008
; The address is the value.
;! f+0x4 with rsp=0x7000, [0x7010]=<00 50 00 00 01 00 00 00>: by_address = mem(0)+0x7010
; 1193046 = 0x123456.
;! f+0x4: by_constant = mem(0)+0x123456
; 0x7fff + 1 wraps in 16 bits; bytes from 2 do not count.
;! f+0x4 with rdi=0x5000, [0x5000]=<ff 7f 11 11>: sum = imm(0080)+0
