/* What a caller passes and the function then loses: constants in registers for floating-point numbers, and addresses. */
static volatile double sink;
int counter = 7;

__attribute__((noipa)) static void stop(void)
{
    sink = 1;
}

__attribute__((noipa)) static double scaled(double x, float y, const char *name, int *count)
{
    stop();
    return 2;
}

int main(void)
{
    return scaled(1.5, 2.5f, "text", &counter) > 100;
}
