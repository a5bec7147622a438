import { media, Skeleton, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Undefined while it loads. */
  title: string | undefined;
  intro: string | undefined;
  /** Next to the title, or below it on small screens: search and filter. */
  children?: ReactNode;
}

/** The head of a lobby: its name and hero text, search and filter. */
export const LobbyHead = ({ title, intro, children }: Props) => (
  <Root>
    <div>
      <Title>{title ?? <Skeleton width="9ch" />}</Title>
      <Intro>{intro ?? <Skeleton width="24ch" />}</Intro>
    </div>
    {children}
  </Root>
);

const Root = styled.header`
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
  /* At this width it may be on top of the lobby's backdrop. */
  ${media.desktop} {
    color: ${theme.color.text};
  }
`;
