#include <stdio.h>
#include <stdlib.h>

struct big { long word[64]; };

__attribute__((noinline)) long many(long a, long b, long c, long d, long e, long f, long g) {
    long *block = malloc(64);
    long sum = 0;
    for (long i = 0; i < a; i++) {
        block[i & 7] = b * i + strtol("7", 0, 10);
        sum += block[(i * c) & 7] + d * e - f + g;
        printf("%ld %ld %ld %ld %ld %ld\n", a, b, c, d, e, f);
    }
    free(block);
    return sum;
}

__attribute__((noinline)) long variable(int count) {
    volatile long array[count];
    for (int i = 0; i < count; i++) array[i] = many(i, 1, 2, 3, 4, 5, 6);
    return array[count - 1];
}

__attribute__((noinline)) long early(struct big big, int which) {
    if (which < 0) return big.word[-which & 63];
    return variable(which + 1) + big.word[which & 63];
}

int main(int argc, char **argv) {
    struct big big = {{argc}};
    return (int)early(big, argc) & (argv == 0);
}
