import { lazyPart } from '@baize/routing';
import { Suspense, type ReactNode } from 'react';
import { accountTexts } from '../texts.ts';
import { AccountPageLayout, type AccountHeading } from './AccountPageLayout.tsx';

interface Props extends AccountHeading {
  children: ReactNode;
}

const AccountNav = lazyPart(async () => (await import('./AccountNav.tsx')).AccountNav, accountTexts);

/**
 * An account page: its heading, with the account menu beside it on wide screens, and a link to the hub above it on
 * phones and tablets (spec 3/2, ADR 47).
 */
export const AccountPage = (props: Props) => (
  <AccountPageLayout
    {...props}
    nav={
      <Suspense fallback={null}>
        <AccountNav />
      </Suspense>
    }
  />
);
