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

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 undef), DIOpConstant(i32 undef), DIOpAdd())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 undef))) ;[good]

;[bad]> check
; 13: error[E115] in function `f`, variable `x`: DIOpAdd (operation 2) reads a value of type i32 with an undefined bit; make the object undefined instead
;[good]> check

;----
; A part that is undefined is enough, also after DIOpAddrOf and DIOpDeref.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i16 1), DIOpConstant(i16 undef), DIOpComposite(2, i32), DIOpAddrOf(0), DIOpDeref(i32), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i16 1), DIOpConstant(i16 undef), DIOpComposite(2, i32), DIOpAddrOf(0), DIOpDeref(i16), DIOpConvert(i32))) ;[good]

;[bad]> check
; 22: error[E115] in function `f`, variable `x`: DIOpRead (operation 5) reads a value of type i32 with an undefined bit; make the object undefined instead
;[good]> check

;----
; An overlay covers undefined bits.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 undef), DIOpConstant(i16 2), DIOpConstant(i32 0), DIOpOverlay(i32), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 undef), DIOpConstant(i32 2), DIOpConstant(i32 0), DIOpOverlay(i32), DIOpRead())) ;[good]

;[bad]> check
; 31: error[E115] in function `f`, variable `x`: DIOpRead (operation 4) reads a value of type i32 with an undefined bit; make the object undefined instead
;[good]> check

;----
; Bytes 0 and 1 are undefined, bytes 2 and 3 are not: through an offset, a read may need only some of them.
!11 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "s", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i16 undef), DIOpConstant(i16 1), DIOpComposite(2, i32), DIOpConstant(u8 1), DIOpByteOffset(i16), DIOpRead())) ;[bad]
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i16 undef), DIOpConstant(i16 1), DIOpComposite(2, i32), DIOpConstant(u8 2), DIOpByteOffset(i16), DIOpRead())) ;[good]

;[bad]> check
; 42: error[E115] in function `f`, variable `s`: DIOpRead (operation 5) reads a value of type i16 with an undefined bit; make the object undefined instead
;[good]> check
