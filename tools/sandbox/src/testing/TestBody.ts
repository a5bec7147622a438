import type {
  Category,
  Game,
  GameHistoryRow,
  GamePage,
  HomeData,
  JackpotTier,
  LastWinner,
  Launch,
  Profile,
  Provider,
  Slider,
} from '@baize/api';

/** Everything that stands under `data` in some reply. */
interface TestData extends HomeData, Launch {
  message: string;
  code: number | string;
  categories: Category[];
  providers: Provider[];
  last_winners: LastWinner[];
  jackpots: [{ tiers: JackpotTier[] }];
  data: GameHistoryRow[];
  total: number;
  last_page: number;
}

/**
 * The body of any reply: every field that a test reads, as if it were always there. What a reply really holds is judged by
 * the contract; a test that reads a field which is not there fails by itself.
 */
export interface TestBody extends Omit<Profile, 'id'> {
  id: string;
  message: string;
  errors: Record<string, string[]>;
  data: TestData;
  games: Omit<GamePage, 'data'> & { data: Required<Game>[] };
  categories: Category[];
  sliders: Slider[];
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
  now: string;
  offsetMinutes: number;
}
