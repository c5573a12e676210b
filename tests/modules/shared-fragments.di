; Variables that share what they are computed from, which can be written once, as procedures that their expressions call:
;
;   struct box { long width, height; char *bytes; };
;   long area(const struct box *box) {
;     long next = box->width * box->height + 1;
;     long twice = box->width * box->height * 2;
;     long cell = *(long *)(box->bytes + box->width), above = cell + 1;
;     long high = twice + 1;
;     return box->width * box->height;
;   }
target "x86_64"

define @area size 0x20 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !61, %reg(rdi)
  0x4: dbg.kill !60
  0x4: dbg.kill !61
  0x4: dbg.def !62, %reg(rsi)        ; the parameter is moved here, and its register used for something else
  0x4: dbg.def !63, %reg(rsi)
}

lines @area {
  0x0: !1 3:0 stmt
  0x8: !1 8:3 stmt prologue_end
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "area.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)

!20 = distinct !DISubprogram(name: "area", unit: !0, file: !1, line: 3, type: !30, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!30 = !DISubroutineType(types: !{!2})

!31 = !DILocalVariable(name: "next", scope: !20, file: !1, line: 4, type: !2)
!32 = !DILocalVariable(name: "twice", scope: !20, file: !1, line: 5, type: !2)
!33 = !DILocalVariable(name: "cell", scope: !20, file: !1, line: 6, type: !2)
!34 = !DILocalVariable(name: "above", scope: !20, file: !1, line: 6, type: !2)
!35 = !DILocalVariable(name: "high", scope: !20, file: !1, line: 7, type: !2)
; width times height; the place of the cell; and what is computed from the first for two variables.
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()

!60 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpReferrer(ptr), DIOpDeref(b192), DIOpConstant(i64 8), DIOpByteOffset(i64), DIOpMul()))
!61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b192), DIOpConstant(i64 16), DIOpByteOffset(ptr), DIOpDeref(b512), DIOpReferrer(ptr), DIOpDeref(i64), DIOpByteOffset(i64)))
!62 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i64), DIOpReferrer(ptr), DIOpDeref(b192), DIOpConstant(i64 8), DIOpByteOffset(i64), DIOpMul()))
!63 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b192), DIOpConstant(i64 16), DIOpByteOffset(ptr), DIOpDeref(b512), DIOpReferrer(ptr), DIOpDeref(i64), DIOpByteOffset(i64)))
!70 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!40})
!71 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!42})
!72 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!41})
!73 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!41})
!74 = distinct !DILifetime(object: !35, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!42})
!75 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 2), DIOpMul()), argObjects: {!40})
