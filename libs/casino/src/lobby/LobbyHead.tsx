import { lazyPart } from '@baize/routing';
import { media, Skeleton, theme, useDeferredRender } from '@baize/ui';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Undefined while it loads. */
  title: string | undefined;
  intro: string | undefined;
  /** Whether the brand has a video behind it. */
  hasVideo?: boolean;
  /** Next to the title, or below it on small screens: search and filter. */
  children?: ReactNode;
}

const LobbyBackdrop = lazyPart(async () => (await import('./LobbyBackdrop.tsx')).LobbyBackdrop);

/** Later than everything that a player came for. */
const Backdrop = () =>
  useDeferredRender() && (
    <Suspense fallback={null}>
      <LobbyBackdrop />
    </Suspense>
  );

/** The head of a lobby: its name and hero text, search and filter. */
export const LobbyHead = ({ title, intro, hasVideo = false, children }: Props) => (
  <Root>
    {hasVideo && <Backdrop />}
    <div>
      <Title>{title ?? <Skeleton width="9ch" />}</Title>
      <Intro>{intro ?? <Skeleton width="24ch" />}</Intro>
    </div>
    {children}
  </Root>
);

const Root = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${theme.space.m};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Title = styled.h1`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.1;
`;

const Intro = styled.p`
  margin: ${theme.space.xs} 0 0;
  max-inline-size: 70ch;
  color: ${theme.color.textMuted};
`;
