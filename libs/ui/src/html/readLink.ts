import { safeUrl } from '../safe-url/safeUrl.ts';

export type HtmlLink = {
  href: string;
  /** An anchor in the same HTML, a page of this site, a mail or phone link, or an external link. */
  leads: 'here' | 'site' | 'contact' | 'away';
};

/** Prefix of names in server HTML, so that none of them shadows a name of the page. */
export const NAME_PREFIX = 'user-content-';

const CONTACT = /^(?:mailto:[^\s<>"'`\\]{3,254}|tel:\+?[\d ().-]{3,30})$/i;

/**
 * The URL of a link in server HTML, if it is safe to follow: what `safeUrl` accepts, a mail address, a phone number, or
 * an anchor in the same HTML.
 * @returns undefined for everything else; the text of such a link stays, as plain text
 */
export function readLink(address: string, ownOrigin: string): HtmlLink | undefined {
  const text = address.trim();
  if (/^#[\w-]+$/.test(text)) return { href: `#${NAME_PREFIX}${text.slice(1)}`, leads: 'here' };
  if (CONTACT.test(text)) return { href: text, leads: 'contact' };
  const href = safeUrl(text);
  if (!href) return undefined;
  return { href, leads: new URL(href).origin === ownOrigin ? 'site' : 'away' };
}
