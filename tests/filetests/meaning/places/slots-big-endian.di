; Section 2, referrer stack slot on a big-endian target: memory at base plus offset; a part read of it is at the byte offset in storage order.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(dw7+12, 32)
  0x10: dbg.def !21, %slot(cfa-16, 32)
}

frame @f { 0x0: cfa = dw7+32 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u32 1), DIOpAdd()), argObjects: {!10})

; 0x8000 + 12 = 0x800c
;! f+0x0..0x4 with dw7=0x8000: x = undef
;! f+0x4..0x10 with dw7=0x8000: x = mem(0)+0x800c
; the CFA is 0x8000 + 32 = 0x8020, 16 less is 0x8010
;! f+0x10..0x20 with dw7=0x8000, cfa=0x8020: x = multi{mem(0)+0x800c | mem(0)+0x8010}+0
; 0x010203ff + 1 = 0x01020400
;! f+0x4..0x10 with dw7=0x8000, [0x800c]=<01 02 03 ff>: next = imm(01020400)+0
