; Slots of the CFA in a function whose stack pointer moves around pushes of arguments, and whose cold part has rows of its own.
; cfa - 24 = rsp + 24
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !7, %slot(cfa-24, 64)
bb1 @ 0x10 -> bb1, bb2:
  0x18: dbg.def !8, %slot(rsp+16, 64)
  0x20: dbg.kill !8
bb2 @ 0x30 -> bb1:
  0x38: dbg.kill !7
bb3 @ 0x40:
  0x40: dbg.def !9, %slot(cfa-32, 32)
}
parts @f { 0x40: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+40
 0x18: cfa = rsp+48
 0x20: cfa = rsp+40
 0x34: cfa = rbp+16; rbp = [cfa-16]
 0x48: cfa = rsp+64 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x0..0x4 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x6ff0
;! f+0x4..0x18 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x7010
;! f+0x18..0x20 with rsp=0x7000, rbp=0x8000: x = multi{mem(0)+0x7010 | mem(0)+0x7018}+0
;! f+0x20..0x34 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x7010
;! f+0x34..0x38 with rsp=0x7000, rbp=0x8000: x = mem(0)+0x7ff8
;! f+0x38..0x40: x = undef
;! f+0x40..0x48 with rsp=0x7000, rbp=0x8000: y = mem(0)+0x7ff0
;! f+0x48..0x60 with rsp=0x7000, rbp=0x8000: y = mem(0)+0x7020
