import { ENVOY_BANKS } from './envoyBanks.ts';
import { both, DEPOSIT, textField, type PaymentMethod } from './PaymentMethod.ts';

/** Rovpay's payment id is fixed. */
export const ROVPAY_ID = 2513;
export const ENVOY_ID = 2514;
export const ENVOY_QR_ID = 2515;

/** Deposits are multiples of ten. */
const TEN = 10_00n;
const FORM = { type: DEPOSIT, kind: 'form', step: TEN, expire: 120, fields: [] } as const;
const WINDOW = { ...FORM, kind: 'redirect', expire: 15 } as const;
const PAGE = { ...FORM, kind: 'page', expire: 20 } as const;

const BANK_FIELDS: PaymentMethod['fields'] = [
  textField('sender_name', 100),
  {
    type: 'select',
    name: 'bank',
    required: true,
    options: ENVOY_BANKS.map(({ slug, bank_name }) => ({ id: slug, name: bank_name })),
  },
  { type: 'date', name: 'transfer_date', required: false, maxlength: 19 },
];

/** All deposit methods; minimums are 20, 50 or 100. */
export const DEPOSIT_METHODS: readonly PaymentMethod[] = [
  {
    ...FORM,
    id: 2501,
    slug: 'bank-transfer',
    name: { tr: 'Banka Havalesi', en: 'Bank transfer' },
    logo: 'bank',
    categoryId: 1,
    min: 100_00n,
    max: 50_000_00n,
    fields: BANK_FIELDS,
  },
  {
    ...FORM,
    id: 2502,
    slug: 'papara',
    name: both('Papara'),
    logo: 'papara',
    categoryId: 2,
    min: 50_00n,
    max: 20_000_00n,
    fields: [textField('papara_number', 10, 'number')],
  },
  {
    ...WINDOW,
    id: 2503,
    slug: 'payfix',
    name: both('Payfix'),
    logo: 'payfix',
    categoryId: 2,
    min: 50_00n,
    max: 20_000_00n,
  },
  {
    ...WINDOW,
    kind: 'window',
    id: 2504,
    slug: 'credit-card',
    name: { tr: 'Kredi Kartı', en: 'Credit card' },
    logo: 'card',
    categoryId: 3,
    min: 50_00n,
    max: 10_000_00n,
  },
  {
    ...WINDOW,
    id: 2505,
    slug: 'instant-transfer',
    name: { tr: 'Anında Havale', en: 'Instant transfer' },
    logo: 'instant',
    categoryId: 1,
    min: 100_00n,
    max: 50_000_00n,
  },
  {
    ...FORM,
    id: 2506,
    slug: 'mobile-transfer',
    name: { tr: 'Mobil Ödeme', en: 'Mobile transfer' },
    logo: 'mobile',
    categoryId: 5,
    min: 20_00n,
    max: 2_000_00n,
    fields: [textField('phone', 10, 'number')],
    maintenance: true,
  },
  {
    ...WINDOW,
    kind: 'window',
    expire: 60,
    id: 2507,
    slug: 'btc',
    name: both('BTC'),
    logo: 'btc',
    categoryId: 4,
    min: 100_00n,
    max: 500_000_00n,
  },
  {
    ...WINDOW,
    id: 2508,
    slug: 'qr',
    name: { tr: 'QR ile Yatırım', en: 'QR' },
    logo: 'qr',
    categoryId: 5,
    min: 20_00n,
    max: 10_000_00n,
  },
  {
    ...PAGE,
    id: ROVPAY_ID,
    slug: 'rovpay',
    endpoint: 'account/deposit/rovpay/account',
    name: both('Rovpay'),
    logo: 'rovpay',
    categoryId: 2,
    min: 100_00n,
    max: 20_000_00n,
  },
  {
    ...PAGE,
    id: ENVOY_ID,
    slug: 'envoy',
    endpoint: 'account/envoy/pay',
    name: both('Envoy'),
    logo: 'envoy',
    categoryId: 1,
    min: 100_00n,
    max: 5_000_00n,
  },
  {
    ...PAGE,
    id: ENVOY_QR_ID,
    slug: 'envoyqr',
    endpoint: 'account/envoy/qr',
    name: both('Envoy QR'),
    logo: 'envoyqr',
    categoryId: 5,
    min: 50_00n,
    max: 5_000_00n,
  },
];
