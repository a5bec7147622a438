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
  /** Whether its tile is a video. */
  film: boolean;
  /** Keywords (kind, motif, table) that its categories are derived from. */
  subject: string;
  /** Live tables only: the table type in the live feed. */
  table: string | undefined;
}

export interface Catalogue {
  providers: readonly CatalogueProvider[];
  games: readonly CatalogueGame[];
}
