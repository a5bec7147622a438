import {
  BingoIcon,
  CherryIcon,
  ClubIcon,
  CrownIcon,
  DiceIcon,
  FlameIcon,
  GemIcon,
  GiftIcon,
  InstantIcon,
  LiveIcon,
  RocketIcon,
  SpadeIcon,
  SparklesIcon,
  TvIcon,
  type IconComponent,
} from '@baize/ui';

const ICONS: ReadonlyMap<unknown, IconComponent> = new Map(
  Object.entries({
    bingo: BingoIcon,
    cherry: CherryIcon,
    club: ClubIcon,
    crown: CrownIcon,
    dice: DiceIcon,
    flame: FlameIcon,
    gem: GemIcon,
    gift: GiftIcon,
    rocket: RocketIcon,
    radio: LiveIcon,
    spade: SpadeIcon,
    sparkles: SparklesIcon,
    tv: TvIcon,
    zap: InstantIcon,
  }),
);

/** The icon of a category by the platform's `class`; a name of tomorrow gets a gem. */
export const categoryIcon = (name: string | undefined): IconComponent => ICONS.get(name) ?? GemIcon;
