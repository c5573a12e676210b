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

;----
calls @f {
  0x8..0x8: !3, %reg(rax) = !30 ;[bad]
  0x8..0x9: !3, %reg(rax) = !30 ;[good]
}

;[bad]> check
; 15: error[E416] in function `f`: the call at 0x8 returns to 0x8, in a function of 0x40 bytes; name the call's first byte and the byte after it
;[good]> check
; 16: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed

;----
; The function has 0x40 bytes, and a call may be its last instruction.
calls @f {
  0x3c..0x41: !3, %reg(rax) = !30 ;[bad]
  0x3b..0x40: !3, %reg(rax) = !30 ;[good]
}

;[bad]> check
; 27: error[E416] in function `f`: the call at 0x3c returns to 0x41, in a function of 0x40 bytes; name the call's first byte and the byte after it
;[good]> check
; 28: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed

;----
; An instruction is in one part of the code, and may be its last.
parts @f {
  0x20: @f.cold
}
calls @f {
  0x1e..0x22: !3, %reg(rax) = !30 ;[bad]
  0x1b..0x20: !3, %reg(rax) = !30 ;[good]
}

;[bad]> check
; 42: error[E416] in function `f`: the call at 0x1e returns to 0x22, but its part of the function ends at 0x20; end the call in the same part
;[good]> check
; 43: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
