import { decoder } from '@baize/api';
import { useProfile } from './useProfile.ts';

export interface PlayerName {
  /** Name and surname; the user name while neither is known, and empty before the profile is there. */
  full: string;
  username: string;
  /** The first letters of name and surname, or of the user name; `Avatar` shows them as capitals. */
  initials: string;
}

const FIRST_TWO = 2;
const firstOf = (word: string) => [...word][0] ?? '';
const filled = (value: unknown) => decoder.text(value)?.trim() ?? '';

/** The player's name as screens show it, and the letters of the avatar (spec 3/2). */
export function usePlayerName(): PlayerName {
  const { data: me } = useProfile();
  const username = filled(me?.username);
  const names = [filled(me?.name), filled(me?.surname)].filter(Boolean);
  const letters = names.length > 0 ? names.map(firstOf).join('') : [...username].slice(0, FIRST_TWO).join('');
  return { full: names.join(' ') || username, username, initials: letters };
}
