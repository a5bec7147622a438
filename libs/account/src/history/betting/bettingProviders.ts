import { ApiError, api, call, decoder, type SiteOptions } from '@baize/api';
import { isOptionOn } from '@baize/site';

/** The providers with a betting history, in the order of their tabs (spec 3/history/19). */
const PROVIDERS = ['redlane', 'betconstruct', 'betradar'] as const;
export type BettingProvider = (typeof PROVIDERS)[number];

/** The first of these that is offered is initially open (spec 3/history/28). */
const PRIORITY: readonly BettingProvider[] = ['betconstruct', 'betradar', 'redlane'];

/** Their names on the tabs. */
export const PROVIDER_NAMES: Readonly<Record<BettingProvider, string>> = {
  betconstruct: 'BetConstruct',
  betradar: 'Betradar',
  redlane: 'Redlane Gaming',
};

/** A provider's history: a URL to show in an iframe, or a script to run. */
export type BettingLaunch = { type: 'frame'; url: string } | { type: 'script'; code: string };

/** The providers with the option "1" (spec 3/history/19). */
export const offeredHistories = (options: Partial<SiteOptions>): readonly BettingProvider[] =>
  PROVIDERS.filter((provider) => isOptionOn(options[provider]));

/** The provider to open: the one in the URL, otherwise the first by priority. */
export const openProvider = (
  offered: readonly BettingProvider[],
  wanted: string | null,
): BettingProvider | undefined =>
  offered.find((provider) => provider === wanted) ?? PRIORITY.find((provider) => offered.includes(provider));

const { text, or, row } = decoder;
const decodeParts = row<{ type: string; url: string; script: string }>({
  type: or(text, ''),
  url: or(text, ''),
  script: or(text, ''),
});

/** @throws ApiError (`unreadable`) if the reply has neither a URL nor a script */
export function parseBettingLaunch(value: unknown): BettingLaunch {
  const { type = '', url = '', script = '' } = decodeParts(value) ?? {};
  if (type === 'script' && script.trim() !== '') return { type: 'script', code: script };
  if (type !== 'script' && url.trim() !== '') return { type: 'frame', url: url.trim() };
  throw new ApiError('unreadable', { status: 200 });
}

const params = { path: { page: 'history' } } as const;

const CALLS: Record<BettingProvider, () => Promise<{ data: unknown }>> = {
  betconstruct: () => call(api.GET('/sportbook/betconstruct/{page}', { params })),
  betradar: () => call(api.GET('/sport/betradar/{page}', { params })),
  redlane: () => call(api.GET('/sportsbook/redlane/{page}', { params })),
};

/**
 * Requests a provider's history. The reply has a one-time code, so it's sent from mutations only (spec 3/history/20).
 */
export const fetchBettingHistory = async (provider: BettingProvider): Promise<BettingLaunch> =>
  parseBettingLaunch((await CALLS[provider]()).data);
