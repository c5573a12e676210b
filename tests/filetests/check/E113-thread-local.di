; Parts of a composite in thread-local storage share bytes.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = distinct !DIGlobalVariable(name: "x", scope: !0, line: 1, type: !10)

;----
; Known offsets: bytes 16 to 19 and 18 to 21, or from 20 on.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(i32), DIOpConstant(u64 18), DIOpThreadLocal(i32), DIOpComposite(2, i64))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(u64 16), DIOpThreadLocal(i32), DIOpConstant(u64 20), DIOpThreadLocal(i32), DIOpComposite(2, i64))) ;[good]

;[bad]> check
; 11: error[E113] in variable `x`: DIOpComposite (operation 4) has two parts that share a byte of thread-local storage; give each part separate bytes
;[good]> check

;----
; The first four bytes of a global twice, or its first eight bytes in another order.
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
global @g thread_local !dbg.def !50
global @h thread_local !dbg.def !51
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32), DIOpArg(0, i64), DIOpThreadLocal(i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(b64), DIOpConstant(u64 4), DIOpByteOffset(i32), DIOpArg(0, i64), DIOpThreadLocal(i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[good]

;[bad]> check
; 24: error[E113] in variable `x`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share the byte at @g+0; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; Two globals with one symbol, or with two symbols.
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
global @g thread_local !dbg.def !50
global @g thread_local !dbg.def !51 ;[bad]
global @h thread_local !dbg.def !51 ;[good]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32), DIOpArg(1, i64), DIOpThreadLocal(i32), DIOpComposite(2, i64)), argObjects: {!50, !51})

;[bad]> check
; 38: error[E113] in variable `x`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share the byte at @g+0; give each part separate storage, or read one with DIOpRead
;[good]> check

;----
; One variable offset twice, or as the address of other memory.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rax)
  0x0: dbg.def !62, %reg(rbx)
}
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32), DIOpArg(0, u64), DIOpThreadLocal(i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32), DIOpArg(0, ptr), DIOpDeref(i32), DIOpComposite(2, i64)), argObjects: {!50, !51}) ;[good]
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u64)))
!62 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(u64)))

;[bad]> check
; 51: error[E113] in variable `x`: DIOpComposite (operation 4) has parts at bits 0 and 32 that share the byte at fragment !50 (a part of `x`)+0; give each part separate storage, or read one with DIOpRead
;[good]> check
