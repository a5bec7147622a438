/* @chunk games */
import type { Game } from '@baize/api';

/** The name of a game's provider; lists spell it in three ways. */
export function providerName({ provider, provider_name }: Game): string | undefined {
  return typeof provider === 'string' ? provider : (provider?.name ?? provider_name);
}
