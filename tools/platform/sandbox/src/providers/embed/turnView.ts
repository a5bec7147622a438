import type { Lang } from '../../contract/lang.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { chestAmounts, type DailyPage } from './draws.ts';
import { embedTexts } from './embedTexts.ts';
import { moneyText, numberText } from './moneyText.ts';
import { dayOf, drawQuery, untilTomorrow, type Turn } from './turns.ts';
import type { Visitor } from './visitor.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const LIRA = 1;

/** A turn as its page shows it. */
export interface TurnView {
  place: number;
  choice: number;
  /** Formatted for the player; empty if nothing was won. */
  prize: string;
  headline: string;
  next: string;
  /** The prizes of the nine chests; empty on other pages. */
  chests: string[];
}

/** A turn in the player's language. */
export async function turnView(
  sandbox: Sandbox,
  { page, visitor, turn, lang }: { page: DailyPage; visitor: Visitor; turn: Turn; lang: Lang },
): Promise<TurnView> {
  const texts = embedTexts(lang);
  const { place, choice, amount } = turn;
  const currency = visitor.player?.currency ?? LIRA;
  const left = untilTomorrow(sandbox.clock.now());
  const query = drawQuery({ page, visitor, choice }, dayOf(sandbox.clock.date()));
  const chests = page === 'treasure' ? await chestAmounts(sandbox, query) : [];
  const credit = `${numberText(amount, lang)} ${texts.credit.toLocaleLowerCase(lang)}`;
  const won = page === 'case' ? credit : moneyText(amount, lang, currency);
  const prize = amount > 0n ? won : '';
  return {
    place,
    choice,
    prize,
    headline: prize ? texts.won(prize) : '',
    next: texts.next(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)),
    chests: chests.map((held) => moneyText(held, lang, currency)),
  };
}
