; The code that resumes a coroutine: bb0 dispatches, bb1 suspends at its end, and bb2 continues. The edge from bb1 to bb2 stays,
; although the code returns to the caller between them, so that `x` and `y` stay active. `x` is a field of the frame, which value 0
; points to. Value 2, in rbx, is not stored in the frame: `y` has no location after the suspension.
target "x86_64"

define @resume size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb2:
  0x14: dbg.def !20, %entity(1)
  0x18: dbg.kill !20
  0x18: dbg.def !21, %entity(0)
  0x1c: dbg.def !22, %entity(2)
bb2 @ 0x20:
}

; The pointer is in rdi, and then in a slot.
entity @resume 0 {
  0x0..0x28: %reg(rdi)
  0x28..0x40: %slot(cfa-16)
}

entity @resume 1 {
  0x14..0x18: %reg(rax)
}

entity @resume 2 {
  0x1c..0x20: %reg(rbx)
}

frame @resume { 0x0: cfa = rsp+8; ra = [cfa-8] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "resume", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512), DIOpConstant(u64 24), DIOpByteOffset(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))

;! resume+0x0..0x14: x = undef
;! resume+0x14..0x18: x = reg(0)+0
;! resume+0x18..0x28 with rdi=0x5000: x = mem(0)+0x5018
;! resume+0x28..0x40 with cfa=0x7010, [0x7000]=<00 60 00 00 00 00 00 00>: x = mem(0)+0x6018
;! resume+0x0..0x1c: y = undef
;! resume+0x1c..0x20: y = reg(3)+0
;! resume+0x20..0x40: y = undef
