import type { Game, Provider } from '@baize/api';
import type { CatalogueGame, CatalogueProvider } from '../art/catalogue.ts';
import type { Brand } from '../brands.ts';
import { engineOf } from '../providers/engines.ts';
import type { Sandbox } from '../Sandbox.ts';

/** Films are made in this shape only. */
const FILM_SHAPE = 'portrait';

/** Where a game's tile is, in the brand's shape of tile. */
export const gameImage = ({ id, film }: CatalogueGame, { tile }: Pick<Brand, 'tile'>): string =>
  `/_media/games/${id}-${tile}.${film && tile === FILM_SHAPE ? 'mp4' : 'webp'}`;

/** A game's still picture, where a film would be out of place. */
export const gameStill = ({ id }: Pick<CatalogueGame, 'id'>, { tile }: Pick<Brand, 'tile'>): string =>
  `/_media/games/${id}-${tile}.webp`;

/** A maker's logo in the ink that reads on the brand's own ground. */
export const providerImage = (id: number, { logoTone }: Pick<Brand, 'logoTone'>): string =>
  `/_media/providers/${id}-${logoTone}.webp`;

/** A game as lists show it. */
export function gameView({ lobbies }: Sandbox, brand: Brand, game: CatalogueGame): Game {
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
    ...(engineOf(game) ? {} : { available: 0 }),
  };
}

export const providerView = (brand: Brand, { id, name }: CatalogueProvider, gameCount: number): Provider => ({
  id,
  name,
  game_count: gameCount,
  image: providerImage(id, brand),
});
