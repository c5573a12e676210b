; Section 3, DIOpByteOffset into a stack slot on a big-endian target, and what is read there.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(dw7+16, 64)
  0x4: dbg.def !21, %reg(dw3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "inner", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpByteOffset(u16)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpByteOffset(u16), DIOpConvert(u32), DIOpConstant(u32 1), DIOpAdd()), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, i32), DIOpByteOffset(u16)), argObjects: {!30, !31})
; The low half of the number in the slot, by arithmetic.
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpConvert(u32)), argObjects: {!30})

; 0x7010 + 5.
;! f+0x4 with dw7=0x7000: inner = mem(0)+0x7015
; Bytes 5 and 6 are 66 ff: 0x66ff + 1 = 0x6700.
;! f+0x4 with dw7=0x7000, [0x7010]=<11 22 33 44 55 66 ff 88>: value = imm(00006700)+0
;! f+0x4 with dw7=0x7000, dw3=0x6: indexed = mem(0)+0x7016
;! f+0x4 with dw7=0x7000, dw3=0x0: indexed = mem(0)+0x7010
; 0x1122334455667788 wrapped to 32 bits: its last four bytes.
;! f+0x4 with dw7=0x7000, [0x7010]=<11 22 33 44 55 66 77 88>: wide = imm(55667788)+0
