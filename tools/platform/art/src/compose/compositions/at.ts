export const at = (list: readonly string[], i: number): string => list[i % list.length] ?? 'coin';
