import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sceneSurface } from './sceneSurface.ts';

interface Props {
  title: string;
  text: string;
  /** Images at the end of the row, decorative. */
  art: ReactNode;
  /** Figures and buttons below the text. */
  children?: ReactNode;
}

/** The head of a page about one kind of game: heading, text and art on the brand's background. */
export function SceneHero({ title, text, art, children }: Props) {
  return (
    <Root>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
        {children}
      </Words>
      <Art aria-hidden="true">{art}</Art>
    </Root>
  );
}

const Root = styled.header`
  ${sceneSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.shadow.m};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    align-items: center;
    min-block-size: 360px;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.l};
  ${media.tablet} {
    padding: ${theme.space.xl};
  }
  ${media.desktop} {
    padding: ${theme.space.xxl};
  }
`;

const Title = styled.h1`
  font-size: clamp(2rem, 5vw, ${theme.size.hero});
  line-height: 1.04;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: 44ch;
  font-size: ${theme.size.m};
  line-height: 1.45;
`;

/* On phones the art is above the text, and smaller. */
const Art = styled.div`
  order: -1;
  position: relative;
  block-size: 168px;
  ${media.tablet} {
    order: 0;
    align-self: stretch;
    block-size: auto;
    min-block-size: 300px;
  }
`;
