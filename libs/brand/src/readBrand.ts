import type { Brand } from './Brand.ts';

const ELEMENT = 'brand';

/**
 * The brand that the server embedded in this page. It was validated when the page was rendered, so it is only parsed
 * here. Throws if the element is missing or isn't JSON.
 */
export function readBrand(document: Document): Brand {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) {
    throw new Error(
      `This page has no <script type="application/json" id="${ELEMENT}">. It was not rendered for a brand: open it ` +
        'through the site server, not as a bare file.',
    );
  }
  try {
    return JSON.parse(text) as Brand;
  } catch (cause) {
    throw new Error(`The brand data in #${ELEMENT} isn't valid JSON. Reload the page.`, { cause });
  }
}
