import type { Game, GamePage } from '@baize/api';

/** A game of the platform, named `Game <id>`. */
export const sampleGame = (id: number, change: Partial<Game> = {}): Game => ({
  id,
  name: `Game ${id}`,
  image: `/_media/games/${id}.webp`,
  provider: { id: 42, name: 'Lantern Works' },
  provider_name: 'Lantern Works',
  provider_id: 42,
  demo: 1,
  type: 4,
  ...change,
});

interface Paging {
  page?: number;
  lastPage?: number;
}

/** The body of a paged list's reply; by default its only page. */
export function sampleGamePage(games: Game[], { page = 1, lastPage = 1 }: Paging = {}): { games: GamePage } {
  return {
    games: {
      data: games,
      next_page_url: page < lastPage ? `/_api/games?page=${page + 1}` : null,
      total: games.length * lastPage,
      current_page: page,
      last_page: lastPage,
      per_page: games.length,
    },
  };
}
