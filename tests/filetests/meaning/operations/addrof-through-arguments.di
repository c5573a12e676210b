; Section 3, DIOpAddrOf in one lifetime and DIOpDeref in another: the pointer and its pointee are
; different variables.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x10: dbg.kill !20
  0x10: dbg.def !21, %slot(rsp+16, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "object", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "pointer", scope: !2, file: !1, line: 2, type: !5)
!12 = !DILocalVariable(name: "pointee", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "upper", scope: !2, file: !1, line: 2, type: !6)
!14 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!10})
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!11})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(u32 2), DIOpByteOffset(u16)), argObjects: {!11})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!11})

;! f+0xf: pointer = ptr(reg(0)+0)+0
;! f+0xf: pointee = reg(0)+0
;! f+0x10 with rsp=0x7000: pointee = mem(0)+0x7010
;! f+0xf: upper = reg(0)+2
;! f+0x10 with rsp=0x7000: upper = mem(0)+0x7012
;! f+0xf with rax=0xff: sum = imm(00010000)+0
;! f+0x10 with rsp=0x7000, [0x7010]=<ff ff 00 00>: sum = imm(00000100)+0
