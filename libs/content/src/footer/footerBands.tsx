import { loadMessages } from '@baize/i18n';
import { Below } from '@baize/ui';
import { lazy, type ReactNode } from 'react';
import { contentMessages } from '../messages.ts';

const PaymentBand = lazy(async () => {
  const [band] = await Promise.all([import('./PaymentBand.tsx'), loadMessages(contentMessages)]);
  return { default: band.PaymentBand };
});
const ProviderBand = lazy(async () => {
  const [band] = await Promise.all([import('./ProviderBand.tsx'), loadMessages(contentMessages)]);
  return { default: band.ProviderBand };
});

/** What an app puts into the shell's footer: the ways to pay and the makers of the games. */
export const footerBands: readonly { id: string; content: ReactNode }[] = [
  {
    id: 'payments',
    content: (
      <Below height="64px">
        <PaymentBand />
      </Below>
    ),
  },
  {
    id: 'providers',
    content: (
      <Below height="120px">
        <ProviderBand />
      </Below>
    ),
  },
];
