; "DWARF for WebAssembly": locals, globals and entries of the operand stack, as LLVM names them. A value of 64 bits in a local, parts
; of a struct in two locals, an address in a local, and a value that is computed from an operand.
target "wasm32"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(local0)
  0x0: dbg.def !21, %reg(i64.local1)
  0x0: dbg.def !22, %reg(local2)
  0x0: dbg.def !23, %reg(local3)
  0x0: dbg.def !24, %reg(global1)
  0x0: dbg.def !26, %slot(local2+12, 32)
  0x0: dbg.def !28, %reg(local5)
  0x10: dbg.kill !20
  0x10: dbg.def !25, %reg(operand0)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !40)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !3, offset: 0)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !3, offset: 32)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!11 = !DILocalVariable(name: "wide", arg: 2, scope: !2, file: !1, line: 1, type: !4)
!12 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "deep", scope: !2, file: !1, line: 3, type: !3)
!14 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 4, type: !3)
!15 = distinct !DIGlobalVariable(name: "level", scope: !0, file: !1, line: 5, type: !3)
!16 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 6, type: !3)
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 7, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!27 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, u64)), argObjects: {!17, !18}, kind: computed)
!28 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!29 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i32 4), DIOpByteOffset(i32)), argObjects: {!11}, kind: computed)

; local 0 is register 0, global 1 is register 0x4001, operand 0 is register 0x8000
;! f+0x0..0x10: n = reg(0)+0
;! f+0x10..0x40: n = undef
;! f+0x0..0x40: wide = reg(1)+0
;! f+0x0..0x40: high = reg(1)+4
;! f+0x0..0x40: p = comp[0..4: reg(2)+0, 4..8: reg(3)+0]+0
;! f+0x0..0x40 with global1=0x1000: deep = mem(0)+0x1000
;! f+0x10..0x40 with operand0=41: next = imm(2a000000)+0
;! f+0x0..0x40 with local2=0x2000: slot = mem(0)+0x200c
;! f+0x0..0x40 with local5=0x3000: !40 = mem(0)+0x3000
