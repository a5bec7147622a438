import type { Game } from '@baize/api';

/** The name of a game's maker; lists spell it in three ways (spec: document 2, section 3). */
export function providerName({ provider, provider_name }: Game): string | undefined {
  return typeof provider === 'string' ? provider : (provider?.name ?? provider_name);
}
