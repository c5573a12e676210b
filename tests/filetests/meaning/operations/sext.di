; Section 3, DIOpSExt: copies of the value's top bit above it, whatever the signedness of its type or of the new one.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 8)
  0x4: dbg.def !21, %reg(rax, 0, 8)
  0x4: dbg.def !22, %reg(rcx, 4, 7)
  0x4: dbg.def !23, %reg(rdx, 0, 33)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i8_u32", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u8_u32", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "u7_u12", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "u33_u128", scope: !2, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpSExt(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u8), DIOpSExt(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u7), DIOpSExt(u12)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u33), DIOpSExt(u128)))

;! f+0x4 with rax=0x11fe: i8_u32 = imm(feffffff)+0
;! f+0x4 with rax=0x11fe: u8_u32 = imm(feffffff)+0
;! f+0x4 with rax=0xff7f: u8_u32 = imm(7f000000)+0
; Bits 4 to 10 of 0xc0a: 0xc0a >> 4 = 0xc0, 7 bits: 0x40; its top bit is 1: 0xfc0.
;! f+0x4 with rcx=0xc0a: u7_u12 = imm(c00f)+0
; Bits 4 to 10 of 0xbfa: 0xbf, 7 bits: 0x3f.
;! f+0x4 with rcx=0xbfa: u7_u12 = imm(3f00)+0
; Bit 32 is the sign; bit 33 is not in the value.
;! f+0x4 with rdx=0x100000005: u33_u128 = imm(05000000ffffffffffffffffffffffff)+0
;! f+0x4 with rdx=0x200000005: u33_u128 = imm(05000000000000000000000000000000)+0
