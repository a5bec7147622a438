import {
  BingoIcon,
  BookIcon,
  CherryIcon,
  ClubIcon,
  CompassIcon,
  CrownIcon,
  DiamondIcon,
  DiceIcon,
  FlagIcon,
  FlameIcon,
  GemIcon,
  GiftIcon,
  InfinityIcon,
  InstantIcon,
  LiveIcon,
  MedalIcon,
  NumberBallIcon,
  RocketIcon,
  RouletteIcon,
  SpadeIcon,
  SparklesIcon,
  SportIcon,
  StarIcon,
  TrophyIcon,
  TvIcon,
  type IconComponent,
} from '@baize/ui';
import { createElement, type SVGProps } from 'react';

const ICONS: ReadonlyMap<unknown, IconComponent> = new Map(
  Object.entries({
    bingo: BingoIcon,
    'book-open': BookIcon,
    cherry: CherryIcon,
    circle: NumberBallIcon,
    'circle-dot': RouletteIcon,
    club: ClubIcon,
    compass: CompassIcon,
    crown: CrownIcon,
    diamond: DiamondIcon,
    dice: DiceIcon,
    flag: FlagIcon,
    flame: FlameIcon,
    gem: GemIcon,
    gift: GiftIcon,
    goal: SportIcon,
    infinity: InfinityIcon,
    medal: MedalIcon,
    rocket: RocketIcon,
    radio: LiveIcon,
    spade: SpadeIcon,
    sparkles: SparklesIcon,
    star: StarIcon,
    trophy: TrophyIcon,
    tv: TvIcon,
    zap: InstantIcon,
  }),
);

interface Props extends SVGProps<SVGSVGElement> {
  /** The platform's `class` of a category; an unknown one gets a gem. */
  name: string | undefined;
}

export const CategoryIcon = ({ name, ...svg }: Props) => createElement(ICONS.get(name) ?? GemIcon, svg);
