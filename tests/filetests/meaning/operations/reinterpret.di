; Section 3, DIOpReinterpret: the same location with another type; later operations read it by the
; new type.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
  0x4: dbg.def !21, %slot(rsp+16, 64)
  0x4: dbg.def !22, %reg(xmm0, 0, 32)
  0x4: dbg.def !23, %reg(rcx, 0, 8)
  0x4: dbg.def !24, %reg(rcx, 0, 8)
  0x4: dbg.def !25, %reg(rdx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "memory", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "as_signed", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "as_unsigned", scope: !2, file: !1, line: 2, type: !4)
!15 = !DILocalVariable(name: "target", scope: !2, file: !1, line: 2, type: !4)
!16 = !DILocalVariable(name: "constant", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(f64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(<2 x f32>)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(f32), DIOpReinterpret(u32), DIOpConstant(u32 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpReinterpret(i8), DIOpConvert(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i8), DIOpReinterpret(u8), DIOpConvert(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpReinterpret(ptr), DIOpDeref(i32)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(f32 1.0), DIOpReinterpret(u32), DIOpConstant(u32 1), DIOpLShr()))

;! f+0x4: register = reg(0)+0
;! f+0x4 with rsp=0x7000: memory = mem(0)+0x7010
; 1.5 is 0x3fc00000; as an integer plus 1: 0x3fc00001.
;! f+0x4 with xmm0=<00 00 c0 3f>: bits = imm(0100c03f)+0
; 0xfe is -2 or 254.
;! f+0x4 with rcx=0xfe: as_signed = imm(feffffff)+0
;! f+0x4 with rcx=0xfe: as_unsigned = imm(fe000000)+0
;! f+0x4 with rdx=0x5000: target = mem(0)+0x5000
; 1.0 is 0x3f800000; shifted right by 1: 0x1fc00000.
;! f+0x4: constant = imm(0000c01f)+0
