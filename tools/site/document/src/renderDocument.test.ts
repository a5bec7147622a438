import { brandsFolder, loadBrands } from '@baize/brand/node';
import { describe, expect, it } from 'vitest';
import type { BootstrapConfig } from './bootstrapScript.ts';
import { brandAssets } from './brandAssets.ts';
import { scriptJson } from './scriptJson.ts';
import { unknownHostPage } from './unknownHostPage.ts';
import { renderDocument, type DocumentInput } from './renderDocument.ts';

const [brand] = loadBrands(brandsFolder).brands;
if (!brand) throw new Error('There is no brand to test with.');

const input: DocumentInput = {
  brand,
  assets: brandAssets(brand, brandsFolder),
  nonce: 'abc123',
  bootstrap: {
    siteId: brand.id,
    language: brand.defaultLanguage,
    defaultLanguage: 'tr',
    early: ['/_api/options'],
    entry: ['/_app/web/main.js'],
    preload: [],
    playerPreload: [],
    texts: { tr: [], en: [] },
  },
};

const app = {
  head: '<title>Promotions · The house</title><meta name="description" content="All of them"/>',
  html: '<header></header><img src="/_media/hero.webp" fetchPriority="high" alt="">',
  styles: '<style data-styled="active">.a{}</style>',
  bodyClass: 'page-play-game in-play',
  state: scriptJson({ path: '/', title: '</script><script>alert(1)</script>' }),
};

describe('a brand’s page', () => {
  const page = renderDocument({ ...input, app });

  it('has the page’s title and metadata, or else the brand’s name', () => {
    expect(page).toContain(app.head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(renderDocument(input)).toContain(`<title>${brand.name}</title>`);
  });

  it('contains the brand: colours, logo, data', () => {
    expect(page).toContain('--bz-color-accent:');
    expect(page).toMatch(
      /<body class="page-play-game in-play"><svg style="display:none"><symbol id="logo" viewBox="0 0 [\d. ]+"/,
    );
    const data = /<script type="application\/json" id="brand">(.+?)<\/script>/.exec(page)?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ id: brand.id, slug: brand.slug });
  });

  it('has no class on its body without an app', () => expect(renderDocument(input)).toContain('<body><svg'));

  it('configures the bootstrap script after the markup, and requests no font before it', () => {
    const [before = '', after = ''] = page.split('<script type="application/json" id="bootstrap">');
    expect(before).toContain('--bz-color-accent:');
    expect(before).not.toContain('.woff2');
    expect(before).toContain(`<html lang="${brand.defaultLanguage}" data-early="all">`);
    const config = JSON.parse(after.slice(0, after.indexOf('</script>'))) as BootstrapConfig;
    expect(config).toMatchObject(input.bootstrap);
    for (const { family } of config.fonts.flat())
      expect(before).toContain(`@font-face{font-family:'${family}';src:local("-");`);
  });

  it('preloads the hero in the head', () =>
    expect(page).toContain('<link rel="preload" as="image" href="/_media/hero.webp" fetchpriority="high">'));

  it('sets its nonce on every executable script and every style', () => {
    const opened = page.match(/<(?:script|style)(?![^>]*application\/json)[^>]*>/g) ?? [];
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.filter((tag) => !tag.includes('nonce="abc123"'))).toEqual([]);
  });

  it('escapes data safely', () => expect(page).not.toContain('<script>alert(1)'));

  it('applies stored preferences before the first app only if there are any', () => {
    const head = (html: string) => html.slice(0, html.indexOf('</head>'));
    expect(head(page)).not.toContain('<script');
    expect(head(renderDocument({ ...input, app, hasPreferences: true }))).toContain('.apply()</script>');
  });

  it('notes failures before any other script, and only if page views report', () => {
    const vitals = { app: 'web', version: '1.4.0', percent: 5 };
    const reporting = renderDocument({
      ...input,
      app,
      hasPreferences: true,
      bootstrap: { ...input.bootstrap, vitals },
    });
    const [first = ''] = reporting.match(/<script nonce="abc123">.+?<\/script>/s) ?? [];
    expect(first).toContain('baizeFailures');
    expect(first).toMatch(/\}\)\(5\)<\/script>$/);
    expect(reporting).toContain('"vitals":{"app":"web","version":"1.4.0","percent":5}');
    expect(page).not.toContain('baizeFailures');
  });

  it('has an empty root and no page state when nothing was rendered', () => {
    const bare = renderDocument(input);
    expect(bare).toContain('<div id="root"></div>');
    expect(bare).not.toContain('id="state"');
  });
});

it('shows a test site’s version below the page, and no other’s', () => {
  expect(renderDocument({ ...input, app, version: 'web <1>' })).toMatch(
    /<\/div><style nonce="abc123">.*<aside id="version" aria-label="Version">web &lt;1&gt;<\/aside>/,
  );
  expect(renderDocument({ ...input, app })).not.toContain('id="version"');
});

it('escapes a brand’s name', () =>
  expect(renderDocument({ ...input, brand: { ...brand, name: `<b>"&` } })).toContain(
    '<title>&lt;b&gt;&quot;&amp;',
  ));

it('escapes JSON so that it can’t close a script', () =>
  expect(scriptJson({ a: '</script>\u2028' })).toBe('{"a":"\\u003c/script>\\u2028"}'));
it('an unknown host gets a page without scripts', () =>
  expect(unknownHostPage('n')).not.toContain('<script'));
