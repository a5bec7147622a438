import type { LinkedImage } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { logoAddress } from '../payments/methodView.ts';
import { methodsOf } from '../payments/methodsOf.ts';
import { DEPOSIT } from '../payments/PaymentMethod.ts';
import { seededInt, seededShuffle } from '../random.ts';

const FEWEST = 4;
const MAX = 9;

/**
 * A brand's deposit methods on the home page, with the same names as on the deposit page; their order and number depend
 * on the brand.
 */
export function paymentShortcuts(
  seed: number,
  brand: Pick<Brand, 'siteId' | 'slug' | 'filled' | 'logoTone'>,
  lang: Lang,
): LinkedImage[] {
  const usable = methodsOf(brand, DEPOSIT).filter(({ maintenance }) => !maintenance);
  const count = FEWEST + seededInt(seed, MAX - FEWEST + 1, 'payments', brand.slug);
  return seededShuffle(seed, usable, `payments ${brand.slug}`)
    .slice(0, count)
    .map((method) => ({
      image: logoAddress(method, brand.logoTone, lang),
      url: '/Deposit',
      name: method.name[lang],
    }));
}
