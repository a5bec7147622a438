import { useTranslation } from 'react-i18next';
import { Button, EmptyState, SearchIcon } from '@baize/ui';
import { EmptyFavourites } from '../favourites/EmptyFavourites.tsx';

interface Props {
  /** True if the player has no favourites yet, false if nothing was found. */
  favourites: boolean;
  onShowAll: () => void;
}

/** The state of a list without games, loaded lazily because it's rare. */
export const NoGames = ({ favourites, onShowAll }: Props) =>
  favourites ? <EmptyFavourites onShowAll={onShowAll} /> : <NothingFound onShowAll={onShowAll} />;

function NothingFound({ onShowAll }: Pick<Props, 'onShowAll'>) {
  const { t } = useTranslation(['casinoDeferred', 'casino']);
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('nothing_found')}
      text={t('nothing_found_text')}
      action={<Button onClick={onShowAll}>{t('show_all_games', { ns: 'casino' })}</Button>}
    />
  );
}
