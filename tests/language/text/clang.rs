//! The metadata of clang's LLVM IR is read without an error: what a module cannot represent is left
//! out with a warning.

use super::*;
use crate::support::{run_ok, tool};
use dwarfsmith::metadata::DIType;
use std::process::Command;

const CXX: &str = r#"
template<class... T> struct Tup { int n; template<class U> void m(U); };
template<template<class> class TT, int N, bool B, float F, const char* P, decltype(nullptr) Z> struct X { int a; };
template<class T> struct Box { T t; };
template<class T> using Alias = Box<T>;
extern const char str[] = "x";
struct alignas(16) S {
  mutable int m; S() = default; S(const S&) = delete; virtual ~S();
  static const int k = 4; static constexpr float f = 0.1f; unsigned b:3; int S::*pm; void (S::*pf)(int);
  enum class E : char {A, B} e; union { int u; float g; }; [[noreturn]] void nr(); friend struct F;
};
struct V : virtual S { };
S::~S() {}
namespace N { inline namespace I { int g; } namespace { int anon; } }
using namespace N;
namespace M = N;
enum Old { O1, O2 = 1u<<31 };
thread_local int tls = 5;
Tup<int, char, double> tup; X<Box, 3, true, 0.1f, str, nullptr> x; Alias<int> al; V v;
static int arr[3][4]; int (*fp)(int, ...); _BitInt(37) bi; __int128 big; decltype(nullptr) np; long double ld; _Complex float cf;
typedef int v4 __attribute__((vector_size(16))); v4 vec;
bool bl; char8_t c8; char16_t c16; char32_t c32; wchar_t wc; _Float16 f16; __bf16 bf;
int lam(int a) {
  auto l = [&](int q){ return q + a; }; [[maybe_unused]] auto [p, r] = Box<int[2]>{ {1,2} }.t;
  again: if (a > 3) goto again;
  return l(3) + arr[0][0] + p + r;
}
S s; S::E ee; Old old;
int main() { return lam(3) + x.a + tup.n + N::g + N::anon + tls; }
"#;

const C: &str = r#"
struct s { int a __attribute__((btf_decl_tag("mem"))); _Atomic int at; int flex[]; } __attribute__((btf_decl_tag("st")));
enum unknown; enum unknown *to_unknown;
int __attribute__((btf_type_tag("user"))) *p;
int g __attribute__((btf_decl_tag("gl"))) = 5;
int f(int x, struct s *q, ...) { static int st; int *restrict r = &x; register int z = x; return *r + z + q->a + st; }
extern int ext(void); int h(int n) { int vla[n]; vla[0] = ext(); return vla[0]; }
"#;

/// The nodes that clang writes for a source.
fn nodes_of_clang(name: &str, source: &str, options: &[&str]) -> String {
    let path = std::env::temp_dir().join(format!("dwarfsmith-{}-{name}", std::process::id()));
    std::fs::write(&path, source).unwrap();
    let emit = ["-g", "-w", "-S", "-emit-llvm", "-o", "-"];
    let mut clang = Command::new(tool("clang"));
    let ir = run_ok(clang.args(emit).args(options).arg(&path));
    std::fs::remove_file(&path).unwrap();
    let nodes = ir.lines().filter(|line| line.starts_with('!'));
    let nodes: Vec<&str> = nodes.collect();
    format!("target \"x86_64\"\n{}\n", nodes.join("\n"))
}

#[test]
fn the_nodes_of_clang_are_read() {
    for optimization in ["-O0", "-O2"] {
        for (name, source, more) in [("a.cpp", CXX, "-std=c++20"), ("b.c", C, "-std=c11")] {
            let target = "--target=x86_64-linux-gnu";
            let nodes = nodes_of_clang(name, source, &[optimization, more, target]);
            let first = parse(&nodes).module;
            let printed = text::print(&first);
            let second = parse(&printed);
            assert_eq!(second.warnings, []);
            assert_eq!(text::print(&second.module), printed);
        }
    }
}

#[test]
fn what_a_module_cannot_represent_is_left_out() {
    let parsed = parse(
        r#"target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_Pascal83, file: !1, producer: "p", retainedTypes: !{!7, !2, !3, !4})
!1 = !DIFile(filename: "a.pas", directory: "/src")
!2 = !DISubrangeType(name: "digit", size: 32, baseType: !5, lowerBound: 0, upperBound: 9)
!3 = !DIDerivedType(tag: DW_TAG_set_type, name: "digits", baseType: !2, size: 32)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, elements: !{!6, !7})
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !3, size: 32, extraData: !7)
!7 = !DIObjCProperty(name: "p", type: !5)
!8 = !DITemplateValueParameter(name: "P", type: !5, value: ptr @symbol)
!9 = !DITemplateValueParameter(name: "Q", type: !5, value: %struct.S { i32 1, i32 2 })
"#,
    );
    let names: Vec<_> = parsed
        .module
        .metadata
        .types
        .iter()
        .map(|(_, ty)| ty.clone())
        .collect();
    assert!(matches!(
        names[..2],
        [DIType::Unspecified(_), DIType::Unspecified(_)]
    ));
    let DIType::Composite(composite) = &names[2] else {
        panic!("{:?}", names[2]);
    };
    assert_eq!(composite.members.len(), 1);
    let warnings: Vec<String> = parsed.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "4:6: a module cannot represent a DISubrangeType of this kind; only its name is kept",
            "5:6: a module cannot represent a DIDerivedType of this kind; only its name is kept",
            "9:6: a module cannot represent `DIObjCProperty`; it is left out",
            "10:60: a module cannot represent `ptr @symbol`; it is left out",
            "11:60: a module cannot represent `%struct.S { i32 1, i32 2 }`; it is left out",
        ]
    );
}
