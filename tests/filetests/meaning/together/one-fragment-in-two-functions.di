; A fragment that two functions use as an argument: the pointer of each function is its own, where it is active.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
}
define @g size 0x20 !dbg !8 {
bb0 @ 0x0 -> bb0:
  0x4: dbg.def !21, %slot(rsp+8, 64)
  0x18: dbg.kill !21
}
!8 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !8, file: !1, line: 2, type: !3)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)), kind: bounded)
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!13}, kind: computed)
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i8 -4), DIOpByteOffset(i32)), argObjects: {!13}, kind: computed)
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(ptr 0x9000)), kind: computed)
;! f+0x0..0x8: x = mem(0)+0x9000
;! f+0x8..0x20 with rax=0x5000: x = mem(0)+0x5000
;! g+0x0..0x4: y = mem(0)+0x8ffc
;! g+0x4..0x18 with rsp=0x7000, [0x7008]=<00 60 00 00 00 00 00 00>: y = mem(0)+0x5ffc
;! g+0x18: y = mem(0)+0x8ffc
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
