/** A repeatable sequence of numbers in 0..1 from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A random entry of a list. @throws for an empty list */
export const pick = <T>(list: readonly T[], random: () => number): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined)
    throw new Error(
      'pick: the list is empty, so there is nothing to choose from; give it at least one entry.',
    );
  return chosen;
};

/** A hash of a text, used as a seed. */
export const seedOf = (text: string): number => {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};
