target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; Nodes that depend on an unreachable fragment are not reported with it.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!50 = distinct !DIFragment()
!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!51})
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[good]

;[bad]> check
; 15: error[E208]: no lifetime, subprogram, type or call names fragment !50; name it, or remove it and its 1 lifetime
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.label !90
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!90 = distinct !DIExprCode()
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpConvert(i32)), argObjects: {!90}) ;[good]

;[bad]> check
; 31: error[E208]: no lifetime has code location !90 as an argument; name it, or remove it
;[good]> check

;----
; Fragments that subprograms, types and calls name are reachable.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

calls @f { ;[good]
  0x4..0x8: unknown, %reg(rax) = !53 ;[good]
} ;[good]

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50, lanePC: !51, activeLane: !52, laneCount: 1) ;[good]
!50 = distinct !DIFragment()
!51 = distinct !DIFragment() ;[good]
!52 = distinct !DIFragment() ;[good]
!53 = distinct !DIFragment() ;[good]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 1)))
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpConstant(i64 1))) ;[good]
!62 = distinct !DILifetime(object: !52, location: !DIExpr(DIOpConstant(i32 1))) ;[good]
!63 = distinct !DILifetime(object: !53, location: !DIExpr(DIOpConstant(i32 1))) ;[good]

;[bad]> check
; 50: error[E208]: no lifetime, subprogram, type or call names fragment !50; name it, or remove it and its 1 lifetime
;[good]> check
; 45: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
