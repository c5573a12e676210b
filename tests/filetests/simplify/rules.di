; Each rule: the smallest expression to which it applies, and the most similar ones to which it must
; not.
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1)
!3 = !DILocalVariable(name: "x", scope: !2, type: !4)
!4 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_signed)

;----
target "generic64-le"
; reinterpret_to_itself
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(ptr)))
; Equal sizes do not make equal types.
!61 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64)))
; reinterpret_of_typed
!62 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpReinterpret(f32)))
; A number computed as one type; and a float that would take more bytes than the integer.
!63 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpNeg(), DIOpReinterpret(f32)))
!64 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i64 24), DIOpReinterpret(f64)))
; reinterpret_of_read
!65 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpRead(), DIOpReinterpret(u32)))
!66 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpAbs(), DIOpReinterpret(u32)))
; reinterpret_of_conversion
!67 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(i32), DIOpReinterpret(u32)))
; A negative float does not fit u32; and a float never has the bits of the integer.
!68 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(i32), DIOpReinterpret(u32)))
!69 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i8), DIOpConvert(i32), DIOpReinterpret(f32)))
; reinterpret_unseen
!70 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(b64), DIOpAddrOf(0)))
; Shifts depend on the type.
!71 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(i64), DIOpConstant(i64 3), DIOpAShr()))
; read_of_value
!72 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpNeg(), DIOpRead()))
; A location is not a value.
!73 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
!74 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i32 undef), DIOpRead()))
!75 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpRead()))
; read_before_reading
!76 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpRead(), DIOpNeg()))
; The result must not become writable; and an implicit pointer can be dereferenced, but not read.
!77 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpRead(), DIOpAddrOf(0)))
!78 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(ptr), DIOpRead(), DIOpDeref(i32)))
!79 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpRead(), DIOpArg(1, i32), DIOpComposite(2, b64)))
; operand_narrowed
!80 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpNeg()))
; Bits of both parts; an unused part that may fail; a part of which more is needed; the enclosing
; storage counts.
!81 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(i8 2), DIOpByteOffset(i32), DIOpNeg()))
!82 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpNeg()))
!83 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(1, i32), DIOpCFA(0), DIOpDeref(i32), DIOpComposite(2, b64), DIOpConstant(i8 5), DIOpByteOffset(i16), DIOpNeg()))
!84 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(i8 4), DIOpByteOffset(i32)))
!85 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpComposite(1, i32)))
; Past the end.
!86 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i32 5), DIOpConstant(i8 2), DIOpByteOffset(i32), DIOpNeg()))
; fold
!87 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u8 200), DIOpConstant(u8 100), DIOpAdd()))
; It fails; it is unknown; it would take nine bytes instead of three; it is not a number.
!88 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u8 200), DIOpConstant(u8 0), DIOpDiv()))
!89 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 0), DIOpMul()))
!90 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(u8), DIOpReferrer(u8), DIOpSub()))
!91 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u64 1), DIOpConstant(u64 62), DIOpShl()))
!92 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(f64 0.0), DIOpConstant(f64 0.0), DIOpDiv()))
; offset_of_undefined
!93 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(b64 undef), DIOpConstant(i8 40), DIOpByteOffset(b32)))
; The offset may be unreadable.
!94 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(b64 undef), DIOpArg(0, i8), DIOpByteOffset(b32)))
; offset_by_zero
!95 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 0), DIOpByteOffset(f64)))
; A referrer has its own size.
!96 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 0), DIOpByteOffset(f32)))
!97 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 1), DIOpByteOffset(i64)))
; offset_of_offset
!98 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b96), DIOpConstant(i8 4), DIOpByteOffset(b64), DIOpConstant(u8 9), DIOpBitOffset(b8)))
; An offset of eight bytes may be past the end, where the first offset fails; also in a storage of
; eight bytes.
!99 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i8 8), DIOpByteOffset(b64), DIOpConstant(i8 -8), DIOpByteOffset(b64)))
!100 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpConstant(i8 8), DIOpByteOffset(b64), DIOpConstant(i8 -8), DIOpByteOffset(b64)))
!101 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(b64), DIOpReferrer(i64), DIOpByteOffset(b64), DIOpConstant(i8 8), DIOpByteOffset(b64)))
; offset_of_offset
!102 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpConstant(i8 7), DIOpByteOffset(b8), DIOpConstant(i8 -6), DIOpByteOffset(b8)))
; composite_in_composite
!103 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpComposite(2, b16), DIOpArg(2, i8), DIOpComposite(2, b24)))
; A composite that is moved is not the sequence of its parts.
!104 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpComposite(2, b16), DIOpConstant(i8 4), DIOpBitOffset(b8), DIOpArg(2, i8), DIOpComposite(2, b16)))
; parts_joined
!105 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpCFA(0), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpComposite(2, b64)))
; Not adjacent; not in one storage; numbers that take fewer bytes separately.
!106 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpCFA(0), DIOpDeref(b64), DIOpConstant(i8 5), DIOpByteOffset(i32), DIOpComposite(2, b64)))
!107 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpArg(0, b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpComposite(2, b64)))
!108 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u32 1), DIOpConstant(u32 1), DIOpComposite(2, b64)))
!109 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i8 undef), DIOpArg(0, i8), DIOpComposite(2, b16)))
; composite_of_exact
!110 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpComposite(1, u64)))
; A register may be larger than its value.
!111 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpComposite(1, i32)))
!112 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i32 undef), DIOpComposite(1, i32)))
; extend_by_one
!113 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpExtend(1)))
!114 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpExtend(1)))
!115 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpExtend(2)))
; deref_of_address
!116 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(f32)))
; The size differs from that of the location.
!117 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpDeref(i64)))
; address_of_deref
!118 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpAddrOf(0)))
; A pointer in a register is a location; of another address space, another pointer.
!119 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpAddrOf(0)))
!120 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpAddrOf(1)))
; choose_known
!121 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpConstant(u1 1), DIOpChoose()))
; The location that is not chosen may fail.
!122 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpCFA(0), DIOpDeref(i8), DIOpConstant(u1 1), DIOpChoose()))
!123 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpArg(2, u1), DIOpChoose()))
; choose_by_not
!124 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpArg(2, u1), DIOpNot(), DIOpChoose()))
!125 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpArg(2, u1), DIOpNeg(), DIOpChoose()))
; choose_the_condition
!126 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u1 1), DIOpConstant(u1 0), DIOpArg(0, u1), DIOpChoose()))
!127 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i1 1), DIOpConstant(i1 0), DIOpArg(0, u1), DIOpChoose()))
!128 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u1 0), DIOpConstant(u1 1), DIOpArg(0, u1), DIOpChoose()))
; select_known
!129 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, <2 x i8>), DIOpArg(1, <2 x i8>), DIOpConstant(u8 7), DIOpSelect()))
; One element of each; the element that is not selected may fail.
!130 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, <2 x i8>), DIOpArg(1, <2 x i8>), DIOpConstant(u8 2), DIOpSelect()))
!131 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(<2 x i8>), DIOpArg(1, <2 x i8>), DIOpConstant(u8 3), DIOpSelect()))
; constant_to_the_right
!132 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i8 3), DIOpArg(0, i8), DIOpAdd()))
!133 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i8 3), DIOpArg(0, i8), DIOpSub()))
!134 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(f32 3.0), DIOpArg(0, f32), DIOpAdd()))
; neutral_operand
!135 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 -1), DIOpAnd()))
!136 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 0), DIOpAnd()))
!137 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 1), DIOpMod()))
!138 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(i8 0), DIOpArg(0, i8), DIOpSub()))
!139 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, f32), DIOpConstant(f32 0.0), DIOpAdd()))
; constants_combined
!140 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 5), DIOpSub(), DIOpConstant(i8 2), DIOpAdd()))
; Divisions round; eight bits of eight and more would be another shift.
!141 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 5), DIOpDiv(), DIOpConstant(i8 2), DIOpDiv()))
!142 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 5), DIOpLShr(), DIOpConstant(i8 3), DIOpLShr()))
!143 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 5), DIOpLShr(), DIOpConstant(i8 2), DIOpShl()))
!144 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, f32), DIOpConstant(f32 5.0), DIOpAdd(), DIOpConstant(f32 2.0), DIOpAdd()))
; undone
!145 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpNot(), DIOpNot()))
!146 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpNot(), DIOpNeg()))
!147 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpAbs()))
; sign_dropped
!148 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpNeg(), DIOpAbs()))
!149 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpAbs(), DIOpNeg()))
; sign_moved
!150 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpNeg(), DIOpAdd()))
!151 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, f32), DIOpArg(1, f32), DIOpNeg(), DIOpAdd()))
!152 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpNeg(), DIOpMul()))
; conversion_to_itself
!153 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConvert(i8)))
; The number of a location of the same size; a float of the size of a whole number.
!154 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpConvert(u8)))
!155 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpNeg(), DIOpConvert(f32)))
; conversions_combined
!156 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i16), DIOpConvert(i32), DIOpConvert(i64)))
; 255 in between; a sign that is lost; rounding.
!157 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i16), DIOpConvert(i8), DIOpConvert(i64)))
!158 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i16), DIOpConvert(u32), DIOpConvert(i64)))
!159 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(f32), DIOpConvert(i64)))
!160 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i16), DIOpSExt(i32), DIOpZExt(i64)))
; comparison_turned
!161 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpLt(), DIOpNot()))
; Neither comparison holds for a NaN.
!162 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, f32), DIOpArg(1, f32), DIOpLt(), DIOpNot()))
!163 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpLt(), DIOpConstant(u1 0), DIOpAnd()))
; comparison_of_truth
!164 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, u1), DIOpConstant(u1 0), DIOpNe()))
!165 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, u8), DIOpConstant(u8 1), DIOpEq()))
!166 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, u1), DIOpConstant(u1 0), DIOpLt()))

;> simplify
; !60: !DIExpr(DIOpCFA(0)) by reinterpret_to_itself
; !61: as it is
; !62: !DIExpr(DIOpReferrer(f32)) by reinterpret_of_typed
; !63: as it is
; !64: as it is
; !65: !DIExpr(DIOpReferrer(u32), DIOpRead()) by reinterpret_of_typed, reinterpret_of_read
; !66: as it is
; !67: !DIExpr(DIOpReferrer(i8), DIOpConvert(u32)) by reinterpret_of_conversion
; !68: as it is
; !69: as it is
; !70: !DIExpr(DIOpCFA(0), DIOpAddrOf(0)) by reinterpret_unseen
; !71: as it is
; !72: !DIExpr(DIOpReferrer(i32), DIOpNeg()) by read_of_value
; !73: as it is
; !74: as it is
; !75: as it is
; !76: !DIExpr(DIOpReferrer(i32), DIOpNeg()) by read_before_reading
; !77: as it is
; !78: as it is
; !79: as it is
; !80: !DIExpr(DIOpArg(1, i32), DIOpNeg()) by reinterpret_to_itself, operand_narrowed
; !81: as it is
; !82: as it is
; !83: as it is
; !84: as it is
; !85: as it is
; !86: as it is
; !87: !DIExpr(DIOpConstant(u8 44)) by fold
; !88: as it is
; !89: as it is
; !90: as it is
; !91: as it is
; !92: as it is
; !93: !DIExpr(DIOpConstant(b32 undef)) by offset_of_undefined
; !94: as it is
; !95: !DIExpr(DIOpReferrer(f64)) by reinterpret_of_typed, offset_by_zero
; !96: as it is
; !97: as it is
; !98: !DIExpr(DIOpReferrer(b96), DIOpConstant(u8 41), DIOpBitOffset(b8)) by offset_of_offset
; !99: as it is
; !100: as it is
; !101: as it is
; !102: !DIExpr(DIOpCFA(0), DIOpConstant(i8 1), DIOpByteOffset(b8)) by offset_of_offset
; !103: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpArg(2, i8), DIOpComposite(3, b24)) by composite_in_composite
; !104: as it is
; !105: !DIExpr(DIOpCFA(0), DIOpDeref(b64), DIOpComposite(1, b64)) by parts_joined
; !106: as it is
; !107: as it is
; !108: as it is
; !109: as it is
; !110: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64)) by composite_of_exact
; !111: as it is
; !112: as it is
; !113: !DIExpr(DIOpCFA(0), DIOpReinterpret(<1 x ptr>)) by extend_by_one
; !114: as it is
; !115: as it is
; !116: !DIExpr(DIOpReferrer(f32)) by reinterpret_of_typed, deref_of_address
; !117: as it is
; !118: !DIExpr(DIOpCFA(0)) by address_of_deref
; !119: as it is
; !120: as it is
; !121: !DIExpr(DIOpArg(0, i8)) by choose_known
; !122: as it is
; !123: as it is
; !124: !DIExpr(DIOpArg(1, i8), DIOpArg(0, i8), DIOpArg(2, u1), DIOpChoose()) by choose_by_not
; !125: as it is
; !126: !DIExpr(DIOpArg(0, u1), DIOpRead()) by choose_the_condition
; !127: as it is
; !128: as it is
; !129: !DIExpr(DIOpArg(1, <2 x i8>), DIOpComposite(1, <2 x i8>)) by select_known
; !130: as it is
; !131: as it is
; !132: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 3), DIOpAdd()) by constant_to_the_right
; !133: as it is
; !134: as it is
; !135: !DIExpr(DIOpArg(0, i8), DIOpRead()) by neutral_operand
; !136: as it is
; !137: as it is
; !138: as it is
; !139: as it is
; !140: !DIExpr(DIOpArg(0, i8), DIOpConstant(i8 3), DIOpSub()) by constants_combined
; !141: as it is
; !142: as it is
; !143: as it is
; !144: as it is
; !145: !DIExpr(DIOpArg(0, i8), DIOpRead()) by undone
; !146: as it is
; !147: as it is
; !148: !DIExpr(DIOpArg(0, i8), DIOpAbs()) by sign_dropped
; !149: as it is
; !150: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpSub()) by sign_moved
; !151: as it is
; !152: as it is
; !153: !DIExpr(DIOpArg(0, i8), DIOpRead()) by conversion_to_itself
; !154: as it is
; !155: as it is
; !156: !DIExpr(DIOpArg(0, i16), DIOpConvert(i64)) by conversions_combined
; !157: as it is
; !158: as it is
; !159: as it is
; !160: as it is
; !161: !DIExpr(DIOpArg(0, i8), DIOpArg(1, i8), DIOpGe()) by comparison_turned
; !162: as it is
; !163: as it is
; !164: !DIExpr(DIOpArg(0, u1), DIOpRead()) by comparison_of_truth
; !165: as it is
; !166: as it is

;----
; The storage around a complete object does not count.
target "x86_64"
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i32), DIOpComposite(1, b32)))
!61 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpConstant(i8 4), DIOpByteOffset(f32)))
!62 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32), DIOpCFA(0), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpComposite(2, b64)))
!63 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i8 4), DIOpByteOffset(i32)))

;> simplify whole
; !60: !DIExpr(DIOpReferrer(b32)) by reinterpret_of_typed
; !61: !DIExpr(DIOpArg(1, f32)) by reinterpret_of_typed
; !62: !DIExpr(DIOpCFA(0), DIOpDeref(b64)) by reinterpret_to_itself, parts_joined
; !63: as it is

;----
; Constants are joined in storage order: the first of adjacent parts is the most significant on a
; big-endian target. This is 0x020101, and on the other 0x010203.
target "x86_64"
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u8 1), DIOpConstant(u16 513), DIOpComposite(2, b24)))

;> simplify
; !60: !DIExpr(DIOpConstant(b24 131329)) by reinterpret_of_typed, parts_joined, composite_of_exact

;----
target "generic64-be"
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u8 1), DIOpConstant(u16 515), DIOpComposite(2, b24)))

;> simplify
; !60: !DIExpr(DIOpConstant(b24 66051)) by reinterpret_of_typed, parts_joined, composite_of_exact

;----
; Parts that two conditions choose are not adjacent: one may be that of the first operand, the other that of the second.
target "x86_64"
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(3, u1), DIOpChoose(), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpComposite(2, b64)))
!61 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpComposite(2, b64)))

;> simplify
; !60: as it is
; !61: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(i64 0), DIOpByteOffset(b64), DIOpComposite(1, b64)) by parts_joined
