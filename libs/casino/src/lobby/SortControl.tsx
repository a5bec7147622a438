import { SegmentedControl } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { Sort } from './lobbyState.ts';

interface Props {
  /** The orders to choose from. */
  sorts: readonly Sort[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The order of a list of games; the address holds it. */
export function SortControl({ sorts, sort, onSort }: Props) {
  const { t } = useTranslation('casinoLater');
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
