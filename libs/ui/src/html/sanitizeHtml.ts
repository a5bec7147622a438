import createPurifier, { type Config } from 'dompurify';
import { safeUrl } from '../safe-url/safeUrl.ts';
import { NAME_PREFIX, readLink } from './readLink.ts';

/** The elements that text content needs, and no others. Elements not listed are removed, their text stays. */
const TAGS =
  'a abbr address article b blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';

/** No `style`, `class` or `data-*`: they could cover the page, imitate it, or trigger its scripts. */
const ATTRIBUTES =
  'abbr alt colspan datetime dir height href id lang open reversed rowspan scope span src start title type value width';

const CONFIG = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  /* Not in the allow list anyway; named here so that extending the list can't let them in. */
  FORBID_TAGS: ['style', 'form', 'input', 'iframe', 'svg', 'math'],
  FORBID_ATTR: ['style', 'srcdoc', 'srcset'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (_, data) => {
  const { attrName, attrValue } = data;
  if (attrName !== 'href' && attrName !== 'src') return;
  const address = attrName === 'href' ? readLink(attrValue, location.origin)?.href : safeUrl(attrValue);
  data.keepAttr = address !== undefined;
  data.attrValue = address ?? '';
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG') {
    /* An image without alt text is decorative: silence is better than a file name read aloud. */
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    element.setAttribute('referrerpolicy', 'no-referrer');
  }
  const href = element.nodeName === 'A' ? element.getAttribute('href') : null;
  if (href === null) return;
  element.setAttribute('rel', 'noopener noreferrer');
  const away = !href.startsWith(`#${NAME_PREFIX}`) && readLink(href, location.origin)?.leads === 'away';
  element.setAttribute('target', away ? '_blank' : '_self');
});

export type SanitizeHtml = (html: string) => TrustedHTML | string;

/**
 * HTML from a server without anything that could run, send, embed or cover the page. Only SafeHtml uses it, and loads
 * it when the first HTML is shown.
 * @returns TrustedHTML where the browser knows Trusted Types, else a string
 * @throws in a browser that the sanitizer doesn't support, since it would let everything through
 */
export const sanitizeHtml: SanitizeHtml = (html) => {
  if (!purifier.isSupported)
    throw new Error("This browser isn't supported by DOMPurify, so HTML from the platform isn't rendered.");
  return purifier.sanitize(html, CONFIG);
};
