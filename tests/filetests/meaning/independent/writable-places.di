; each kind of place that a debugger can write: registers, parts, pieces, bits, memory, several places, vector lanes, implicit pointers
; (gdb 13 changed exactly these bits in each of 45 assignments)
target "x86_64"
global @gv !dbg.def !300
define @f size 0x48 !dbg !4 {
bb0 @ 0x0:
  0x7: dbg.def !200, %reg(rbx)
  0x7: dbg.def !201, %reg(rcx)
  0x7: dbg.def !202, %reg(rdx)
  0x7: dbg.def !203, %reg(rsi, 8, 8)
  0x7: dbg.def !204, %slot(rsp+16, 32)
  0x7: dbg.def !205, %reg(rax, 0, 32)
  0x7: dbg.def !206, %slot(rsp+32, 32)
  0x7: dbg.def !208, %regs(r8, r9)
  0x7: dbg.def !209, %regs(r10, %reg(r11, 0, 32))
  0x7: dbg.def !210, %reg(rbx)
  0x7: dbg.def !211, %reg(r12, 3, 7)
  0x7: dbg.def !212, %slot(rsp+48, 32)
  0x7: dbg.def !214, %reg(xmm0, 32, 32)
  0x7: dbg.def !215, %reg(xmm1)
  0x7: dbg.def !216, %reg(ymm2)
  0x7: dbg.def !217, %slot(rsp+64, 32)
  0x7: dbg.def !218, %reg(r13)
  0x7: dbg.def !219, %const(i32 42)
  0x7: dbg.def !220, %reg(rcx)
  0x7: dbg.def !221, %reg(rcx)
  0x7: dbg.def !222, %reg(rdi)
  0x7: dbg.def !223, %slot(rsp+80, 64)
  0x7: dbg.def !224, %reg(r14)
  0x7: dbg.def !225, %reg(rdx, 32, 32)
  0x7: dbg.def !226, %slot(rsp+96, 64)
  0x7: dbg.def !227, %reg(r14, 48, 8)
  0x7: dbg.def !228, %reg(xmm3)
  0x7: dbg.def !229, %reg(xmm3, 64, 64)
  0x7: dbg.def !230, %reg(ymm2, 192, 64)
  0x7: dbg.def !231, %slot(rsp+112, 64)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x7: cfa = rsp+264
 0x47: cfa = rsp+8 }
lines @f { 0x0: !1 1:0 stmt
 0x7: !1 2:0 stmt prologue_end
 0x20: !1 3:0 stmt
 0x40: !1 4:0 stmt }
define @g size 0x31 !dbg !6 {
bb0 @ 0x0:
  0x3: dbg.def !250, %reg(rbx)
  0x3: dbg.def !251, %reg(r12, 8, 32)
  0x3: dbg.def !252, %slot(rsp+8, 64)
}
calls @g { 0x24..0x29: !4 }
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x1: cfa = rsp+16; rbx = [cfa-16]
 0x3: cfa = rsp+24; r12 = [cfa-24]
 0x7: cfa = rsp+48
 0x2d: cfa = rsp+24
 0x2f: cfa = rsp+16
 0x30: cfa = rsp+8 }
lines @g { 0x0: !1 11:0 stmt
 0x7: !1 12:0 stmt prologue_end
 0x29: !1 13:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "hand")
!1 = !DIFile(filename: "w.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "two", size: 128, elements: !{!21, !22})
!21 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !11, size: 64, offset: 0)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !11, size: 64, offset: 64)
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "three", size: 96, elements: !{!24, !25, !26})
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !10, size: 32, offset: 0)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !10, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !10, size: 32, offset: 64)
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "bits", size: 64, elements: !{!28, !29, !30, !31, !32})
!28 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !10, size: 3, offset: 0, flags: DIFlagBitField)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !16, size: 7, offset: 3, flags: DIFlagBitField)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !16, size: 13, offset: 10, flags: DIFlagBitField)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !11, size: 33, offset: 23, flags: DIFlagBitField)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "e", baseType: !13, size: 8, offset: 56)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, flags: DIFlagVector, elements: !{!DISubrange(count: 4)})
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, flags: DIFlagVector, elements: !{!DISubrange(count: 8)})
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !10, size: 64)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!DISubrange(count: 4)})
!100 = !DILocalVariable(name: "r64", scope: !4, file: !1, line: 2, type: !11)
!101 = !DILocalVariable(name: "r32", scope: !4, file: !1, line: 2, type: !10)
!102 = !DILocalVariable(name: "r16", scope: !4, file: !1, line: 2, type: !12)
!103 = !DILocalVariable(name: "r8h", scope: !4, file: !1, line: 2, type: !13)
!104 = !DILocalVariable(name: "m32", scope: !4, file: !1, line: 2, type: !10)
!105 = !DILocalVariable(name: "split", scope: !4, file: !1, line: 2, type: !11)
!106 = distinct !DIFragment()
!107 = distinct !DIFragment()
!108 = !DILocalVariable(name: "tworegs", scope: !4, file: !1, line: 2, type: !20)
!109 = !DILocalVariable(name: "threeints", scope: !4, file: !1, line: 2, type: !23)
!110 = !DILocalVariable(name: "bitsreg", scope: !4, file: !1, line: 2, type: !27)
!111 = distinct !DIFragment()
!112 = distinct !DIFragment()
!113 = !DILocalVariable(name: "bitsplit", scope: !4, file: !1, line: 2, type: !27)
!114 = !DILocalVariable(name: "flane", scope: !4, file: !1, line: 2, type: !14)
!115 = !DILocalVariable(name: "v4", scope: !4, file: !1, line: 2, type: !33)
!116 = !DILocalVariable(name: "v8", scope: !4, file: !1, line: 2, type: !34)
!117 = !DILocalVariable(name: "multi", scope: !4, file: !1, line: 2, type: !10)
!119 = !DILocalVariable(name: "konst", scope: !4, file: !1, line: 2, type: !10)
!120 = !DILocalVariable(name: "comp", scope: !4, file: !1, line: 2, type: !10)
!121 = !DILocalVariable(name: "rdonly", scope: !4, file: !1, line: 2, type: !10)
!122 = !DILocalVariable(name: "deref", scope: !4, file: !1, line: 2, type: !10)
!123 = !DILocalVariable(name: "mbit", scope: !4, file: !1, line: 2, type: !16)
!124 = !DILocalVariable(name: "rbit", scope: !4, file: !1, line: 2, type: !16)
!125 = !DILocalVariable(name: "hi32", scope: !4, file: !1, line: 2, type: !10)
!126 = !DILocalVariable(name: "ovl", scope: !4, file: !1, line: 2, type: !11)
!128 = !DILocalVariable(name: "ipreg", scope: !4, file: !1, line: 2, type: !35)
!129 = !DILocalVariable(name: "dhi", scope: !4, file: !1, line: 2, type: !15)
!130 = !DILocalVariable(name: "q3", scope: !4, file: !1, line: 2, type: !11)
!131 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 2, type: !37)
!132 = distinct !DIFragment()
!133 = distinct !DIGlobalVariable(name: "gvhi", scope: !0, file: !1, line: 1, type: !10)
!134 = distinct !DIGlobalVariable(name: "gvbit", scope: !0, file: !1, line: 1, type: !16)
!135 = !DILocalVariable(name: "ref", scope: !4, file: !1, line: 2, type: !36)
!136 = !DILocalVariable(name: "dv", scope: !4, file: !1, line: 2, type: !15)
!137 = !DILocalVariable(name: "ipc", scope: !4, file: !1, line: 2, type: !35)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i64)))
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)))
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i16)))
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i8)))
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32)))
!205 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(i32)))
!206 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32)))
!207 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!106, !107})
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(b128)))
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(b96)))
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(b64)))
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(b7)))
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(b32)))
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpConstant(u3 5), DIOpArg(0, b7), DIOpArg(1, b32), DIOpConstant(u5 3), DIOpByteOffset(b8), DIOpConstant(u8 0), DIOpBitOffset(b5), DIOpArg(1, b32), DIOpConstant(u5 8), DIOpBitOffset(b8), DIOpArg(2, i64), DIOpConstant(u8 13), DIOpBitOffset(b41), DIOpComposite(5, b64)), argObjects: {!111, !112, !132})
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(f32)))
!215 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpReferrer(<4 x f32>)))
!216 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(<8 x i32>)))
!217 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpReferrer(i32)))
!218 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpReferrer(i32)))
!219 = distinct !DILifetime(object: !119, location: !DIExpr(DIOpReferrer(i32)))
!220 = distinct !DILifetime(object: !120, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!221 = distinct !DILifetime(object: !121, location: !DIExpr(DIOpReferrer(i32), DIOpRead()))
!222 = distinct !DILifetime(object: !122, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!223 = distinct !DILifetime(object: !123, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 5), DIOpBitOffset(u32)))
!224 = distinct !DILifetime(object: !124, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u8 13), DIOpBitOffset(u32)))
!225 = distinct !DILifetime(object: !125, location: !DIExpr(DIOpReferrer(i32)))
!226 = distinct !DILifetime(object: !132, location: !DIExpr(DIOpReferrer(i64)))
!227 = distinct !DILifetime(object: !126, location: !DIExpr(DIOpArg(0, i64), DIOpReferrer(i8), DIOpConstant(u8 3), DIOpOverlay(i64)), argObjects: {!132})
!228 = distinct !DILifetime(object: !128, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 8), DIOpByteOffset(i64), DIOpAddrOf(0)))
!229 = distinct !DILifetime(object: !129, location: !DIExpr(DIOpReferrer(f64)))
!230 = distinct !DILifetime(object: !130, location: !DIExpr(DIOpReferrer(i64)))
!231 = distinct !DILifetime(object: !131, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(b64), DIOpArg(1, i32), DIOpComposite(3, b128)), argObjects: {!106, !125})
!240 = distinct !DILifetime(object: !133, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!300})
!241 = distinct !DILifetime(object: !134, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 61), DIOpBitOffset(u32)), argObjects: {!300})
!242 = distinct !DILifetime(object: !135, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!101})
!243 = distinct !DILifetime(object: !136, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, f64)), argObjects: {!101, !104})
!244 = distinct !DILifetime(object: !137, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!105})
!300 = distinct !DIFragment()
!150 = !DILocalVariable(name: "c64", scope: !6, file: !1, line: 12, type: !11)
!151 = !DILocalVariable(name: "cmid", scope: !6, file: !1, line: 12, type: !10)
!152 = !DILocalVariable(name: "cmem", scope: !6, file: !1, line: 12, type: !11)
!250 = distinct !DILifetime(object: !150, location: !DIExpr(DIOpReferrer(i64)))
!251 = distinct !DILifetime(object: !151, location: !DIExpr(DIOpReferrer(i32)))
!252 = distinct !DILifetime(object: !152, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x20 with rsp=0x7000: r8h = reg(4)+1
;! f+0x20 with rsp=0x7000: split = comp[0..4: reg(0)+0, 4..8: mem(0)+0x7020]+0
;! f+0x20 with rsp=0x7000: threeints = comp[0..8: reg(10)+0, 8..12: reg(11)+0]+0
;! f+0x20 with rsp=0x7000: bitsplit = comp[0..0.3: imm(05)+0, 0.3..1.2: reg(12)+0.3, 1.2..1.7: mem(0)+0x7033, 1.7..2.7: mem(0)+0x7031, 2.7..8: mem(0)+0x7061.5]+0
;! f+0x20 with rsp=0x7000: flane = reg(17)+4
;! f+0x20 with rsp=0x7000: multi = multi{mem(0)+0x7040 | reg(13)+0}+0
;! f+0x20 with rsp=0x7000, rcx=41: comp = imm(2a000000)+0
;! f+0x20 with rdi=0x6000: deref = mem(0)+0x6000
;! f+0x20 with rsp=0x7000: mbit = mem(0)+0x7050.5
;! f+0x20: rbit = reg(14)+1.5
;! f+0x20 with rsp=0x7000: ovl = comp[0..3: mem(0)+0x7060, 3..4: reg(14)+6, 4..8: mem(0)+0x7064]+0
;! f+0x20: q3 = reg(19)+24
;! f+0x20 with rsp=0x7000: arr = comp[0..4: reg(0)+0, 4..12: mem(0)+0x7070, 12..16: reg(1)+4]+0
;! f+0x20: ipreg = ptr(reg(20)+8)+0
;! f+0x20 with rsp=0x7000: ipc = ptr(comp[0..4: reg(0)+0, 4..8: mem(0)+0x7020]+0)+0
;! elsewhere with @gv=0x404000: gvhi = mem(0)+0x404004
;! elsewhere with @gv=0x404000: gvbit = mem(0)+0x404007.5
;! g+0x28: cmid = reg(12)+1
;! g+0x28 with rsp=0x7000: cmem = mem(0)+0x7008
