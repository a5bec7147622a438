import type { Brand } from '@baize/brand';
import type { TrustsProxy } from '@baize/http';
import type { Apps } from './AppFiles.ts';
import type { AppName } from './apps.ts';
import type { Log } from './log/createLog.ts';
import type { ReportFailure } from './log/failureLog.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { PublicReplies } from './PublicReplies.ts';
import type { ReleasePlan } from './releases/ReleasePlan.ts';
import type { RenderPage } from './RenderPage.ts';

export interface SiteServerOptions {
  brands: readonly Brand[];
  /** Folder with one sub-folder of artwork per brand. */
  artwork: string;
  /** Folder of the subset fonts. */
  fonts: string;
  apps: Apps;
  /** The current release plan; by default every visitor gets the newest release. */
  releasePlan?: () => ReleasePlan;
  /** The URL of the platform or the sandbox: `http://127.0.0.1:4300`. */
  upstream: string;
  /** The proxies in front of this server; by default no `X-Forwarded-*` headers are trusted. */
  trustsProxy?: TrustsProxy;
  /** The header in which a trusted proxy sends the visitor's country; none by default. */
  countryHeader?: string;
  /** By default nothing is logged. */
  log?: Log;
  metrics?: Metrics;
  /** The maximum memory for rendered pages, bytes. */
  pageCacheBytes?: number;
  /** Timeout for each of the platform's replies to a page, ms. */
  pagePatienceMs?: number;
  /** Whether browsers report violations of the pages' policy, which are counted and logged (`telemetryRoute`). */
  cspReports?: boolean;
  /** The share of page views whose browsers report web vitals and errors (`vitalsRoute`), percent; none by default. */
  vitalsSample?: number;
  /** Whether pages show the app's version at the bottom, on a test site. */
  showsVersion?: boolean;
  /** Timeout until the reply to a visitor's call must begin, ms. */
  platformPatienceMs?: number;
  /** Whether rendered pages are cached (the default); development renders each page again. */
  keepsPages?: boolean;
  /** A development server's additional elements for the head of a page. */
  headOf?: (app: AppName, nonce: string) => string;
}

/** The dependencies of the routes. */
export type SiteParts = SiteServerOptions & {
  log: Log;
  metrics: Metrics;
  reportFailure: ReportFailure;
  replies: PublicReplies;
  renderPage: RenderPage;
};
