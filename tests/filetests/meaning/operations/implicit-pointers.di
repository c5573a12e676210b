; Section 3, DIOpAddrOf at the end of an expression: an implicit pointer to whatever the operand is.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax, 0, 32)
  0x4: dbg.def !21, %reg(rcx)
  0x4: dbg.def !22, %reg(rdx, 0, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "to_register", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "to_part", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "as_integer", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u32 3), DIOpByteOffset(u16), DIOpAddrOf(0)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0), DIOpReinterpret(u64)))

;! f+0x4: to_register = ptr(reg(0)+0)+0
;! f+0x4: to_part = ptr(reg(2)+3)+0
;! f+0x4: as_integer = ptr(reg(1)+0)+0
;! f+0x3: to_register = undef
