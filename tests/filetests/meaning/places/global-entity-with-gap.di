; Section 2, only markers make a lifetime active, also of a global: in a gap of the value's places
; the global is undefined in f, though it is in memory elsewhere.
target "x86_64"

global @counter !dbg.def !40

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %entity(3)
  0x20: dbg.kill !21
}

define @g size 0x30 !dbg !5 {
bb0 @ 0x0:
  0x8: dbg.def !22, %entity(3)
}

entity @f 3 {
  0x0..0x10: %reg(rax, 0, 32)
  0x18..0x28: %reg(rbx, 0, 32)
}

; entity 3 of g has another gap
entity @g 3 {
  0x0..0xc: %reg(rdx, 0, 32)
  0x10..0x30: %reg(rcx, 0, 32)
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

;! f+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
;! f+0x8..0x10 with @counter=0x404010: counter = reg(0)+0
;! f+0x10..0x18 with @counter=0x404010: counter = undef
;! f+0x18..0x20 with @counter=0x404010: counter = reg(3)+0
;! f+0x20..0x30 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x0..0x8 with @counter=0x404010: counter = mem(0)+0x404010
;! g+0x8..0xc with @counter=0x404010: counter = reg(1)+0
;! g+0xc..0x10 with @counter=0x404010: counter = undef
;! g+0x10..0x30 with @counter=0x404010: counter = reg(2)+0
;! elsewhere with @counter=0x404010: counter = mem(0)+0x404010
