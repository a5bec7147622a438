import { SaferGamblingSlot } from '@baize/casino';
import { useBrand } from '@baize/brand';
import { footerSections } from '@baize/content';
import { useIsInPlay } from '@baize/routing';
import {
  Footer,
  Header,
  MenuButton,
  Page,
  PageFloatingElements,
  PlayWindow,
  BottomNav,
  useBottomNav,
  SaferGamblingButton,
  SkipToPage,
} from '@baize/shell';
import { BOTTOM_BAR_SPACE, media } from '@baize/ui';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** The phone layout: a slim header, the bottom nav within reach of a thumb, everything else in a drawer. */
export const MobileLayout = ({ children }: { children: ReactNode }) => (
  <AroundPage isInPlay={useIsInPlay()} bottomNav={useBottomNav()}>
    {children}
  </AroundPage>
);

interface Props {
  isInPlay: boolean;
  bottomNav: ReturnType<typeof useBottomNav>;
  children: ReactNode;
}

/* Memoized, so that a navigation doesn't render header and footer again. */
const AroundPage = memo(function AroundPage({ isInPlay, bottomNav, children }: Props) {
  const { layout } = useBrand();
  if (isInPlay)
    return (
      <PlayWindow data-play>
        <SaferGamblingSlot value={<SaferGamblingButton />}>
          <Page>{children}</Page>
        </SaferGamblingSlot>
        <Footer folded />
        <PageFloatingElements />
      </PlayWindow>
    );
  return (
    <Root data-bottom={bottomNav}>
      <SkipToPage />
      <Header
        menu={<MenuButton />}
        tools={false}
        line={false}
        loginOnly={bottomNav !== 'none' && layout.visitorAction === 'register'}
      />
      <Page>{children}</Page>
      <Footer bands={footerSections} folded />
      <BottomNav />
      <PageFloatingElements />
    </Root>
  );
});

const Root = styled.div`
  --bz-bar-bottom: ${BOTTOM_BAR_SPACE.bar}px;
  &[data-bottom='dock'] {
    --bz-bar-bottom: ${BOTTOM_BAR_SPACE.dock}px;
  }
  &[data-bottom='none'] {
    --bz-bar-bottom: 0px;
  }
  ${media.aboveKeyboard} {
    &[data-bottom] {
      --bz-bar-bottom: 0px;
    }
  }
`;
