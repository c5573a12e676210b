; A kernel for an AMD GPU with 64 lanes a wave, each of which runs one instance of
;
;   kernel void add(global int *out, int n) {
;     int i = get_local_id(0);     ; per lane, in v0
;     long wide = out[i];          ; per lane, its halves in v1 and v2
;     int next = lane() + 1;       ; computed from the lane's number
;     out[i] = wide + n;           ; n and out are the same for all lanes: in scalar registers
;   }
target "amdgpu-wave64"

define @add size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %regs(SGPR4, SGPR5)
  0x0: dbg.def !21, %reg(SGPR6)
  0x0: dbg.def !22, %lane(VGPR0, 32)
bb1 @ 0x20:
  0x28: dbg.def !23, %lane(VGPR1, 32)
  0x28: dbg.def !24, %lane(VGPR2, 32)
  0x50: dbg.kill !23
  0x50: dbg.kill !24
}

lines @add {
  0x0: !1 1:0 stmt
  0x8: !1 2:3 stmt prologue_end
  0x20: !1 3:3 stmt
  0x40: !1 5:3 stmt
}

frame @add { 0x0: cfa = SGPR32+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "add.cl", directory: "/src")
!2 = distinct !DISubprogram(name: "add", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, addressSpace: 1)

!10 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !1, line: 1, type: !5)
!11 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !1, line: 1, type: !3)
!12 = !DILocalVariable(name: "i", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "wide", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "next", scope: !2, file: !1, line: 4, type: !3)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()

!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr addrspace(1))))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!15, !16})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpPushLane(u32), DIOpConstant(u32 1), DIOpAdd(), DIOpConvert(i32)))
