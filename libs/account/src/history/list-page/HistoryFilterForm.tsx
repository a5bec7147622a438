import { Button, Card, Form, Icon, SearchIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import { useFilterDraft } from './useFilterDraft.ts';

/**
 * The filters of a history above its rows. A range takes effect when it is chosen, so that no chip is lit over other rows;
 * the rest with the search (spec 3/history/3, 3/history/30).
 */
export function HistoryFilterForm<Row extends object>({
  list,
  state,
  busy,
  onSearch,
}: HistoryFilterProps<Row>) {
  const { t } = useTranslation('accountHistory');
  const [draft, setDraft] = useFilterDraft(state.filters);
  return (
    <Card>
      <Form aria-label={t('filters')} onSubmit={() => onSearch(draft)}>
        <Fields>
          <HistoryFilterFields
            list={list}
            now={state.now}
            draft={draft}
            onDraft={setDraft}
            onRange={(range) => onSearch({ ...draft, range })}
          />
          <Button type="submit" loading={busy} leading={<Icon of={SearchIcon} size={18} />}>
            {t('search')}
          </Button>
        </Fields>
      </Form>
    </Card>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.m};
  & > * {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
  & > button {
    flex: 0 0 auto;
  }
`;
