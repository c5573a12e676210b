; An expected pointer may name the object that it points to, with an offset in bytes, instead of its location.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !22, %slot(rsp+8, 64)
  0x0: dbg.def !23, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "q", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 5, type: !3)
!14 = !DILocalVariable(name: "r", scope: !2, file: !1, line: 6, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!10})
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i8 4), DIOpByteOffset(i32), DIOpAddrOf(0)), argObjects: {!10})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!11})
;! f+0x0: p = ptr(@x+0)+0
;! f+0x0: p = ptr(@x)+0
;! f+0x0: p = ptr(@x@2+0)+0
;! f+0x0: p = ptr(@!10+0)+0
;! f+0x0: p = ptr(reg(3)+0)+0
; Bytes 4 to 8 of x.
;! f+0x0: q = ptr(@x+4)+0
;! f+0x0: q = ptr(reg(3)+4)+0
; A pointer to a pointer.
;! f+0x0: r = ptr(@p)+0
;! f+0x0: r = ptr(ptr(@x)+0)+0
