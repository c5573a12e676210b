; A Fortran common block of a symbol; a and b are in it at 0 and 8; in f, b is kept in a register for a while.
target "x86_64"
global @blk_ !dbg.def !11
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !23, %reg(xmm3, 0, 64)
  0x10: dbg.kill !23
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128, file: !1, line: 1, elements: !{})
!10 = !DICommonBlock(scope: !2, declaration: !13, name: "blk", file: !1, line: 2)
!11 = distinct !DIFragment()
!12 = distinct !DIGlobalVariable(name: "a", scope: !10, file: !1, line: 3, type: !3)
!13 = distinct !DIGlobalVariable(name: "blk", scope: !2, file: !1, line: 2, type: !94)
!14 = distinct !DIGlobalVariable(name: "b", scope: !10, file: !1, line: 4, type: !9)
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(i8 0), DIOpByteOffset(i32)), argObjects: {!13})
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128)), argObjects: {!11})
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(i8 8), DIOpByteOffset(f64)), argObjects: {!13})
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(f64)))
;! elsewhere with @blk_=0x404000: a = mem(0)+0x404000
;! elsewhere with @blk_=0x404000: b = mem(0)+0x404008
;! f+0x8..0x10 with @blk_=0x404000: b = reg(20)+0
;! f+0x8..0x10 with @blk_=0x404000: !13 = mem(0)+0x404000
