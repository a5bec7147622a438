import { bonusName } from '../../bonuses/bonusNames.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { offersFor, type OpenOffer } from './bonusOffers.ts';
import { bonusRequestsOf, REQUEST_STATUS, settleBonusRequests, type BonusRequest } from './bonusRequests.ts';
import { embedTexts } from './embedTexts.ts';
import { moneyText } from './moneyText.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;
const LIRA = 1;
/** 26 Feb 14:05, in UTC as times are shown everywhere (spec 1/9.shell/4). */
const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
};
const LOCALES: Record<Lang, string> = { tr: 'tr-TR', en: 'en-GB' };

/** The data of the bonus-request page: every bonus with its availability, and the requests. */
export async function bonusView(sandbox: Sandbox, visitor: Visitor, lang: Lang) {
  await settleBonusRequests(sandbox, visitor.who);
  const now = sandbox.clock.now();
  const { bonus } = embedTexts(lang);
  const currency = visitor.player?.currency ?? LIRA;
  const offer = ({ kind, amount, reason }: OpenOffer) => ({
    kind,
    name: bonusName(kind, lang),
    amount: moneyText(amount, lang, currency),
    isOpen: reason === undefined,
    reason: reason ? bonus.reasons[reason] : '',
  });
  const request = ({ kind, amount, status, created_at, due_at }: BonusRequest) => ({
    name: bonusName(kind, lang),
    amount: moneyText(amount, lang, currency),
    status,
    state: bonus.states[status] ?? '',
    at: new Intl.DateTimeFormat(LOCALES[lang], MOMENT).format(created_at),
    due:
      status === REQUEST_STATUS.waiting
        ? bonus.due(Math.max(1, Math.ceil((due_at.getTime() - now) / MINUTE)))
        : '',
  });
  return {
    offers: (await offersFor(sandbox.db, visitor, now)).map(offer),
    requests: (await bonusRequestsOf(sandbox, visitor.who)).map(request),
  };
}
