; Section 3, DIOpCFA: the canonical frame address as a value, as a number and as a pointer.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(cfa-24, 32)
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "address", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "at", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "below", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "mask", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "slot", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(0)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64), DIOpConstant(u64 20), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64), DIOpConstant(u64 4095), DIOpAnd()))

; The CFA is what the item says, and not rsp + 8.
;! f+0x0 with cfa=0x7ffe00001238, rsp=0x7000: address = imm(38120000fe7f0000)+0
;! f+0x0 with cfa=0x7ffe00001238: at = mem(0)+0x7ffe00001238
; 0x1238 - 0x14 = 0x1224.
;! f+0x1f with cfa=0x7ffe00001238: below = mem(0)+0x7ffe00001224
;! f+0x0 with cfa=0x7ffe00001238: mask = imm(3802000000000000)+0
; 0x1238 - 0x18 = 0x1220.
;! f+0x4 with cfa=0x7ffe00001238: slot = mem(0)+0x7ffe00001220
