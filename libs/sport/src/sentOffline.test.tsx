import { countCallsOffline } from '@baize/testing';
import { expect, it } from 'vitest';
import { useSportLaunch } from './launch/useSportLaunch.ts';
import { SPORT_PROVIDER_NAMES, type SportProvider } from './providers/sportProviders.ts';

const OPERATIONS: Record<SportProvider, string> = {
  redlane: 'getRedlanePage',
  betconstruct: 'getBetconstructPage',
  upgaming: 'getUpgamingPage',
  betradar: 'getBetradarPage',
};

function Launch({ provider }: { provider: SportProvider }) {
  useSportLaunch({ provider, page: 'live' });
  return null;
}

it.each(SPORT_PROVIDER_NAMES)(
  '%s is launched at once while offline, and not again afterwards',
  async (provider) =>
    expect(await countCallsOffline(OPERATIONS[provider], <Launch provider={provider} />)).toEqual({
      offline: 1,
      afterwards: 1,
    }),
);
