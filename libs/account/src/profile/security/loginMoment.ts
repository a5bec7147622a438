import { decoder } from '@baize/api';
import type { LoginRow } from './securityQueries.ts';

/** The time of a login, in ms; undefined if it's invalid. */
export const loginMoment = ({ created_at }: LoginRow): number | undefined => decoder.moment(created_at);
