import { safeUrl } from '@baize/ui';

export interface PlaceholderValues {
  userId: string;
  siteName: string;
  userName: string;
  /** Proves the player to the page; asked for only where the address names it. */
  ticket: string;
  scheme: 'dark' | 'light';
}

/** Scheme and host, with nothing in them that is still to be filled in. */
const ORIGIN = /^https?:\/\/[^/?#\\{}\s]+(?=[/?#]|$)/i;
const PLACEHOLDER = /\{(userId|siteName|userName|ticket|scheme)\}/g;

const depth = (address: string) => new URL(address).pathname.split('/').length;

/**
 * An embedded page's address with the player's own values in it: percent-encoded, in path and query alone, and never of
 * another origin or another folder than the operator wrote (spec 2/2.10/2 and 4).
 * @returns undefined for an address that may not be shown
 */
export function fillPlaceholders(template: string, values: PlaceholderValues): string | undefined {
  const address = template.trim();
  const [origin] = ORIGIN.exec(address) ?? [];
  if (origin === undefined || !URL.canParse(address)) return undefined;
  const [path = '', ...hash] = address.slice(origin.length).split('#');
  const fill = (value: (name: keyof PlaceholderValues) => string) =>
    origin + path.replace(PLACEHOLDER, (_, name: keyof PlaceholderValues) => encodeURIComponent(value(name)));
  const filled = fill((name) => values[name]);
  /* A name of dots would climb out of its folder, encoded or not. */
  if (depth(filled) !== depth(fill(() => 'x'))) return undefined;
  return safeUrl([filled, ...hash].join('#'));
}

/** Whether an address has a place for the ticket. */
export const wantsTicket = (template: string): boolean => template.includes('{ticket}');

/** The first label of the site's domain: `orvane` of `orvane.example`. */
export const siteNameOf = (domain: string): string => domain.split('.')[0] ?? '';
