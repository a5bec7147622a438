/** How long data counts as fresh, in ms: `staleTime: staleTime.minutes(1)`. */
export const staleTime = {
  seconds: (n: number) => n * 1000,
  minutes: (n: number) => n * 60_000,
} as const;
