; A computed offset into a composite with an undefined part: a read of the defined part gives its value, of the other one nothing
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rcx)
  0x0: dbg.def !22, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 undef), DIOpComposite(2, b64), DIOpReferrer(u8), DIOpByteOffset(i16), DIOpNeg()), argObjects: {!15})
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 undef), DIOpComposite(2, b64), DIOpReferrer(u8), DIOpByteOffset(i16)), argObjects: {!15})
;! f+0x0 with rdi=0x00050003, rcx=0: a = imm(fdff)+0
;! f+0x0 with rdi=0x00050003, rcx=2: a = imm(fbff)+0
;! f+0x0 with rdi=0x00050003, rcx=4: a = undef
;! f+0x0 with rdi=0x00050003, rcx=3: a = undef
;! f+0x0 with rcx=3: b = comp[0..1: reg(5)+3, 1..2: undef]+0
;! f+0x0 with rcx=8: b = error
;! f+0x0 with rcx=6: b = undef
