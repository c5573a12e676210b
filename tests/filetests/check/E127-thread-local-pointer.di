; A thread-local global has an offset in thread-local storage, and no address.
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 1, type: !10)
!50 = distinct !DIFragment()

;----
global @x thread_local !dbg.def !50

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 12: error[E127] in variable `x`: DIOpArg(0) (operation 0) reads fragment !50 (the thread-local offset of `x`) as ptr; read it as an integer, and use DIOpThreadLocal
;[good]> check

;----
; A number that is no integer.
global @x thread_local !dbg.def !50

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, f64), DIOpConvert(u64), DIOpThreadLocal(i32)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i64), DIOpConvert(u64), DIOpThreadLocal(i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 23: error[E127] in variable `x`: DIOpArg(0) (operation 0) reads fragment !50 (the thread-local offset of `x`) as f64; read it as an integer, and use DIOpThreadLocal
;[good]> check
