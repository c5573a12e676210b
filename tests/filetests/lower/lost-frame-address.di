; A dialect that cannot express a CFA writes no frame information for the function, so that no consumer
; finds its slots there. `g` has a CFA that is expressible: the same places hold in it.
target "x86_64"
frame @g entry {
  0x4: cfa = rsp+16
}
frame @f entry {
  0x4: cfa = !DIExpr(DIOpReferrer(f64), DIOpConvert(ptr)) of %reg(xmm0, 0, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "g", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "slot_of_g", scope: !2, type: !10)
!40 = !DILocalVariable(name: "slot", scope: !3, type: !10)
!41 = !DILocalVariable(name: "of_base", scope: !3, type: !10)
!42 = !DILocalVariable(name: "on_stack", scope: !3, type: !10)
!43 = !DILocalVariable(name: "address", scope: !3, type: !11)
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)

define @g size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-16, 32)
}

define @f size 0x40 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !61, %slot(cfa-16, 32)
  0x0: dbg.def !62, %slot(fb-16, 32)
  0x0: dbg.def !63, %slot(rsp+8, 32)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i32)))
!63 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i32)))
!64 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(u64)))

;> lower dwarf5
; g:
;   slot_of_g
;     everywhere: DW_OP_fbreg -16
;       91 70
; f:
;   slot
;     no location
;   of_base
;     no location
;   on_stack
;     everywhere: DW_OP_breg7 8
;       77 08
;   address
;     no location
; degraded: `slot` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
; degraded: `of_base` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
; degraded: `address` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
; degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no operations on this type
; degraded: the caller's rip in `f` at 0x0..0x40: the dialect has no operations on this type
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: unknown
;   degraded: `slot` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
;   degraded: `of_base` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
;   degraded: `address` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
;   degraded: the canonical frame address of `f` at 0x0..0x40: the dialect has no operations on this type
;   degraded: the caller's rip in `f` at 0x0..0x40: the dialect has no operations on this type
