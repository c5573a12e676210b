; Section 2, calls: the lifetime in a register that is clobbered by a call is still active, so that
; the computed lifetime does not hold at that position.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rax)
  0x8: dbg.def !23, %reg(rdi)
  0x18: dbg.kill !21
  0x20: dbg.kill !23
}

define @g size 0x30 !dbg !5 {
bb0 @ 0x0:
  0x8: dbg.def !24, %reg(rax)
}

calls @f {
  0x10..0x15: !30
  0x20..0x25: !30
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 41, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 17)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x8..0x14 with @counter=0x404010: counter = reg(0)+0
;! f+0x14 with @counter=0x404010: counter = undef
;! f+0x15..0x18 with @counter=0x404010: counter = reg(0)+0
; no lifetime in a register is active during the second call
;! f+0x18..0x30 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x14: x = undef
; 17 = 0x11
;! f+0x20..0x30: x = imm(11000000)+0
; g has no calls
;! g+0x8..0x30 with @counter=0x404010: counter = reg(0)+0
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
