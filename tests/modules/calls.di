; Calls whose arguments a debugger can find again once the called function has used their registers for something else:
;
;   long leaf(long x, long y, long z) { x = 0; return y + z; }   ; x in rdi, which is overwritten at once
;   long wrap(long x) { return leaf(x + 1, x, 7); }              ; a jump: a tail call
;   int main() { long kept = 41; return wrap(kept) + leaf(kept, 5, kept) + (*pointer)(kept) - 96; }
target "x86_64"

define @leaf size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rdi)
  0x0: dbg.def !62, %reg(rsi)
  0x3: dbg.kill !60
  0x3: dbg.def !61, %reg(rdi)
}

define @wrap size 0x20 !dbg !21 {
bb0 @ 0x0:
  0x0: dbg.def !63, %reg(rdi)
  0x3: dbg.kill !63
  0x3: dbg.def !64, %reg(rdi)
  0x3: dbg.def !65, %reg(rsi)
}

define @main size 0x50 !dbg !22 {
bb0 @ 0x0:
  0xd: dbg.def !66, %reg(rbx)
  0x17: dbg.def !71, %reg(rdi)
  0x20: dbg.def !72, %reg(rcx)
  0x2e: dbg.def !68, %reg(r12)
}

lines @leaf {
  0x0: !1 3:0 stmt
  0x4: !1 3:34 stmt prologue_end
}

lines @wrap {
  0x0: !1 4:0 stmt
  0x6: !1 4:21 stmt prologue_end
}

lines @main {
  0x0: !1 5:0 stmt
  0x8: !1 5:33 stmt prologue_end
}

calls @wrap {
  0x10..0x15: !20 tail, %reg(rdi) = !41, %reg(rsi) = !40, %reg(rdx) = !42
}

calls @main {
  0x10..0x15: !21, %reg(rdi) = !43
  0x20..0x25: !20 preserves(rcx), %reg(rdi) = !43, %reg(rsi) = !44, %reg(rdx) = !45, %slot(cfa-8, 64) = !43
  0x30..0x33: indirect !46, %reg(rdi) = !43
}

frame @leaf entry {}
frame @wrap entry {}
frame @main {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x3: cfa = rsp+24; r12 = [cfa-24]
  0x7: cfa = rsp+32
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "calls.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, size: 64)

!20 = distinct !DISubprogram(name: "leaf", unit: !0, file: !1, line: 3, type: !30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!21 = distinct !DISubprogram(name: "wrap", unit: !0, file: !1, line: 4, type: !31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!22 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 5, type: !32, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!30 = !DISubroutineType(types: !{!2, !2, !2, !2})
!31 = !DISubroutineType(types: !{!2, !2})
!32 = !DISubroutineType(types: !{!2})

!33 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !1, line: 3, type: !2)
!34 = !DILocalVariable(name: "y", arg: 2, scope: !20, file: !1, line: 3, type: !2)
!35 = !DILocalVariable(name: "z", arg: 3, scope: !20, file: !1, line: 3, type: !2)
!40 = !DILocalVariable(name: "x", arg: 1, scope: !21, file: !1, line: 4, type: !2)
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!43 = !DILocalVariable(name: "kept", scope: !22, file: !1, line: 5, type: !2)
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!46 = !DILocalVariable(name: "pointer", scope: !22, file: !1, line: 5, type: !3)

!47 = !DILocalVariable(name: "passed", scope: !22, file: !1, line: 5, type: !2)
!48 = !DILocalVariable(name: "held", scope: !22, file: !1, line: 5, type: !2)

!60 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64)))
!61 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!62 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i64)))
!63 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))
!64 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
; What wrap passes on is in registers that leaf may overwrite; one of them is x, whose value on entry outlasts that.
!65 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i64)))
!66 = distinct !DILifetime(object: !43, location: !DIExpr(DIOpReferrer(i64)))
!67 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpConstant(i64 7)))
!68 = distinct !DILifetime(object: !46, location: !DIExpr(DIOpReferrer(ptr)))
; A copy that is passed on, in a register that leaf overwrites; another in one that this call is known to leave alone.
!71 = distinct !DILifetime(object: !47, location: !DIExpr(DIOpReferrer(i64)))
!72 = distinct !DILifetime(object: !48, location: !DIExpr(DIOpReferrer(i64)))
!69 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(i64 5)))
!70 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!43})
