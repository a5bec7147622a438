import type { Logo } from '../chrome/LogoPlate.tsx';
import { storyPicture } from '../storyArt.ts';

const NAMES = ['Kuzey Stüdyo', 'Yelken', 'Ara Oyun', 'Lodos', 'Poyraz İnteraktif'] as const;

/** So many logos of providers or payment methods, each with its drawing and a place to go. */
export const sampleLogos = (kind: 'provider' | 'payment', count: number): Logo[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: NAMES[id % NAMES.length] ?? '',
    image: storyPicture(kind, id),
    href: `#${kind}-${id}`,
  }));
