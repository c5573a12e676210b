; Section 2, referrer address: an implicit location that holds the address of a slot or of a symbol plus an offset.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %addr(rsp+24)
  0x4: dbg.def !21, %addr(@table+12)
  0x4: dbg.def !22, %addr(@table-4)
  0x8: dbg.kill !20
  0x8: dbg.def !23, %addr(cfa-32)
  0x10: dbg.def !24, %addr(rdi-1)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "pointee", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "r", scope: !2, file: !1, line: 5, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)))

; 0x7100 + 24 = 0x7118
;! f+0x0..0x8 with rsp=0x7100: p = imm(1871000000000000)+0
; 0x404000 + 12 = 0x40400c
;! f+0x4..0x20 with @table=0x404000: q = imm(0c40400000000000)+0
; the memory at 0x404000 - 4 = 0x403ffc
;! f+0x4..0x20 with @table=0x404000: pointee = mem(0)+0x403ffc
; 0x7108 - 32 = 0x7108 - 0x20 = 0x70e8
;! f+0x8..0x20 with rsp=0x7100, cfa=0x7108: p = imm(e870000000000000)+0
;! f+0x8..0x10 with rdi=0x5000: r = undef
; 0x5000 - 1 = 0x4fff
;! f+0x10..0x20 with rdi=0x5000: r = imm(ff4f000000000000)+0
