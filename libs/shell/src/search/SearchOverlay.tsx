import { useStore } from '@baize/ui/store';
import { EmptyState, HistoryIcon, SearchIcon, SearchPanel, SearchResults } from '@baize/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import { useSearchSources } from './useSearchSources.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Minimum length of a search. */
const SHORTEST = 2;
/** Debounce time after typing, ms. */
const REST_MS = 250;

/** The text, debounced. */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The number of results per source; undefined while one of them is loading. */
function useCounts(query: string) {
  const [latest, setLatest] = useState<{ query: string; counts: ReadonlyMap<string, number> }>();
  const report = useCallback(
    (id: string, count: number | undefined) =>
      setLatest((last) => {
        const counts = new Map(last?.query === query ? last.counts : []);
        if (count === undefined) counts.delete(id);
        else counts.set(id, count);
        return { query, counts };
      }),
    [query],
  );
  return { counts: latest?.query === query ? latest.counts : new Map<string, number>(), report };
}

/** The search of the whole site: games, providers, promotions; before typing, the recent searches. */
export function SearchOverlay({ open, onClose }: Props) {
  const { t } = useTranslation('shellDeferred');
  const sources = useSearchSources();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(useDebounced(typed.trim()));
  const { counts, report } = useCounts(query);
  const isSearching = query.length >= SHORTEST;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isSettled = counts.size === sources.length;
  const isEmpty = isSearching && isSettled && total === 0;
  const choose = () => {
    if (isSearching) rememberSearch(query);
    onClose();
  };
  const missing = typed.trim().length === 1;
  return (
    <SearchPanel
      open={open}
      onOpenChange={(next) => !next && onClose()}
      value={typed}
      onValueChange={setTyped}
      labels={{
        title: t('search', { ns: 'shell' }),
        field: t('search_field'),
        clear: t('search_clear'),
        close: t('close', { ns: 'shell' }),
      }}
      waits={missing ? t('search_waits') : ''}
      status={isSearching && isSettled ? t('search_found', { count: total }) : ''}
    >
      {isSearching ? (
        <>
          {sources.map(({ id, Results }) => (
            <Reporting key={id} id={id} report={report}>
              {(own) => <Results query={query} report={own} onChoose={choose} />}
            </Reporting>
          ))}
          {isEmpty && <EmptyState icon={SearchIcon} title={t('search_none')} text={t('search_none_text')} />}
        </>
      ) : (
        <Recent onPick={setTyped} />
      )}
      {(!isSearching || isEmpty) &&
        sources.map(({ id, Suggestions }) => Suggestions && <Suggestions key={id} onChoose={onClose} />)}
    </SearchPanel>
  );
}

interface ReportingProps {
  id: string;
  report: (id: string, count: number | undefined) => void;
  children: (report: (count: number | undefined) => void) => ReactNode;
}

/** Gives each source its own, stable `report`. */
function Reporting({ id, report, children }: ReportingProps) {
  const own = useMemo(() => (count: number | undefined) => report(id, count), [id, report]);
  return children(own);
}

function Recent({ onPick }: { onPick: (query: string) => void }) {
  const { t } = useTranslation('shellDeferred');
  const recent = useStore(recentSearches) ?? [];
  if (recent.length === 0) return null;
  return (
    <SearchResults
      heading={t('search_recent')}
      items={recent.map((query) => ({
        id: query,
        name: query,
        icon: HistoryIcon,
        onSelect: () => onPick(query),
      }))}
    />
  );
}
