; Addresses at an offset from a symbol. The offset is part of the address. It is a signed number, as
; in the relocations of object formats: WebAssembly's hold 32 bits with a sign.

;----
target "x86_64"
global @g !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %addr(@g-8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DILocalVariable(name: "moved", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DILocalVariable(name: "named", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DILocalVariable(name: "computed", scope: !2, file: !1, line: 4, type: !3)
!13 = distinct !DILocalVariable(name: "twice_far", scope: !2, file: !1, line: 5, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 -8), DIOpByteOffset(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 8), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64), DIOpConstant(u64 2147483647), DIOpAdd(), DIOpConstant(u64 2147483647), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})

;> lower dwarf5
; f:
;   moved
;     everywhere: DW_OP_addr 0xfffffffffffffff8 [address of g-8]
;       03 f8 ff ff ff ff ff ff ff
;   named
;     everywhere: DW_OP_addr 0xfffffffffffffff8 [address of g-8]
;       03 f8 ff ff ff ff ff ff ff
;   computed
;     everywhere: DW_OP_addr 0xfffffffffffffff8 [address of g-8]
;       03 f8 ff ff ff ff ff ff ff
;   twice_far
;     everywhere: DW_OP_addr 0xfffffffe [address of g+4294967294]
;       03 fe ff ff ff 00 00 00 00

;----
target "i386"
global @g !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %addr(@g-8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DILocalVariable(name: "moved", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DILocalVariable(name: "named", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DILocalVariable(name: "computed", scope: !2, file: !1, line: 4, type: !3)
!13 = distinct !DILocalVariable(name: "twice_far", scope: !2, file: !1, line: 5, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 -8), DIOpByteOffset(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 8), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 2147483647), DIOpAdd(), DIOpConstant(u32 2147483647), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})

;> lower dwarf5
; f:
;   moved
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   named
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   computed
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   twice_far
;     everywhere: DW_OP_addr 0xfffffffe [address of g-2]
;       03 fe ff ff ff

;----
target "wasm32"
global @g !dbg.def !40

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %addr(@g-8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DILocalVariable(name: "moved", scope: !2, file: !1, line: 2, type: !3)
!11 = distinct !DILocalVariable(name: "named", scope: !2, file: !1, line: 3, type: !3)
!12 = distinct !DILocalVariable(name: "computed", scope: !2, file: !1, line: 4, type: !3)
!13 = distinct !DILocalVariable(name: "twice_far", scope: !2, file: !1, line: 5, type: !3)
!40 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpConstant(i32 -8), DIOpByteOffset(i32)), argObjects: {!40})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 8), DIOpSub(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u32), DIOpConstant(u32 2147483647), DIOpAdd(), DIOpConstant(u32 2147483647), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), argObjects: {!40})

;> lower dwarf5
; f:
;   moved
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   named
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   computed
;     everywhere: DW_OP_addr 0xfffffff8 [address of g-8]
;       03 f8 ff ff ff
;   twice_far
;     everywhere: DW_OP_addr 0xfffffffe [address of g-2]
;       03 fe ff ff ff
