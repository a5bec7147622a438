import { SaferGamblingSlot } from '@baize/casino';
import { EmbedBridge, Footer, Page, SaferGamblingButton } from '@baize/shell';
import type { ReactNode } from 'react';

/**
 * The site inside somebody else's page: the host has header, menus and footer, and is told what happens. What protects a
 * player is here all the same: one line under each page, and a door beside a game.
 */
export function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EmbedBridge />
      <SaferGamblingSlot value={<SaferGamblingButton />}>
        <Page>{children}</Page>
      </SaferGamblingSlot>
      <Footer slim />
    </>
  );
}
