import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';

/** Every page by its URL name, in the order of the side menu (spec 2/2.9/2 and 7). */
export const PAGE_NAMES = [
  'about',
  'terms-and-conditions',
  'betting-rules',
  'contact',
  'responsible-gambling',
  'complaints-and-arbitration',
  'bonus-policy',
  'aml-kyc-policy',
  'payment-policy',
  'privacy-policy',
  'netent-rescription',
  'self-exclusion-policy',
  'dispute-resolution',
  'fairness-methods',
  'betbuilder-rules',
  'sportsbook-rules',
  'bonus-system',
  'frequently-asked-questions',
  'affiliates',
  'tournaments',
] as const;

interface PageText {
  name: string;
  /** HTML blocks; `{brand}`, `{domain}` and `{age}` are placeholders. */
  description: string[];
}

const FOLDER = join(import.meta.dirname, 'pages');

const TEXTS = new Map(
  PAGE_NAMES.map((name) => [
    name,
    JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Record<Lang, PageText>,
  ]),
);

/** The content pages of a brand in a language. */
export function pagesOf({ name: brand, domain, minimumAge }: Brand, lang: Lang): Page[] {
  const own = { brand, domain, age: String(minimumAge) };
  return [...TEXTS].map(([slug, texts], index) => {
    const { name, description } = texts[lang];
    const filled = description
      .join('')
      .replaceAll(/\{(brand|domain|age)\}/g, (_, name: keyof typeof own) => own[name]);
    return { id: index + 1, name, url: `/pages/${slug}`, description: filled };
  });
}
