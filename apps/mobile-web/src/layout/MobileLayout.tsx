import { SaferGamblingSlot } from '@baize/casino';
import { footerSections } from '@baize/content';
import { useCurrentRoute, useIsInPlay } from '@baize/routing';
import {
  Footer,
  Header,
  MenuButton,
  Page,
  PageFloatingElements,
  BottomNav,
  SaferGamblingButton,
  SkipToPage,
} from '@baize/shell';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The phone layout: a slim header, the bottom nav within reach of a thumb, everything else in a drawer. */
export function MobileLayout({ children }: { children: ReactNode }) {
  const isInPlay = useIsInPlay();
  /* A sportsbook fills the window: what regular pages have below them is left out (spec 2/2.7/14). */
  const isRegular = useCurrentRoute()?.footer !== 'flush';
  if (isInPlay)
    return (
      <SaferGamblingSlot value={<SaferGamblingButton />}>
        <Page>{children}</Page>
      </SaferGamblingSlot>
    );
  return (
    <Root>
      <SkipToPage />
      <Header menu={<MenuButton />} tools={false} line={false} />
      <Page>{children}</Page>
      <Footer bands={isRegular ? footerSections : []} folded />
      <BottomNav />
      <PageFloatingElements />
    </Root>
  );
}

const Root = styled.div`
  --bz-bar-bottom: 64px;
`;
