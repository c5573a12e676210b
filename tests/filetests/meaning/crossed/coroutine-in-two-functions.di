; A coroutine: its frame's address is in rdi in the ramp, then in rbx, then spilled; resume is another function, to which it
; comes in rdi. Each function has its own variable x, at 24 in the frame.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !21, %reg(rdi)
  0x4: dbg.def !22, %reg(rbx)
  0x8: dbg.kill !21
bb1 @ 0x20:
  0x20: dbg.kill !22
  0x20: dbg.def !23, %slot(rsp+8, 64)
}
define @f.resume size 0x20 !dbg !15 {
bb0 @ 0x0:
  0x0: dbg.def !25, %reg(rdi)
}
calls @f.resume {
  0x8..0xd: unknown
}
calls @f {
  0x10..0x15: unknown
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 3, type: !3)
!15 = distinct !DISubprogram(name: "f", linkageName: "f.resume", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512), DIOpConstant(i32 24), DIOpByteOffset(i32)), argObjects: {!11})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b512), DIOpConstant(i32 24), DIOpByteOffset(i32)), argObjects: {!12})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr)))
;! f+0x0 with rdi=0x5000: x = mem(0)+0x5018
;! f+0x4 with rdi=0x5000, rbx=0x6000: x = multi{mem(0)+0x5018 | mem(0)+0x6018}+0
;! f+0x14 with rbx=0x6000: x = mem(0)+0x6018
;! f+0x20 with rsp=0x7000, [0x7008]=<00 50 00 00 00 00 00 00>: x = mem(0)+0x5018
;! f.resume+0x0 with rdi=0x5000: !13 = mem(0)+0x5018
;! f.resume+0xc with rdi=0x5000: !13 = undef
;! f.resume+0xd with rdi=0x5000: !13 = mem(0)+0x5018
