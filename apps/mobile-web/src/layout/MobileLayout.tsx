import { SaferGamblingSlot } from '@baize/casino';
import { footerSections } from '@baize/content';
import { useCurrentRoute } from '@baize/routing';
import {
  Footer,
  Header,
  MenuDrawer,
  Page,
  PageFloatingElements,
  BottomNav,
  SaferGamblingButton,
  SkipToPage,
} from '@baize/shell';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The site in one hand: a slim bar at the top, the places within reach of a thumb, the rest in a drawer. */
export function MobileLayout({ children }: { children: ReactNode }) {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  if (isInPlay)
    return (
      <SaferGamblingSlot value={<SaferGamblingButton />}>
        <Page>{children}</Page>
      </SaferGamblingSlot>
    );
  return (
    <Root>
      <SkipToPage />
      <Header menu={<MenuDrawer />} tools={false} line={false} />
      <Page>{children}</Page>
      <Footer bands={footerSections} folded />
      <BottomNav />
      <PageFloatingElements />
    </Root>
  );
}

const Root = styled.div`
  --bz-bar-bottom: 64px;
`;
