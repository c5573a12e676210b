; The return address column of AMD GPUs is the program counter, which is not kept for the caller.
target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = SGPR32+0
  0x0: ra = undefined ;[good]
}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;[bad]> check
; 4: warning[W501] in function `f`: the function has frame rules, but none for the return address, so that no debugger finds its caller; give it a rule, or `ra = undefined` if the function has no caller
;[good]> check
