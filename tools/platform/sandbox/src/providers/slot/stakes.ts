/** The stakes of one round, minor units; each is divisible by every number of lines. */
export const STAKES = [2_00n, 4_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n, 500_00n, 1000_00n] as const;

/** The initial stake. */
export const FIRST_STAKE = 10_00n;
