; Section 3.2: the frame base is a value of the compiler that is in two registers at once. A slot that is counted from it is in two
; places, each moved by the slot's offset, which is negative.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %slot(fb-2, 16)
}

entity @f 1 {
  0x0..0x40: %reg(SGPR33)
  0x10..0x40: %reg(SGPR34)
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !13)
!3 = !DIBasicType(name: "ushort", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !3)
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))

;! f+0x0..0x10 with SGPR33=0x100: v = mem(5)+0xfe
; in a correct program both registers hold one number; here they differ, so that the places do
;! f+0x10..0x40 with SGPR33=0x100, SGPR34=0x200: v = multi{mem(5)+0x1fe | mem(5)+0xfe}+0
