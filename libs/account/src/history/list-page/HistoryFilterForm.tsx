import { languageEntry, useLanguage } from '@baize/i18n';
import { Button, Card, DateTimeRange, Form, Icon, media, SearchIcon, SelectField, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HistoryChoice, HistoryList } from '../HistoryList.ts';
import { MethodField } from './MethodField.tsx';
import { useRangeLabels } from './useRangeLabels.ts';
import type { HistoryFilters, HistoryFilterState } from './useHistoryFilters.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  state: HistoryFilterState;
  /** The rows for these filters are loading. */
  busy: boolean;
  onSearch: (filters: HistoryFilters) => void;
}

const ALL = '0';

/** The filters of a history; they take effect with the search (spec 3/history/3). */
export function HistoryFilterForm<Row extends object>({ list, state, busy, onSearch }: Props<Row>) {
  const { t } = useTranslation('accountHistory');
  const language = useLanguage();
  const [draft, setDraft] = useState(state.filters);
  const { labels, presets } = useRangeLabels();
  const { types, statuses, byMethod } = list;

  const select = (name: 'type' | 'status', choices: readonly HistoryChoice[]) => (
    <SelectField
      label={t(name)}
      value={String(draft[name])}
      onChange={({ target }) =>
        setDraft({ ...draft, [name]: Number(target.value), ...(name === 'type' && { method: 0 }) })
      }
      options={[
        { value: ALL, label: t(name === 'type' && byMethod ? 'select_type' : 'all') },
        ...choices.map(({ value, label }) => ({ value: String(value), label: t(label) })),
      ]}
    />
  );
  return (
    <Card>
      <Form aria-label={t('filters')} onSubmit={() => onSearch(draft)}>
        <Fields>
          <Range>
            <DateTimeRange
              label={t('period')}
              placeholder={t('choose_period')}
              locale={languageEntry(language).locale}
              now={state.now}
              latest={state.now}
              maximumDays={31}
              labels={labels}
              presets={presets}
              value={draft.range}
              onValueChange={(range) => range && setDraft({ ...draft, range })}
            />
          </Range>
          {types && select('type', types)}
          {byMethod && draft.type > 0 && (
            <MethodField
              type={draft.type}
              value={draft.method}
              onChange={(method) => setDraft({ ...draft, method })}
            />
          )}
          {statuses && select('status', statuses)}
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
  ${media.phone} {
    & > * {
      flex: 1 1 100%;
    }
    & > button {
      flex: 1 1 100%;
    }
  }
`;

const Range = styled.div`
  flex: 3 1 320px;
`;
