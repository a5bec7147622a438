import { CategoryTabs, EmptyState, PaymentMethodGrid, type PaymentMethodGridProps } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import type { PaymentMethodData } from './PaymentMethodData.ts';
import { useMethodCards } from './useMethodCards.ts';

interface Category {
  id: number;
  name: string;
}

interface Props {
  direction: PaymentDirection;
  /** The methods of the chosen category. */
  methods: readonly PaymentMethodData[];
  categories: readonly Category[];
  /** The chosen category; undefined for all. */
  category: number | undefined;
  onCategory: (category: number | undefined) => void;
  chosen: number | undefined;
  onChoose: (method: number) => void;
  /** The last used method. */
  last: number | undefined;
  row?: PaymentMethodGridProps['row'];
}

/** The methods as cards, filtered by category (spec 3/2.money/1). */
export function MethodPicker(props: Props) {
  const { direction, methods, categories, category, onCategory, chosen, onChoose, last, row } = props;
  const { t } = useTranslation('accountMoney');
  const cardOf = useMethodCards({ direction, last });
  const tab = (id: number | undefined, label: string) => ({
    id: id ?? 'all',
    label,
    current: category === id,
    onSelect: () => onCategory(id),
  });
  return (
    <Root>
      {categories.length > 1 && (
        <Filter data-row={row}>
          <CategoryTabs
            label={t('categories')}
            items={[tab(undefined, t('all')), ...categories.map(({ id, name }) => tab(id, name))]}
          />
        </Filter>
      )}
      <PaymentMethodGrid
        label={t('methods')}
        methods={methods.map(cardOf)}
        labels={{ limits: t('limits'), time: t('time'), fee: t('fee'), loading: t('loading') }}
        value={chosen === undefined ? undefined : String(chosen)}
        onValueChange={(id) => onChoose(Number(id))}
        row={row}
        empty={<EmptyState title={t('no_methods_here')} level={3} />}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const ended = css`
  overflow: clip;
  overflow-clip-margin: 4px;
`;

/* The tabs are designed for a page's width; in a dialog, or beside a form, they end with their column. */
const Filter = styled.div`
  &[data-row='always'] {
    ${ended}
  }
  @container (min-width: 760px) {
    ${ended}
  }
`;
