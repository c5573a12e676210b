; Issue 230712.4, revised: an array in global memory, a chunk of which is in a vector register from 0x10 to 0x30. A chunk has 64 elements of 4
; bytes: 256 bytes, one VGPR. The register is laid over the array at chunk * 256.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x0: dbg.def !21, %reg(SGPR6)
  0x0: dbg.def !22, %reg(VGPR8)
  0x10: dbg.def !24, %undef
  0x30: dbg.kill !24
}

frame @f { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "uint", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 256)
!10 = !DILocalVariable(name: "dst", scope: !2, file: !1, line: 2, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr addrspace(1)), DIOpDeref(b8192)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(b2048)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b8192)), argObjects: {!11}, kind: computed)
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b8192), DIOpArg(2, b2048), DIOpArg(1, u32), DIOpObjectMap(4, 64)), argObjects: {!11, !12, !13})

;! f+0x0..0x10 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x2: dst = mem(0)+0x1000
; chunk 2 at 2 * 256 = 512; behind it, 0x1000 + 768 = 0x1300. VGPR8 is register 2568.
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x2: dst = comp[0..512: mem(0)+0x1000, 512..768: reg(2568)+0, 768..1024: mem(0)+0x1300]+0
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x3: dst = comp[0..768: mem(0)+0x1000, 768..1024: reg(2568)+0]+0
; chunk 0 is never in registers
;! f+0x10..0x30 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x0: dst = mem(0)+0x1000
;! f+0x30..0x40 with SGPR4=0x1000, SGPR5=0x0, SGPR6=0x2: dst = mem(0)+0x1000
