import type { LiveTable } from '../catalogue/GameSeed.ts';
import { standing } from '../compose/images.ts';
import type { Setting } from './LiveBox.ts';
import { baccarat, blackjack, dragonTiger } from './things/cardTables.ts';
import { chips } from './things/chips.ts';
import { diceDomeSvg } from './things/diceDomeSvg.ts';
import { flight, wheelShow } from './things/showTables.ts';
import type { Arrange, TableThings } from './things/TableThings.ts';

const roulette = ({ x, y, size, alone, turn, side }: Setting): TableThings => ({
  back: '',
  front: alone
    ? standing(turn % 2 ? 'wheel' : 'wheelLow', {
        x,
        y: y - size * 0.02,
        size: size * 1.22,
      }) +
      standing(chips(turn), { x: x + size * (turn % 2 ? 0.43 : -0.43), y: y + size * 0.3, size: size * 0.3 })
    : standing('wheelLow', { x: x + side * size * 0.12, y: y + size * 0.05, size: size * 0.72 }) +
      standing(chips(turn), { x: x - side * size * 0.36, y: y + size * 0.04, size: size * 0.25 }),
});

const sicBo = ({ id, x, y, size, alone, turn, palette, side }: Setting): TableThings => ({
  back: '',
  front: alone
    ? diceDomeSvg(`${id}d`, { x, y: y - size * 0.14, size: size * 0.72, glow: palette.accent }) +
      standing(chips(turn), { x: x - side * size * 0.42, y: y + size * 0.14, size: size * 0.28 })
    : diceDomeSvg(`${id}d`, {
        x: x + side * size * 0.16,
        y: y - size * 0.07,
        size: size * 0.44,
        glow: palette.accent,
      }) + standing(chips(turn), { x: x - side * size * 0.3, y: y + size * 0.05, size: size * 0.27 }),
});

/** The things on the table, by game. */
export const tableThings: Record<LiveTable, Arrange> = {
  ROULETTE: roulette,
  BLACKJACK: blackjack,
  BACCARAT: baccarat,
  DRAGONTIGER: dragonTiger,
  SicBO: sicBo,
  MEGAWHEEL: wheelShow('show', ['starGold', 'microphone', 'coin', 'ballGold']),
  SWEETBONANZA: wheelShow('candy', ['cupcake', 'lollipop', 'gummyBear', 'donut']),
  BOOMORBUST: flight,
};
