; Section 3, DIOpAddrOf: pointers to bits in the middle of a register, to a field of a struct that is in registers, and to a bit of
; memory that is at no byte.
; Of the upper half of a register, dwarf5 gives the value: lldb misreads the place.
; Nothing lost in: llvm llvm-legacy dwarf6-draft
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm5, 32, 32)
  0x0: dbg.def !21, %reg(rbx)
  0x0: dbg.def !22, %reg(r12)
  0x0: dbg.def !23, %slot(rsp+8, 32)
  0x0: dbg.def !24, %reg(xmm6)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "field", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "bit", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "last", scope: !2, file: !1, line: 6, type: !4)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(u32 4), DIOpByteOffset(i32), DIOpAddrOf(0)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(u32 11), DIOpBitOffset(u3), DIOpAddrOf(0)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u32 120), DIOpBitOffset(u8), DIOpAddrOf(0)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 3), DIOpArg(0, i64), DIOpComposite(2, b96), DIOpConstant(u32 8), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!15})

; xmm5 is register 22, bytes 4 to 7
;! f+0x0..0x20: second = ptr(reg(22)+4)+0
; rbx is register 3
;! f+0x0..0x20: high = ptr(reg(3)+4)+0
; byte 8 of the struct is byte 4 of r12, which starts at its byte 4
;! f+0x0..0x20: field = ptr(reg(12)+4)+0
; bit 11 is bit 3 of the second byte
;! f+0x0..0x20 with rsp=0x7000: bit = ptr(mem(0)+0x7009.3)+0
;! f+0x0..0x20: last = ptr(reg(23)+15)+0
