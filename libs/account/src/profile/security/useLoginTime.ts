import { useDates } from '@baize/brand/dates';
import { loginMoment } from './loginMoment.ts';
import type { LoginRow } from './securityQueries.ts';

/** Formats a login's time with its zone; a dash if it's invalid. */
export function useLoginTime(): (login: LoginRow) => string {
  const dates = useDates();
  return (login) => {
    const ms = loginMoment(login);
    return ms === undefined ? '—' : dates.stamp(ms);
  };
}
