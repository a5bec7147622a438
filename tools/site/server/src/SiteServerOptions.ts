import type { Brand } from '@baize/brand';
import type { TrustsProxy } from '@baize/http';
import type { Apps } from './AppFiles.ts';
import type { AppName } from './apps.ts';
import type { Log } from './log/createLog.ts';
import type { ReportFailure } from './log/failureLog.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { PublicReplies } from './publicReplyCache.ts';
import type { RenderPage } from './renderedPageCache.ts';

export interface SiteServerOptions {
  brands: readonly Brand[];
  /** Folder with one sub-folder of artwork per brand. */
  artwork: string;
  /** Folder of the subset fonts. */
  fonts: string;
  apps: Apps;
  /** The platform's or the sandbox's address: `http://127.0.0.1:4300`. */
  upstream: string;
  /** The proxies in front of this server; by default no `X-Forwarded-*` headers are trusted. */
  trustsProxy?: TrustsProxy;
  /** The header in which a trusted proxy names the visitor's country; by default none does. */
  countryHeader?: string;
  /** By default nothing is logged. */
  log?: Log;
  metrics?: Metrics;
  /** How much the rendered pages may take in memory, bytes. */
  pageCacheBytes?: number;
  /** How long a page waits for each of the platform's replies, ms. */
  pagePatienceMs?: number;
  /** Browsers report what a page's policy has refused, which is counted and logged (`telemetryRoute`). */
  cspReports?: boolean;
  /** How long the reply to a visitor's call may take to begin, ms. */
  platformPatienceMs?: number;
  /** Whether rendered pages are cached, which they are by default; development renders each anew. */
  keepsPages?: boolean;
  /** A development server's own elements for the head of a page. */
  headOf?: (app: AppName, nonce: string) => string;
}

/** What the routes are made from. */
export type SiteParts = SiteServerOptions & {
  log: Log;
  metrics: Metrics;
  reportFailure: ReportFailure;
  replies: PublicReplies;
  renderPage: RenderPage;
};
