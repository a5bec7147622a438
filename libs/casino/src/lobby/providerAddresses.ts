import type { LobbyName } from './lobbyAddresses.ts';

/** The URL of one provider's games. */
export interface ProviderAddress {
  path: string;
  /** Only its games in this lobby; all of its games by default. */
  lobby?: LobbyName;
  /** Allowed ids in `:id`; by default every provider that has games. */
  ids?: readonly number[];
  /** The provider, if the path has no `:id`. */
  id?: number;
  /** Shows the provider's jackpots above its games. */
  jackpots?: 'egt';
  /** Games per page; the platform's default otherwise. */
  perPage?: number;
  /** Treats a platform failure (HTTP 500) as not found, too (spec 2/8.lobby/2). */
  isStrict?: boolean;
}

const LIVE_PROVIDERS = [41, 52, 95] as const;
const SLOT_PROVIDERS = [22, 25, 82, 44, 1, 77, 81, 42, 89, 43, 83, 63, 54, 9, 10, 20, 2, 31, 127] as const;
/** The only provider of /casino/provider/{id}, and its number of games per page (spec 2/5.lobby/3). */
const CASINO_PROVIDERS = [9087] as const;
const CASINO_PAGE = 12;
/** EGT, now called Amusnet. */
const AMUSNET = 81;

/** The URLs of providers' games (spec 2/2.1/9). */
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
