; Fortran's arrays with descriptors, adjustable arrays, strings
target "x86_64"
global @desc !dbg.def !100
global @mat !dbg.def !101
global @desc0 !dbg.def !102
define @f size 0x48 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !210, %reg(rdi)
  0x0: dbg.def !211, %reg(esi)
  0x0: dbg.def !212, %reg(rdx)
  0x0: dbg.def !213, %reg(rcx)
  0x0: dbg.def !214, %reg(r8)
  0x0: dbg.def !215, %reg(r9)
}
frame @f entry {}
lines @f { 0x0: !1 1:0 stmt
 0x10: !1 2:0 stmt
 0x20: !1 3:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "hand")
!1 = !DIFile(filename: "f.f90", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "integer(kind=4)", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "character(kind=1)", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "complex(kind=4)", size: 64, encoding: DW_ATE_complex_float)
!9 = !DIBasicType(name: "logical(kind=4)", size: 32, encoding: DW_ATE_boolean)
; descriptor: base_addr 0, offset 8, dtype 16 (16 bytes), span 32, dim0: stride 40, lb 48, ub 56, dim1: stride 64, lb 72, ub 80
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!21, !22}, dataLocation: !23, allocated: !24)
!21 = !DISubrange(lowerBound: !25, upperBound: !26, stride: !27)
!22 = !DISubrange(lowerBound: !28, upperBound: !29, stride: !30)
!23 = distinct !DIFragment()
!24 = distinct !DIFragment()
!25 = distinct !DIFragment()
!26 = distinct !DIFragment()
!27 = distinct !DIFragment()
!28 = distinct !DIFragment()
!29 = distinct !DIFragment()
!30 = distinct !DIFragment()
!43 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 0), DIOpByteOffset(ptr), DIOpDeref(i32)))
!44 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 0), DIOpByteOffset(u64), DIOpConstant(u64 0), DIOpNe(), DIOpZExt(u32)))
!45 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 48), DIOpByteOffset(i64)))
!46 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 56), DIOpByteOffset(i64)))
!47 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 40), DIOpByteOffset(i64), DIOpTypeObject(b704), DIOpConstant(u8 32), DIOpByteOffset(i64), DIOpMul()))
!48 = distinct !DILifetime(object: !28, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 72), DIOpByteOffset(i64)))
!49 = distinct !DILifetime(object: !29, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 80), DIOpByteOffset(i64)))
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(b704), DIOpConstant(u8 64), DIOpByteOffset(i64), DIOpTypeObject(b704), DIOpConstant(u8 32), DIOpByteOffset(i64), DIOpMul()))
; explicit bounds, more dims with constants: mat(-1:1, 0:3)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!DISubrange(lowerBound: -1, upperBound: 1), !DISubrange(lowerBound: 0, upperBound: 3)})
; adjustable array a(n) with n in a variable
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!53})
!53 = !DISubrange(lowerBound: 1, upperBound: !111)
; assumed size a(5:*)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!DISubrange(lowerBound: 5)})
; character(len=n): length in a register variable
!55 = !DIStringType(name: "character(len=*)", stringLength: !114)
!56 = !DIStringType(name: "character(len=5)", size: 40, encoding: DW_ATE_ASCII)
!57 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!59}, dataLocation: !63, associated: !64)
!59 = !DISubrange(lowerBound: !65, upperBound: !66)
!63 = distinct !DIFragment()
!64 = distinct !DIFragment()
!65 = distinct !DIFragment()
!66 = distinct !DIFragment()
!67 = distinct !DILifetime(object: !63, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(i32)))
!68 = distinct !DILifetime(object: !64, location: !DIExpr(DIOpTypeObject(u64), DIOpConstant(u64 0), DIOpNe(), DIOpZExt(u32)))
!69 = distinct !DILifetime(object: !65, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u8 48), DIOpByteOffset(i64)))
!70 = distinct !DILifetime(object: !66, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u8 56), DIOpByteOffset(i64)))
!80 = distinct !DIGlobalVariable(name: "alloc2d", scope: !0, file: !1, line: 1, type: !20)
!81 = distinct !DIGlobalVariable(name: "mat", scope: !0, file: !1, line: 1, type: !51)
!82 = distinct !DIGlobalVariable(name: "unalloc", scope: !0, file: !1, line: 1, type: !20)
!83 = distinct !DIGlobalVariable(name: "unassoc", scope: !0, file: !1, line: 1, type: !58)
!84 = distinct !DIGlobalVariable(name: "assoc", scope: !0, file: !1, line: 1, type: !58)
!90 = distinct !DILifetime(object: !80, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b704)), argObjects: {!100})
!91 = distinct !DILifetime(object: !81, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b384)), argObjects: {!101})
!92 = distinct !DILifetime(object: !82, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b704)), argObjects: {!102})
!93 = distinct !DILifetime(object: !83, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512)), argObjects: {!102})
!94 = distinct !DILifetime(object: !84, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512)), argObjects: {!100})
!100 = distinct !DIFragment()
!101 = distinct !DIFragment()
!102 = distinct !DIFragment()
!110 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1, type: !52)
!111 = !DILocalVariable(name: "n", arg: 2, scope: !4, file: !1, line: 1, type: !5)
!112 = !DILocalVariable(name: "as", arg: 3, scope: !4, file: !1, line: 1, type: !54)
!113 = !DILocalVariable(name: "s", arg: 4, scope: !4, file: !1, line: 1, type: !55)
!114 = !DILocalVariable(name: "_s", arg: 5, scope: !4, file: !1, line: 1, type: !6, flags: DIFlagArtificial)
!115 = !DILocalVariable(name: "s5", arg: 6, scope: !4, file: !1, line: 1, type: !56)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i32)))
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(i64)))
!215 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b40)))
; two dimensions with stride × span; a descriptor at 0x5000
;! elsewhere with object=0x5000, [0x5000]=<00 60 00 00 00 00 00 00>: !23 = mem(0)+0x6000
;! elsewhere with object=0x5000, [0x5000]=<00 60 00 00 00 00 00 00>: !24 = imm(01000000)+0
;! elsewhere with object=0x5000, [0x5000]=<00 00 00 00 00 00 00 00>: !24 = imm(00000000)+0
;! elsewhere with object=0x5000: !26 = mem(0)+0x5038
;! elsewhere with object=0x5000, [0x5028]=<02 00 00 00 00 00 00 00>, [0x5020]=<04 00 00 00 00 00 00 00>: !27 = imm(0800000000000000)+0
;! elsewhere with object=0x5000, [0x5040]=<06 00 00 00 00 00 00 00>, [0x5020]=<04 00 00 00 00 00 00 00>: !30 = imm(1800000000000000)+0
;! f+0x10 with rdi=0x6000: a = mem(0)+0x6000
;! f+0x10: n = reg(4)+0
;! elsewhere with @desc=0x404000: alloc2d = mem(0)+0x404000
