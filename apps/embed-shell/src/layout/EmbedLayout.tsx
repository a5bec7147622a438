import { SaferGamblingSlot } from '@baize/casino';
import { useIsInPlay } from '@baize/routing';
import {
  EmbedBridge,
  Footer,
  Page,
  PageFloatingElements,
  PlayWindow,
  SaferGamblingButton,
} from '@baize/shell';
import type { ReactNode } from 'react';

/**
 * The site in an iframe: the embedding page has header, menus and footer, and receives events. Safer-gambling links are
 * still included: a line below each page, and a button next to a game.
 */
export function EmbedLayout({ children }: { children: ReactNode }) {
  const isInPlay = useIsInPlay();
  return (
    <>
      <EmbedBridge />
      <PlayWindow data-play={isInPlay}>
        <SaferGamblingSlot value={<SaferGamblingButton />}>
          <Page>{children}</Page>
        </SaferGamblingSlot>
        <Footer slim />
      </PlayWindow>
      <PageFloatingElements />
    </>
  );
}
