; A slot at an address in the low bits of a wide register, one at a 32-bit register of a target with 32-bit addresses.
target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !8, %slot(xmm1+8, 32)
  0x0: dbg.def !9, %slot(esp-4, 32)
  0x0: dbg.def !10, %slot(ebp+0x7fffffff, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!7 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !4)
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i8)))

;! f+0x0 with xmm1=<00 10 00 00 ff ff ff ff 01>: x = mem(0)+0x1008
;! f+0x0 with esp=4: y = mem(0)+0
;! f+0x0 with ebp=1: z = mem(0)+0x80000000
;! f+0x0 with ebp=0x80000000: z = mem(0)+0xffffffff
