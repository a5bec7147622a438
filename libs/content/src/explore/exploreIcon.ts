import {
  BingoIcon,
  CherryIcon,
  CrownIcon,
  GemIcon,
  GiftIcon,
  LiveIcon,
  PlaneIcon,
  RocketIcon,
  TrophyIcon,
  TvIcon,
  VirtualIcon,
  type IconComponent,
} from '@baize/ui';

const ICONS: ReadonlyMap<unknown, IconComponent> = new Map(
  Object.entries({
    bingo: BingoIcon,
    'grid-3x3': BingoIcon,
    cherry: CherryIcon,
    crown: CrownIcon,
    gift: GiftIcon,
    goal: VirtualIcon,
    plane: PlaneIcon,
    radio: LiveIcon,
    rocket: RocketIcon,
    swords: VirtualIcon,
    trophy: TrophyIcon,
    tv: TvIcon,
  }),
);

/** The icon of a tile by the platform's `class`. */
export const exploreIcon = (name: string | undefined): IconComponent => ICONS.get(name) ?? GemIcon;
