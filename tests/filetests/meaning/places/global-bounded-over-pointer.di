; Section 2, location rule 2: a bounded lifetime of a global through a pointer in a register of f; in g through one in an entity that overlaps itself.
target "x86_64"

global @table !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !21, %reg(rdi)
  0x10: dbg.kill !21
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
  0x4: dbg.def !22, %entity(0)
}

entity @g 0 {
  0x0..0x10: %reg(rsi)
  0x8..0x20: %slot(rsp+0, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "current", scope: !0, file: !1, line: 40, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)))

;! f+0x0..0x8 with @table=0x404000, rdi=0x5000: current = mem(0)+0x404000
;! f+0x8..0x10 with @table=0x404000, rdi=0x5000: current = mem(0)+0x5000
;! f+0x10..0x20 with @table=0x404000, rdi=0x5000: current = mem(0)+0x404000
;! g+0x0..0x4 with @table=0x404000, rsi=0x6000: current = mem(0)+0x404000
; 0x6000 + 4
;! g+0x4..0x8 with @table=0x404000, rsi=0x6000: current = mem(0)+0x6004
; rsi and the slot at 0x7000 hold the same pointer
;! g+0x8..0x10 with rsi=0x6000, rsp=0x7000, [0x7000]=<00 60 00 00 00 00 00 00>: current = mem(0)+0x6004
;! g+0x10..0x20 with rsp=0x7000, [0x7000]=<00 60 00 00 00 00 00 00>: current = mem(0)+0x6004
;! elsewhere with @table=0x404000: current = mem(0)+0x404000
