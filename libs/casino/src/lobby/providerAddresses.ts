import type { LobbyName } from './lobbyAddresses.ts';

/** The address of one provider's games. */
export interface ProviderAddress {
  path: string;
  /** Only its games of this lobby; all of its games by default. */
  lobby?: LobbyName;
  /** The ids that `:id` may have; by default every provider that has games. */
  ids?: readonly number[];
  /** The provider, where the path has no `:id`. */
  id?: number;
  /** The provider's jackpots are above its games. */
  jackpots?: 'egt';
  /** Games per page; the platform's default otherwise. */
  perPage?: number;
  /** A platform that fails (HTTP 500) counts as not found, too (spec 2/8.lobby/2). */
  isStrict?: boolean;
}

const LIVE_PROVIDERS = [41, 52, 95] as const;
const SLOT_PROVIDERS = [22, 25, 82, 44, 1, 77, 81, 42, 89, 43, 83, 63, 54, 9, 10, 20, 2, 31, 127] as const;
/** The only provider of /casino/provider/{id}, and how many games a page of it has (spec 2/5.lobby/3). */
const CASINO_PROVIDERS = [9087] as const;
const CASINO_PAGE = 12;
/** EGT, which is called Amusnet now. */
const AMUSNET = 81;

/** The addresses of providers' games (spec 2/2.1/9). */
export const PROVIDER_ADDRESSES: readonly ProviderAddress[] = [
  { path: '/live-casino/providers/:slug/:id', lobby: 'live_casino', ids: LIVE_PROVIDERS },
  { path: '/slots/providers/:slug/:id', lobby: 'casino', ids: SLOT_PROVIDERS },
  { path: '/providers/:slug/:id' },
  { path: '/providers/egt/:id', jackpots: 'egt' },
  {
    path: '/casino/provider/:id',
    lobby: 'casino',
    ids: CASINO_PROVIDERS,
    perPage: CASINO_PAGE,
    isStrict: true,
  },
  { path: '/amusnet', id: AMUSNET, jackpots: 'egt' },
];
