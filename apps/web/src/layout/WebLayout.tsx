import { useBrand, type Header as HeaderName } from '@baize/brand';
import { Footer, Header, Page, PlaceRail, SkipLink } from '@baize/shell';
import { useCurrentRoute } from '@baize/routing';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const WITH_RAIL: HeaderName = 'rail';

/** The site on a screen with room: bar at the top, a rail at the side where the brand has one, footer. */
export function WebLayout({ children }: { children: ReactNode }) {
  const { layout } = useBrand();
  const hasRail = layout.header === WITH_RAIL;
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  return (
    <>
      <SkipLink />
      <Header places={!hasRail && !isInPlay} />
      <Body>
        {hasRail && !isInPlay && <PlaceRail />}
        <Content>
          <Page>{children}</Page>
          <Footer />
        </Content>
      </Body>
    </>
  );
}

const Body = styled.div`
  display: flex;
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  --bz-play-inset: 60px;
  min-block-size: 80vh;
  min-inline-size: 0;
`;
