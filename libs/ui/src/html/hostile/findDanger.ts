/**
 * Everything in a piece of a page that could run, send, embed, restyle or shadow a name. Independent of the
 * sanitizer: this is a deny list, the sanitizer is an allow list. For tests only.
 */
export function findDanger(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...dangerOfElement(element),
    ...[...element.attributes].flatMap((attribute) => dangerOfAttribute(element, attribute)),
  ]);
}

const FORBIDDEN =
  /^(?:script|style|form|input|button|select|textarea|iframe|frame|frameset|object|embed|applet|svg|math|link|meta|base|template|slot|portal|video|audio|source|track|picture|dialog|marquee|noscript|plaintext|xmp|title|body|html|map|area|layer|fencedframe|.+-.+)$/i;
const ADDRESSES = new Set(['href', 'src']);
const CARRIERS =
  /^(?:on.*|style|class|data-.*|srcdoc|srcset|action|formaction|form|ping|background|poster|dynsrc|lowsrc|data|xlink:.*|xmlns.*|slot|name|autofocus|tabindex|contenteditable|download|usemap|http-equiv|cite|popover.*|role|aria-.*)$/i;

function dangerOfElement(element: Element): string[] {
  const name = element.localName;
  if (FORBIDDEN.test(name)) return [`<${name}>`];
  return element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`foreign <${name}>`];
}

function dangerOfAttribute(element: Element, { name, value }: Attr): string[] {
  const found = `${element.localName}[${name}="${value}"]`;
  if (CARRIERS.test(name)) return [found];
  /* It cannot be removed from an element, only emptied. */
  if (name === 'is') return value === '' ? [] : [found];
  if (name === 'id') return value.startsWith('user-content-') ? [] : [found];
  if (name === 'target') return dangerOfTarget(element, value) ? [found] : [];
  return ADDRESSES.has(name) && !isHarmless(element, value) ? [found] : [];
}

const dangerOfTarget = (element: Element, target: string) =>
  !/^_(?:self|blank)$/.test(target) || element.getAttribute('rel') !== 'noopener noreferrer';

/** As the browser itself parses the address. */
function isHarmless(element: Element, address: string): boolean {
  const { protocol, username, hostname } = new URL(address, document.baseURI);
  if (protocol === 'mailto:' || protocol === 'tel:') return element.localName === 'a';
  const local = /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && local));
}
