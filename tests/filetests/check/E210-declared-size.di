target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i32))) ;[good]

;[bad]> check
; 15: error[E210] in function `f`, variable `x`: the location has 64 bits, but the type of `x` has 32 bits; make the sizes equal
;[good]> check

;----
; An object without a size is not compared.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

!11 = !DIBasicType(name: "nothing", size: 0, encoding: DW_ATE_signed) ;[good]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i8 0))) ;[bad]
!31 = !DILocalVariable(name: "u", scope: !2, line: 1, type: !11) ;[good]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i8 0))) ;[good]

;[bad]> check
; 29: error[E210] in function `f`, variable `x`: the location has 8 bits, but the type of `x` has 32 bits; make the sizes equal
;[good]> check

;----
; The stride of an array is the distance between its elements, so that gdb reads 24 bytes. With two
; strides, the size depends on the order of dimensions, so it is not known.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(rsp+8, 96)
}

!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12}) ;[bad]
!12 = !DISubrange(count: 3, stride: 8) ;[bad]
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12}) ;[good]
!12 = !DISubrange(count: 3, stride: 4) ;[good]
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12, !12}) ;[two]
!12 = !DISubrange(count: 3, stride: 8) ;[two]
!31 = !DILocalVariable(name: "a", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(b96)))

;[bad]> check
; 52: error[E210] in function `f`, variable `a`: the location has 96 bits, but the type of `a` has 192 bits; make the sizes equal
;[good]> check
;[two]> check
