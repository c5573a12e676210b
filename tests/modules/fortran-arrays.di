; Arrays that are described at run time, as Fortran has them. A descriptor is six words: the address of the elements,
; how many dimensions there are, then for each dimension its lower bound, how many elements it has and how far apart
; they are in bytes.
;
;   module work
;     integer(4), allocatable :: table(:)
;   end module
;   subroutine scan(grid, any, n, text)      ! grid(:,:), any(..), text is character(len=*)
;     integer(4) :: local(0:n)
target "x86_64"

global @work_table !dbg.def !60

define @scan_ size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !80, %reg(rdi)
  0x0: dbg.def !81, %reg(rsi)
  0x0: dbg.def !82, %reg(rdx)
  0x0: dbg.def !83, %reg(rcx)
  0x0: dbg.def !84, %reg(r8)
}
frame @scan_ entry {}

lines @scan_ {
  0x0: !1 4:1 stmt
  0x4: !1 5:1 stmt prologue_end
}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "scan.f90", directory: "/src")
!2 = !DIBasicType(name: "integer(kind=4)", size: 32, encoding: DW_ATE_signed)
!3 = !DINamespace(name: "work")

!10 = distinct !DISubprogram(name: "scan", linkageName: "scan_", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive)
!11 = !DILocalVariable(name: "grid", arg: 1, scope: !10, file: !1, line: 4, type: !20)
!12 = !DILocalVariable(name: "any", arg: 2, scope: !10, file: !1, line: 4, type: !21)
!13 = !DILocalVariable(name: "n", arg: 3, scope: !10, file: !1, line: 4, type: !2)
!14 = !DILocalVariable(name: "text", arg: 4, scope: !10, file: !1, line: 4, type: !23)
!15 = !DILocalVariable(name: "local", scope: !10, file: !1, line: 5, type: !24)
!16 = distinct !DIGlobalVariable(name: "table", linkageName: "work_table", scope: !3, file: !1, line: 2, type: !22)

; grid(:,:): lower bounds of 1.
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !30, associated: !31, elements: !{!32, !33})
!32 = !DISubrange(lowerBound: 1, count: !34, stride: !35)
!33 = !DISubrange(lowerBound: 1, count: !36, stride: !37)
; any(..): as many dimensions as the descriptor says.
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !40, rank: !41, elements: !{!42})
!42 = !DIGenericSubrange(lowerBound: !43, upperBound: !44, stride: 4)
; table(:), which may not be allocated.
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, dataLocation: !50, allocated: !51, elements: !{!52})
!52 = !DISubrange(lowerBound: !53, count: !54, stride: 4)
; text: its characters are where its address is, its length in a word behind the address.
!23 = !DIStringType(name: "character(*)", size: 64, stringLength: !55, stringLocation: !56, encoding: DW_ATE_ASCII)
; local(0:n)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!25})
!25 = !DISubrange(lowerBound: 0, upperBound: !13)

!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!34 = distinct !DIFragment()
!35 = distinct !DIFragment()
!36 = distinct !DIFragment()
!37 = distinct !DIFragment()
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!43 = distinct !DIFragment()
!44 = distinct !DIFragment()
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!53 = distinct !DIFragment()
!54 = distinct !DIFragment()
!55 = distinct !DIFragment()
!56 = distinct !DIFragment()
!60 = distinct !DIFragment()

!80 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!81 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!82 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!83 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!84 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!85 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b320)), argObjects: {!60})

!100 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!101 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpTypeObject(i64)))
!102 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 24), DIOpByteOffset(i64)))
!103 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 32), DIOpByteOffset(i64)))
!104 = distinct !DILifetime(object: !36, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 48), DIOpByteOffset(i64)))
!105 = distinct !DILifetime(object: !37, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 56), DIOpByteOffset(i64)))
!106 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!107 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 8), DIOpByteOffset(i32)))
!108 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 16), DIOpByteOffset(i64)))
!109 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(i32 16), DIOpByteOffset(i64), DIOpTypeObject(b512), DIOpConstant(i32 24), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()))
!110 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!111 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpTypeObject(i64)))
!112 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 16), DIOpByteOffset(i64)))
!113 = distinct !DILifetime(object: !54, location: !DIExpr(DIOpTypeObject(b320), DIOpConstant(i32 24), DIOpByteOffset(i64)))
!114 = distinct !DILifetime(object: !55, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i32 8), DIOpByteOffset(i64)))
!115 = distinct !DILifetime(object: !56, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
