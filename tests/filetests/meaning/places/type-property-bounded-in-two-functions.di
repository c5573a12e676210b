; Section 2, type property fragments: bounded lifetimes only, one in each of two functions, one
; through an entity with a gap; a bounded one that reads the instance.
target "x86_64"

global @array !dbg.def !41

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(2)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rdx)
  0x10: dbg.def !22, %undef
  0x18: dbg.kill !21
}

entity @f 2 {
  0x0..0xc: %reg(rax)
  0x10..0x20: %const(i64 80)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!7})
!7 = !DISubrange(lowerBound: 0, upperBound: !40)
!10 = distinct !DIGlobalVariable(name: "table", scope: !0, file: !1, line: 40, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
; its referrer is undefined, and it does not use it
!22 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(b256), DIOpConstant(i32 24), DIOpByteOffset(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b256)), argObjects: {!41})

;! f+0x0..0x4 with object=0x5000: !40 = undef
;! f+0x4..0xc with object=0x5000: !40 = reg(0)+0
;! f+0xc..0x10 with object=0x5000: !40 = undef
; 80 = 0x50
;! f+0x10..0x20 with object=0x5000: !40 = imm(5000000000000000)+0
;! g+0x0..0x8 with object=0x5000: !40 = undef
;! g+0x8..0x10 with object=0x5000: !40 = reg(1)+0
; 0x5000 + 24 = 0x5018
;! g+0x10..0x18 with object=0x5000: !40 = multi{mem(0)+0x5018 | reg(1)+0}+0
;! g+0x18..0x20 with object=0x5000: !40 = mem(0)+0x5018
;! elsewhere with object=0x5000: !40 = undef
;! f+0x0..0x20 with @array=0x404000: table = mem(0)+0x404000
