import type { FaceName } from '../lettering/faces.ts';
import type { ArtLanguage } from '../promo/Poster.ts';

export type PaymentMark = {
  id: string;
  /** The platform's name for it in each language, also used in the logo. */
  name: Record<ArtLanguage, string>;
  face: FaceName;
  /** Two colours that are readable on light and dark. */ colours: readonly [string, string];
  mark: string;
};

const dot = (x: number, y: number, q: number): string =>
  `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`;

const both = (name: string) => ({ tr: name, en: name });

/** The payment methods, in an invented style; marks in a 64-unit box. */
export const paymentMethods = [
  {
    id: 'envoyqr',
    name: both('Envoy QR'),
    face: 'righteous',
    colours: ['#1f8a5b', '#8fd14f'],
    mark: `${dot(24, 32, 20)}${dot(42, 32, 20)}`,
  },
  {
    id: 'bank',
    name: { tr: 'Banka Havalesi', en: 'Bank transfer' },
    face: 'barlow-condensed',
    colours: ['#0f5ea8', '#39a7e0'],
    mark: 'M32 6L60 20V26H4V20ZM10 30H18V50H10ZM28 30H36V50H28ZM46 30H54V50H46ZM4 54H60V60H4Z',
  },
  {
    id: 'qr',
    name: { tr: 'QR ile Yatırım', en: 'QR' },
    face: 'russo-one',
    colours: ['#6a35c9', '#b06bf0'],
    mark: 'M6 6H28V28H6ZM13 13V21H21V13ZM36 6H58V28H36ZM43 13V21H51V13ZM6 36H28V58H6ZM13 43V51H21V43ZM36 36H44V44H36ZM50 36H58V44H50ZM36 50H44V58H36ZM50 50H58V58H50Z',
  },
  {
    id: 'papara',
    name: both('Papara'),
    face: 'lilita-one',
    colours: ['#d6335c', '#ff8a5c'],
    mark: 'M6 12H48A10 10 0 0 1 58 22V52A6 6 0 0 1 52 58H12A6 6 0 0 1 6 52ZM40 32V44H58V32Z',
  },
  {
    id: 'btc',
    name: both('BTC'),
    face: 'black-ops-one',
    colours: ['#c77b0a', '#ffb52e'],
    mark: 'M32 3L57 17V47L32 61L7 47V17ZM32 15L18 23V41L32 49L46 41V23Z',
  },
  {
    id: 'card',
    name: { tr: 'Kredi Kartı', en: 'Credit card' },
    face: 'playfair-display',
    colours: ['#1c3faa', '#e0483e'],
    mark: 'M4 14H60V24H4ZM4 30H60V50H4ZM10 38V44H24V38Z',
  },
  {
    id: 'mobile',
    name: { tr: 'Mobil Ödeme', en: 'Mobile transfer' },
    face: 'titan-one',
    colours: ['#0a8f9c', '#2fd0c2'],
    mark: 'M18 2H46A6 6 0 0 1 52 8V56A6 6 0 0 1 46 62H18A6 6 0 0 1 12 56V8A6 6 0 0 1 18 2ZM18 10V48H46V10ZM29 52H35V57H29Z',
  },
  {
    id: 'payfix',
    name: both('Payfix'),
    face: 'racing-sans-one',
    colours: ['#b3261e', '#f0683a'],
    mark: 'M4 56L24 14L36 36L42 26L60 56ZM24 26L16 44H33Z',
  },
  {
    id: 'rovpay',
    name: both('Rovpay'),
    face: 'cinzel',
    colours: ['#7a5a14', '#d6a636'],
    mark: 'M20 3H44L61 20V44L44 61H20L3 44V20ZM24 14L14 24V40L24 50H40L50 40V24L40 14Z',
  },
  {
    id: 'envoy',
    name: both('Envoy'),
    face: 'metamorphous',
    colours: ['#3a4fc4', '#8ea2ff'],
    mark: 'M40 4A29 29 0 1 0 61 42A23 23 0 0 1 40 4Z',
  },
  {
    id: 'instant',
    name: { tr: 'Anında Havale', en: 'Instant transfer' },
    face: 'bangers',
    colours: ['#d4820a', '#ffc93d'],
    mark: 'M38 2L8 38H28L22 62L56 24H34Z',
  },
  {
    id: 'fixturka',
    name: both('FixTurka'),
    face: 'bungee',
    colours: ['#2b7a1e', '#6ccf3e'],
    mark: 'M4 12H26L42 32L26 52H4L20 32ZM32 12H46L62 32L46 52H32L48 32Z',
  },
  {
    id: 'usdt',
    name: both('USDT'),
    face: 'black-ops-one',
    colours: ['#0b7a63', '#37c8a5'],
    mark: 'M32 3L61 32L32 61L3 32ZM18 20V28H28V48H36V28H46V20Z',
  },
] as const satisfies readonly PaymentMark[];
export type PaymentMethodId = (typeof paymentMethods)[number]['id'];
