; Section 3, DIOpSelect: element i is L1's (pushed second) where bit i of the mask is 1, else L0's.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(rsp+16, 32)
  0x4: dbg.def !21, %reg(rax, 0, 32)
  0x4: dbg.def !22, %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t24", size: 24, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "constant_mask", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "register_mask", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "swapped", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "values", scope: !2, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "three", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<4 x u8>)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(<4 x u8>)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
; Mask 0b0010.
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x u8>), DIOpArg(1, <4 x u8>), DIOpConstant(u4 2), DIOpSelect()), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <4 x u8>), DIOpArg(1, <4 x u8>), DIOpArg(2, u8), DIOpSelect()), argObjects: {!30, !31, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(1, <4 x u8>), DIOpArg(0, <4 x u8>), DIOpArg(2, u8), DIOpSelect()), argObjects: {!30, !31, !32})
; Bytes 01 02 03 04 and 11 12 13 14.
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(u32 67305985), DIOpReinterpret(<4 x u8>), DIOpConstant(u32 336794129), DIOpReinterpret(<4 x u8>), DIOpArg(0, u8), DIOpSelect()), argObjects: {!32})
!27 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(u8 1), DIOpExtend(3), DIOpConstant(u8 2), DIOpExtend(3), DIOpArg(0, u8), DIOpSelect()), argObjects: {!32})

;! f+0x4 with rsp=0x7000: constant_mask = comp[0..1: mem(0)+0x7010, 1..2: reg(0)+1, 2..4: mem(0)+0x7012]+0
; 0b1001 in the low four bits; the bits above have no element.
;! f+0x4 with rsp=0x7000, rcx=0x69: register_mask = comp[0..1: reg(0)+0, 1..3: mem(0)+0x7011, 3..4: reg(0)+3]+0
;! f+0x4 with rsp=0x7000, rcx=0x69: swapped = comp[0..1: mem(0)+0x7010, 1..3: reg(0)+1, 3..4: mem(0)+0x7013]+0
;! f+0x4 with rsp=0x7000, rcx=0xf0: register_mask = mem(0)+0x7010
;! f+0x4 with rsp=0x7000, rcx=0xf: register_mask = reg(0)+0
; Elements 0 and 2 of the second.
;! f+0x4 with rcx=0x5: values = imm(11021304)+0
; 0b110: the second and third.
;! f+0x4 with rcx=0xe: three = imm(010202)+0
