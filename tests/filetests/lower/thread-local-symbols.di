; Offsets in thread-local storage. The linker fills in a constant of the size of an address. Its value
; is the addend, and DW_OP_form_tls_address (DWARF 5 section 2.5.1.2) gives the address.

;----
target "x86_64"
global @g thread_local !dbg.def !40

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIGlobalVariable(name: "whole", scope: !0, file: !1, line: 2, type: !3)
!11 = distinct !DIGlobalVariable(name: "moved", scope: !0, file: !1, line: 3, type: !3)
!12 = distinct !DIGlobalVariable(name: "before", scope: !0, file: !1, line: 4, type: !3)
!13 = distinct !DIGlobalVariable(name: "offset", scope: !0, file: !1, line: 5, type: !4)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(b64), DIOpConstant(i32 4), DIOpByteOffset(i32)), argObjects: {!40})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 8), DIOpSub(), DIOpThreadLocal(i32)), argObjects: {!40})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64)), argObjects: {!40})

;> lower dwarf5
; whole
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b
; moved
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address, DW_OP_plus_uconst 4 [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b 23 04
; before
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address, DW_OP_const1s -8, DW_OP_plus [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b 09 f8 22
; offset
;     everywhere: DW_OP_const8u 0, DW_OP_stack_value [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9f
;> lower dwarf4 gnu
; whole
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b
; moved
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address, DW_OP_plus_uconst 4 [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b 23 04
; before
;     everywhere: DW_OP_const8u 0, DW_OP_form_tls_address, DW_OP_const1s -8, DW_OP_plus [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9b 09 f8 22
; offset
;     everywhere: DW_OP_const8u 0, DW_OP_stack_value [thread-local offset of g+0]
;       0e 00 00 00 00 00 00 00 00 9f

;----
target "i386"
global @g thread_local !dbg.def !40

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "whole", scope: !0, file: !1, line: 2, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpThreadLocal(i32)), argObjects: {!40})

;> lower dwarf5
; whole
;     everywhere: DW_OP_const4u 0, DW_OP_form_tls_address [thread-local offset of g+0]
;       0c 00 00 00 00 9b

;----
; No linker supports R_AARCH64_TLS_DTPREL64 in debug sections.
target "aarch64"
global @g thread_local !dbg.def !40

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "whole", scope: !0, file: !1, line: 2, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!40})

;> lower dwarf5
; whole
;     no location
; degraded: `whole`: the target has no relocation for the offset of a symbol in thread-local storage
