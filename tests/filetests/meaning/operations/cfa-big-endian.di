; Section 3, DIOpCFA on a big-endian target with 32-bit addresses.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %addr(cfa-16)
}

frame @f { 0x0: cfa = dw7+24 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "address", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "place", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "offset", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(0)))
; Bytes 2 and 3 of the value.
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u32), DIOpConstant(u32 2), DIOpByteOffset(u16)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32)))

;! f+0x0 with cfa=0x80001238: address = imm(80001238)+0
;! f+0x0 with cfa=0x80001238: low = imm(1238)+0
;! f+0x0 with cfa=0x80001238: place = mem(0)+0x80001238
; 0x80001238 - 0x10.
;! f+0x4 with cfa=0x80001238: offset = imm(80001228)+0
