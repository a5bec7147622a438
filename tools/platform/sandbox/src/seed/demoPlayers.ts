import { completePersonalId } from '@baize/forms/validation';
import type { Period } from '../protection/limitUse.ts';

type Amounts = Record<Period, bigint>;

export interface DemoPlayer {
  username: string;
  /** The feature that this player demonstrates. */
  story: string;
  name: string;
  surname: string;
  gender: 1 | 2;
  city: string;
  phone: string;
  phoneVerified: boolean;
  /** 1 lira, 2 dollar, 3 euro. */
  currency: 1 | 2 | 3;
  /** The opening deposit, minor units. */
  opening: bigint;
  authenticator: boolean;
  smsLogin: boolean;
  /** Days of history: deposits, withdrawals and rounds. */
  historyDays: number;
  /** The player's own limits, minor units. */
  limits?: { deposits: Amounts; bets: Amounts };
}

const ordinary = {
  phoneVerified: true,
  currency: 1,
  authenticator: false,
  smsLogin: false,
  historyDays: 0,
} as const satisfies Partial<DemoPlayer>;

/** The players of every new sandbox, each for a different case. */
export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  {
    ...ordinary,
    username: 'defne',
    story: 'Verified, ready to play',
    name: 'Defne',
    surname: 'Aydın',
    gender: 2,
    city: 'İzmir',
    phone: '5321234501',
    opening: 2_500_00n,
  },
  {
    ...ordinary,
    username: 'yaman',
    story: 'New: no money yet',
    name: 'Yaman',
    surname: 'Koç',
    gender: 1,
    city: 'Bursa',
    phone: '5321234502',
    opening: 0n,
  },
  {
    ...ordinary,
    username: 'kerem',
    story: 'Phone not verified: asked to verify it at real play',
    name: 'Kerem',
    surname: 'Işık',
    gender: 1,
    city: 'Ankara',
    phone: '5321234503',
    opening: 750_00n,
    phoneVerified: false,
  },
  {
    ...ordinary,
    username: 'elif',
    story: 'Authenticator code at login: shown on the control page; plays in dollars',
    name: 'Elif',
    surname: 'Güneş',
    gender: 2,
    city: 'Antalya',
    phone: '5321234504',
    opening: 5_000_00n,
    currency: 2,
    authenticator: true,
  },
  {
    ...ordinary,
    username: 'mert',
    story: 'SMS code at login: among the messages of the control page; plays in euros',
    name: 'Mert',
    surname: 'Şahin',
    gender: 1,
    city: 'Eskişehir',
    phone: '5321234505',
    opening: 1_200_00n,
    currency: 3,
    smsLogin: true,
  },
  {
    ...ordinary,
    username: 'deniz',
    story: 'Ninety days of deposits, rounds and withdrawals',
    name: 'Deniz',
    surname: 'Çağlayan',
    gender: 2,
    city: 'İstanbul',
    phone: '5321234506',
    opening: 10_000_00n,
    historyDays: 90,
  },
  {
    ...ordinary,
    username: 'ada',
    story: 'Has set herself limits on deposits and bets, and used a part of them',
    name: 'Ada',
    surname: 'Yıldız',
    gender: 2,
    city: 'Muğla',
    phone: '5321234507',
    opening: 1_000_00n,
    historyDays: 13,
    limits: {
      deposits: { daily: 1_000_00n, weekly: 2_500_00n, monthly: 6_000_00n },
      bets: { daily: 500_00n, weekly: 2_000_00n, monthly: 5_000_00n },
    },
  },
];

/** A demo player's password, derived from the user name. */
export const demoPassword = (username: string): string => `${username}-baize-1`;

/** The authenticator secret of a demo player: fixed, so that an authenticator app can keep it. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/**
 * A demo player's personal id, derived from the phone: a 1, its last eight digits, and the two check digits.
 */
export const demoPersonalId = (phone: string): string => completePersonalId(`1${phone.slice(-8)}`);

export const DEMO_BIRTH_DATE = '1990-05-17';
