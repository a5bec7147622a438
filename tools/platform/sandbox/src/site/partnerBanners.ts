import type { Slider } from '@baize/api';
import type { Brand } from '../brands.ts';
import { foldText } from '../casino/foldText.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import type { CatalogueGame, CatalogueProvider } from '../art/catalogue.ts';
import { seededInt, seededShuffle } from '../random.ts';

const CASINO = 4;
const LIVE_CASINO = 5;
const FEWEST = 3;
const MOST = 8;

const pathOf = ({ type }: CatalogueGame): string =>
  type === LIVE_CASINO ? '/live-casino/providers' : type === CASINO ? '/slots/providers' : '/providers';

const slugOf = ({ name }: CatalogueProvider): string =>
  foldText(name)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The studios that a brand advertises, each with a link to its games; which and how many depends on the brand. */
export function partnerBanners(
  { lobbies, seed }: { lobbies: Lobbies; seed: number },
  { slug }: Pick<Brand, 'slug'>,
): Slider[] {
  const count = FEWEST + seededInt(seed, MOST - FEWEST + 1, 'partners', slug);
  return seededShuffle(seed, lobbies.providers, `partners ${slug}`)
    .flatMap((provider) => {
      const game = lobbies.games.find(({ providerId }) => providerId === provider.id);
      if (!game) return [];
      const url = `${pathOf(game)}/${slugOf(provider)}/${provider.id}`;
      return [{ image: `/_media/studios/${provider.id}.webp`, url, name: provider.name }];
    })
    .slice(0, count);
}
