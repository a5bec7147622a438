import type { Lang } from '../../contract/lang.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { caseToday } from './caseApi.ts';
import { embedTexts } from './embedTexts.ts';
import type { EmbedView } from './EmbedView.ts';
import { bonusPage } from '../page/embed/bonusPage.ts';
import { casePage } from '../page/embed/casePage.ts';
import { levelPage } from '../page/embed/levelPage.ts';
import { lostPage } from '../page/embed/lostPage.ts';
import { treasurePage } from '../page/embed/treasurePage.ts';
import { wheelPage } from '../page/embed/wheelPage.ts';
import { readPayload, type EmbedPayload } from './readPayload.ts';
import type { PayingPage } from './ticket.ts';
import { findTurn } from './turns.ts';
import { turnView, type TurnView } from './turnView.ts';
import { ticketVisitor, type Visitor } from './visitor.ts';

/** The query of an embedded page; empty strings for missing or invalid values. */
export interface PageQuery {
  lang: Lang;
  site: string;
  name: string;
  ticket: string;
  payload: string;
  scheme: 'dark' | 'light' | undefined;
}

const LIRA = 1;

/** The brand with a domain that begins with this label. */
const brandOf = ({ brands }: Sandbox, label: string) =>
  brands.all.find(({ domain }) => domain.split('.')[0] === label.toLowerCase());

/** A page's view; without a visitor it is a practice one. */
export function viewOf(sandbox: Sandbox, query: PageQuery, visitor?: Visitor): EmbedView {
  const brand = brandOf(sandbox, query.site);
  return {
    lang: query.lang,
    texts: embedTexts(query.lang),
    site: brand?.name ?? '',
    slug: brand?.slug,
    scheme: query.scheme,
    username: query.name,
    mode: visitor ? 'real' : 'play',
    currency: visitor?.player?.currency ?? LIRA,
    ticket: visitor ? query.ticket : '',
  };
}

async function provenVisitor(
  sandbox: Sandbox,
  page: PayingPage,
  ticket: string,
): Promise<Visitor | undefined> {
  return ticket ? ticketVisitor(sandbox, page, ticket) : undefined;
}

type Draw = (sandbox: Sandbox, query: PageQuery) => Promise<string>;

const dailyPage =
  (page: 'wheel' | 'treasure', draw: (view: EmbedView, today: TurnView | undefined) => string): Draw =>
  async (sandbox, query) => {
    const visitor = await provenVisitor(sandbox, page, query.ticket);
    const turn = visitor && (await findTurn(sandbox, page, visitor.who));
    const today = turn && (await turnView(sandbox, { page, visitor, turn, lang: query.lang }));
    return draw(viewOf(sandbox, query, visitor), today);
  };

const bonusRequest: Draw = async (sandbox, query) =>
  bonusPage(viewOf(sandbox, query, await provenVisitor(sandbox, 'bonus-request', query.ticket)));

/** A page with a payload in its URL; an invalid one leads to a friendly error page. */
const payloadPage =
  (
    draw: (sandbox: Sandbox, view: EmbedView, payload: EmbedPayload, query: PageQuery) => Promise<string>,
  ): Draw =>
  async (sandbox, query) => {
    const payload = readPayload(query.payload);
    if (!payload) return lostPage(viewOf(sandbox, { ...query, name: '' }));
    return draw(sandbox, viewOf(sandbox, { ...query, name: payload.username }), payload, query);
  };

const level = payloadPage((_, view, { totalDeposit }) =>
  Promise.resolve(totalDeposit === undefined ? lostPage(view) : levelPage(view, totalDeposit)),
);

const openedCase = payloadPage(async (sandbox, view, payload, query) =>
  casePage(view, query.payload, await caseToday(sandbox, payload, query.lang)),
);

/** The embedded pages, by the last path segment. */
export const EMBED_PAGES: Readonly<Record<string, Draw>> = {
  wheel: dailyPage('wheel', wheelPage),
  treasure: dailyPage('treasure', treasurePage),
  'bonus-request': bonusRequest,
  'bonus-talep': bonusRequest,
  level,
  case: openedCase,
};
