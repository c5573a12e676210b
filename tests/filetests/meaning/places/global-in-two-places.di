; Section 2, location rule 2 for a global: two bounded lifetimes of f overlap, one of g is at the
; same offsets; memory is a location only if a lifetime states it.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !21, %reg(rax)
  0x10: dbg.def !22, %reg(rbx)
  0x18: dbg.kill !21
  0x20: dbg.kill !22
}

define @g size 0x30 !dbg !5 {
bb0 @ 0x0:
  0x10: dbg.def !23, %reg(rcx)
  0x14: dbg.def !24, %undef
  0x14: dbg.kill !23
  0x20: dbg.def !25, %reg(rdx)
  0x20: dbg.kill !24
  0x28: dbg.def !26, %addr(rsp+0)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 40, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
; a lifetime that states memory as a location, too
!26 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})

;! f+0x4..0x10 with @counter=0x404010: counter = reg(0)+0
;! f+0x10..0x18 with @counter=0x404010: counter = multi{reg(0)+0 | reg(3)+0}+0
;! f+0x18..0x20 with @counter=0x404010: counter = reg(3)+0
;! f+0x20..0x30 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x0..0x10 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x10..0x14 with @counter=0x404010: counter = reg(2)+0
;! g+0x14..0x20 with @counter=0x404010: counter = undef
;! g+0x20..0x28 with @counter=0x404010: counter = reg(1)+0
;! g+0x28..0x30 with @counter=0x404010: counter = multi{mem(0)+0x404010 | reg(1)+0}+0
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
