; Scalars of an optimized C function, compiled for x86-64:
;
;   int scale(int n, const int *p) {   ; n in edi, then in a spill slot; p in rsi
;     int factor = 3;                  ; a constant
;     int sum = 0;                     ; the compiler's value 7: in eax, for a while in the stack slot too
;     double half = n * 0.5;           ; computed from n whenever it is asked for
;     {
;       unsigned char last = *p;       ; the low byte of ecx, in an inner block
;       sum += last * factor;
;     }
;     return sum + factor + half;
;   }
target "x86_64"

define @scale size 0x4a !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rdi)              ; n, as long as it is in its register
  0x0: dbg.def !22, %reg(rsi)
  0x4: dbg.def !23, %const(i32 3)
  0x8: dbg.def !24, %entity(7)
  0xc: dbg.kill !20
  0xc: dbg.def !21, %slot(rsp+12, 32)      ; from here on n is on the stack only
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.def !25, %reg(rcx, 0, 8)
  0x18: dbg.label !30
  0x28: dbg.kill !25
bb2 @ 0x30:
  0x34: dbg.kill !22
}

entity @scale 7 {
  0x8..0x20: %reg(rax, 0, 32)
  0x20..0x30: %reg(rax, 0, 32), %slot(cfa-24, 32)
  0x30..0x4a: %slot(cfa-24, 32)
}

lines @scale {
  0x0: !1 1:0 stmt
  0x4: !1 2:7 stmt prologue_end
  0x8: !1 3:7 stmt
  0xc: !1 4:10
  0x14: !1 6:21 stmt
  0x28: !1 9:3 stmt
}

scopes @scale { !3: 0x14..0x28 }

frame @scale {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x48: cfa = rsp+8; restore rbx
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "scale.c", directory: "/src")
!2 = distinct !DISubprogram(name: "scale", unit: !0, file: !1, line: 1, type: !8, spFlags: DISPFlagDefinition)
!3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 5, column: 3)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DISubroutineType(types: !{!4, !4, !6})
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)

!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !4)
!11 = !DILocalVariable(name: "p", arg: 2, scope: !2, file: !1, line: 1, type: !6)
!12 = !DILocalVariable(name: "factor", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 3, type: !4)
!14 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 4, type: !9)
!15 = !DILocalVariable(name: "last", scope: !3, file: !1, line: 6, type: !7)

; The register holds 64 bits: the low half is the variable.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i32 0), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u8)))
; A computed lifetime: no dbg.def names it, and it holds wherever n is somewhere.
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32), DIOpConvert(f64), DIOpConstant(f64 0.5), DIOpMul()), argObjects: {!10})

!30 = !DILabel(scope: !2, name: "again", file: !1, line: 7)
