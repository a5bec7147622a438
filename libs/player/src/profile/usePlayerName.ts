import { decoder } from '@baize/api';
import { useProfile } from './useProfile.ts';

export interface PlayerName {
  /** Name and surname; the user name if neither is known; empty until the profile has loaded. */
  full: string;
  username: string;
  /** The first letters of name and surname, or of the user name; `Avatar` shows them in capitals. */
  initials: string;
}

const FIRST_TWO = 2;
const firstOf = (word: string) => [...word][0] ?? '';
const filled = (value: unknown) => decoder.text(value)?.trim() ?? '';

/** The player's display name and avatar initials (spec 3/2). */
export function usePlayerName(): PlayerName {
  const { data: me } = useProfile();
  const username = filled(me?.username);
  const names = [filled(me?.name), filled(me?.surname)].filter(Boolean);
  const letters = names.length > 0 ? names.map(firstOf).join('') : [...username].slice(0, FIRST_TWO).join('');
  return { full: names.join(' ') || username, username, initials: letters };
}
