; Section 3, DIOpLe: a u1 that is 1 if A is less than B or equal, by T's signedness.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 7)
  0x4: dbg.def !21, %reg(rax, 0, 7)
  0x4: dbg.def !22, %reg(rcx)
  0x4: dbg.def !23, %reg(rcx)
  0x4: dbg.def !24, %reg(xmm0, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "i7", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "u7", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "i64", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "u64", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "f32", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 63), DIOpLe()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u7), DIOpConstant(u7 63), DIOpLe()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpLe()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 1), DIOpLe()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 -0.5), DIOpLe()))

; 0x40 is -64 as i7 and 64 as u7.
;! f+0x4 with rax=0x40: i7 = imm(01)+0
;! f+0x4 with rax=0x40: u7 = imm(00)+0
; The low 7 bits of 0xbf are 63: equal.
;! f+0x4 with rax=0xbf: i7 = imm(01)+0
;! f+0x4 with rax=0xbf: u7 = imm(01)+0
; 62 is less than 63 in both.
;! f+0x4 with rax=0x3e: i7 = imm(01)+0
;! f+0x4 with rax=0x3e: u7 = imm(01)+0
; 0x8000000000000000 is less than 1 with a sign, greater without.
;! f+0x4 with rcx=0x8000000000000000: i64 = imm(01)+0
;! f+0x4 with rcx=0x8000000000000000: u64 = imm(00)+0
; -1.5 (0xbfc00000) is less than -0.5 (0xbf000000), 0.25 (0x3e800000) is greater; read as integers,
; -1.5 would be the greater one.
;! f+0x4 with xmm0=<00 00 c0 bf>: f32 = imm(01)+0
;! f+0x4 with xmm0=<00 00 80 3e>: f32 = imm(00)+0
