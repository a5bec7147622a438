import { Button, Form, Icon, SearchIcon, Sheet } from '@baize/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import { HistoryFilterLine } from './HistoryFilterLine.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import type { HistoryFilters } from './readHistoryFilters.ts';

/**
 * The filters of a history on a phone: one line summarizes them and opens them in a sheet, so that the rows begin on
 * the first screen. A range chip takes effect immediately; other choices in the sheet are discarded unless the player
 * searches (spec 3/history/3, 3/history/30).
 */
export function HistoryFilterSheet<Row extends object>({
  list,
  state,
  busy,
  onSearch,
}: HistoryFilterProps<Row>) {
  const { t } = useTranslation('accountHistory');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(state.filters);
  const open = () => {
    setDraft(state.filters);
    setIsOpen(true);
  };
  const search = (filters: HistoryFilters) => {
    setIsOpen(false);
    onSearch(filters);
  };
  return (
    <>
      <HistoryFilterLine list={list} state={state} busy={busy} isOpen={isOpen} onOpen={open} />
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('filters')}
        closeLabel={t('close')}
        footer={
          <Button type="submit" form={id} leading={<Icon of={SearchIcon} size={18} />}>
            {t('search')}
          </Button>
        }
      >
        <Form id={id} aria-label={t('filters')} onSubmit={() => search(draft)}>
          <HistoryFilterFields
            list={list}
            now={state.now}
            draft={draft}
            onDraft={setDraft}
            onRange={(range) => search({ ...draft, range })}
            onTyping={(range) => setDraft({ ...draft, range })}
          />
        </Form>
      </Sheet>
    </>
  );
}
