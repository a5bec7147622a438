import { brandsFolder, loadBrands } from '@baize/brand/node';
import { describe, expect, it } from 'vitest';
import type { BootConfig } from './boot.ts';
import { brandLook } from './brandLook.ts';
import { scriptJson } from './scriptJson.ts';
import { neutralPage } from './neutralPage.ts';
import { renderPage, type PageInput } from './renderPage.ts';

const [brand] = loadBrands(brandsFolder).brands;
if (!brand) throw new Error('There is no brand to test with.');

const input: PageInput = {
  brand,
  look: brandLook(brand, brandsFolder),
  nonce: 'abc123',
  boot: {
    siteId: brand.id,
    language: brand.defaultLanguage,
    early: ['/_api/options'],
    entry: ['/_app/web/main.js'],
    preload: [],
    texts: { tr: [], en: [] },
  },
};

const frame = {
  head: '<title>Promotions · The house</title><meta name="description" content="All of them"/>',
  html: '<header></header><img src="/_media/hero.webp" fetchPriority="high" alt="">',
  styles: '<style data-styled="active">.a{}</style>',
  state: { path: '/', title: '</script><script>alert(1)</script>' },
};

describe('the page of a brand', () => {
  const page = renderPage({ ...input, frame });

  it('has the title and the metadata of the page, or else the name of the brand', () => {
    expect(page).toContain(frame.head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(renderPage(input)).toContain(`<title>${brand.name}</title>`);
  });

  it('carries the brand: colours, logo, data', () => {
    expect(page).toContain('--bz-color-accent:');
    expect(page).toMatch(/<body><svg style="display:none"><symbol id="logo" viewBox="0 0 [\d. ]+"/);
    const data = /<script type="application\/json" id="brand">(.+?)<\/script>/.exec(page)?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ id: brand.id, slug: brand.slug });
  });

  it('tells the first script behind what is seen, and keeps faces out of the first frame', () => {
    const [seen = '', behind = ''] = page.split('<script type="application/json" id="boot">');
    expect(seen).toContain('--bz-color-accent:');
    expect(seen).not.toContain('@font-face');
    expect(seen).toContain(
      `<html lang="${brand.defaultLanguage}" data-early="all" data-plain-text data-plain-display>`,
    );
    expect(seen).toContain('html[data-plain-text]{--bz-font-text:sans-serif}');
    const config = JSON.parse(behind.slice(0, behind.indexOf('</script>'))) as BootConfig;
    expect(config).toMatchObject(input.boot);
    for (const family of Object.values(config.families))
      expect(config.faces).toContain(`@font-face{font-family:'${family}';`);
  });

  it('starts the hero on its way in the head', () =>
    expect(page).toContain('<link rel="preload" as="image" href="/_media/hero.webp" fetchpriority="high">'));

  it('gives its nonce to every script that runs and to every style', () => {
    const opened = page.match(/<(?:script|style)(?![^>]*application\/json)[^>]*>/g) ?? [];
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.filter((tag) => !tag.includes('nonce="abc123"'))).toEqual([]);
  });

  it('cannot be broken out of by data', () => expect(page).not.toContain('<script>alert(1)'));

  it('asks for a look of the visitor’s own before the first frame only where one is kept', () => {
    const head = (html: string) => html.slice(0, html.indexOf('</head>'));
    expect(head(page)).not.toContain('<script');
    expect(head(renderPage({ ...input, frame, kept: true }))).toContain('.wear()</script>');
  });

  it('without a picture it has an empty root and no state', () => {
    const bare = renderPage(input);
    expect(bare).toContain('<div id="root"></div>');
    expect(bare).not.toContain('id="state"');
  });
});

it('escapes the name of a brand', () =>
  expect(renderPage({ ...input, brand: { ...brand, name: `<b>"&` } })).toContain(
    '<title>&lt;b&gt;&quot;&amp;',
  ));

it('writes JSON that ends no script', () =>
  expect(scriptJson({ a: '</script>\u2028' })).toBe('{"a":"\\u003c/script>\\u2028"}'));
it('a host of nobody gets nobody’s page', () => expect(neutralPage('n')).not.toContain('<script'));
