import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { ArrowIcon } from '../icon/icons.ts';
import { UiLink } from '../link/UiLink.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type HeroSlideData = {
  id: string | number;
  image: string;
  /** The text in the image, when `title` doesn't repeat it. */
  alt: string;
  href?: string;
  title?: string;
  text?: string;
  /** Styles the link as a button; the whole slide is the link. */
  action?: string;
};

type HeroSlideProps = {
  slide: HeroSlideData;
  first: boolean;
  /** The visible one: only its link can be reached with Tab. */
  current: boolean;
};

/** One image of the hero with its text. The first is the page's LCP and is fetched before everything else. */
export function HeroSlide({ slide, first, current }: HeroSlideProps) {
  const content = (
    <>
      <Image
        src={slide.image}
        alt={slide.title ? '' : slide.alt}
        width={1440}
        height={480}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
      {slide.title && (
        <Words>
          <Title>{slide.title}</Title>
          {slide.text && <Text>{slide.text}</Text>}
          {slide.action && (
            <Action data-part="button" data-variant="primary">
              {slide.action}
              <Icon of={ArrowIcon} size={18} />
            </Action>
          )}
        </Words>
      )}
    </>
  );
  return slide.href ? (
    <Linked data-part="slide" href={slide.href} tabIndex={current ? undefined : -1}>
      {content}
    </Linked>
  ) : (
    <Plain data-part="slide">{content}</Plain>
  );
}

const frame = `
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  border-radius: inherit;
  color: ${theme.color.onScrim};
  text-decoration: none;
  container-type: inline-size;
`;

const Plain = styled.div`
  ${frame}
`;

const Linked = styled(UiLink)`
  ${frame}
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  border-radius: inherit;
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  align-content: end;
  gap: ${theme.space.xs};
  block-size: 100%;
  padding: ${theme.space.l} max(${theme.space.m}, var(--hero-inset, 0px))
    calc(${theme.space.m} + var(--hero-foot, 24px));
  border-radius: inherit;
  background: linear-gradient(
    to top,
    ${theme.color.scrim},
    color-mix(in oklab, ${theme.color.scrim} 55%, transparent) 45%,
    transparent 80%
  );
  ${media.tablet} {
    align-content: center;
    padding-block: ${theme.space.xl};
    background: linear-gradient(
      to right,
      ${theme.color.scrim},
      color-mix(in oklab, ${theme.color.scrim} 60%, transparent) 40%,
      transparent 72%
    );
  }
`;

const Title = styled.p`
  max-inline-size: min(18ch, 100%);
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: clamp(1.15rem, 5.2cqi, ${theme.size.hero});
  letter-spacing: ${theme.tracking.display};
  line-height: 1.04;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: 44ch;
  font-size: clamp(${theme.size.s}, 1.6cqi, ${theme.size.l});
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  @container (max-width: 340px) {
    display: none;
  }
  ${media.tablet} {
    -webkit-line-clamp: 3;
  }
`;

const Action = styled.span`
  display: none;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.control.m};
  margin-block-start: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.l};
  border-radius: ${theme.radius.m};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  box-shadow: inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 28%, transparent);
  ${media.tablet} {
    display: inline-flex;
  }
  a:hover > * > & {
    background: ${theme.color.accentHover};
  }
`;
