import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { fragment } from '../../http/html.ts';
import { table } from '../parts/table.ts';
import type { Section } from '../Section.ts';

const APPS = ['web', 'mobile-web', 'embed-shell'] as const;
const PATIENCE_MS = 1_000;

interface Row {
  app: string;
  version: string;
  contract: string;
  commit: string;
}

/** An app's `version.json`; undefined if the site isn't built, or doesn't run. */
async function readVersion(site: string, app: string): Promise<Row | undefined> {
  try {
    const reply = await fetch(`${site}/_app/${app}/version.json`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) return undefined;
    const about = new Map(Object.entries((await reply.json()) as object));
    const text = (name: string) => String(about.get(name) ?? '—');
    return { app, version: text('version'), contract: text('contract'), commit: text('commit') };
  } catch {
    return undefined;
  }
}

/** The versions of the site's apps, and of the contract that each was built for. */
export const versionsSection: Section = {
  id: 'versions',
  title: 'Versions',
  place: 'tools',
  async draw({ options: { site } }) {
    const rows = site === undefined ? [] : await Promise.all(APPS.map((app) => readVersion(site, app)));
    const columns = { app: 'App', version: 'Version', contract: 'Contract', commit: 'Commit' };
    return fragment`<p class="hint">This server implements the contract ${openapi.info.version}.</p>${table({
      rows: rows.filter((row) => row !== undefined),
      columns,
      empty: 'No built site is known: start the sandbox with --site.',
    })}`;
  },
};
