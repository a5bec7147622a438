import type { Call, Handler } from '../contract/Call.ts';
import { notFound, ok, plain, unauthorized, type Reply } from '../contract/Reply.ts';
import { BRISK, publicReply } from '../contract/publicReply.ts';
import { openPageLaunch } from '../providers/desk/pageLaunch.ts';
import type { Sandbox } from '../Sandbox.ts';
import { bannerMatches } from '../sport/bannerMatches.ts';
import { findBookPage, type BookName } from '../sport/books.ts';
import { bookScript } from '../sport/bookScript.ts';

/** The only `method` of the script family, `GET /{method}/{provider}/{type}` (ADR 13). */
const SCRIPT_METHOD = 'sport';

async function launchBook(
  sandbox: Sandbox,
  call: Call,
  wanted: { book: string; page: string; ending?: '.js' },
  reply: (launch: { url: string; code: string }) => Reply,
): Promise<Reply> {
  const found = call.brand.sport ? findBookPage(wanted.book, wanted.page) : undefined;
  if (!found) return notFound();
  if (found.page === 'history' && !call.session) return unauthorized();
  const page = `sport/${found.book}/${found.page}`;
  const { ending } = wanted;
  const { match, pick } = call.query as { match?: string; pick?: string };
  const launch = await openPageLaunch(sandbox, call, { page, session: call.session, ending, match, pick });
  return launch ? reply(launch) : plain(403, 'forbidden');
}

const framed =
  (book: BookName): Handler =>
  (sandbox, call) =>
    launchBook(sandbox, call, { book, page: call.params.page ?? '' }, ({ url }) => ok({ data: { url } }));

/** For prematch the reply contains the code as well as the URL. */
const getRedlanePage: Handler = (sandbox, call) => {
  const { page = '' } = call.params;
  return launchBook(sandbox, call, { book: 'redlane', page }, ({ url, code }) =>
    ok({ data: page === 'prematch' ? { url, token: code } : { url } }),
  );
};

const scripted = (sandbox: Sandbox, call: Call, book: string, page: string) =>
  launchBook(sandbox, call, { book, page, ending: '.js' }, ({ url }) =>
    ok({ data: { type: 'script', url, script: bookScript(url) } }),
  );

const getSportScript: Handler = (sandbox, call) => {
  const { method, provider = '', type = '' } = call.params;
  return method === SCRIPT_METHOD ? scripted(sandbox, call, provider, type) : notFound();
};

const getBetradarWidget: Handler = ({ seed, clock }, { brand }) =>
  publicReply({ data: { games: brand.sport ? bannerMatches(seed, clock.now()) : [] } }, BRISK);

export const sportRoutes: Record<string, Handler> = {
  getBetconstructPage: framed('betconstruct'),
  getRedlanePage,
  getUpgamingPage: framed('upgaming'),
  getBetradarPage: (sandbox, call) => scripted(sandbox, call, 'betradar', call.params.page ?? ''),
  getSportScript,
  getBetradarWidget,
};
