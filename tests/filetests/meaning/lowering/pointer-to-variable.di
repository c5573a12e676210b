; Section 3, DIOpAddrOf: a pointer that exists nowhere, to a variable of the function: where the variable is in the place that is
; pointed to, wherever the pointer is there, the pointer refers to it.
; Nothing lost in: dwarf5 llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(rbx)
  0x8: dbg.def !25, %reg(rbp)
  0x8: dbg.def !24, %reg(rbp)
  0x8: dbg.def !26, %const(i64 1)
  0x10: dbg.kill !20
  0x10: dbg.kill !21
  0x10: dbg.def !22, %slot(rsp+16, 64)
  0x18: dbg.kill !26
  0x18: dbg.def !28, %const(i64 -2)
  0x20: dbg.kill !25
  0x28: dbg.kill !24
  0x28: dbg.kill !28
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
; in rbx, then on the stack
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
; &x as long as x is in rbx
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
; &p, where p is
!12 = !DILocalVariable(name: "pp", scope: !2, file: !1, line: 4, type: !5)
; in rbp, from 0x8 to 0x20
!13 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 5, type: !3)
; to what is in y's register, 8 bytes longer than y is there
!14 = !DILocalVariable(name: "late", scope: !2, file: !1, line: 6, type: !4)
; a number, and a pointer to it
!15 = !DILocalVariable(name: "one", scope: !2, file: !1, line: 7, type: !3)
!16 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 8, type: !4)
!18 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpAddrOf(0)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpAddrOf(0)), argObjects: {!11})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!26 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!15})
!28 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!30 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!18})

; rbx is register 3, rbp 6
;! f+0x0..0x10: x = reg(3)+0
;! f+0x10..0x30 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x0..0x10: p = ptr(reg(3)+0)+0
;! f+0x10..0x30: p = undef
;! f+0x0..0x10: pp = ptr(ptr(reg(3)+0)+0)+0
;! f+0x0..0x8: number = undef
;! f+0x8..0x18: number = ptr(imm(0100000000000000)+0)+0
;! f+0x18..0x28: number = ptr(imm(feffffffffffffff)+0)+0
;! f+0x28..0x30: number = undef
;! f+0x8..0x28: late = ptr(reg(6)+0)+0
;! f+0x28..0x30: late = undef
