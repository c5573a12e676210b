; 2^20 bits, and 2^20 + 1.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(b1048577 1), DIOpConstant(i32 0), DIOpByteOffset(i32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(b1048576 1), DIOpConstant(i32 0), DIOpByteOffset(i32))) ;[good]

;[bad]> check
; 15: error[E123] in function `f`, variable `x`: DIOpConstant (operation 0) has a value of 1048577 bits (b1048577); a value has at most 1048576 bits
;[good]> check
