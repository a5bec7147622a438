// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './loadFonts.ts';
import { runAfterPaints } from './runAfterPaints.ts';

const FONTS = [
  [
    { family: 'Sora', url: '/sora.woff2', weight: '400 750' },
    { family: 'Sora', url: '/sora-ext.woff2', weight: '400 750', letters: 'ğı' },
    { family: 'Sora', url: '/sora-lira.woff2', weight: '400 750', letters: '₺' },
  ],
  [{ family: 'Fraunces', url: '/fraunces.woff2', weight: '650' }],
];

/** Loads the file at this URL. */
const load = vi.fn<(url: string) => Promise<void>>();
/** The files that the page has, with what they are used for, in the order of frames. */
const frames: string[][] = [];

class SampleFontFace {
  url: string;
  use: string;
  constructor(family: string, source: string, { weight, unicodeRange = 'all' }: FontFaceDescriptors) {
    this.url = /url\("([^"]+)"\)/.exec(source)?.[1] ?? '';
    this.use = `${family} ${weight} ${unicodeRange}`;
  }
  async load() {
    await load(this.url);
    return this;
  }
}

beforeEach(() => {
  let asked = 0;
  load.mockReset().mockResolvedValue();
  frames.length = 0;
  vi.stubGlobal('FontFace', SampleFontFace);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    asked += 1;
    run();
    return asked;
  });
  const add = ({ url, use }: SampleFontFace) => (frames[asked] ??= []).push(`${url}: ${use}`);
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
  delete document.documentElement.dataset['fonts'];
  return () => vi.unstubAllGlobals();
});

const added = () => frames.filter(Boolean);

it('adds all files of text in one frame, those of headlines in another', async () => {
  await loadFonts(FONTS, runAfterPaints);
  expect(load.mock.calls.flat()).toEqual([
    '/sora.woff2',
    '/sora-ext.woff2',
    '/sora-lira.woff2',
    '/fraunces.woff2',
  ]);
  expect(added()).toEqual([
    [
      '/sora.woff2: Sora 400 750 all',
      '/sora-ext.woff2: Sora 400 750 U+11f,U+131',
      '/sora-lira.woff2: Sora 400 750 U+20ba',
    ],
    ['/fraunces.woff2: Fraunces 650 all'],
  ]);
  expect(document.documentElement.dataset['fonts']).toBe('');
});

it('adds a font only when its files have arrived', async () => {
  const file = Promise.withResolvers<void>();
  load.mockImplementation((url) => (url === '/sora-ext.woff2' ? file.promise : Promise.resolve()));
  const loading = loadFonts(FONTS, runAfterPaints);
  await new Promise((passed) => setTimeout(passed));
  expect(added()).toEqual([]);
  file.resolve();
  await loading;
  expect(added()).toHaveLength(2);
});

it('keeps the generic font if a file fails to load', async () => {
  load.mockImplementation((url) =>
    url === '/sora.woff2' ? Promise.reject(new Error('gone')) : Promise.resolve(),
  );
  await loadFonts(FONTS, runAfterPaints);
  expect(added()).toEqual([['/fraunces.woff2: Fraunces 650 all']]);
  expect(document.documentElement.dataset['fonts']).toBe('');
});
