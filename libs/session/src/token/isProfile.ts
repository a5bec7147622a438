import type { Profile } from '@baize/api';

type Claimed = Partial<Record<keyof Profile, unknown>>;

/** Whether a value at least identifies the player. Amounts are read by `parseMoney`. */
export function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const { id, username, currency, favorite_games: favourites = [] } = value as Claimed;
  return (
    typeof id === 'number' &&
    typeof username === 'string' &&
    typeof currency === 'number' &&
    Array.isArray(favourites)
  );
}
