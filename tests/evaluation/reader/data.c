/* Objects with places of every kind, in memory that is initialized. */
struct bits {
    int low : 3;
    unsigned middle : 7;
    char whole;
    long wide : 40;
};
struct base {
    int first;
    char text[6];
};
struct outer {
    short number;
    struct base inner;
    struct bits bits;
    double half;
    float matrix[2][3];
};
typedef const volatile struct outer named;
named object = {-7, {123456, "dwarf"}, {-3, 77, 'x', -123456789012L}, 0.5, {{1, 2, 3}, {4, 5, 6}}};
long double extended = 1.25L;
__float128 quad = 1.25;
enum color { red, green = 70000 } color = green;
const int *pointer = &object.inner.first;

__attribute__((noinline)) int constant(int n) {
    const int fixed = 41;
    const signed char small = -2;
    const unsigned char large = 254;
    return n + fixed + small + large;
}
int main(int argc, char **argv) { return constant(argc) + (argv == 0); }
