import { runLighthouse } from './runLighthouse.ts';

export interface LoadTimes {
  /** Seconds. */
  fcp: number;
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** 0 to 100. */
  score: number;
  /** Lighthouse's measure of the machine's speed at that moment: only runs of like speed can be compared. */
  machine: number;
}

/** Loads a page once under DevTools' throttling: slow 4G, processor four times slower. */
export async function loadTimes(url: string, spki: string): Promise<LoadTimes> {
  const { audits, categories, environment } = await runLighthouse(url, spki, ['performance']);
  const of = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit} for ${url}.`);
    return value;
  };
  return {
    fcp: of('first-contentful-paint') / 1000,
    lcp: of('largest-contentful-paint') / 1000,
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    score: (categories.performance?.score ?? 0) * 100,
  };
}
