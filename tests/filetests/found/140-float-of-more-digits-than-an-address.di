; A constant of a float whose digits do not fit into an address of 32 bits: it is put together from parts, and computed with.
target "i386"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(eax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!11 = !DILocalVariable(name: "tenth", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "large", scope: !2, file: !1, line: 3, type: !4)
!13 = !DILocalVariable(name: "small", scope: !2, file: !1, line: 4, type: !4)
!14 = !DILocalVariable(name: "single", scope: !2, file: !1, line: 5, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f64), DIOpConstant(f64 0.1), DIOpMul()), argObjects: {!10})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f64), DIOpConstant(f64 0x4330000080000001), DIOpAdd()), argObjects: {!10})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f64), DIOpConstant(f64 0x3cb0000000000000), DIOpMul()), argObjects: {!10})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f32), DIOpConstant(f32 0x3dcccccd), DIOpMul()), argObjects: {!10})
; 2 × 0.1 = 0.2: the bits of 0.1, 3fb999999999999a, with an exponent that is one larger
;! f+0x4 with eax=2: tenth = imm(9a9999999999c93f)+0
; −1 × 0.1 sets the sign
;! f+0x4 with eax=0xffffffff: tenth = imm(9a9999999999b9bf)+0
; 2^52 + 2^31 + 1 has the exponent 52, and the digits 80000001; 2 more are 80000003
;! f+0x4 with eax=2: large = imm(0300008000003043)+0
; 2^-52 × 4 = 2^-50
;! f+0x4 with eax=4: small = imm(000000000000d03c)+0
; 2 × 0.1f, 3dcccccd, has the exponent that is one larger
;! f+0x4 with eax=2: single = imm(cdcc4c3e)+0
