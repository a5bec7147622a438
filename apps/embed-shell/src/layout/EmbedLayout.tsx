import { EmbedBridge, Page } from '@baize/shell';
import type { ReactNode } from 'react';

/** The site inside somebody else's page: the host has header, menus and footer, and is told what happens. */
export function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EmbedBridge />
      <Page>{children}</Page>
    </>
  );
}
