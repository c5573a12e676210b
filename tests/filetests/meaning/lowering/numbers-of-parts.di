; Section 3, reads of composites and of memory that starts at no byte, on a target where the first bit is the least significant.
; Nothing lost in: dwarf4 dwarf5 llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %slot(rsp+0, 128)
  0x0: dbg.def !22, %slot(rsp+16, 32)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "askew", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "pointed", scope: !2, file: !1, line: 4, type: !3)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u32 4), DIOpBitOffset(i64), DIOpConstant(i64 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32)))
; a number whose low half is computed and whose high half is in memory
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!13, !14})
; memory at such an address
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, ptr), DIOpDeref(i64)), argObjects: {!13, !14})

; 0x00000002_ffffffff plus 1
;! f+0x0..0x20 with rbx=0x12345678ffffffff, rsp=0x7000, [0x7010]=<02 00 00 00>: sum = imm(0000000003000000)+0
; the bytes are the number 0x0ffedcba9876543210, of which bits 4 to 67 are 0xffedcba987654321; plus 1
;! f+0x0..0x20 with rsp=0x7000, [0x7000]=<10 32 54 76 98 ba dc fe 0f>: askew = imm(22436587a9cbedff)+0
;! f+0x0..0x20 with rbx=0x20, rsp=0x7000, [0x7010]=<01 00 00 00>: pointed = mem(0)+0x100000020
