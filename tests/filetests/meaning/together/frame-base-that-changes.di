; The frame base is the stack pointer plus an offset in the prologue, a register behind it, undefined in between; slots of
; inlined variables count from it, and a pointer to one.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rsp)
  0x0: dbg.def !22, %slot(fb-4, 32)
  0x0: dbg.def !23, %addr(fb-24)
  0x0: dbg.def !24, %slot(fb-24, 64)
  0x8: dbg.kill !20
  0xc: dbg.def !21, %entity(1)
bb1 @ 0x30:
  0x38: dbg.kill !21
  0x40: dbg.def !25, %reg(rsp)
}
entity @f 1 {
  0x8..0x20: %reg(rbp)
  0x20..0x60: %reg(rbx)
}
calls @f { 0x14..0x19: unknown }
scopes @f { !40: 0x4..0x50 }
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20, spFlags: DISPFlagDefinition)
!30 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 21, type: !3)
!40 = distinct !DIInlinedScope(origin: !9, scope: !2, callFile: !1, callLine: 3)
!10 = !DILocalVariable(scope: !40, origin: !30)
!11 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 4, type: !4)
!13 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 5, type: !3)
!50 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b256), DIOpConstant(u8 16), DIOpByteOffset(b8)))
!21 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!25 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!12})
;! f+0x0..0x8 with rsp=0x7000: !10 = mem(0)+0x700c
;! f+0x8..0xc: !10 = undef
;! f+0xc..0x20 with rbp=0x8000: !10 = mem(0)+0x7ffc
;! f+0x20..0x38 with rbx=0x9000: !10 = mem(0)+0x8ffc
;! f+0x38..0x40: !10 = undef
;! f+0x40..0x60 with rsp=0x7000: !10 = mem(0)+0x6ffc
;! f+0x0..0x8 with rsp=0x7000: p = imm(f86f000000000000)+0
;! f+0x8..0xc: p = undef
;! f+0xc..0x20 with rbp=0x8000: p = imm(e87f000000000000)+0
;! f+0x20..0x38 with rbx=0x9000: high = mem(0)+0x8fec
;! f+0x40..0x60 with rsp=0x7000: high = mem(0)+0x6fec
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
