import { useDeviceId } from '@baize/site';
import { matchesSearch, useLanguage } from '@baize/i18n';
import type { SearchResultsProps } from '@baize/routing';
import { GiftIcon, SearchResults } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { promotionAddress } from '../promotions/promotionAddress.ts';
import { promotionQueries } from '../promotions/promotionQueries.ts';

const SHOWN = 4;

/** Promotions with the search text in their name. */
export function PromotionResults({ query, report, onChoose }: SearchResultsProps) {
  const { t } = useTranslation('content');
  const { data, isError } = useQuery(promotionQueries.list(useDeviceId(), useLanguage()));
  const found = (data ?? []).filter(({ name }) => matchesSearch(name, query));
  const count = data || isError ? found.length : undefined;
  useEffect(() => report(count), [report, count]);
  if (found.length === 0) return null;
  return (
    <SearchResults
      heading={t('promotions')}
      items={found.slice(0, SHOWN).map(({ id, name }) => ({
        id,
        name,
        icon: GiftIcon,
        href: promotionAddress(id),
        onSelect: onChoose,
      }))}
    />
  );
}
