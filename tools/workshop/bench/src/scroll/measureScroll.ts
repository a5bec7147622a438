import { openBrowser } from '../browser/withPage.ts';
import { median } from '../median.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';
import { SCROLL_PACES, type Pace } from './scrollPaces.ts';
import { scrollFloor, scrollLobby, type Scrolled } from './scrollOnce.ts';

/** The longest lobby. The first pass at each pace fetches the images and doesn't count. */
export const measureScroll: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  const url = (path: string) => site.url(brand, path);
  const measures: Measure[] = [];
  const nodes: number[] = [];
  try {
    for (const pace of Object.keys(SCROLL_PACES) as Pace[]) {
      const scroll = { browser, cpu, pace };
      await scrollLobby(scroll, url);
      const own: Scrolled[] = [];
      const floor: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        own.push(await scrollLobby(scroll, url));
        floor.push(await scrollFloor(scroll, site.floor));
      }
      nodes.push(...own.map((pass) => pass.nodes));
      const samples = own.map(({ missed }) => missed);
      const of = `${own[0]?.games ?? 0} games, ${pace}`;
      measures.push({ metric: 'missed frames', of, value: median(samples), floor: median(floor), samples });
    }
  } finally {
    await browser.close();
  }
  return [
    ...measures,
    { metric: 'nodes in the grid', of: 'lobby', value: Math.max(...nodes), samples: nodes },
  ];
};
