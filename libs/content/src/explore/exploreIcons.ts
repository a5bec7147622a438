import {
  BingoIcon,
  CherryIcon,
  CrownIcon,
  GemIcon,
  GiftIcon,
  LiveIcon,
  RocketIcon,
  TvIcon,
  VirtualIcon,
  type IconComponent,
} from '@baize/ui';

const ICONS: ReadonlyMap<unknown, IconComponent> = new Map(
  Object.entries({
    bingo: BingoIcon,
    cherry: CherryIcon,
    crown: CrownIcon,
    gift: GiftIcon,
    radio: LiveIcon,
    rocket: RocketIcon,
    swords: VirtualIcon,
    tv: TvIcon,
  }),
);

/** The icon of a tile by the platform's `class`. */
export const exploreIcon = (name: string | undefined): IconComponent => ICONS.get(name) ?? GemIcon;
