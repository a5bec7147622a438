import { Button, Card, Form, Icon, SearchIcon, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';

/** The filters of a history above its rows; they take effect with the search (spec 3/history/3). */
export function HistoryFilterForm<Row extends object>({
  list,
  state,
  busy,
  onSearch,
}: HistoryFilterProps<Row>) {
  const { t } = useTranslation('accountHistory');
  const [draft, setDraft] = useState(state.filters);
  return (
    <Card>
      <Form aria-label={t('filters')} onSubmit={() => onSearch(draft)}>
        <Fields>
          <HistoryFilterFields list={list} now={state.now} draft={draft} onDraft={setDraft} />
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
