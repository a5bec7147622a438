import type { Brand } from '@baize/brand';
import { changeLanguage, type Language } from '@baize/i18n';
import { storyI18n } from '@baize/testing';
import { globalCss, theme, invertedLogos } from '@baize/ui/theme';
import { brandLooks } from 'virtual:brand-themes';

/** What the toolbars choose. */
export interface Look {
  brand: string;
  scheme: 'dark' | 'light';
  lang: Language;
  motion: 'moving' | 'still';
  /** Who looks at a page: whoever its story says, or always the same. */
  person: 'story' | 'visitor' | 'player';
  /** What happens to a page's calls: whatever its story says, or the same to all. */
  scenario: string;
}

const [first] = brandLooks;
if (!first)
  throw new Error('No brand could be loaded; see the warnings above. The catalogue needs at least one.');

export const standardLook: Look = {
  brand: first.brand.slug,
  scheme: first.brand.theme.scheme,
  lang: 'tr',
  motion: 'moving',
  person: 'story',
  scenario: 'story',
};

const lookOf = (slug: unknown) => brandLooks.find(({ brand }) => brand.slug === slug) ?? first;

export const brandOf = (slug: unknown): Brand => lookOf(slug).brand;

/** One element of the page for what the brand brings, at the front of `parent`: a component's own styles come after. */
function place(name: 'style' | 'div', parent: HTMLElement): HTMLElement {
  const known = parent.querySelector<HTMLElement>(`:scope > ${name}[data-look]`);
  if (known) return known;
  const element = document.createElement(name);
  element.dataset.look = '';
  parent.prepend(element);
  return element;
}

/**
 * The catalogue's own additions: a page of documentation shows each story on the brand's ground, no gradient lies behind
 * the words, on which axe would not judge their contrast, and a story stands as far from the edge as a page's content,
 * since rows reach out to it. Its logos are drawn for dark pages, whatever the brand.
 */
const CATALOGUE_CSS =
  `body,.docs-story{background:${theme.color.canvas}!important;color:${theme.color.text}}` +
  `.sb-main-padded{padding-inline:${theme.page.gutter}!important}` +
  invertedLogos;

/** Dresses the document as the HTML of a brand would: variables, faces, logo, base styles, scheme and language. */
export async function wear({ brand, scheme, lang, motion }: Look) {
  const look = lookOf(brand);
  const css = look.css + globalCss + CATALOGUE_CSS;
  const style = place('style', document.head);
  if (style.textContent !== css) style.textContent = css;
  place('div', document.body).innerHTML = look.logo;
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.toggleAttribute('data-quiet', motion === 'still');
  await changeLanguage(storyI18n, lang);
  await document.fonts.ready;
}
