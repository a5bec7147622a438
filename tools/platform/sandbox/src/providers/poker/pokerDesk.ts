import { ok } from '../../contract/Reply.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import { seededPick } from '../../random.ts';
import type { Desk } from '../desk/Desk.ts';
import { nextPageRound } from '../desk/nextPageRound.ts';
import { pageBalance, settlePageRound } from '../desk/pageMoney.ts';
import { pokerPage } from '../page/poker/pokerPage.ts';
import { pokerNameOf } from '../../wallets/pokerUser.ts';
import { compareCards, compareDice, dealCards, throwDice } from './deal.ts';

const WALLET = 'poker';
const STAKES = [5_00n, 10_00n, 25_00n, 50_00n, 100_00n] as const;
/** The rake of a pot with a winner, in hundredths. */
const RAKE = 5n;
const OTHERS = ['Poyraz', 'MaviAs', 'riverfox', 'Kupa7', 'OldHarbour', 'ZarUstasi', 'nightjar'] as const;

const cards = (count: number, lowest: '2' | '7') => (seed: string, round: number) => {
  const { own, other } = dealCards(seed, round, { count, lowest });
  const shown = (hand: typeof own) => hand.map(({ rank, suit }) => `${rank}${suit}`);
  return { own: shown(own), other: shown(other), lead: compareCards(own, other) };
};

/** The four tables, each with its own number of cards; heads-up, the highest card wins. */
const TABLES = {
  holdem: { name: 'Texas Hold’em', draw: cards(2, '2') },
  omaha: { name: 'Omaha', draw: cards(4, '2') },
  turkish: { name: 'Turkish Poker', draw: cards(5, '7') },
  tavla: {
    name: 'Tavla',
    draw: (seed: string, round: number) => {
      const { own, other } = throwDice(seed, round);
      return { own: own.map(String), other: other.map(String), lead: compareDice(own, other) };
    },
  },
} as const;
type TableName = keyof typeof TABLES;

/** The payout: the pot less the rake to the winner, the stake to both in a tie. */
const winOf = (stake: bigint, lead: number) =>
  lead > 0 ? (2n * stake * (100n - RAKE)) / 100n : lead === 0 ? stake : 0n;

/** A small poker room that uses the poker wallet. */
export const pokerDesk: Desk = {
  name: 'poker',
  page: pokerPage,
  hasPage: (rest) => rest === 'lobby',
  describe: async ({ db }, session) => ({
    tables: Object.entries(TABLES).map(([id, { name }]) => ({ id, name })),
    stakes: STAKES.map(formatMoney),
    seat: session.player_id === null ? '' : ((await pokerNameOf(db, session.player_id)) ?? ''),
    balance: formatMoney(await pageBalance(db, session, WALLET)),
  }),
  reads: {
    balance: async ({ db }, session) => ok({ balance: formatMoney(await pageBalance(db, session, WALLET)) }),
  },
  stakes: {
    play: ({ clock, seed }, session, body) => {
      const name = (Object.keys(TABLES) as TableName[]).find((known) => known === body.table);
      const amount = typeof body.stake === 'string' ? parseMoney(body.stake) : undefined;
      const stake = STAKES.find((offered) => offered === amount);
      if (!name || stake === undefined) return undefined;
      return async (tx) => {
        const round = await nextPageRound(tx, session.id);
        const { own, other, lead } = TABLES[name].draw(session.seed, round);
        const win = winOf(stake, lead);
        const reference = `poker-${session.id}-${round}`;
        const move = { session, wallet: WALLET, reference, at: clock.date() } as const;
        const balance = await settlePageRound(tx, move, { stake, win });
        const opponent = seededPick(seed, OTHERS, 'opponent', session.id, Math.floor((round - 1) / 4));
        const money = { stake: formatMoney(stake), win: formatMoney(win), balance: formatMoney(balance) };
        return ok({ own, other, opponent, result: Math.sign(lead), ...money });
      };
    },
  },
};
