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

/** The home page itself ends with these logos. */
const HOME = ['/', '/home'];

/** The providers' logos on every page but home, where nothing is rendered. */
function Makers() {
  const { pathname } = useLocation();
  if (HOME.includes(lowerCase(pathname))) return null;
  return (
    <DeferredSection height="120px">
      <FooterProviders />
    </DeferredSection>
  );
}

/** Bands that an app passes to the shell's footer: payments and game providers. */
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
