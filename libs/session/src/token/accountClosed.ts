import { createStore } from '@baize/ui/store';
import { endSession } from './sessionStore.ts';

/** Why the player's account is closed for a time: a break, or self-exclusion. */
export type AccountClosure = 'break' | 'exclusion';

/** What the player has just done in this tab, until somebody logs in. */
export const accountClosed = createStore<AccountClosure | undefined>(undefined);

/**
 * Ends the session of a player who has just closed their account for a time; every tab follows. The login then
 * says so, and where help is (spec 3/protection/12).
 */
export function leaveClosedAccount(closure: AccountClosure) {
  accountClosed.set(closure);
  endSession();
}
