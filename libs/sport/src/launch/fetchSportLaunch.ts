import { ApiError, api, call } from '@baize/api';
import { MATCH_PICKS } from '../banner/decodeMatches.ts';
import type { SPORT_PROVIDERS } from '../providers/sportProviders.ts';
import { pagesOf, type SportPageName, type SportProvider } from '../providers/sportProviders.ts';
import { parseSportLaunch, type SportLaunch } from './parseSportLaunch.ts';

export interface SportLaunchRequest {
  provider: SportProvider;
  page: SportPageName;
  /** The match to open with. */
  match?: string | undefined;
  /** The outcome of that match to put into the bet slip. */
  pick?: string | undefined;
}

type PageOf<Provider extends SportProvider> = (typeof SPORT_PROVIDERS)[Provider]['pages'][number];

/** The site's odds format. */
const ODDS_FORMAT = 'decimal';

const MATCH_ID = /^[A-Za-z0-9][A-Za-z0-9:_.-]{0,63}$/;

/** The query of each provider's call; anything that isn't a match id, and any unknown outcome, is omitted. */
const queryOf = (match: string | undefined, wanted: string | undefined) => {
  const pick = MATCH_PICKS.find((name) => name === wanted);
  return {
    odds_format: ODDS_FORMAT as typeof ODDS_FORMAT,
    ...(match !== undefined && MATCH_ID.test(match) ? { match, ...(pick && { pick }) } : {}),
  };
};

type Query = ReturnType<typeof queryOf>;

/** Each provider's call (spec 2/7.sport/1 and 2). */
const CALLS: {
  [Provider in SportProvider]: (page: PageOf<Provider>, query: Query) => Promise<{ data: unknown }>;
} = {
  redlane: (page, query) =>
    call(api.GET('/sportsbook/redlane/{page}', { params: { path: { page }, query } })),
  betconstruct: (page, query) =>
    call(api.GET('/sportbook/betconstruct/{page}', { params: { path: { page }, query } })),
  upgaming: (page, query) =>
    call(api.GET('/sportbook/upgaming/{page}', { params: { path: { page }, query } })),
  betradar: (page, query) => call(api.GET('/sport/betradar/{page}', { params: { path: { page }, query } })),
};

/**
 * Requests a provider's page. The call has side effects (a one-time code), so it's sent from mutations only.
 * @throws ApiError
 */
export async function fetchSportLaunch({
  provider,
  page,
  match,
  pick,
}: SportLaunchRequest): Promise<SportLaunch> {
  if (!pagesOf(provider).includes(page)) throw new ApiError('request');
  const ask = CALLS[provider] as (page: SportPageName, query: Query) => Promise<{ data: unknown }>;
  return parseSportLaunch((await ask(page, queryOf(match, pick))).data);
}
