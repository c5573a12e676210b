; An object map covers the code where the registers hold the chunk. A call clobbers the chunk's number at 0x1f, so there is a map before and
; a map behind that byte: one map for both would hold at the byte between (DWARF issue 230712.4: a map covers a range of program counters).
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(r12)
  0x10: dbg.def !22, %reg(rcx)
  0x30: dbg.kill !22
}
calls @f { 0x1f..0x20: unknown }
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!8})
!8 = !DISubrange(count: 32)
!10 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b1024)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b1024), DIOpArg(1, b64), DIOpReferrer(u64), DIOpObjectMap(4, 2)), argObjects: {!11, !12})
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b1024)), argObjects: {!11}, kind: computed)
;! f+0x10..0x1f with rbx=0x1000, rcx=1: dst = comp[0..8: mem(0)+0x1000, 8..16: reg(12)+0, 16..128: mem(0)+0x1010]+0
;! f+0x1f with rbx=0x1000, rcx=1: dst = mem(0)+0x1000
;! f+0x20..0x30 with rbx=0x1000, rcx=1: dst = comp[0..8: mem(0)+0x1000, 8..16: reg(12)+0, 16..128: mem(0)+0x1010]+0
;! f+0x30..0x40 with rbx=0x1000: dst = mem(0)+0x1000
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
;> lower llvm experimental
; f:
;   dst
;     0x0..0x10: DW_OP_breg3 0
;       73 00
;     0x10..0x1f: DW_OP_lit0, DW_OP_object_map 0x0 [object map 0]
;       30 e9 89 02 80 80 80 00
;     0x20..0x30: DW_OP_lit0, DW_OP_object_map 0x1 [object map 1]
;       30 e9 89 02 81 80 80 00
;     0x30..0x40: DW_OP_breg3 0
;       73 00
;   call at 0x1f
; object map 0 at 0x10..0x1f: 2 elements of 4 bytes
;     memory: DW_OP_breg3 0
;       73 00
;     chunk: DW_OP_breg2 0
;       72 00
;     registers: DW_OP_reg12
;       5c
; object map 1 at 0x20..0x30: 2 elements of 4 bytes
;     memory: DW_OP_breg3 0
;       73 00
;     chunk: DW_OP_breg2 0
;       72 00
;     registers: DW_OP_reg12
;       5c
; degraded: `dst` in `f` at 0x1f..0x20: the evaluation fails on every machine
