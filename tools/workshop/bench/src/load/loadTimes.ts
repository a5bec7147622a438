import { runLighthouse } from './runLighthouse.ts';

export interface LoadTimes {
  /** Seconds. */
  fcp: number;
  lcp: number;
  cls: number;
  /** 0 to 100. */
  score: number;
}

/**
 * Lighthouse's figures for a page, loaded once under DevTools throttling: slow 4G, CPU slowed down four times. Its
 * blocking time isn't used, because it records a CPU profile, which makes tasks longer (`tracedLoad`).
 */
export async function loadTimes(url: string, spki: string): Promise<LoadTimes> {
  const { lhr } = await runLighthouse(url, spki, ['performance']);
  const { audits, categories } = lhr;
  const of = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse returned no ${audit} for ${url}.`);
    return value;
  };
  return {
    fcp: of('first-contentful-paint') / 1000,
    lcp: of('largest-contentful-paint') / 1000,
    cls: of('cumulative-layout-shift'),
    score: (categories.performance?.score ?? 0) * 100,
  };
}
