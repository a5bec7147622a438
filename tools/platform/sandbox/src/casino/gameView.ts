import type { Game, Provider } from '@baize/api';
import type { CatalogueGame, CatalogueProvider } from '../art/catalogue.ts';
import type { Brand } from '../brands.ts';
import { gameFacts } from './gameFacts.ts';
import { engineOf } from '../providers/engines.ts';
import type { Sandbox } from '../Sandbox.ts';

/** The only shape that videos have. */
const FILM_SHAPE = 'portrait';

/** The path of a game's tile, in the brand's tile shape. */
export const gameImage = ({ id, film }: CatalogueGame, { tile }: Pick<Brand, 'tile'>): string =>
  `/_media/games/${id}-${tile}.${film && tile === FILM_SHAPE ? 'mp4' : 'webp'}`;

/** The path of a game's still image, for places where a video doesn't fit. */
export const gameStill = ({ id }: Pick<CatalogueGame, 'id'>, { tile }: Pick<Brand, 'tile'>): string =>
  `/_media/games/${id}-${tile}.webp`;

/** The path of a live table's picture, without lettering. */
export const tableImage = ({ id }: Pick<CatalogueGame, 'id'>): string => `/_media/tables/${id}.webp`;

/** The path of a provider's logo, in the colour for the brand's background. */
export const providerImage = (id: number, { logoTone }: Pick<Brand, 'logoTone'>): string =>
  `/_media/providers/${id}-${logoTone}.webp`;

/** A game as in the contract's lists. */
export function gameView({ lobbies, seed }: Sandbox, brand: Brand, game: CatalogueGame): Game {
  const provider = lobbies.provider(game.providerId);
  const name = provider?.name ?? '';
  return {
    id: game.id,
    name: game.name,
    image: gameImage(game, brand),
    provider: { id: game.providerId, name, image: providerImage(game.providerId, brand) },
    provider_name: name,
    provider_id: game.providerId,
    demo: game.demo ? 1 : 0,
    game_id: String(game.id),
    type: game.type,
    ...(game.table === undefined ? {} : { game_image: tableImage(game) }),
    ...gameFacts(lobbies, seed, game),
    ...(engineOf(game) ? {} : { available: 0 }),
  };
}

export const providerView = (brand: Brand, { id, name }: CatalogueProvider, gameCount: number): Provider => ({
  id,
  name,
  game_count: gameCount,
  image: providerImage(id, brand),
});
