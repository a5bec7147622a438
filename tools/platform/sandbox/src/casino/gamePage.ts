import type { GamePage } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import type { Call } from '../contract/Call.ts';
import type { Sandbox } from '../Sandbox.ts';
import { gameView } from './gameView.ts';

export const DEFAULT_PER_PAGE = 50;

/** The URL of another page of the same list; relative, so that it works behind any proxy. */
function pageAddress({ url }: Call, page: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(page));
  return `${url.pathname}?${query}`;
}

/** The requested page of a list; beyond the last page it is empty. */
export function gamePage(sandbox: Sandbox, call: Call, games: readonly CatalogueGame[]): GamePage {
  const page = Number(call.query.page ?? 1);
  const perPage = Number(call.query.per_page ?? DEFAULT_PER_PAGE);
  const lastPage = Math.max(1, Math.ceil(games.length / perPage));
  const shown = games.slice((page - 1) * perPage, page * perPage);
  return {
    data: shown.map((game) => gameView(sandbox, call.brand, game)),
    next_page_url: page < lastPage ? pageAddress(call, page + 1) : null,
    total: games.length,
    current_page: page,
    last_page: lastPage,
    per_page: perPage,
  };
}
