; A number of bits that takes all 64 bits of an unsigned number: lowering wrote it where a signed number is read.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!21}, dataLocation: !22)
!21 = !DISubrange(lowerBound: 0, count: 4)
!22 = distinct !DIFragment()
!23 = !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 1, type: !20)
; 0x1480000000000000 bytes are 0xa400000000000000 bits, and 31 more.
!24 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpTypeObject(b192), DIOpConstant(u32 31), DIOpBitOffset(i58), DIOpConstant(u64 1477180677777522688), DIOpByteOffset(b50)))
;! elsewhere with object=0x5000: !22 = comp[0..6.2: mem(0)+0x1480000000005003.7]+0
