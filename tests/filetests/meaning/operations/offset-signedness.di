; Section 3, DIOpByteOffset and DIOpBitOffset: the signedness of the offset's type counts.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %reg(rcx, 0, 8)
  0x4: dbg.def !22, %reg(rcx, 0, 8)
  0x4: dbg.def !23, %reg(rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "signed_bits", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "unsigned_bits", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "signed_bytes", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "unsigned_bytes", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i8)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 16), DIOpBitOffset(u48), DIOpArg(1, i8), DIOpBitOffset(u8)), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 16), DIOpBitOffset(u48), DIOpArg(1, u8), DIOpBitOffset(u8)), argObjects: {!30, !32})
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, i8), DIOpByteOffset(u8)), argObjects: {!33, !31})
!27 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpByteOffset(u8)), argObjects: {!33, !32})

; 0xf8 is -8 or 248: bit 16 - 8 = 8, or bit 264 of 64.
;! f+0x4 with rcx=0xf8: signed_bits = reg(0)+1
;! f+0x4 with rcx=0xf8: unsigned_bits = error
; -16 is the register's first bit, -17 is before it.
;! f+0x4 with rcx=0xf0: signed_bits = reg(0)+0
;! f+0x4 with rcx=0xef: signed_bits = error
; 40 in both: bit 56, the last byte.
;! f+0x4 with rcx=0x28: signed_bits = reg(0)+7
;! f+0x4 with rcx=0x28: unsigned_bits = reg(0)+7
; Bytes in memory: 0x5000 - 8, 0x5000 + 248.
;! f+0x4 with rdi=0x5000, rcx=0xf8: signed_bytes = mem(0)+0x4ff8
;! f+0x4 with rdi=0x5000, rcx=0xf8: unsigned_bytes = mem(0)+0x50f8
