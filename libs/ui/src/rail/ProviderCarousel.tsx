import { Carousel, type CarouselProps } from './Carousel.tsx';
import type { PerView } from './perView.ts';
import { LogoTile, type Logo } from '../card/LogoTile.tsx';

export type ProviderCarouselProps = {
  heading: string;
  icon?: CarouselProps['icon'];
  logos: readonly Logo[];
  labels: CarouselProps['labels'];
};

/** How many logos are visible, by viewport width (spec 2/9.content/4). */
const LOGOS_PER_VIEW: PerView = { 0: 2, 400: 3, 768: 4, 992: 5, 1200: 7, 1280: 8, 1400: 8, 1600: 10 };
const SPEED_MS = 500;
const INTERVAL_MS = 3000;

/**
 * The logos of all providers, stepping by one every three seconds.
 *
 * - Use in the footer or at the end of a lobby.
 * - Not for choosing providers: FilterPanel. Not for games: Rail.
 * - Keys: those of the Carousel: Tab reaches pause and arrows, then logo after logo.
 * - Screen reader: a Carousel named by its heading, with a list of links; the steps are not announced.
 */
export const ProviderCarousel = ({ heading, icon, logos, labels }: ProviderCarouselProps) => (
  <Carousel
    heading={heading}
    icon={icon}
    labels={labels}
    perView={LOGOS_PER_VIEW}
    interval={INTERVAL_MS}
    speed={SPEED_MS}
  >
    {logos.map((logo) => (
      <LogoTile key={logo.id} logo={logo} />
    ))}
  </Carousel>
);
