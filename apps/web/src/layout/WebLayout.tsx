import { SaferGamblingSlot } from '@baize/casino';
import { footerSections } from '@baize/content';
import { useBrand, type Header as HeaderName } from '@baize/brand';
import {
  Footer,
  Header,
  MenuButton,
  Page,
  PageFloatingElements,
  PrimaryNav,
  SaferGamblingButton,
  SideNav,
  SkipToPage,
} from '@baize/shell';
import { useIsInPlay } from '@baize/routing';
import { media } from '@baize/ui';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';

const WITH_RAIL: HeaderName = 'rail';

/**
 * The layout for wide screens: header, side nav if the brand has one, footer. If the primary nav doesn't fit, it's in a
 * drawer.
 */
export const WebLayout = ({ children }: { children: ReactNode }) => (
  <AroundPage isInPlay={useIsInPlay()}>{children}</AroundPage>
);

interface Props {
  isInPlay: boolean;
  children: ReactNode;
}

/* Memoized, so that a navigation doesn't render header and footer again. */
const AroundPage = memo(function AroundPage({ isInPlay, children }: Props) {
  const { layout } = useBrand();
  const hasRail = layout.header === WITH_RAIL;
  return (
    <>
      <SkipToPage />
      <Header menu={<MenuButton />} menuShown="narrow" nav={!isInPlay && <PrimaryNav />} inPlay={isInPlay} />
      <Body>
        {hasRail && !isInPlay && (
          <AtTheSide>
            <SideNav />
          </AtTheSide>
        )}
        <Content data-play={isInPlay} data-header={layout.header}>
          <SaferGamblingSlot value={isInPlay && <SaferGamblingButton />}>
            <Page>{children}</Page>
          </SaferGamblingSlot>
          <Footer bands={footerSections} />
        </Content>
      </Body>
      <PageFloatingElements />
    </>
  );
});

const Body = styled.div`
  display: flex;
`;

const AtTheSide = styled.div`
  display: none;
  ${media.web} {
    display: flex;
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 80vh;
  min-inline-size: 0;
  /*
   * A game and the bar below it fill the viewport below the header; on a phone in landscape the game fills all of it.
   */
  &[data-play='true'] {
    --bz-play-height: auto;
    --bz-play-header: 60px;
    min-block-size: 0;
    block-size: calc(var(--bz-window, 100dvh) - var(--bz-play-header));
    &:is([data-header='classic'], [data-header='mega']) {
      ${media.desktop} {
        --bz-play-header: 68px;
      }
    }
    ${media.low} {
      --bz-play-height: 100dvh;
      block-size: auto;
    }
  }
`;
