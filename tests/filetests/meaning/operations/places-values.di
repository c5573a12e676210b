; Section 2 with arithmetic, DIOpRead and DIOpDeref: a value is read from any of the locations,
; which have the same number here.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %entity(7)
  0x4: dbg.def !21, %reg(rcx)
}

entity @f 7 {
  0x4..0x20: %reg(rax), %slot(rsp+16, 64)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "target", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "mixed", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 1), DIOpAdd()), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpRead()), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!30})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u64), DIOpMul()), argObjects: {!30, !31})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 4), DIOpByteOffset(u32), DIOpConvert(u64), DIOpConstant(u64 2), DIOpMul(), DIOpConvert(u32)), argObjects: {!30})

;! f+0x4 with rax=0xff, rsp=0x7000, [0x7010]=<ff 00 00 00 00 00 00 00>: sum = imm(0001000000000000)+0
;! f+0x4 with rax=0x1122, rsp=0x7000, [0x7010]=<22 11 00 00 00 00 00 00>: value = imm(2211000000000000)+0
;! f+0x4 with rax=0x100005000, rsp=0x7000, [0x7010]=<00 50 00 00 01 00 00 00>: target = mem(0)+0x100005000
; 0x10 * 0x11 = 0x110.
;! f+0x4 with rax=0x10, rsp=0x7000, [0x7010]=<10 00 00 00 00 00 00 00>, rcx=0x11: two = imm(1001000000000000)+0
; The upper half is 3.
;! f+0x4 with rax=0x300000007, rsp=0x7000, [0x7010]=<07 00 00 00 03 00 00 00>: mixed = imm(06000000)+0
