import { lowerCase } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { DeferredSection, PageReadyProvider } from '@baize/ui';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { contentTexts } from '../texts.ts';

const FooterPayments = lazyPart(
  async () => (await import('./FooterPayments.tsx')).FooterPayments,
  contentTexts,
);
const FooterProviders = lazyPart(
  async () => (await import('./FooterProviders.tsx')).FooterProviders,
  contentTexts,
);

/** The home page already ends with these logos. */
const HOME = ['/', '/home'];

/** The providers' logos on every page except home, where it renders nothing. */
function ProviderLogos() {
  const { pathname } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  if (HOME.includes(lowerCase(pathname))) return null;
  /* They render together with the next page after home, but its first screen comes first. */
  return (
    <PageReadyProvider atOnce={isReturning}>
      <DeferredSection height="120px">
        <FooterProviders />
      </DeferredSection>
    </PageReadyProvider>
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
  { id: 'providers', content: <ProviderLogos /> },
];
