import { Money, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { HistoryTools } from '../csv/HistoryTools.tsx';
import type { HistoryPageData } from '../decodeHistoryPage.ts';
import type { HistoryList } from '../HistoryList.ts';
import type { HistoryFilterState } from './useHistoryFilters.ts';
import type { RowWords } from './useRowWords.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  state: HistoryFilterState;
  data: HistoryPageData<Row>;
  words: RowWords;
  /** The number of records, in words. */
  count: string;
}

/** Above the rows: their sums, the number of records, and the export tools. */
export function HistorySummary<Row extends object>({ list, state, data, words, count }: Props<Row>) {
  const totals = list.totals?.(data.rows) ?? [];
  const isPart = data.total > data.rows.length;
  return (
    <Root>
      <Count>{count}</Count>
      <HistoryTools list={list} query={state.query} words={words} />
      {totals.length > 0 && (
        <Totals aria-label={words.t(isPart ? 'totals_page' : 'totals_all')}>
          {totals.map(({ label, minor, signed }) => (
            <div key={label}>
              <dt>{words.t(label)}</dt>
              <dd>
                <Money
                  amount={minor === undefined ? undefined : signed ? words.signed(minor) : words.money(minor)}
                  unknownLabel={words.t('unknown')}
                />
              </dd>
            </div>
          ))}
          {isPart && <Note>{words.t('totals_note')}</Note>}
        </Totals>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
`;

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: end;
  gap: ${theme.space.s} ${theme.space.xl};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
  & dd {
    margin: 0;
    font-size: ${theme.size.l};
    font-weight: ${theme.weight.bold};
  }
`;

const Note = styled.div`
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;
