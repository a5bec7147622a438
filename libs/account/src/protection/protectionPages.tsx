import { formsTexts } from '@baize/forms';
import type { TextNamespace } from '@baize/i18n';
import { lazyPage, paths, type AreaPage } from '@baize/routing';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSkeleton } from '../layout/pageSkeleton.tsx';
import type { ClosureKind } from './closure/closurePeriods.ts';
import type keys from './locales/tr.json';
import { protectionTexts } from './texts.ts';

type Key = keyof typeof keys;

const protectionPage = (
  title: Key,
  lead: Key,
  load: () => Promise<ComponentType>,
  ...texts: TextNamespace[]
): AreaPage => ({
  page: lazyPage(load, protectionTexts, ...texts),
  skeleton: pageSkeleton(() => {
    const { t } = useTranslation('accountProtection');
    return { title: t(title), lead: t(lead) };
  }, protectionTexts),
});

/** A break, or self-exclusion. */
const closurePage = (title: Key, lead: Key, kind: ClosureKind) =>
  protectionPage(title, lead, async () => {
    const { ClosurePage } = await import('./closure/ClosurePage.tsx');
    return () => <ClosurePage kind={kind} />;
  });

/** Limits, cooling-off and self-exclusion (spec 3/protection/1 to 12). */
export const protectionPages = {
  [paths.selfExclusion]: closurePage('exclusion_title', 'exclusion_lead', 'exclusion'),
  [paths.coolingOff]: closurePage('break_title', 'break_lead', 'break'),
  [paths.limits]: protectionPage(
    'limits_title',
    'limits_lead',
    async () => (await import('./limits/LimitsPage.tsx')).LimitsPage,
    formsTexts,
  ),
};
