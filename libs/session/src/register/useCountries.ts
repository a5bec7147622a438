import { useTranslation } from 'react-i18next';
import { useLanguage } from '@baize/i18n';
import { useQuery } from '@tanstack/react-query';
import { countryQueries, type CountryRow } from './countryQueries.ts';

const NONE: readonly CountryRow[] = [];

/** The countries, and the labels for a select. */
export function useCountries() {
  const { t } = useTranslation('session');
  const { data, isPending, isError, isFetching, refetch } = useQuery(countryQueries.all(useLanguage()));
  return {
    countries: data ?? NONE,
    isLoading: isPending,
    isFailed: isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
    labels: {
      search: t('search_country'),
      close: t('close'),
      empty: t('no_country'),
      loading: t('loading_countries'),
      count: (count: number) => t('countries_found', { count }),
    },
  };
}
