; comparisons by the type's signedness, also where the register has more bits set
; equal in their 32 bits only; u1 1 sign-extended is ff
target "x86_64"
define @f size 0x20 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax, 0, 32)
  0x0: dbg.def !12, %reg(rcx, 0, 32)
}
!13 = !DIFile(filename: "a.c", directory: "/src")
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !13, producer: "test")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", unit: !14, file: !13, line: 1, spFlags: DISPFlagDefinition)
!15 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!19 = !DILocalVariable(scope: !10, name: "s", file: !13, line: 10, type: !15)
!20 = !DILocalVariable(scope: !10, name: "u", file: !13, line: 11, type: !15)
!21 = !DILocalVariable(scope: !10, name: "m", file: !13, line: 12, type: !16)
!22 = !DILocalVariable(scope: !10, name: "e", file: !13, line: 13, type: !15)
!11 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u32)))
!12 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !19, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpLt(), DIOpZExt(u8)), argObjects: {!17, !18})
!24 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpLt(), DIOpZExt(u8)), argObjects: {!17, !18})
!25 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(0, i32), DIOpArg(1, i32), DIOpGt(), DIOpChoose()), argObjects: {!17, !18})
!26 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpEq(), DIOpSExt(u8)), argObjects: {!17, !18})
;! f+0x0 with rax=0xaaaaaaaaffffffff, rcx=0x5555555500000001: s = imm(01)+0
;! f+0x0 with rax=0xaaaaaaaaffffffff, rcx=0x5555555500000001: u = imm(00)+0
;! f+0x0 with rax=0xaaaaaaaaffffffff, rcx=0x5555555500000001: m = reg(2)+0
;! f+0x0 with rax=0xaaaaaaaa00000002, rcx=0x55555555ffffffff: m = reg(0)+0
;! f+0x0 with rax=0xaaaaaaaa00000002, rcx=0x5555555500000002: e = imm(ff)+0
