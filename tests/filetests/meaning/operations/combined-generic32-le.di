; Section 3 on a target of 32-bit addresses: pointers made of parts, wide values in several registers.
target "generic32-le"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw1)
  0x4: dbg.def !21, %reg(dw2, 16, 16)
  0x4: dbg.def !22, %regs(dw3, dw4, dw5)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "wrapped", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "glued", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u96)))
; The address is computed with 32 bits.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 32), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!30})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u16 4660), DIOpArg(0, u16), DIOpComposite(2, ptr), DIOpDeref(i32)), argObjects: {!31})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u96), DIOpConstant(u96 1), DIOpAdd()), argObjects: {!32})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u96), DIOpConstant(u32 31), DIOpBitOffset(u33)), argObjects: {!32})

; 0xfffffff0 + 0x20 = 0x10.
;! f+0x4 with dw1=0xfffffff0: wrapped = mem(0)+0x10
; 4660 = 0x1234 in the low half, the upper half of dw2 in the upper.
;! f+0x4 with dw2=0x80015678: glued = mem(0)+0x80011234
; The carry goes through the first two registers.
;! f+0x4 with dw3=0xffffffff, dw4=0xffffffff, dw5=0x7: wide = imm(000000000000000008000000)+0
; The last bit of dw3, then all of dw4.
;! f+0x4: bits = comp[0..0.1: reg(3)+3.7, 0.1..4.1: reg(4)+0]+0
