; Expressions that must stay as they are: another one would denote something else, or would not fail where this one does.
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1)
!3 = !DILocalVariable(name: "x", scope: !2, type: !4)
!4 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)

;----
target "generic64-le"
; 200 is -56 as i8, and stays -56 as i32. From u8 to i32, it would be 200.
!60 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i8), DIOpConvert(i32)))
; With a bit more, i9 has 200, too; one conversion is enough.
!61 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(u8), DIOpConvert(i9), DIOpConvert(i32)))
; The sign of the second extension is the highest bit of the value, since the first one adds no bits.
!62 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i8), DIOpZExt(u8), DIOpSExt(i32)))
; Here it is a zero.
!63 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i8), DIOpZExt(u9), DIOpSExt(i32)))
; Below address 4 there is nothing, so that the first move fails there.
!64 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(i64 -4), DIOpByteOffset(i32), DIOpConstant(i64 8), DIOpByteOffset(i32)))
; Both moves go one way.
!65 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(i64 4), DIOpByteOffset(i32), DIOpConstant(i64 8), DIOpByteOffset(i32)))

;> simplify
; !60: as it is
; !61: !DIExpr(DIOpReferrer(u8), DIOpConvert(i32)) by conversions_combined
; !62: as it is
; !63: !DIExpr(DIOpReferrer(i8), DIOpZExt(i32)) by conversions_combined
; !64: as it is
; !65: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(i64 12), DIOpByteOffset(i32)) by offset_of_offset
