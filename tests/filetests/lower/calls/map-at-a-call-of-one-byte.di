; A call of one byte: its start is the byte where debuggers look during the call, when the chunk's number, bit 0 of rcx, is lost. The value
; right before the call is that of the array with chunk 1 in r12 if the bit is 1 (language.md, section 6.2). An array whose chunk is
; undefined is its memory alone, which must not be taken for that value.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-256, 1024)
  0x0: dbg.def !21, %reg(r12)
  0x0: dbg.def !24, %reg(rcx, 0, 1)
}
calls @f {
  0x10..0x11: unknown, %reg(rdi) = !13
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+512 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!8})
!8 = !DISubrange(count: 32)
!10 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b1024)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b64)))
!14 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u1)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b1024), DIOpArg(1, b64), DIOpArg(2, u1), DIOpObjectMap(4, 2)), argObjects: {!11, !12, !14})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b1024), DIOpConstant(u8 8), DIOpByteOffset(i64)), argObjects: {!10})
;> verify
; dwarf4, dwarf5: less
;   degraded: `dst` in `f` at 0x0..0x10: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `dst` in `f` at 0x11..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `second` in `f` at 0x0..0x10: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: `second` in `f` at 0x11..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: `second` in `f` at 0x10..0x11: no location that is preserved across the call has the value
;   degraded: `dst` in `f` at 0x10..0x11: the evaluation fails on every machine
; llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `dst` in `f` at 0x0..0x10: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `dst` in `f` at 0x11..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `second` in `f` at 0x0..0x10: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;   degraded: `second` in `f` at 0x11..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;   degraded: `second` in `f` at 0x10..0x11: no location that is preserved across the call has the value
;   degraded: `dst` in `f` at 0x10..0x11: the evaluation fails on every machine
;> verify experimental
; dwarf4, dwarf5: less
;   degraded: `dst` in `f` at 0x0..0x10: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `dst` in `f` at 0x11..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `second` in `f` at 0x0..0x10: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: `second` in `f` at 0x11..0x40: the dialect cannot choose between locations of different kinds, or in registers, so at most the value is given
;   degraded: `second` in `f` at 0x10..0x11: no location that is preserved across the call has the value
;   degraded: `dst` in `f` at 0x10..0x11: the evaluation fails on every machine
; llvm, dwarf6-draft: less
;   degraded: `second` in `f` at 0x10..0x11: no location that is preserved across the call has the value
;   degraded: `dst` in `f` at 0x10..0x11: the evaluation fails on every machine
; llvm-legacy: less
;   degraded: `dst` in `f` at 0x0..0x10: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `dst` in `f` at 0x11..0x40: only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the array is in registers
;   degraded: `second` in `f` at 0x0..0x10: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;   degraded: `second` in `f` at 0x11..0x40: only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at a computed offset
;   degraded: `second` in `f` at 0x10..0x11: no location that is preserved across the call has the value
;   degraded: `dst` in `f` at 0x10..0x11: the evaluation fails on every machine
