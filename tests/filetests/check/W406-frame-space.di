; An address in the frame is in DWARF's address space 6, and addrspace(5) is DWARF's 5.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %addr(cfa+16) ;[bad]
  0x0: dbg.def !60, %slot(cfa+16, 32) ;[good]
  0x0: dbg.def !61, %addr(cfa+16)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: "y", scope: !2, line: 2, type: !10)
!32 = !DILocalVariable(name: "z", scope: !2, line: 3, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]
; A number that is computed from the address is allowed: here that of the lane.
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 6), DIOpLShr(), DIOpConvert(u32), DIOpReinterpret(ptr addrspace(5)), DIOpDeref(i32)))

;[bad]> check
; 6: warning[W406] in function `f`, variable `x`: lifetime !60 of `x` follows an address in the frame as a pointer into addrspace(5), but the frame is in DWARF's address space 6; name a %slot, or compute the address in addrspace(5)
;[good]> check
