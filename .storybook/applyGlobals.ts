import type { Brand } from '@baize/brand';
import { changeLanguage, changeVoice, type Language } from '@baize/i18n';
import { storyI18n } from '@baize/testing';
import { globalCss, theme, invertedLogos } from '@baize/ui/theme';
import { brandAssets } from 'virtual:brand-themes';

/** The choices in the toolbars. */
export interface PreviewGlobals {
  brand: string;
  scheme: 'dark' | 'light';
  lang: Language;
  motion: 'moving' | 'still';
  /** Who views a page: the viewer in the story's parameters, or always the same one. */
  person: 'story' | 'visitor' | 'player';
  /** The outcome of a page's calls: from the story's parameters, or the same for all stories. */
  scenario: string;
}

const [first] = brandAssets;
if (!first)
  throw new Error('No brand could be loaded; see the warnings above. The catalogue needs at least one.');

export const defaultGlobals: PreviewGlobals = {
  brand: first.brand.slug,
  scheme: first.brand.theme.scheme,
  lang: 'tr',
  motion: 'moving',
  person: 'story',
  scenario: 'story',
};

const brandAssetsOf = (slug: unknown) => brandAssets.find(({ brand }) => brand.slug === slug) ?? first;

export const brandOf = (slug: unknown): Brand => brandAssetsOf(slug).brand;

/**
 * The single element of the page that contains a brand's styles or markup. It comes first in `parent`, so that a
 * component's own styles follow it.
 */
function place(name: 'style' | 'div', parent: HTMLElement): HTMLElement {
  const known = parent.querySelector<HTMLElement>(`:scope > ${name}[data-brand-assets]`);
  if (known) return known;
  const element = document.createElement(name);
  element.dataset.brandAssets = '';
  parent.prepend(element);
  return element;
}

/**
 * @throws unless the page has the styles of exactly one brand: if each story added a stylesheet, every frame would cost
 * more than the last
 */
export function assertOneStylesheet() {
  const { length } = document.querySelectorAll('style[data-brand-assets]');
  if (length !== 1) throw new Error(`The page has ${length} stylesheets of brands instead of one.`);
}

/**
 * The catalogue's additional styles. Documentation pages show each story on the brand's background. There is no
 * gradient behind text, because axe can't check contrast there. A story has the same padding as a page's content, since
 * rows extend into it. Logos are drawn for dark pages, whatever the brand.
 */
const CATALOGUE_CSS =
  `body,.docs-story{background:${theme.color.canvas}!important;color:${theme.color.text}}` +
  `.sb-main-padded{padding-inline:${theme.page.gutter}!important}` +
  invertedLogos;

/**
 * Sets up the document like a brand's HTML: variables, fonts, logo, base styles, looks, scheme and language.
 *
 * @param looks false for a story that shows looks itself
 */
export async function applyGlobals({ brand, scheme, lang, motion }: PreviewGlobals, looks = true) {
  const assets = brandAssetsOf(brand);
  const css = assets.css + globalCss + (looks ? assets.looks : '') + CATALOGUE_CSS;
  const style = place('style', document.head);
  if (style.textContent !== css) style.textContent = css;
  place('div', document.body).innerHTML = assets.logo;
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.toggleAttribute('data-quiet', motion === 'still');
  await changeVoice(storyI18n, assets.brand.voice);
  await changeLanguage(storyI18n, lang);
  await document.fonts.ready;
}
