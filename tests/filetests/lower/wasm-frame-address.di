; WebAssembly has no call frame information: no consumer finds the CFA, also as the frame base of a
; function that states none.
target "wasm32"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "slot", scope: !2, type: !10)
!31 = !DILocalVariable(name: "of_base", scope: !2, type: !10)
!32 = !DILocalVariable(name: "local", scope: !2, type: !10)

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-8, 32)
  0x0: dbg.def !61, %slot(fb-8, 32)
  0x0: dbg.def !62, %slot(local0+8, 32)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   slot
;     no location
;   of_base
;     no location
;   local
;     everywhere: DW_OP_WASM_location 0 0, DW_OP_plus_uconst 8
;       ed 00 00 23 08
; degraded: `slot` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
; degraded: `of_base` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
; degraded: the canonical frame address of `f` at 0x0..0x40: no call frame information gives the canonical frame address
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: `slot` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
;   degraded: `of_base` in `f` at 0x0..0x40: no call frame information gives the canonical frame address
;   degraded: the canonical frame address of `f` at 0x0..0x40: no call frame information gives the canonical frame address
