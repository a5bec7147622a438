import { paymentMethods } from '@baize/art';
import type { LinkedImage } from '@baize/api';
import type { Brand } from '../brands.ts';

const SHOWN = 8;

/** The logos of payment methods on the home page, in the colour for the brand's background. */
export const paymentShortcuts = ({ logoTone }: Pick<Brand, 'logoTone'>): LinkedImage[] =>
  paymentMethods
    .slice(0, SHOWN)
    .map(({ id, name }) => ({ image: `/_media/payments/${id}-${logoTone}.webp`, url: '/Deposit', name }));
