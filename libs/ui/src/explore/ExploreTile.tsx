import { useState } from 'react';
import { styled } from 'styled-components';
import { liftOnHover } from '../card/liftOnHover.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { UiLink } from '../link/UiLink.tsx';
import { usePageReady } from '../deferred/usePageReady.ts';
import { theme } from '../theme/theme.ts';

export type ExploreTileProps = {
  label: string;
  href: string;
  icon: IconComponent;
  /** An image behind the label; without it the brand's colours and the icon. */
  image?: string;
};

/**
 * A link to one area of the site.
 *
 * - Use in an ExploreStrip.
 * - Not for a game: GameTile. Not for a promotion: PromoCard.
 * - Keys: Enter follows it.
 * - Screen reader: a link named by its label; image and icon are decorative.
 */
export function ExploreTile({ label, href, icon, image }: ExploreTileProps) {
  const settled = usePageReady();
  const [broken, setBroken] = useState<string>();
  const hasImage = image && image !== broken;
  return (
    <Root href={href} data-part="card" data-image={Boolean(hasImage)}>
      {hasImage ? (
        settled && (
          <Image
            src={image}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(image)}
          />
        )
      ) : (
        <Sign>
          <Icon of={icon} size={26} />
        </Sign>
      )}
      <Label>{label}</Label>
    </Root>
  );
}

const Root = styled(UiLink)`
  ${liftOnHover}
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${theme.space.s};
  block-size: 100%;
  min-block-size: 116px;
  padding: ${theme.space.m};
  background:
    radial-gradient(
      110% 100% at 100% 0,
      color-mix(in oklab, ${theme.color.accent} 30%, transparent),
      transparent 65%
    ),
    ${theme.color.surface};
  overflow: hidden;
  /* A dark background for the text until the image has loaded. */
  &[data-image='true'] {
    background: linear-gradient(to top right, ${theme.color.scrim}, transparent 90%), ${theme.color.accent};
    color: ${theme.color.onScrim};
  }
  &[data-image='true']::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(to top, ${theme.color.scrim} 15%, transparent 75%);
  }
`;

const Image = styled.img`
  position: absolute;
  z-index: -2;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  align-self: flex-start;
  margin-block-end: auto;
  inline-size: 46px;
  block-size: 46px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  box-shadow:
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 30%, transparent),
    ${theme.shadow.m};
`;

const Label = styled.span`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  /* The longest single word (promosyonlar) fits a tile in the widest font. */
  font-size: clamp(0.75rem, 8.6cqi, ${theme.size.m});
  line-height: 1.15;
  hyphens: auto;
  overflow-wrap: anywhere;
`;
