import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomInt } from 'node:crypto';
import type { AppFiles, AppReleases } from '../AppFiles.ts';
import type { AppName } from '../apps.ts';
import type { Visit } from '../visit.ts';
import { chooseRelease, ruleOf, stableRelease } from './chooseRelease.ts';
import type { ReleasePlan } from './ReleasePlan.ts';

const TICKET_COOKIE = 'release_ticket';
const TICKETS = 100;
const YEAR = 31_536_000;

function readTicket(text: string | undefined): number | undefined {
  const ticket = /^\d{1,2}$/.test(text ?? '') ? Number(text) : NaN;
  return ticket < TICKETS ? ticket : undefined;
}

/** In another site's page (the embedded shell), a browser keeps a cookie only like this, and only with TLS. */
const cookieOptions = (embed: boolean, protocol: Visit['protocol']) =>
  embed && protocol === 'https'
    ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ sameSite: 'Lax' } as const);

interface Wanted {
  app: AppName;
  releases: AppReleases;
  slug: string;
  plan: ReleasePlan;
  /** The host was requested with the `embed.` prefix. */
  embed: boolean;
  protocol: Visit['protocol'];
}

/**
 * The release of an app for the visitor of a page. While the brand has a canary, each visitor draws a ticket, kept in a
 * cookie: all tabs and later visits get the same release, and a growing share keeps whoever had it.
 */
export function releaseFor(c: Context, { app, releases, slug, plan, embed, protocol }: Wanted): AppFiles {
  const rule = ruleOf(plan, app, slug);
  if (!rule.canary) return stableRelease(releases, rule);
  const drawn = readTicket(getCookie(c, TICKET_COOKIE));
  const ticket = drawn ?? randomInt(TICKETS);
  if (drawn === undefined)
    setCookie(c, TICKET_COOKIE, String(ticket), {
      path: '/',
      httpOnly: true,
      maxAge: YEAR,
      ...cookieOptions(embed, protocol),
    });
  return chooseRelease(releases, rule, ticket);
}
