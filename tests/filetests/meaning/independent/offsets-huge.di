; offsets of 2^61 bytes and more do not wrap when counted in bits; offsets of 128 bits; negative ones
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax)
  0x0: dbg.def !12, %reg(rax)
  0x0: dbg.def !13, %reg(rax)
  0x0: dbg.def !14, %reg(rax)
  0x0: dbg.def !15, %reg(rax)
  0x0: dbg.def !16, %reg(rcx)
}
!17 = !DIFile(filename: "a.c", directory: "/src")
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !17, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !18, file: !17, line: 1, spFlags: DISPFlagDefinition)
!19 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!20 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!21 = distinct !DIFragment()
!22 = !DILocalVariable(scope: !10, name: "a", file: !17, line: 13, type: !20)
!23 = !DILocalVariable(scope: !10, name: "b", file: !17, line: 14, type: !20)
!24 = !DILocalVariable(scope: !10, name: "c", file: !17, line: 15, type: !20)
!25 = !DILocalVariable(scope: !10, name: "d", file: !17, line: 16, type: !20)
!26 = !DILocalVariable(scope: !10, name: "e", file: !17, line: 17, type: !19)
!27 = !DILocalVariable(scope: !10, name: "g", file: !17, line: 18, type: !20)
!11 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(u64 2305843009213693952), DIOpByteOffset(u64)))
!12 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(i64 -16), DIOpByteOffset(u64)))
!13 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(i128 18446744073709551616), DIOpBitOffset(u64)))
!14 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(u64 9223372036854775808), DIOpByteOffset(u64)))
!15 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(u16)))
!16 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i64)))
!28 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpConstant(ptr 28672), DIOpDeref(b64), DIOpArg(0, i64), DIOpByteOffset(u64)), argObjects: {!21})
;! f+0x0 with rax=0x7000: a = mem(0)+0x2000000000007000
;! f+0x0 with rax=0x7000: b = mem(0)+0x6ff0
;! f+0x0 with rax=0xfffffffffffffffe: e = mem(0)+0xfffffffffffffffe
;! f+0x0 with rcx=0xffffffffffffffff: g = mem(0)+0x6fff
;! f+0x0 with rcx=0x2000000000000000: g = mem(0)+0x2000000000007000
