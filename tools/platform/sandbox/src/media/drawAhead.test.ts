import { expect, it, vi } from 'vitest';
import { rootApp } from '../http/rootApp.ts';
import { openTest } from '../testing/openTest.ts';
import { drawAhead } from './drawAhead.ts';

it('draws what the first screens show: games in each shape, banners in each language and for each device', async () => {
  const test = await openTest();
  const drawn: string[] = [];
  const media = {
    picture(name: string) {
      drawn.push(name);
      /* A picture that can't be drawn doesn't block the others. */
      return drawn.length === 1 ? Promise.reject(new Error('Not this one.')) : Promise.resolve(Buffer.of());
    },
    isBusy: () => false,
    close: () => undefined,
  };
  await drawAhead(rootApp(test), { ...test, media }, new AbortController().signal);
  const ends = (...endings: string[]) =>
    endings.map((ending) => [ending, drawn.some((name) => name.endsWith(ending))]);
  const wanted = ['-portrait.webp', '-square.webp', '-wide.webp']
    .concat(['desktop-tr.avif', 'desktop-en.avif', 'mobile-tr.avif', 'mobile-en.avif'])
    .concat(['orvane-bingo-0-desktop-tr.avif', 'orvane-beton-0-mobile-en.avif'])
    .concat(['campaigns/orvane-3-mobile-en.avif', 'campaigns/zumrel-0-mobile-tr.avif'])
    .map((ending) => [ending, true]);
  expect(ends(...wanted.map(([ending]) => String(ending)))).toEqual(wanted);
  expect(new Set(drawn).size).toBe(drawn.length);
  /* The first screens of any number of brands don't fit into one start. */
  expect(drawn.filter((name) => name.startsWith('campaigns/')).length).toBeLessThan(120);
  expect(drawn.length).toBeLessThan(900);
  expect(drawn.findIndex((name) => name.startsWith('banners/orvane-bingo'))).toBeGreaterThan(
    drawn.findIndex((name) => name.startsWith('payments')),
  );
});

it('stops with the sandbox, before the next image', async () => {
  const test = await openTest();
  const closing = new AbortController();
  const drawn: string[] = [];
  const media = {
    picture(name: string) {
      drawn.push(name);
      closing.abort();
      return Promise.reject(new Error('Nothing is drawn any more.'));
    },
    isBusy: () => false,
    close: () => undefined,
  };
  const warn = vi.spyOn(test.sandbox.log, 'warn');
  await drawAhead(rootApp(test), { ...test, media }, closing.signal);
  expect(drawn).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

it('yields to images that visitors wait for', async () => {
  const test = await openTest();
  const closing = new AbortController();
  const looks = [true, true, false];
  const looksLeft: number[] = [];
  const media = {
    picture() {
      looksLeft.push(looks.length);
      closing.abort();
      return Promise.resolve(Buffer.of());
    },
    isBusy: () => looks.shift() ?? false,
    close: () => undefined,
  };
  await drawAhead(rootApp(test), { ...test, media }, closing.signal);
  expect(looksLeft).toEqual([0]);
});
