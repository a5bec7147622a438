import { decoder } from '@baize/api';
import type { LoginRow } from './securityQueries.ts';

/** When a login was, in ms; undefined where it makes no sense. */
export const loginMoment = ({ created_at }: LoginRow): number | undefined => decoder.moment(created_at);
