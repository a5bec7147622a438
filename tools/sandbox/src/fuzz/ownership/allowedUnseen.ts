import type { Removal } from './withoutCheck.ts';

/** A check whose removal can't be detected, and why. */
interface Allowed extends Pick<Removal, 'file' | 'text' | 'nth'> {
  reason: string;
}

const LOCK = 'it locks rows, and reads and changes none';
const BY_CLAIM = 'the claim, which stands beside it, is random and its attempt alone knows it';

export const ALLOWED_UNSEEN: readonly Allowed[] = [
  {
    file: 'account/findLogs.ts',
    text: ".where('player_id', '=', playerId)",
    nth: 1,
    reason:
      'the rounds asked for are those of the player’s own movements, and no two rounds share a reference',
  },
  {
    file: 'account/favourites.ts',
    text: ".where('id', '=', playerId)",
    nth: 1,
    reason: LOCK,
  },
  { file: 'protection/limits.ts', text: ".where('id', '=', of.playerId)", nth: 1, reason: LOCK },
  { file: 'ledger/once.ts', text: ".where('scope', '=', request.scope)", nth: 1, reason: BY_CLAIM },
  { file: 'ledger/once.ts', text: ".where('scope', '=', scope)", nth: 2, reason: BY_CLAIM },
  { file: 'ledger/once.ts', text: ".where('scope', '=', scope)", nth: 3, reason: BY_CLAIM },
  {
    file: 'payments/rovpay.ts',
    text: ".where('token_hash', '=', hashToken(paparaToken))",
    nth: 1,
    reason: 'the owner, who stands beside it, is checked by itself',
  },
  {
    file: 'session/profileOf.ts',
    text: ".where('account.player_id', '=', playerId)",
    nth: 1,
    reason: 'the entries of all accounts together, the platform’s own among them, come to nothing',
  },
  {
    file: 'session/tokens.ts',
    text: ".where('id', '=', sessionId)",
    nth: 1,
    reason: 'it looks once more, under a lock, whether the session of this very call is still open',
  },
  {
    file: 'providers/blackjack/rounds.ts',
    text: "eb('play_session_id', '=', id).and('player_id', 'is', null)",
    nth: 1,
    reason: 'no table of the catalogue has a demo: nobody but a test opens one',
  },
];

/** Why the removal of a check may go undetected; undefined when it must be detected. */
export const allowedUnseen = ({ file, text, nth }: Removal): string | undefined =>
  ALLOWED_UNSEEN.find((one) => one.file === file && one.text === text && one.nth === nth)?.reason;
