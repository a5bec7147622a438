/** A violation of the page's policy, without URLs. */
export interface Breach {
  /** The directive, or `other` for one that isn't in our policy. */
  directive: string;
  /** The origin of the blocked resource, or the browser's keyword: `inline`, `eval`. */
  blocked: string;
}

/** A browser sends one violation, or a few; a larger batch is fake. */
const MAX = 20;

/** The directives in the pages' policy (`contentSecurityPolicy`), and the more specific ones that browsers report instead. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'font-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'object-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

const KEYWORD = /^[a-z-]{1,30}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function blockedBy(text: string): string {
  if (KEYWORD.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { origin, protocol } = new URL(text);
  return origin === 'null' ? protocol : origin;
}

function breachOf(report: Record<string, unknown>): Breach {
  const directive = textOf(
    report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
  ).split(' ', 1)[0];
  return {
    directive: directive && DIRECTIVES.has(directive) ? directive : 'other',
    blocked: blockedBy(textOf(report.blockedURL ?? report['blocked-uri'])),
  };
}

/**
 * The violations that a browser reports: `{ "csp-report": ... }` by `report-uri`, or a list of reports of several types
 * by `report-to`. Anything else gives an empty list.
 */
export function readBreaches(body: unknown): Breach[] {
  const single = isRecord(body) ? body['csp-report'] : undefined;
  if (isRecord(single)) return [breachOf(single)];
  return (Array.isArray(body) ? (body as unknown[]) : [])
    .slice(0, MAX)
    .flatMap((report) =>
      isRecord(report) && report.type === 'csp-violation' && isRecord(report.body)
        ? [breachOf(report.body)]
        : [],
    );
}
