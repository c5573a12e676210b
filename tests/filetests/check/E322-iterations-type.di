target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(SGPR4)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DILexicalBlock(scope: !2, file: !1, iterations: !50)
!50 = distinct !DIFragment()

;----
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u32))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(u64))) ;[good]

;[bad]> check
; 17: error[E322] in function `f`: the number of iterations is of type u32; give it an integer type of 64 bits, the size of an address
;[good]> check

;----
; A float is not a number of iterations.
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(u64), DIOpReinterpret(f64))) ;[bad]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(i64))) ;[good]

;[bad]> check
; 26: error[E322] in function `f`: the number of iterations is of type f64; give it an integer type of 64 bits, the size of an address
;[good]> check
