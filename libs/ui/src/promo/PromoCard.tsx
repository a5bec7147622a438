import { styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { whenStill } from '../motion/whenStill.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type PromoCardProps = { name: string; image: string; href: string; priority?: boolean };

/** A promotion in a list: its picture and its name. */
export function PromoCard({ name, image, href, priority = false }: PromoCardProps) {
  return (
    <Root href={href}>
      <Frame>
        <Picture
          src={image}
          alt=""
          width={640}
          height={360}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
        />
      </Frame>
      <Name>{name}</Name>
    </Root>
  );
}

const Root = styled(UiLink)`
  display: block;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  color: ${theme.color.text};
  text-decoration: none;
  overflow: hidden;
  transition:
    transform ${theme.motion.normal} ${theme.motion.ease},
    box-shadow ${theme.motion.normal} ${theme.motion.ease};
  ${media.hover} {
    &:hover {
      transform: translateY(-3px);
      box-shadow:
        inset 0 0 0 1px ${theme.color.accent},
        ${theme.shadow.l};
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
  ${whenStill('transform: none !important;')}
`;

const Frame = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
  background: ${theme.color.skeleton};
  overflow: hidden;
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
`;

const Name = styled.span`
  display: block;
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  font-weight: ${theme.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
