import type { Slider } from '@baize/api';
import type { Brand } from '../brands.ts';
import { foldText } from '../casino/foldText.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import type { CatalogueProvider } from '../art/catalogue.ts';
import { seededInt, seededShuffle } from '../random.ts';

const FEWEST = 3;
const MAX = 8;

const slugOf = ({ name }: CatalogueProvider): string =>
  foldText(name)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The studios that a brand advertises, each with a link to all its games: only some have a page in a lobby (spec
 * 2/2.1/9). Which studios and how many depends on the brand.
 */
export function partnerBanners(
  { lobbies, seed }: { lobbies: Lobbies; seed: number },
  { slug }: Pick<Brand, 'slug'>,
): Slider[] {
  const count = FEWEST + seededInt(seed, MAX - FEWEST + 1, 'partners', slug);
  return seededShuffle(seed, lobbies.providers, `partners ${slug}`)
    .flatMap((provider) => {
      if (!lobbies.games.some(({ providerId }) => providerId === provider.id)) return [];
      const url = `/providers/${slugOf(provider)}/${provider.id}`;
      return [{ image: `/_media/studios/${provider.id}.webp`, url, name: provider.name }];
    })
    .slice(0, count);
}
