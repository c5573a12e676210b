; Section 2, deleted code: a global that was in registers of two functions, one of which is deleted:
; its lifetime is dead, and no other lifetime changes.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rax)
  0x10: dbg.kill !21
}

define @h size 0x20 !dbg !9 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 40, type: !3)
; a global without memory that only the deleted function had
!11 = distinct !DIGlobalVariable(name: "only_there", scope: !0, file: !1, line: 41, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40}, kind: computed)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x8..0x10 with @counter=0x404010: counter = reg(0)+0
;! f+0x10..0x20 with @counter=0x404010: counter = mem(0)+0x404010
;! h+0x0..0x20 with @counter=0x404010: counter = mem(0)+0x404010
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x0..0x20: only_there = undef
;! h+0x0..0x20: only_there = undef
;! elsewhere: only_there = undef
