; Section 3, DIOpDeref on a big-endian target of 32-bit addresses: pointers in registers and in memory.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw3)
  0x4: dbg.def !21, %slot(dw7+16, 32)
  0x4: dbg.def !22, %reg(dw3)
  0x4: dbg.def !23, %reg(dw3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "by_register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "by_slot", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "second", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(u32 2), DIOpByteOffset(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(u32 2), DIOpByteOffset(i16), DIOpConstant(i16 1), DIOpAdd()))

;! f+0x4 with dw3=0xfffffff0: by_register = mem(0)+0xfffffff0
; Most significant byte first: 0x80123456.
;! f+0x4 with dw7=0x7000, [0x7010]=<80 12 34 56 ff ff ff ff>: by_slot = mem(0)+0x80123456
;! f+0x4 with dw3=0x5000: second = mem(0)+0x5002
; Bytes 2 and 3: 0x12ff + 1.
;! f+0x4 with dw3=0x5000, [0x5000]=<aa bb 12 ff>: sum = imm(1300)+0
