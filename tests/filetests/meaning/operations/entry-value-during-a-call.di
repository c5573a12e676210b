; Section 3.4: the value of the referrer on entry is known during a call, too; an argument in a
; register that the call clobbers has no location there.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
}

calls @f {
  0x10..0x15: unknown
}

frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "whole", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "argument", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "change", scope: !2, file: !1, line: 2, type: !3)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
; The upper half, as a part of a part.
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpComposite(1, b64), DIOpConstant(u8 4), DIOpByteOffset(i32), DIOpEntryValue(i32)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
; The present value minus the value on entry.
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpReferrer(i64), DIOpEntryValue(i64), DIOpSub()))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpEntryValue(i64)), argObjects: {!15})

;! f+0x4 with rdi=0x9, entry.rdi=0x1122334455667788: whole = imm(8877665544332211)+0
;! f+0x4 with rdi=0x9, entry.rdi=0x1122334455667788: half = imm(44332211)+0
;! f+0x4 with rdi=0x9, entry.rdi=0x1122334455667788: argument = imm(8877665544332211)+0
; 9 - 7 = 2.
;! f+0x4 with rdi=0x9, entry.rdi=0x7: change = imm(0200000000000000)+0
; The last byte of the call.
;! f+0x14 with rdi=0x9, entry.rdi=0x1122334455667788: whole = imm(8877665544332211)+0
;! f+0x14 with rdi=0x9, entry.rdi=0x1122334455667788: half = imm(44332211)+0
;! f+0x14 with rdi=0x9, entry.rdi=0x1122334455667788: argument = error
;! f+0x14 with rdi=0x9, entry.rdi=0x7: change = error
;! f+0x15 with rdi=0x9, entry.rdi=0x1122334455667788: argument = imm(8877665544332211)+0
