; Section 3, consecutive operations: entry values, dereferences, offsets and conversions, as
; salvaged code has them.
target "aarch64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(x0)
  0x4: dbg.def !21, %reg(x1, 0, 32)
  0x4: dbg.def !22, %reg(v4, 32, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "element", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "next_entry", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "scaled", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "flag", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(f32)))
; p[i], where i is signed.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b32), DIOpArg(1, i32), DIOpConvert(i64), DIOpConstant(i64 4), DIOpMul(), DIOpByteOffset(i32)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpEntryValue(ptr), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i64)), argObjects: {!30})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, f32), DIOpConvert(f64), DIOpArg(1, i32), DIOpConvert(f64), DIOpMul()), argObjects: {!32, !31})
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 0), DIOpLt(), DIOpArg(0, i32), DIOpConstant(i32 -100), DIOpGe(), DIOpAnd(), DIOpConvert(u32)), argObjects: {!31})

; Number 3, then -2: 0x5000 + 12, 0x5000 - 8. The upper half of x1 does not count.
;! f+0x4 with x0=0x5000, x1=0x7700000003: element = mem(0)+0x500c
;! f+0x4 with x0=0x5000, x1=0xfffffffe: element = mem(0)+0x4ff8
;! f+0x4 with x0=0x5000, entry.x0=0x6000: next_entry = mem(0)+0x6008
; 1.5 * -2 = -3 = 0xc008000000000000. Bits 32 to 63 of v4 are 1.5.
;! f+0x4 with v4=<99 99 99 99 00 00 c0 3f 99>, x1=0xfffffffe: scaled = imm(00000000000008c0)+0
;! f+0x4 with x1=0xffffff9c: flag = imm(01000000)+0
; -101 is less than -100; 0 is not less than 0.
;! f+0x4 with x1=0xffffff9b: flag = imm(00000000)+0
;! f+0x4 with x1=0x0: flag = imm(00000000)+0
