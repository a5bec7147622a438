import { decoder } from '@baize/api';
import { formatDateTime } from '@baize/i18n';
import type { LoginRow } from './securityQueries.ts';

/** When a login was, in ms; undefined where it makes no sense. */
export const loginMoment = ({ created_at }: LoginRow): number | undefined => decoder.moment(created_at);

/** A login's time in UTC, the format of record; a dash where it makes no sense. */
export function loginTime(row: LoginRow): string {
  const ms = loginMoment(row);
  return ms === undefined ? '—' : formatDateTime(new Date(ms));
}
