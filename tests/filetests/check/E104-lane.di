target "amdgpu-wave64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
; DIOpPushLane is typed as any other operation.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushLane(f32))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpPushLane(i32))) ;[good]

;[bad]> check
; 13: error[E104] in function `f`, variable `x`: DIOpPushLane (operation 0) cannot take an operand of type f32; it takes an integer type
;[good]> check
