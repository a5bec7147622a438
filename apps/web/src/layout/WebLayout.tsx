import { footerBands } from '@baize/content';
import { useBrand, type Header as HeaderName } from '@baize/brand';
import { Footer, Header, MenuDrawer, Page, PageExtras, PlaceNav, PlaceRail, SkipLink } from '@baize/shell';
import { useCurrentRoute } from '@baize/routing';
import { media } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const WITH_RAIL: HeaderName = 'rail';

/**
 * The site on a screen with room: bar at the top, a rail at the side where the brand has one, footer.
 * Where the places have no room they are in a drawer.
 */
export function WebLayout({ children }: { children: ReactNode }) {
  const { layout } = useBrand();
  const hasRail = layout.header === WITH_RAIL;
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  return (
    <>
      <SkipLink />
      <Header
        menu={<MenuDrawer />}
        menuShown="narrow"
        nav={!hasRail && !isInPlay && <PlaceNav />}
        line={!isInPlay}
        notice={!isInPlay}
      />
      <Body>
        {hasRail && !isInPlay && (
          <AtTheSide>
            <PlaceRail />
          </AtTheSide>
        )}
        <Content>
          <Page>{children}</Page>
          <Footer bands={footerBands} />
        </Content>
      </Body>
      <PageExtras />
    </>
  );
}

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
  --bz-play-inset: 60px;
  min-block-size: 80vh;
  min-inline-size: 0;
  ${media.desktop} {
    --bz-play-inset: 68px;
  }
`;
