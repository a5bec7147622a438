import type { GameType } from '@baize/api';

export interface CatalogueProvider {
  id: number;
  name: string;
}

export interface CatalogueGame {
  id: number;
  name: string;
  type: GameType;
  providerId: number;
  /** Whether it can be played for free. */
  demo: boolean;
  /** Whether its tile is a film. */
  film: boolean;
  /** What it is about, in words: kind, motif, table. For the categories. */
  subject: string;
  /** Live tables: what is played there, as the live feed names it. */
  table: string | undefined;
}

export interface Catalogue {
  providers: readonly CatalogueProvider[];
  games: readonly CatalogueGame[];
}
