import { svgRoot } from '../drawings/svgRoot.ts';
import { layLines } from '../lettering/layLines.ts';
import { outline } from '../lettering/outline.ts';
import { paymentMethods } from './paymentMethods.ts';
import type { PaymentMethodId } from './paymentMethods.ts';
import type { ArtLanguage } from '../promo/Poster.ts';
import type { LogoTone } from './providerLogoSvg.ts';

/** A payment method's logo in colour, with its name in a language, 200x80 units: `light` text for dark surfaces, `dark` text for light ones. */
export const paymentLogoSvg = (
  id: PaymentMethodId,
  tone: LogoTone = 'dark',
  lang: ArtLanguage = 'tr',
): string => {
  const method = paymentMethods.find((m) => m.id === id);
  if (!method) throw new Error(`There is no payment method "${String(id)}": see paymentMethods for the ids.`);
  const [deep, bright] = method.colours;
  const words = layLines(method.face, method.name[lang], { x: 68, y: 18, width: 126, height: 44 }, 2)
    .map((line) => outline(method.face, line))
    .join('');
  const gradient = `<defs><linearGradient id="pay-${id}" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>`;
  return svgRoot(
    200,
    80,
    `${gradient}<path d="${method.mark}" fill="url(#pay-${id})" fill-rule="evenodd" transform="translate(8 14) scale(.8125)"/><path d="${words}" fill="${tone === 'light' ? '#ffffff' : deep}"/>`,
  );
};
