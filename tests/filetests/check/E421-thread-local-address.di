; The address of a thread-local symbol is used.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!30 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 1, type: !10)
!31 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !11)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!50})
global @x thread_local !dbg.def !50

;----
; A referrer of a dbg.def.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !61, %addr(@x+4) ;[bad]
  0x4: dbg.def !61, %addr(@y+4) ;[good]
}

!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(ptr)))

;[bad]> check
; 18: error[E421] in function `f`, variable `p`: the referrer of the dbg.def at 0x4 is the address of a thread-local symbol, which has none; give the object a computed lifetime with the global's fragment as an argument, and use DIOpThreadLocal
;[good]> check

;----
; A place of a value.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !61, %entity(1)
}
entity @f 1 {
  0x0..0x40: %addr(@x) ;[bad]
  0x0..0x40: %addr(@y) ;[good]
}

!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(ptr)))

;[bad]> check
; 34: error[E421] in function `f`, variable `p`: value 1 at 0x0..0x40 is in a place that is the address of a thread-local symbol, which has none; give the object a computed lifetime with the global's fragment as an argument, and use DIOpThreadLocal
;[good]> check

;----
; A function.
define @x size 0x40 !dbg !2 { ;[bad]
define @y size 0x40 !dbg !2 { ;[good]
bb0 @ 0x0:
}

;[bad]> check
; 12: error[E421]: `@x` is thread-local here, and has an address as a function or as another global; remove `thread_local`, or give them separate symbols
;[good]> check

;----
; The cold part of a function.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
parts @f { 0x20: @x } ;[bad]
parts @f { 0x20: @y } ;[good]

;[bad]> check
; 12: error[E421]: `@x` is thread-local here, and has an address as a function or as another global; remove `thread_local`, or give them separate symbols
;[good]> check

;----
; Another global.
global @x !dbg.def !51 ;[bad]
global @x thread_local !dbg.def !51 ;[good]

!51 = distinct !DIFragment()
!32 = distinct !DIGlobalVariable(name: "y", scope: !0, file: !1, line: 2, type: !10)
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!51}) ;[bad]
!62 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 4), DIOpAdd(), DIOpThreadLocal(i32)), argObjects: {!51}) ;[good]

;[bad]> check
; 12: error[E421]: `@x` is thread-local here, and has an address as a function or as another global; remove `thread_local`, or give them separate symbols
;[good]> check
