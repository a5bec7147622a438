export const fold = (x: number): number => 0.5 + 0.5 * Math.sin(x);
