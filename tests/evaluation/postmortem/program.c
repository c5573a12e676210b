#include <stdio.h>

struct pair { long first, second; };

static volatile long sink;

__attribute__((noipa)) static void stop(struct pair pair, long twice, double half)
{
    sink = pair.first + twice + (long) half; /* stop here */
}

__attribute__((noipa)) static long middle(int count, const char *name)
{
    struct pair pair = { count + 1, count * 3 };
    long total = 0;
    for (int i = 0; i < count; i++)
        total += i * (long) name[i];
    long twice = total * 2;
    stop(pair, twice, count * 0.5);
    return total + pair.second;
}

int main(void)
{
    char text[] = "dwarf";
    double half = 0.5;
    long result = middle(4, text);
    printf("%ld %f\n", result, half);
    return 0;
}
