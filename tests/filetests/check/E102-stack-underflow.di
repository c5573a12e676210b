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
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpAdd())) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 1), DIOpAdd())) ;[good]

;[bad]> check
; 15: error[E102] in function `f`, variable `x`: DIOpAdd (operation 1) takes 2 entries, but the stack has 1; push the missing operands before it
;[good]> check

;----
; An operation is applied to entries of the stack, so that its own operand is checked after their
; number: x86-64 has no address space 9 (E112), and the stack has no entry.
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpAddrOf(9))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpAddrOf(0), DIOpDeref(i32))) ;[good]

;[bad]> check
; 25: error[E102] in function `f`, variable `x`: DIOpAddrOf (operation 0) takes 1 entry, but the stack has 0; push the missing operands before it
;[good]> check

;----
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpDeref(ptr addrspace(9)))) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(ptr 4096), DIOpDeref(i32))) ;[good]

;[bad]> check
; 33: error[E102] in function `f`, variable `x`: DIOpDeref (operation 0) takes 1 entry, but the stack has 0; push the missing operands before it
;[good]> check
