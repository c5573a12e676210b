; Section 2: two static locals of one name in two functions; promotion of one does not change the
; other.
target "x86_64"

global @count_f !dbg.def !40
global @count_g !dbg.def !41

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !22, %reg(rax)
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x10: dbg.def !23, %reg(rax)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "count", linkageName: "count_f", scope: !2, file: !1, line: 2, type: !3, isLocal: true)
!11 = distinct !DIGlobalVariable(name: "count", linkageName: "count_g", scope: !5, file: !1, line: 12, type: !3, isLocal: true)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!41})
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x8 with @count_f=0x404000, @count_g=0x404100: !10 = mem(0)+0x404000
;! f+0x8..0x20 with @count_f=0x404000, @count_g=0x404100: !10 = reg(0)+0
;! f+0x8..0x20 with @count_f=0x404000, @count_g=0x404100: !11 = mem(0)+0x404100
;! g+0x8..0x10 with @count_f=0x404000, @count_g=0x404100: !11 = mem(0)+0x404100
;! g+0x10..0x20 with @count_f=0x404000, @count_g=0x404100: !11 = reg(0)+0
;! g+0x10..0x20 with @count_f=0x404000, @count_g=0x404100: !10 = mem(0)+0x404000
;! elsewhere with @count_f=0x404000, @count_g=0x404100: !10 = mem(0)+0x404000
;! elsewhere with @count_f=0x404000, @count_g=0x404100: count@12 = mem(0)+0x404100
