import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sceneSurface } from './sceneSurface.ts';

interface Props {
  /** URL of the image, decorative. */
  art: string;
  title: string;
  text: string;
  /** A flatter image, for few large cards. */
  wide?: boolean;
  /** The button below. */
  children: ReactNode;
}

/** A game or a room to choose: art on the brand's background, its name, and a button. */
export const SceneCard = ({ art, title, text, wide = false, children }: Props) => (
  <Root>
    <Scene aria-hidden="true" data-wide={wide}>
      <Image src={art} alt="" width={448} height={448} loading="lazy" decoding="async" />
    </Scene>
    <Words>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <End>{children}</End>
    </Words>
  </Root>
);

const Root = styled.article`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  overflow: hidden;
`;

const Scene = styled.div`
  ${sceneSurface}
  --light-at: 50% 35%;
  aspect-ratio: 4 / 3;
  &[data-wide='true'] {
    aspect-ratio: 16 / 7;
  }
`;

const Image = styled.img`
  position: absolute;
  inset: 7%;
  inline-size: 86%;
  block-size: 86%;
  object-fit: contain;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.xxs};
  padding: ${theme.space.s};
  ${media.tablet} {
    padding: ${theme.space.m};
  }
`;

const Title = styled.h3`
  font-size: ${theme.size.m};
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${media.tablet} {
    font-size: ${theme.size.l};
  }
`;

const Text = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.4;
`;

const End = styled.div`
  margin-block-start: auto;
  padding-block-start: ${theme.space.s};
`;
