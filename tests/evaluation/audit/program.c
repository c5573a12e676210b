/* What gcc has to describe in many ways. */
struct pair { long first; short second; };

static inline struct pair make(int first, int second)
{
    struct pair made;
    made.first = first;
    made.second = second;
    return made;
}

int bounded(int count, float factor)
{
    int numbers[count];
    int sum = 0;
    for (int i = 0; i < count; i++)
        numbers[i] = i * factor;
    for (int i = 0; i < count; i++)
        sum += numbers[count - 1 - i];
    return sum;
}

double evaluate(double at, const double *factors, unsigned count)
{
    double result = 0;
    while (count--)
        result = result * at + factors[count];
    return result;
}

int main(int count, char **arguments)
{
    double factors[3] = { 1.5, 2.5, count };
    struct pair pair = make(count, 3);
    unsigned char narrow = count;
    float scaled = narrow * 1.5f;
    return bounded(count + 3, scaled) + (int)evaluate(scaled, factors, 3) + (int)(pair.first + pair.second)
        + (arguments != 0);
}
