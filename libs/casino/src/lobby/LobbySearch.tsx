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

/** The search box of a lobby. Its value also follows Back and a removed filter. */
export function LobbySearch({ search, onSearch }: Props) {
  const { t } = useTranslation('casino');
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    if (wanted(typed) !== search) setTyped(search);
  }

  useEffect(() => {
    const next = wanted(typed);
    if (next === undefined || next === search) return undefined;
    const timer = setTimeout(() => onSearch(next), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);

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
