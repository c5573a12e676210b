; Global variables that functions hold in registers for a while: `once` in one function, `both` in two. In all other
; code they are in memory, which is stale while a register holds the variable.
;
;   int once = 1, both = 4;
;   static void other(void) { both += 1; }
;   int main() { once += 41; other(); return 0; }
target "x86_64"

global @once !dbg.def !40
global @both !dbg.def !41

define @main size 0x1b !dbg !20 {
bb0 @ 0x0:
  0x7: dbg.def !50, %reg(rbx)
  0xa: dbg.def !51, %const(i32 5)
  0xb: dbg.kill !51
  0x12: dbg.kill !50
}

define @other size 0x11 !dbg !21 {
bb0 @ 0x0:
  0x6: dbg.def !52, %reg(rcx)
  0x10: dbg.kill !52
}

lines @main {
  0x0: !1 6:0 stmt
  0x1: !1 6:14 stmt prologue_end
}

lines @other {
  0x0: !1 5:0 stmt prologue_end
}

frame @main { 0x0: cfa = rsp+8
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x1a: cfa = rsp+8; rbx = same_value }
frame @other { 0x0: cfa = rsp+8 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "promoted.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 6, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "other", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!30 = distinct !DIGlobalVariable(name: "once", scope: !0, file: !1, line: 4, type: !2)
!31 = distinct !DIGlobalVariable(name: "both", scope: !0, file: !1, line: 4, type: !2)

!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!40})
!43 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!41})
!50 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!51 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!52 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))

; The last byte before a marker and the first after it; rbx, rcx and rax have DWARF's numbers 3, 2 and 0.
;! main+0x0..0x7 with @once=0x404000: once = mem(0)+0x404000
;! main+0x7..0x12: once = reg(3)+0
;! main+0x12..0x1b with @once=0x404000: once = mem(0)+0x404000
;! other+0x0..0x11 with @once=0x404000: once = mem(0)+0x404000
;! elsewhere with @once=0x404000: once = mem(0)+0x404000
;! main+0x9 with @both=0x404004: both = mem(0)+0x404004
;! main+0xa: both = imm(05000000)+0
;! main+0xb with @both=0x404004: both = mem(0)+0x404004
;! other+0x5 with @both=0x404004: both = mem(0)+0x404004
;! other+0x6..0x10: both = reg(2)+0
;! other+0x10 with @both=0x404004: both = mem(0)+0x404004
;! elsewhere with @both=0x404004: both = mem(0)+0x404004
