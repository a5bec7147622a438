import { lowerCase } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Below } from '@baize/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contentTexts } from '../texts.ts';

const PaymentBand = lazyPart(async () => (await import('./PaymentBand.tsx')).PaymentBand, contentTexts);
const ProviderBand = lazyPart(async () => (await import('./ProviderBand.tsx')).ProviderBand, contentTexts);

/** Home ends with the same logos. */
const HOME = ['/', '/home'];

/** The makers of the games at the end of every page but home, where they leave no trace, not even an empty place. */
function Makers() {
  const { pathname } = useLocation();
  if (HOME.includes(lowerCase(pathname))) return null;
  return (
    <Below height="120px">
      <ProviderBand />
    </Below>
  );
}

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
  { id: 'providers', content: <Makers /> },
];
