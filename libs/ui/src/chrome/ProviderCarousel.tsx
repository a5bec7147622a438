import { useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { glide } from '../hero/glide.ts';
import { PauseIcon, PlayIcon } from '../icon/icons.ts';
import { useAutoplay } from '../motion/useAutoplay.ts';
import { SectionHead } from '../rail/SectionHead.tsx';
import { theme } from '../theme/theme.ts';
import { logosPerView, LogoPlate, type Logo } from './LogoPlate.tsx';

export type ProviderCarouselProps = {
  heading: string;
  logos: readonly Logo[];
  pauseLabel: string;
  playLabel: string;
};

const SPEED_MS = 500;
const INTERVAL_MS = 3000;

/**
 * The logos of all providers, stepping by one every three seconds.
 *
 * - Use in the footer or at the end of a lobby.
 * - Not for choosing providers: FilterPanel. Not for games: Rail.
 * - Keys: Tab reaches pause, then logo after logo; it stands while the focus or a pointer is on it.
 * - Aloud: a region named by its heading, with a list of links; the steps are not announced. In stillness it only
 *   scrolls.
 */
export function ProviderCarousel({ heading, logos, pauseLabel, playLabel }: ProviderCarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const step = () => {
    const box = row.current;
    const width = box?.firstElementChild?.getBoundingClientRect().width ?? 0;
    if (!box) return;
    const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 4;
    glide(box, atEnd ? 0 : box.scrollLeft + width, SPEED_MS);
  };
  const autoplay = useAutoplay(step, INTERVAL_MS, logos.length > 2);
  return (
    <section aria-label={heading} {...autoplay.hold}>
      <SectionHead heading={heading}>
        {!autoplay.idle && (
          <IconButton
            size="s"
            look="framed"
            icon={autoplay.paused ? PlayIcon : PauseIcon}
            label={autoplay.paused ? playLabel : pauseLabel}
            onClick={autoplay.toggle}
          />
        )}
      </SectionHead>
      <Row ref={row}>
        {logos.map((logo) => (
          <li key={logo.id}>
            <LogoPlate logo={logo} />
          </li>
        ))}
      </Row>
    </section>
  );
}

const Row = styled.ul`
  ${logosPerView}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(100% / var(--per-view));
  margin-inline: -5px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  && {
    padding-block: 4px;
  }
  & > li {
    padding-inline: 5px;
    scroll-snap-align: start;
  }
  color: ${theme.color.text};
`;
