import type { Measure } from '../report/Measure.ts';
import { runLighthouse } from './runLighthouse.ts';

const CATEGORIES = {
  accessibility: 'Lighthouse accessibility',
  'best-practices': 'Lighthouse best practices',
  seo: 'Lighthouse SEO',
} as const;

type Category = keyof typeof CATEGORIES;

/**
 * Lighthouse's scores other than performance; one run is enough. Audits that cost points are logged to stderr.
 */
export async function scoreMeasures(url: string, of: string, spki: string): Promise<Measure[]> {
  const { categories, audits } = (await runLighthouse(url, spki, Object.keys(CATEGORIES))).lhr;
  return (Object.keys(CATEGORIES) as Category[]).map((category) => {
    const { score = 0, auditRefs = [] } = categories[category] ?? {};
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    for (const { id } of failed) console.error(`${of}, ${category}: ${audits[id]?.title ?? id}`);
    return { metric: CATEGORIES[category], of, value: (score ?? 0) * 100 };
  });
}
