import { lowerCase } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { DeferredSection } from '@baize/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contentTexts } from '../texts.ts';

const FooterPayments = lazyPart(
  async () => (await import('./FooterPayments.tsx')).FooterPayments,
  contentTexts,
);
const FooterProviders = lazyPart(
  async () => (await import('./FooterProviders.tsx')).FooterProviders,
  contentTexts,
);

/** Home ends with the same logos. */
const HOME = ['/', '/home'];

/** The makers of the games at the end of every page but home, where they leave no trace, not even an empty place. */
function Makers() {
  const { pathname } = useLocation();
  if (HOME.includes(lowerCase(pathname))) return null;
  return (
    <DeferredSection height="120px">
      <FooterProviders />
    </DeferredSection>
  );
}

/** What an app puts into the shell's footer: the ways to pay and the makers of the games. */
export const footerSections: readonly { id: string; content: ReactNode }[] = [
  {
    id: 'payments',
    content: (
      <DeferredSection height="64px">
        <FooterPayments />
      </DeferredSection>
    ),
  },
  { id: 'providers', content: <Makers /> },
];
