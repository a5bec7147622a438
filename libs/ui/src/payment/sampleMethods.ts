import { storyPicture } from '../storyArt.ts';
import type { PaymentMethod, PaymentWords } from './PaymentMethod.ts';

/** Methods in all their states, for stories and tests. */
export const sampleWords: PaymentWords & { loading: string } = {
  limits: 'Limit',
  time: 'Süre',
  fee: 'Ücret',
  loading: 'Ödeme yöntemleri yükleniyor',
};

const free = { label: 'Ücretsiz', free: true };

export const sampleMethod = {
  bank: {
    id: 'bank',
    name: 'Havale / EFT',
    logo: storyPicture('payment', 0),
    limits: '₺100 – ₺100.000',
    time: '5–15 dk',
    fee: free,
    badge: { kind: 'popular', label: 'Popüler' },
  },
  wallet: {
    id: 'wallet',
    name: 'Papyra',
    logo: storyPicture('payment', 1),
    limits: '₺50 – ₺25.000',
    time: 'Anında',
    fee: free,
    badge: { kind: 'fast', label: 'Hızlı' },
  },
  card: {
    id: 'card',
    name: 'Kredi kartı',
    logo: storyPicture('payment', 2),
    limits: '₺100 – ₺10.000',
    time: 'Anında',
    fee: { label: '%2,5' },
  },
  coin: {
    id: 'coin',
    name: 'Bitcoin',
    logo: storyPicture('payment', 3),
    limits: '₺500 – ₺250.000',
    time: '10–60 dk',
    fee: { label: 'Ağ ücreti' },
  },
  qr: {
    id: 'qr',
    name: 'QR ile yatır',
    logo: storyPicture('payment', 4),
    unavailable: { kind: 'maintenance', reason: 'Bakımda: bugün 14.00’te dönüyor.' },
  },
  mobile: {
    id: 'mobile',
    name: 'Mobil ödeme',
    logo: storyPicture('payment', 5),
    unavailable: { kind: 'closed', reason: 'Önce telefonunu doğrulaman gerekiyor.' },
  },
} satisfies Record<string, PaymentMethod>;

export const sampleMethods: readonly PaymentMethod[] = Object.values(sampleMethod);
