import type { LinkedImage } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { DEPOSIT_METHODS } from '../payments/depositMethods.ts';
import { logoAddress } from '../payments/methodView.ts';

const SHOWN = 8;

/** The first deposit methods on the home page, by the names they have on the deposit page. */
export const paymentShortcuts = ({ logoTone }: Pick<Brand, 'logoTone'>, lang: Lang): LinkedImage[] =>
  DEPOSIT_METHODS.slice(0, SHOWN).map((method) => ({
    image: logoAddress(method, logoTone, lang),
    url: '/Deposit',
    name: method.name[lang],
  }));
