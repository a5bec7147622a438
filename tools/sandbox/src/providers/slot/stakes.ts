/** The stakes of one round, minor units; each divides by every number of lines. */
export const STAKES = [2_00n, 4_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n, 500_00n, 1000_00n] as const;

/** Where the stake stands when a game opens. */
export const FIRST_STAKE = 10_00n;
