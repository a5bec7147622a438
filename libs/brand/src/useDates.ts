/* @chunk data */
import { useLanguage } from '@baize/i18n';
import { createDates, type Dates } from '@baize/i18n/dates';
import { useMemo } from 'react';
import { useBrand } from './BrandContext.ts';

/** Date and time formatting for this page: in the brand's style and the visitor's language (spec 3/history/5). */
export function useDates(): Dates {
  const { features } = useBrand();
  const language = useLanguage();
  return useMemo(() => createDates(features.dates, language), [features.dates, language]);
}
