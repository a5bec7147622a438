import type { Context } from 'hono';
import type { Env } from '../http/Env.ts';

const SOUND_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** A request's `Idempotency-Key`; undefined if it's missing or invalid. */
export function keyOf(context: Context<Env>): string | undefined {
  const key = context.req.header('idempotency-key') ?? '';
  return SOUND_KEY.test(key) ? key : undefined;
}
