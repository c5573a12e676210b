; Section 2, calls: stack slots, constants and addresses of symbols are locations during a call,
; too.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(rsp+8, 32)
  0x4: dbg.def !21, %slot(cfa-24, 32)
  0x4: dbg.def !22, %const(i32 5)
  0x4: dbg.def !23, %addr(@table+4)
  0x4: dbg.def !24, %slot(rbp-4, 32)
}

calls @f {
  0x10..0x15: !30
}

frame @f { 0x0: cfa = rsp+40; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!30 = !DISubprogram(name: "callee", unit: !0, file: !1, line: 41, spFlags: 0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 5, type: !4)
!14 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 6, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))

;! f+0x4..0x30 with rsp=0x7000, cfa=0x7028: x = mem(0)+0x7008
;! f+0x14 with rsp=0x7000, cfa=0x7028: x = mem(0)+0x7008
; 0x7028 - 24 = 0x7010
;! f+0x14 with rsp=0x7000, cfa=0x7028: y = mem(0)+0x7010
;! f+0x14: z = imm(05000000)+0
;! f+0x14 with @table=0x404000: p = imm(0440400000000000)+0
; rbp is preserved
;! f+0x4..0x30 with rbp=0x6000: w = mem(0)+0x5ffc
