import { SaferGamblingSlot } from '@baize/casino';
import { EmbedBridge, Footer, Page, SaferGamblingButton } from '@baize/shell';
import type { ReactNode } from 'react';

/**
 * The site in an iframe: the embedding page has header, menus and footer, and receives events. Safer
 * gambling is here all the same: a line under each page, and a button next to a game.
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
