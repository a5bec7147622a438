import { SearchField } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_SEARCH_LENGTH } from '../search/minSearchLength.ts';

interface Props {
  /** The current search of the list. */
  search: string;
  onSearch: (search: string) => void;
}

/** Debounce of the search, in ms. */
const REST_MS = 250;

/** The search to run: undefined for fewer than three characters; an empty box shows the whole list. */
const wanted = (typed: string): string | undefined => {
  const text = typed.trim();
  return text.length === 0 || text.length >= MIN_SEARCH_LENGTH ? text : undefined;
};

/** How many more characters a search needs. */
const missing = (typed: string) => {
  const { length } = typed.trim();
  return length === 0 ? 0 : Math.max(0, MIN_SEARCH_LENGTH - length);
};

/**
 * The search box of a lobby. Its value also follows Back and a removed filter, but not its own searches: on a slow
 * phone their list appears after the player has typed on.
 */
export function LobbySearch({ search, onSearch }: Props) {
  const { t } = useTranslation('casino');
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /* Searches of this box with results that aren't on screen yet. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (shown !== search) {
    setShown(search);
    const index = pending.indexOf(search);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) setTyped(search);
  }

  const asked = pending.at(-1) ?? search;
  useEffect(() => {
    const next = wanted(typed);
    if (next === undefined || next === asked) return undefined;
    const timer = setTimeout(() => {
      setPending((before) => [...before, next]);
      onSearch(next);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, onSearch]);

  return (
    <div>
      <SearchField
        label={t('search_games')}
        value={typed}
        onValueChange={setTyped}
        clearLabel={t('clear_search')}
        shortcut="/"
        waits={missing(typed) > 0 ? t('letters_missing', { count: missing(typed) }) : ''}
        maxLength={100}
        enterKeyHint="search"
      />
    </div>
  );
}
