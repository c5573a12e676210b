; Section 2, rule 1 and section 3, DIOpArg: the fragment of a global is a value, the global's address; DIOpDeref makes it memory.
target "x86_64"

global @g !dbg.def !30

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "address", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "past", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !3)
!13 = distinct !DIGlobalVariable(name: "whole", scope: !0, file: !1, line: 3, type: !4)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpAdd()), argObjects: {!30})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64), DIOpConstant(i32 4), DIOpByteOffset(i32)), argObjects: {!30})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!30})

;! f+0x0 with @g=0x404ff8: address = imm(f84f400000000000)+0
; 0x404ff8 + 8 = 0x405000.
;! f+0x1f with @g=0x404ff8: past = imm(0050400000000000)+0
; 0x404ff8 + 4.
;! f+0x0 with @g=0x404ff8: second = mem(0)+0x404ffc
;! f+0x0 with @g=0x404ff8: whole = mem(0)+0x404ff8
;! elsewhere with @g=0x404ff8: whole = mem(0)+0x404ff8
