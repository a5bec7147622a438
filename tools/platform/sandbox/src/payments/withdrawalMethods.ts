import { both, textField, WITHDRAWAL, type PaymentMethod } from './PaymentMethod.ts';

const PAYOUT = { type: WITHDRAWAL, kind: 'form', expire: 1440 } as const;
const ACCOUNT_NAME = textField('account_name', 100);

/** All withdrawal methods; minimums are 25, 50 or 100. */
export const WITHDRAWAL_METHODS: readonly PaymentMethod[] = [
  {
    ...PAYOUT,
    id: 2601,
    slug: 'bank-transfer',
    name: { tr: 'Banka Havalesi', en: 'Bank Transfer' },
    logo: 'bank',
    categoryId: 1,
    min: 100_00n,
    max: 50_000_00n,
    fields: [textField('iban', 34), ACCOUNT_NAME],
  },
  {
    ...PAYOUT,
    id: 2602,
    slug: 'papara',
    name: both('Papara'),
    logo: 'papara',
    categoryId: 2,
    min: 50_00n,
    max: 20_000_00n,
    fields: [textField('account_number', 10, 'number'), ACCOUNT_NAME],
  },
  {
    ...PAYOUT,
    id: 2603,
    slug: 'payfix',
    name: both('Payfix'),
    logo: 'payfix',
    categoryId: 2,
    min: 50_00n,
    max: 20_000_00n,
    fields: [textField('account_number', 12, 'number')],
  },
  {
    ...PAYOUT,
    id: 2604,
    slug: 'usdt',
    name: both('USDT'),
    logo: 'usdt',
    categoryId: 4,
    min: 100_00n,
    max: 500_000_00n,
    fields: [
      {
        type: 'select',
        name: 'network',
        required: true,
        options: [
          { id: 'trc20', name: 'TRC20' },
          { id: 'erc20', name: 'ERC20' },
        ],
      },
      textField('wallet_address', 64),
    ],
  },
  {
    ...PAYOUT,
    id: 2605,
    slug: 'btc',
    name: both('BTC'),
    logo: 'btc',
    categoryId: 4,
    min: 100_00n,
    max: 500_000_00n,
    fields: [textField('wallet_address', 64)],
  },
  {
    ...PAYOUT,
    id: 2606,
    slug: 'fixturka',
    name: both('FixTurka'),
    logo: 'fixturka',
    categoryId: 2,
    min: 25_00n,
    max: 10_000_00n,
    fields: [textField('account_number', 12, 'number')],
  },
];
