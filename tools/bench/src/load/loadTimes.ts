import { blockingThreadTime } from './blockingThreadTime.ts';
import { runLighthouse } from './runLighthouse.ts';

export interface LoadTimes {
  /** Seconds. */
  fcp: number;
  lcp: number;
  /** Wall time, ms. */
  tbt: number;
  /** Thread time of the main thread, ms. */
  tbtThread: number;
  cls: number;
  /** 0 to 100. */
  score: number;
}

/** Loads a page once under DevTools throttling: slow 4G, CPU slowed down four times. */
export async function loadTimes(url: string, spki: string): Promise<LoadTimes> {
  const { lhr, artifacts } = await runLighthouse(url, spki, ['performance']);
  const { audits, categories } = lhr;
  const of = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit} for ${url}.`);
    return value;
  };
  return {
    fcp: of('first-contentful-paint') / 1000,
    lcp: of('largest-contentful-paint') / 1000,
    tbt: of('total-blocking-time'),
    tbtThread: blockingThreadTime(artifacts.Trace.traceEvents),
    cls: of('cumulative-layout-shift'),
    score: (categories.performance?.score ?? 0) * 100,
  };
}
