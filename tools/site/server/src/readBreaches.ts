/** What a policy has refused, without addresses. */
export interface Breach {
  /** The directive, or `other` for one that no page has. */
  directive: string;
  /** The origin of what was refused, or the browser's word for it: `inline`, `eval`. */
  blocked: string;
}

/** A report has one, or a few; a batch of more is nobody's browser. */
const MOST = 20;

/** The directives of the pages' policy (`pagePolicy`), and the parts into which browsers divide them. */
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
 * The violations that a browser reports: `{ "csp-report": ... }` by `report-uri`, or a list of reports of several types by
 * `report-to`. Anything else is none.
 */
export function readBreaches(body: unknown): Breach[] {
  const single = isRecord(body) ? body['csp-report'] : undefined;
  if (isRecord(single)) return [breachOf(single)];
  return (Array.isArray(body) ? (body as unknown[]) : [])
    .slice(0, MOST)
    .flatMap((report) =>
      isRecord(report) && report.type === 'csp-violation' && isRecord(report.body)
        ? [breachOf(report.body)]
        : [],
    );
}
