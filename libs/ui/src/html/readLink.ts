import { safeUrl } from '../safe-url/safeUrl.ts';

export type HtmlLink = {
  href: string;
  /** A spot in the same HTML, a page of this site, a mail or a call, or somewhere else. */
  leads: 'here' | 'site' | 'contact' | 'away';
};

/** What names in server HTML begin with, so that none of them shadows a name of the page. */
export const NAME_PREFIX = 'user-content-';

const CONTACT = /^(?:mailto:[^\s<>"'`\\]{3,254}|tel:\+?[\d ().-]{3,30})$/i;

/**
 * A link's address in server HTML, fit to be followed: what `safeUrl` passes, a mail address, a phone number, or a spot in
 * the same HTML.
 * @returns undefined for everything else; the words of such a link stay, as words
 */
export function readLink(address: string, ownOrigin: string): HtmlLink | undefined {
  const text = address.trim();
  if (/^#[\w-]+$/.test(text)) return { href: `#${NAME_PREFIX}${text.slice(1)}`, leads: 'here' };
  if (CONTACT.test(text)) return { href: text, leads: 'contact' };
  const href = safeUrl(text);
  if (!href) return undefined;
  return { href, leads: new URL(href).origin === ownOrigin ? 'site' : 'away' };
}
