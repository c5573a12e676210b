; Fortran: a common block, a module with a variable, an ENTRY, an assumed-rank array, an allocatable character with a location
target "x86_64"
global @blk_ !dbg.def !90
global @modv_ !dbg.def !91
global @sdesc !dbg.def !92
define @sub_ size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x10: dbg.label !70
}
frame @sub_ entry {}
lines @sub_ { 0x0: !1 5:1 stmt
 0x8: !1 6:1 stmt
 0x10: !1 8:1 stmt
 0x18: !1 9:1 stmt }
define @main size 0x10 !dbg !14 {
bb0 @ 0x0:
}
frame @main { 0x4: cfa = rsp+16
 0xf: cfa = rsp+8 }
lines @main { 0x0: !1 20:1 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.f90", directory: "/src")
!4 = distinct !DISubprogram(name: "sub", linkageName: "sub_", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition, scope: !2)
!14 = distinct !DISubprogram(name: "prog", linkageName: "main", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram)
!2 = !DINamespace(name: "mymod")
!3 = !DICommonBlock(scope: !4, name: "blk", file: !1, line: 5, declaration: !43)
!5 = !DIBasicType(name: "integer(kind=4)", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "real(kind=8)", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!40 = distinct !DIGlobalVariable(name: "ca", scope: !3, file: !1, line: 5, type: !5)
!41 = distinct !DIGlobalVariable(name: "cb", scope: !3, file: !1, line: 5, type: !6)
!42 = distinct !DIGlobalVariable(name: "modv", linkageName: "modv_", scope: !2, file: !1, line: 2, type: !5)
!43 = distinct !DIGlobalVariable(name: "blk", scope: !3, file: !1, line: 5, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, elements: !{!DISubrange(count: 16)})
!45 = !DIBasicType(name: "byte", size: 8, encoding: DW_ATE_unsigned)
!46 = !DIStringType(name: "character(len=:)", stringLength: !47, stringLocation: !48, size: 64)
!47 = distinct !DIFragment()
!48 = distinct !DIFragment()
!49 = distinct !DILifetime(object: !47, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(u8 8), DIOpByteOffset(i64)))
!50 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!51 = distinct !DIGlobalVariable(name: "str", scope: !2, file: !1, line: 3, type: !46)
!60 = distinct !DILifetime(object: !61, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !4, file: !1, line: 5, type: !5)
!70 = !DILabel(scope: !4, name: "ent", file: !1, line: 8, isEntryPoint: true)
!80 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!90})
!81 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128), DIOpConstant(u8 8), DIOpByteOffset(f64)), argObjects: {!90})
!82 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!91})
!83 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128)), argObjects: {!90})
!84 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64)), argObjects: {!92})
!90 = distinct !DIFragment()
!91 = distinct !DIFragment()
!92 = distinct !DIFragment()
;! elsewhere with @blk_=0x404000: ca = mem(0)+0x404000
;! elsewhere with @blk_=0x404000: cb = mem(0)+0x404008
;! elsewhere with object=0x5000: !47 = mem(0)+0x5008
;! elsewhere with object=0x5000, [0x5000]=<00 60 00 00 00 00 00 00>: !48 = mem(0)+0x6000
;! sub_+0x4 with rdi=0x7000: arg = mem(0)+0x7000
