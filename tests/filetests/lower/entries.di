; Entries of location lists: their order, and which of them become one.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !10)
!31 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !10)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(1, ptr), DIOpDeref(i32), DIOpAdd()), argObjects: {!50, !51})

;----
; Locations come before values. Debuggers that use one entry take the first that holds: this must be
; the location, because only a location can be written. Entries for different code are in the order
; of the code.
global @a !dbg.def !50
global @b !dbg.def !51

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !61, %const(i32 7)
  0x8: dbg.def !62, %reg(rbx)
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     0x8..0x40: DW_OP_reg3
;       53
;     0x8..0x40: DW_OP_lit7, DW_OP_stack_value
;       37 9f
;   y
;     everywhere: DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_plus, DW_OP_stack_value [address of a+0] [address of b+0]
;       03 00 00 00 00 00 00 00 00 94 04 03 00 00 00 00 00 00 00 00 94 04 22 9f

;----
global @a !dbg.def !50
global @b !dbg.def !51

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !61, %const(i32 7)
  0x10: dbg.def !62, %reg(rbx)
  0x20: dbg.kill !62
  0x30: dbg.kill !61
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     0x10..0x20: DW_OP_reg3
;       53
;     0x8..0x30: DW_OP_lit7, DW_OP_stack_value
;       37 9f
;   y
;     everywhere: DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_plus, DW_OP_stack_value [address of a+0] [address of b+0]
;       03 00 00 00 00 00 00 00 00 94 04 03 00 00 00 00 00 00 00 00 94 04 22 9f

;----
; Also where the value holds earlier.
global @a !dbg.def !50
global @b !dbg.def !51

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !61, %const(i32 7)
  0x10: dbg.kill !61
  0x10: dbg.def !62, %reg(rbx)
  0x20: dbg.kill !62
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;> lower dwarf5
; f:
;   x
;     0x8..0x10: DW_OP_lit7, DW_OP_stack_value
;       37 9f
;     0x10..0x20: DW_OP_reg3
;       53
;   y
;     everywhere: DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_plus, DW_OP_stack_value [address of a+0] [address of b+0]
;       03 00 00 00 00 00 00 00 00 94 04 03 00 00 00 00 00 00 00 00 94 04 22 9f

;----
; Entries of different symbols are not joined. Two expressions with the same bytes differ if the
; bytes are the addresses of different symbols: until linking, both are `DW_OP_addr 0`. With the
; same symbol, they are one entry.
global @a !dbg.def !50
global @b !dbg.def !51

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %addr(@a+0)
  0x10: dbg.kill !61
  0x10: dbg.def !62, %addr(@b+0)
  0x20: dbg.kill !62
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))

;> lower dwarf5
; f:
;   x
;     0x0..0x10: DW_OP_addr 0x0 [address of a+0]
;       03 00 00 00 00 00 00 00 00
;     0x10..0x20: DW_OP_addr 0x0 [address of b+0]
;       03 00 00 00 00 00 00 00 00
;   y
;     everywhere: DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_plus, DW_OP_stack_value [address of a+0] [address of b+0]
;       03 00 00 00 00 00 00 00 00 94 04 03 00 00 00 00 00 00 00 00 94 04 22 9f

;----
global @a !dbg.def !50
global @b !dbg.def !51

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %addr(@a+0)
  0x10: dbg.kill !61
  0x10: dbg.def !62, %addr(@a+0)
  0x20: dbg.kill !62
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))

;> lower dwarf5
; f:
;   x
;     0x0..0x20: DW_OP_addr 0x0 [address of a+0]
;       03 00 00 00 00 00 00 00 00
;   y
;     everywhere: DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_addr 0x0, DW_OP_deref_size 4, DW_OP_plus, DW_OP_stack_value [address of a+0] [address of b+0]
;       03 00 00 00 00 00 00 00 00 94 04 03 00 00 00 00 00 00 00 00 94 04 22 9f
