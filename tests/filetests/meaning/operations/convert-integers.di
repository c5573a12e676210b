; Section 3, DIOpConvert: an integer is extended by the signedness of the type it comes from, not of the one it goes to.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 8)
  0x4: dbg.def !21, %reg(rax, 0, 8)
  0x4: dbg.def !22, %reg(rax, 0, 8)
  0x4: dbg.def !23, %reg(rax, 0, 8)
  0x4: dbg.def !24, %reg(rax, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i_to_i", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "i_to_u", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "u_to_i", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "u_to_u", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "same", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(u32)))
; The result is a value even if the size is unchanged.
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(u8)))

; 0xfe is -2 or 254.
;! f+0x4 with rax=0x11fe: i_to_i = imm(feffffff)+0
;! f+0x4 with rax=0x11fe: i_to_u = imm(feffffff)+0
;! f+0x4 with rax=0x11fe: u_to_i = imm(fe000000)+0
;! f+0x4 with rax=0x11fe: u_to_u = imm(fe000000)+0
; 0x7f is 127 in both.
;! f+0x4 with rax=0xff7f: i_to_i = imm(7f000000)+0
;! f+0x4 with rax=0xff7f: i_to_u = imm(7f000000)+0
;! f+0x4 with rax=0x11fe: same = imm(fe)+0
