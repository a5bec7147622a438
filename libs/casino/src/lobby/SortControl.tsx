import { SegmentedControl } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { Sort } from './sorts.ts';

interface Props {
  /** The available sort orders. */
  sorts: readonly Sort[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort order of a list of games; it's stored in the URL. */
export function SortControl({ sorts, sort, onSort }: Props) {
  const { t } = useTranslation('casinoDeferred');
  return (
    <SegmentedControl
      label={t('sort')}
      value={sort}
      onValueChange={onSort}
      segments={sorts.map((value) => ({
        value,
        label: t(`sort_${value}`),
        spoken: t(`sort_${value}_aloud`),
      }))}
    />
  );
}
