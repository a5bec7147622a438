import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import { Hono } from 'hono';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { readVisit } from './visit.ts';

const LOCAL = /(?:^|\.)localhost(?::\d+)?$/;

/** The origin-less page in which third-party scripts run (ADR 13); it is the same for every brand. */
export function scriptHostRoute({ trustsProxy }: Pick<SiteServerOptions, 'trustsProxy'>): Hono {
  const page = scriptHostPage();
  return new Hono().get(SCRIPT_HOST_PATH, (c) =>
    c.body(page, 200, scriptHostHeaders({ local: LOCAL.test(readVisit(c, trustsProxy).host) })),
  );
}
