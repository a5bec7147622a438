import { lazyPart } from '@baize/routing';
import { Suspense } from 'react';
import { accountTexts } from '../texts.ts';

const AccountNav = lazyPart(async () => (await import('./AccountNav.tsx')).AccountNav, accountTexts);

/** The account's navigation beside a page; its code loads after the page's. */
export const AccountPageNav = () => (
  <Suspense fallback={null}>
    <AccountNav />
  </Suspense>
);
