target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!31}) ;[bad]
!32 = !DILocalVariable(name: "global", scope: !0, line: 1, type: !10) ;[good]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!32}) ;[good]

;[bad]> check
; 15: error[E304] in function `f`, variable `x`: argument 0 is `y`, a variable of `g`; name one of the same function
;[good]> check

;----
calls @f {
  0x4..0x8: !3, %reg(rax) = !31 ;[bad]
  0x4..0x8: !3, %reg(rax) = !30 ;[good]
}

;[bad]> check
; 25: error[E304] in function `f`: the call at 0x4 names `y`, a variable of `g`; name a variable of the same function
;[good]> check
; 26: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
