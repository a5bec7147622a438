import type {
  AccountLog,
  BannerMatch,
  Category,
  Country,
  Game,
  GameHistoryRow,
  GamePage,
  GameTransfer,
  HomeData,
  JackpotTier,
  LastWinner,
  Launch,
  Limit,
  Page,
  Profile,
  Promotion,
  Provider,
  SessionRecord,
  Slider,
} from '@baize/api';

/** All fields of `data` in any reply. */
interface TestData extends HomeData, Launch {
  id: string;
  message: string;
  code: number | string;
  categories: Category[];
  providers: Provider[];
  last_winners: LastWinner[];
  jackpots: [{ tiers: JackpotTier[] }];
  data: (GameHistoryRow & AccountLog & SessionRecord)[];
  total: number;
  last_page: number;
  balance: string;
  script: string;
  token: string;
  tableMembersCount: number;
  games: BannerMatch[];
}

/** A trade or a bet on a provider's page. */
interface TestTrade {
  id: number;
  payout: string | null;
  closing: number | null;
  closesAt: number;
}

/** A match on a sportsbook's page. */
interface TestMatch {
  id: string;
  sport: string;
  started: boolean;
  over: boolean;
  odds: Record<'p1' | 'x' | 'p2', string>;
}

/**
 * The body of any reply: every field that a test reads, as if it were always present. The contract validates the actual
 * fields; a test that reads a missing field fails anyway.
 */
export interface TestBody extends Omit<Profile, 'id'> {
  providers: Provider[];
  id: string;
  code: number | string;
  message: string;
  errors: Record<string, string[]>;
  data: TestData;
  games: Omit<GamePage, 'data'> & { data: Required<Game>[] };
  categories: Category[];
  sliders: Slider[];
  transfers: { data: GameTransfer[]; total: number };
  access_token: string;
  notice: string;
  user: Profile & { geo: string };
  status: string;
  token: string;
  mode: string;
  parentOrigin: string;
  grid: number[][];
  win: string;
  number: number;
  trade: TestTrade;
  trades: TestTrade[];
  own: string[];
  result: number;
  matches: TestMatch[];
  bets: { state: string; odds: string; payout: string }[];
  odds: string;
  stake: string;
  now: string;
  offsetMinutes: number;
  limit: Limit;
  countries: Country[];
  pages: Page[];
  promotions: Promotion[];
}
