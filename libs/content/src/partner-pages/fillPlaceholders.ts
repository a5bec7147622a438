import { safeUrl } from '@baize/ui';

export interface PlaceholderValues {
  userId: string;
  siteName: string;
  userName: string;
  /** Identifies the player to the page; requested only if the URL has a placeholder for it. */
  ticket: string;
  scheme: 'dark' | 'light';
  /** The player's data for the level and case pages, encoded; empty for the other pages. */
  payload: string;
}

/** Scheme and host, without placeholders. */
const ORIGIN = /^https?:\/\/[^/?#\\{}\s]+(?=[/?#]|$)/i;
const PLACEHOLDER = /\{(userId|siteName|userName|ticket|scheme|payload)\}/g;

const depth = (address: string) => new URL(address).pathname.split('/').length;

/**
 * Fills the player's values into an embedded page's URL: percent-encoded, in path and query only, and without changing
 * the operator's origin or folder (spec 2/2.10/2 and 4).
 * @returns undefined if the URL isn't allowed
 */
export function fillPlaceholders(template: string, values: PlaceholderValues): string | undefined {
  const address = template.trim();
  const [origin] = ORIGIN.exec(address) ?? [];
  if (origin === undefined || !URL.canParse(address)) return undefined;
  const [path = '', ...hash] = address.slice(origin.length).split('#');
  const fill = (value: (name: keyof PlaceholderValues) => string) =>
    origin + path.replace(PLACEHOLDER, (_, name: keyof PlaceholderValues) => encodeURIComponent(value(name)));
  const filled = fill((name) => values[name]);
  /* A value of dots would escape its folder, encoded or not. */
  if (depth(filled) !== depth(fill(() => 'x'))) return undefined;
  return safeUrl([filled, ...hash].join('#'));
}

/** Whether a URL has the `{ticket}` placeholder. */
export const wantsTicket = (template: string): boolean => template.includes('{ticket}');

/** The first label of the site's domain: `orvane` of `orvane.example`. */
export const siteNameOf = (domain: string): string => domain.split('.')[0] ?? '';
