; The rank, whether it is allocated and associated, and the data of an array behind a descriptor, one of which is in registers.
target "x86_64"
global @d !dbg.def !49
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rax, rdx, rcx)
  0x8: dbg.def !21, %reg(rsi)
  0x10: dbg.kill !21
}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!6}, dataLocation: !40, associated: !41, allocated: !42, rank: !43)
!6 = !DISubrange(lowerBound: !44, count: !45, stride: !46)
!10 = distinct !DIGlobalVariable(name: "array", scope: !0, file: !1, line: 40, type: !5)
!11 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 3, type: !5)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!46 = distinct !DIFragment()
!49 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b192)))
!21 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpReferrer(i64)))
; the descriptor: an address, a word whose lowest five bits are the rank, bit 5 allocated, bit 6 associated, then a stride in elements
!22 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 0), DIOpByteOffset(ptr), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 8), DIOpByteOffset(u64), DIOpConstant(u64 31), DIOpAnd()))
!24 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 69), DIOpBitOffset(u1), DIOpZExt(u8)))
!25 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 8), DIOpByteOffset(u64), DIOpConstant(u64 6), DIOpLShr(), DIOpConstant(u64 1), DIOpAnd(), DIOpConstant(u64 0), DIOpNe()))
!26 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 16), DIOpByteOffset(i64), DIOpConstant(i64 4), DIOpMul()))
!27 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(i64 -1)))
!28 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u8 9), DIOpByteOffset(u8), DIOpConvert(i64)))
!29 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b192)), argObjects: {!49})
; 0x65: rank 5, allocated, associated; byte 9 is 7
;! elsewhere with object=0x5000, [0x5000]=<00 60 00 00 00 00 00 00>: !40 = mem(0)+0x6000
;! elsewhere with object=0x5000, [0x5008]=<65 07 00 00 00 00 00 00>: !43 = imm(0500000000000000)+0
;! elsewhere with object=0x5000, [0x5008]=<65 07 00 00 00 00 00 00>: !42 = imm(01)+0
;! elsewhere with object=0x5000, [0x5008]=<df 07 00 00 00 00 00 00>: !42 = imm(00)+0
;! f+0x0 with object=0x5000, [0x5008]=<45 07 00 00 00 00 00 00>: !41 = imm(01)+0
;! f+0x0 with object=0x5000, [0x5008]=<bf 07 00 00 00 00 00 00>: !41 = imm(00)+0
;! elsewhere with object=0x5000, [0x5010]=<fe ff ff ff ff ff ff ff>: !46 = imm(f8ffffffffffffff)+0
;! elsewhere: !44 = imm(ffffffffffffffff)+0
;! elsewhere with object=0x5000, [0x5008]=<65 07 00 00 00 00 00 00>: !45 = imm(0700000000000000)+0
;! f+0x0..0x8 with object=0x5000, [0x5008]=<65 ff 00 00 00 00 00 00>: !45 = imm(ff00000000000000)+0
;! f+0x8..0x10 with object=0x5000, [0x5008]=<65 ff 00 00 00 00 00 00>: !45 = reg(4)+0
;! f+0x10..0x20 with object=0x5000, [0x5008]=<65 ff 00 00 00 00 00 00>: !45 = imm(ff00000000000000)+0
; of the instance in registers: rax holds the address, rdx the flags, rcx the stride
;! f+0x0..0x20 with object=(comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0), rax=0x6100: !40 = mem(0)+0x6100
;! f+0x0..0x8 with object=(comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0), rdx=0x365: !43 = imm(0500000000000000)+0
;! f+0x0..0x8 with object=(comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0), rdx=0x365: !42 = imm(01)+0
;! f+0x0..0x8 with object=(comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0), rdx=0x365: !45 = imm(0300000000000000)+0
;! f+0x0..0x8 with object=(comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0), rcx=3: !46 = imm(0c00000000000000)+0
;! f+0x0..0x20: local = comp[0..8: reg(0)+0, 8..16: reg(1)+0, 16..24: reg(2)+0]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
