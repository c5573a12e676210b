; A common block of Fortran, whose variables are at consecutive addresses.
;
;   program main
;     integer(4) :: a, b
;     common /alpha/ a, b
target "x86_64"

global @alpha_ !dbg.def !10

define @scan_ size 0x20 !dbg !4 {
bb0 @ 0x0:
}
frame @scan_ entry {}

lines @scan_ {
  0x0: !1 3:1 stmt
  0x4: !1 4:1 stmt prologue_end
}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "common.f90", directory: "/src")
!4 = distinct !DISubprogram(name: "scan", linkageName: "scan_", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram)
!5 = !DIBasicType(name: "integer(kind=4)", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DICommonBlock(scope: !4, declaration: !7, name: "alpha", file: !1, line: 3)
!7 = distinct !DIGlobalVariable(name: "alpha_", scope: !6, file: !1, line: 3, type: !5)
!8 = distinct !DIGlobalVariable(name: "a", scope: !6, file: !1, line: 2, type: !5)
!9 = distinct !DIGlobalVariable(name: "b", scope: !6, file: !1, line: 2, type: !5)
!10 = distinct !DIFragment()

!20 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!10}, kind: computed)
!21 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!10}, kind: computed)
!22 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i64 4), DIOpByteOffset(i32)), argObjects: {!10}, kind: computed)

