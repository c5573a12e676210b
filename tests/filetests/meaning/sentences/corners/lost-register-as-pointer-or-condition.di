; At a call: memory behind a lost pointer, a choice by a lost register, an offset in a lost register have no place
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rcx)
  0x0: dbg.def !21, %reg(rcx)
  0x0: dbg.def !22, %reg(rcx)
  0x0: dbg.def !23, %reg(rbx)
  0x0: dbg.def !24, %slot(rsp+8, 64)
  0x0: dbg.def !25, %reg(r12)
}
calls @f { 0x10..0x15: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(b64)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 3), DIOpReferrer(i64), DIOpConstant(i64 0), DIOpEq(), DIOpChoose()), argObjects: {!15})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b64), DIOpReferrer(u8), DIOpByteOffset(u8)), argObjects: {!16})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
;! f+0x13 with rcx=0x1000: a = mem(0)+0x1000
;! f+0x14 with rcx=0x1000: a = undef
;! f+0x13 with rcx=0: b = reg(3)+0
;! f+0x14 with rcx=0: b = undef
;! f+0x13 with rcx=2, rsp=0x1000: c = mem(0)+0x100a
;! f+0x14 with rcx=2, rsp=0x1000: c = undef
;! f+0x14 with r12=0x1000: d = mem(0)+0x1000
