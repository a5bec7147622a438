import { languageEntry, useLanguage } from '@baize/i18n';
import { DateTimeRange, SelectField, type DateRange } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HistoryChoice, HistoryList } from '../HistoryList.ts';
import { MethodField } from './MethodField.tsx';
import type { HistoryFilters } from './readHistoryFilters.ts';
import { useRangeTexts } from './useRangeTexts.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  /** When the page was opened or last searched, on the page's clock. */
  now: number;
  /** The chosen filters, before searching. */
  draft: HistoryFilters;
  onDraft: (draft: HistoryFilters) => void;
  /** Called when a range is chosen: from its chips, or applied in its calendar. */
  onRange: (range: DateRange) => void;
  /** Called while a range is being typed, on phones; by default the same as when chosen. */
  onTyping?: (range: DateRange) => void;
}

const ALL = '0';

/** A history's filter fields: its range, and its kinds and statuses. */
export function HistoryFilterFields<Row extends object>({
  list,
  now,
  draft,
  onDraft,
  onRange,
  onTyping = onRange,
}: Props<Row>) {
  const { t } = useTranslation('accountHistory');
  const language = useLanguage();
  const range = useRangeTexts(list);
  const { types, statuses, byMethod } = list;

  const select = (name: 'type' | 'status', choices: readonly HistoryChoice[]) => (
    <SelectField
      label={t(name)}
      value={String(draft[name])}
      onChange={({ target }) =>
        onDraft({ ...draft, [name]: Number(target.value), ...(name === 'type' && { method: 0 }) })
      }
      options={[
        { value: ALL, label: t(name === 'type' && byMethod ? 'select_type' : 'all') },
        ...choices.map(({ value, label }) => ({ value: String(value), label: t(label) })),
      ]}
    />
  );
  return (
    <>
      <Range>
        <DateTimeRange
          label={t('period')}
          placeholder={t('choose_period')}
          locale={languageEntry(language).locale}
          now={now}
          latest={now}
          maximumDays={31}
          {...range}
          value={draft.range}
          onPick={onRange}
          onValueChange={(chosen) => chosen && onTyping(chosen)}
        />
      </Range>
      {types && select('type', types)}
      {byMethod && draft.type > 0 && (
        <MethodField
          type={draft.type}
          value={draft.method}
          onChange={(method) => onDraft({ ...draft, method })}
        />
      )}
      {statuses && select('status', statuses)}
    </>
  );
}

/* All fields in the row have the same width, but a range of two timestamps needs more to stay on one line. */
const Range = styled.div`
  && {
    flex: 3 1 320px;
  }
`;
