import type { Profile } from '@baize/api';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { depositedQueries } from '../play/depositedQueries.ts';
import { isProfile } from '@baize/session';
import { profileQueries } from '../profile/profileQueries.ts';

const CHANNEL = 'baize-profile';

interface Shared {
  /** When the platform sent it, in ms. */
  at: number;
  profile: Profile;
}

const isShared = (value: unknown): value is Shared => {
  const { at, profile } = (value ?? {}) as Partial<Shared>;
  return typeof at === 'number' && isProfile(profile);
};

/**
 * Sends the player's profile to the site's other tabs and applies theirs here, so that a changed balance updates every
 * tab without a request from each. Only newer profiles of the same player are applied.
 * @returns a function that stops it
 */
export function shareProfile(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const { queryKey } = profileQueries.me();
  const hash = hashKey(queryKey);
  const own = () => queryClient.getQueryState<Profile>(queryKey);
  let latest = 0;

  const broadcast = () => {
    const { data: profile, dataUpdatedAt: at = 0 } = own() ?? {};
    if (profile === undefined || at <= latest) return;
    latest = at;
    channel.postMessage({ at, profile } satisfies Shared);
  };
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const { data: profile, dataUpdatedAt = 0 } = own() ?? {};
    if (!isShared(data) || data.profile.id !== profile?.id || data.at <= dataUpdatedAt) return;
    latest = data.at;
    /* The other tab may have made a deposit, which must not count as a win in a game that is open here. */
    if (data.profile.balance !== profile.balance) void queryClient.invalidateQueries(depositedQueries.all());
    queryClient.setQueryData<Profile>(queryKey, data.profile, { updatedAt: data.at });
  };
  channel.addEventListener('message', handleMessage);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) broadcast();
  });
  /* The profile may have arrived before this ran. */
  broadcast();
  return () => {
    unsubscribe();
    channel.close();
  };
}
