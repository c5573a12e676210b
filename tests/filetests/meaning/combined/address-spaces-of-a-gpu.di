; Pointers of each address space of the compiler and the memory that they point to in DWARF's numbers.
target "amdgpu-wave64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %regs(SGPR4, SGPR5)
  0x0: dbg.def !13, %reg(SGPR6)
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DIFragment()
!5 = distinct !DIFragment()
!6 = !DILocalVariable(name: "generic", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "global", scope: !2, file: !1, line: 4, type: !3)
!8 = !DILocalVariable(name: "region", scope: !2, file: !1, line: 5, type: !3)
!9 = !DILocalVariable(name: "local", scope: !2, file: !1, line: 6, type: !3)
!10 = !DILocalVariable(name: "constant", scope: !2, file: !1, line: 7, type: !3)
!11 = !DILocalVariable(name: "private", scope: !2, file: !1, line: 8, type: !3)
!12 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!14 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!4})
!15 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, ptr addrspace(1)), DIOpDeref(i32)), argObjects: {!4})
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr addrspace(2)), DIOpDeref(i32)), argObjects: {!5})
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, ptr addrspace(3)), DIOpDeref(i32)), argObjects: {!5})
!18 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr addrspace(4)), DIOpDeref(i32)), argObjects: {!4})
!19 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr addrspace(5)), DIOpDeref(i32)), argObjects: {!5})

;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: generic = mem(1)+0x200000010
;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: global = mem(0)+0x200000010
;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: region = mem(2)+0x40
;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: local = mem(3)+0x40
;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: constant = mem(0)+0x200000010
;! f+0x0 with SGPR4=0x10, SGPR5=0x2, SGPR6=0x40: private = mem(5)+0x40
