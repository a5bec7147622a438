import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A number in [0, 1), a function of the seed and the names. */
export function seeded(seed: number, ...names: readonly (string | number)[]): number {
  const digest = createHash('sha256')
    .update([seed, ...names].join('\u0001'))
    .digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** An integer from 0 to `below` - 1, a function of the seed and the names. */
export const seededInt = (seed: number, below: number, ...names: readonly (string | number)[]): number =>
  Math.floor(seeded(seed, ...names) * below);

/** An element of a list, a function of the seed and the names. */
export function seededPick<T>(seed: number, list: readonly T[], ...names: readonly (string | number)[]): T {
  const picked = list[seededInt(seed, list.length, ...names)];
  if (picked === undefined) throw new Error(`Nothing to pick for ${names.join(' ')}: the list is empty.`);
  return picked;
}

/** A shuffled copy of a list, a function of the seed and the name. */
export function seededShuffle<T>(seed: number, list: readonly T[], name: string): T[] {
  return list
    .map((item, index) => ({ item, rank: seeded(seed, name, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The source of tokens, launch codes and similar values. */
export interface Secrets {
  /** 256 random bits, base64url. */
  token(): string;
  /** A short opaque id, 96 bits, base64url. */
  id(): string;
}

/** From the operating system's random generator. */
export const systemSecrets = (): Secrets => ({
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(12).toString('base64url'),
});

/** The same sequence at every start: only for recorded scripts, since the seed reveals the tokens. */
export function seededSecrets(seed: number): Secrets {
  let count = 0;
  const next = () =>
    createHmac('sha256', `secrets-${seed}`)
      .update(String((count += 1)))
      .digest();
  return {
    token: () => next().toString('base64url'),
    id: () => next().subarray(0, 12).toString('base64url'),
  };
}

/** The stored form of a token: a leaked database must not reveal sessions. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
