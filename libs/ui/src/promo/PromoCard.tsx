import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { liftOnHover } from '../card/liftOnHover.ts';
import { Icon } from '../icon/Icon.tsx';
import { GiftIcon } from '../icon/icons.ts';
import { UiLink } from '../link/UiLink.tsx';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type PromoCardProps = {
  name: string;
  image: string;
  href: string;
  priority?: boolean;
  /** The terms in a line. */
  terms?: string;
  /** A Badge over the image: the player's state. */
  badge?: ReactNode;
  /** Below the terms: when it ends. */
  meta?: ReactNode;
};

/**
 * A promotion in a list: its image, its name and its key terms.
 *
 * - Use on the promotions' page and in a Rail; `priority` for those visible at first.
 * - Not for the large banner: HeroSlider. Not for an area of the site: ExploreTile.
 * - Keys: Enter follows it.
 * - Screen reader: a link named by the promotion; the image is decorative, so its text belongs in the name.
 */
export function PromoCard({ name, image, href, priority = false, terms, badge, meta }: PromoCardProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Root href={href} data-part="card">
      <Frame>
        {broken === image ? (
          <Instead>
            <Icon of={GiftIcon} size={40} />
          </Instead>
        ) : (
          <Image
            src={image}
            alt=""
            width={640}
            height={360}
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setBroken(image)}
          />
        )}
      </Frame>
      {badge && <Corner data-part="mark">{badge}</Corner>}
      <Name>{name}</Name>
      {(terms || meta) && (
        <Facts>
          {terms && <span>{terms}</span>}
          {meta}
        </Facts>
      )}
    </Root>
  );
}

const Root = styled(UiLink)`
  ${liftOnHover}
  display: block;
  position: relative;
  overflow: hidden;
  ${media.hover} {
    &:hover img {
      transform: scale(1.04);
    }
  }
`;

const Frame = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
  background: ${theme.color.skeleton};
  overflow: hidden;
`;

const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
  ${whenReducedMotion('transform: none !important;')}
`;

const Instead = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  background:
    radial-gradient(
      110% 120% at 100% 0,
      color-mix(in oklab, ${theme.color.accent} 30%, transparent),
      transparent 65%
    ),
    ${theme.color.raised};
  color: ${theme.color.accentText};
`;

const Name = styled.span`
  display: block;
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  font-weight: ${theme.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: ${theme.space.s};
  inset-inline-start: ${theme.space.s};
  display: flex;
`;

const Facts = styled.span`
  display: grid;
  gap: ${theme.space.xs};
  margin-block-start: calc(-1 * ${theme.space.s});
  padding: 0 ${theme.space.m} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
