import { readRetryAfter } from '@baize/api';
import { countryClosure, maintenanceOf, type Closure } from '@baize/site';
import type { Asker, PublicReplies } from './PublicReplies.ts';

const OPTIONS = '/_api/options';
const MINUTE_MS = 60_000;

function maintenanceIn({ status, headers }: Response): Closure | undefined {
  const retryAt = readRetryAfter(headers);
  /* Rounded to the minute, so that the page with this time is cached although the seconds differ with each reply. */
  return maintenanceOf({ status, retryAt: retryAt && Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS });
}

/**
 * Whether the whole site is closed to a visitor: by the country that a trusted proxy sends, or while the platform's
 * reply to the options call means maintenance (spec 1/2.shell/14). A cached reply is used immediately, unless it means
 * that the site is closed, which may be over.
 */
export async function siteClosure(
  replies: PublicReplies,
  asker: Asker,
  country: string | undefined,
): Promise<Closure | undefined> {
  const closed = countryClosure(country);
  if (closed) return closed;
  const known = maintenanceIn(await replies.known(asker, OPTIONS));
  return known && maintenanceIn(await replies.ask(asker, OPTIONS));
}
