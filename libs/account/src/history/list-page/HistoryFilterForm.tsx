import { Button, Card, Form, Icon, SearchIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import { useFilterDraft } from './useFilterDraft.ts';

/**
 * The filters above a history's rows. A range takes effect immediately, so that a selected chip always matches the
 * rows; the others take effect on search (spec 3/history/3, 3/history/30).
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
