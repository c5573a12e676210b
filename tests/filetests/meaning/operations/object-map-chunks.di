; DIOpObjectMap: which chunk is in the register. An array of four 16-bit elements in rbx, of which a chunk of two is in the low half
; of rcx.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(rcx, 0, 32)
  0x4: dbg.def !22, %reg(rdx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "unsigned_chunk", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "signed_chunk", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "chunk_1", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "chunk_0", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "undefined_chunk", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "third_element", scope: !2, file: !1, line: 2, type: !3)
!16 = !DILocalVariable(name: "third_value", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
; The third argument is undefined before 0x4.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpArg(2, u8), DIOpObjectMap(2, 2)), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpArg(2, i8), DIOpObjectMap(2, 2)), argObjects: {!30, !31, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpConstant(i64 1), DIOpObjectMap(2, 2)), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpConstant(i64 0), DIOpObjectMap(2, 2)), argObjects: {!30, !31})
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpConstant(i64 undef), DIOpObjectMap(2, 2)), argObjects: {!30, !31})
!28 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u16)), argObjects: {!10})
!29 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 4), DIOpByteOffset(u16), DIOpRead()), argObjects: {!10})

;! f+0x0: unsigned_chunk = reg(3)+0
;! f+0x4 with rdx=1: unsigned_chunk = comp[0..4: reg(3)+0, 4..8: reg(2)+0]+0
; only bits 0 to 7 are the chunk's number
;! f+0x4 with rdx=0x100: unsigned_chunk = reg(3)+0
;! f+0x4 with rdx=0x101: signed_chunk = comp[0..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x4: chunk_1 = comp[0..4: reg(3)+0, 4..8: reg(2)+0]+0
;! f+0x4: chunk_0 = reg(3)+0
;! f+0x4: undefined_chunk = reg(3)+0
; chunk 2, and a negative one, are not in the array
;! f+0x4 with rdx=2: unsigned_chunk = error
;! f+0x4 with rdx=0xff: signed_chunk = error
; an element, and its value, through the array as an argument
;! f+0x0: third_element = reg(3)+4
;! f+0x4 with rdx=1: third_element = reg(2)+0
;! f+0x4 with rdx=0: third_element = reg(3)+4
;! f+0x4 with rdx=1, rcx=0x55667788: third_value = imm(8877)+0
;! f+0x4 with rdx=0, rbx=0x1122334455667788: third_value = imm(4433)+0
