const r = (v: number): string => String(Math.round(v * 10) / 10);
const points = (list: readonly (readonly [number, number])[]): string =>
  `M${list.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
const polar = (n: number, radius: (i: number) => number, turn = -Math.PI / 2): string =>
  points(
    Array.from(
      { length: n },
      (_, i) =>
        [
          32 + Math.cos(turn + (i * 2 * Math.PI) / n) * radius(i),
          32 + Math.sin(turn + (i * 2 * Math.PI) / n) * radius(i),
        ] as const,
    ),
  );
const circle = (x: number, y: number, q: number): string =>
  `M${r(x - q)} ${r(y)}a${r(q)} ${r(q)} 0 1 0 ${r(q * 2)} 0a${r(q)} ${r(q)} 0 1 0 ${r(-q * 2)} 0Z`;

/** Outer shapes of a mark, in a 64-unit box. */
export const grounds = [
  circle(32, 32, 30),
  polar(6, () => 31),
  'M32 2L60 12V34C60 48 48 58 32 62C16 58 4 48 4 34V12Z',
  polar(4, () => 31),
  'M14 3H50A11 11 0 0 1 61 14V50A11 11 0 0 1 50 61H14A11 11 0 0 1 3 50V14A11 11 0 0 1 14 3Z',
  'M32 2C44 18 56 27 56 41A24 21 0 0 1 8 41C8 27 20 18 32 2Z',
  polar(24, (i) => (i % 2 ? 27 : 31)),
] as const;

/** Signs, smaller than the shape that they are cut out of. */
export const signs = [
  polar(10, (i) => (i % 2 ? 8 : 19)),
  'M13 37C20 27 26 27 32 35C38 43 45 43 51 31C50 47 40 52 31 46C24 41 19 41 13 47Z',
  'M15 46V34H23V46ZM28 46V24H36V46ZM41 46V16H49V46Z',
  'M47 15C28 14 16 25 17 47C22 47 23 44 24 40C38 41 47 32 47 15Z',
  'M38 14A19 19 0 1 0 50 42A16 16 0 0 1 38 14Z',
  'M33 12C35 22 46 27 45 39A13 13 0 0 1 19 40C18 33 23 30 25 24C28 27 29 29 29 32C33 27 34 20 33 12Z',
  'M37 10L17 36H29L25 54L47 26H34Z',
  'M14 42L12 20L23 31L32 14L41 31L52 20L50 42ZM14 46H50V51H14Z',
] as const;

/** A mark that is unique per provider: ground and sign are chosen by its index in the list. */
export const markOf = (index: number): string =>
  `${grounds[index % grounds.length] ?? ''}${signs[Math.floor(index * 3 + index / grounds.length) % signs.length] ?? ''}`;
