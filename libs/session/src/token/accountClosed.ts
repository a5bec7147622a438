import { createStore } from '@baize/ui/store';
import { endSession } from './sessionStore.ts';

/** Why the player's account is closed for a time: a cool-off, or self-exclusion. */
export type AccountClosure = 'break' | 'exclusion';

/** The closure that the player has just requested in this tab, until the next login. */
export const accountClosed = createStore<AccountClosure | undefined>(undefined);

/**
 * Ends the session after a player closes their account for a time; every tab follows. The login page then explains this
 * and links to help (spec 3/protection/12).
 */
export function leaveClosedAccount(closure: AccountClosure) {
  accountClosed.set(closure);
  endSession();
}
