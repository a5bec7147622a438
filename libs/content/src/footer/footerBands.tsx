import { lazyPart } from '@baize/routing';
import { Below } from '@baize/ui';
import type { ReactNode } from 'react';
import { contentMessages } from '../messages.ts';

const PaymentBand = lazyPart(async () => (await import('./PaymentBand.tsx')).PaymentBand, contentMessages);
const ProviderBand = lazyPart(async () => (await import('./ProviderBand.tsx')).ProviderBand, contentMessages);

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
