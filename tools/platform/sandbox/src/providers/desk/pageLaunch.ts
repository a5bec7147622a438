import type { Call } from '../../contract/Call.ts';
import { parentOrigin } from '../../http/parentOrigin.ts';
import { hashToken } from '../../random.ts';
import type { Sandbox } from '../../Sandbox.ts';

export interface PageLaunch {
  /** The page's URL on the providers' origin, with the code. */
  url: string;
  /** Valid once, for a few minutes. */
  code: string;
}

export interface PageRequest {
  /** The page's path: `binary/lobby`, `sport/redlane/live`. */
  page: string;
  /** Undefined for a visitor or for play money. */
  session: Call['session'];
  /** A suffix of the path: `.js` for the script variant. */
  ending?: '.js' | '' | undefined;
  /** The match that a sportsbook opens with. */
  match?: string | undefined;
  /** The outcome of that match that its slip opens with. */
  pick?: string | undefined;
}

/** Launches a provider's page: a URL with a one-time code. Undefined if the request's origin isn't trusted. */
export async function openPageLaunch(
  sandbox: Sandbox,
  { headers, lang, brand }: Call,
  { page, session, ending = '', match, pick }: PageRequest,
): Promise<PageLaunch | undefined> {
  const { db, clock, secrets } = sandbox;
  const parent = parentOrigin(headers, sandbox.brands);
  if (!parent) return undefined;
  const code = secrets.token();
  await db
    .insertInto('page_launch')
    .values({
      code_hash: hashToken(code),
      page,
      player_id: session?.player.id ?? null,
      session_id: session?.id ?? null,
      site_id: brand.siteId,
      lang,
      parent_origin: parent,
      created_at: clock.date(),
      used_at: null,
    })
    .execute();
  const query = new URLSearchParams({
    launch: code,
    ...(match === undefined ? {} : { match, ...(pick === undefined ? {} : { pick }) }),
  });
  return { url: `${sandbox.providersOrigin()}/${page}${ending}?${query}`, code };
}
