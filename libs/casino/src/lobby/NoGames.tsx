import { useTranslation } from 'react-i18next';
import { Button, EmptyState, SearchIcon } from '@baize/ui';
import { EmptyFavourites } from '../favourites/EmptyFavourites.tsx';

interface Props {
  /** Nothing is marked yet; otherwise nothing was found. */
  favourites: boolean;
  onShowAll: () => void;
}

/** A list without games; few players see it. */
export const NoGames = ({ favourites, onShowAll }: Props) =>
  favourites ? <EmptyFavourites onShowAll={onShowAll} /> : <NothingFound onShowAll={onShowAll} />;

function NothingFound({ onShowAll }: Pick<Props, 'onShowAll'>) {
  const { t } = useTranslation('casino');
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('nothing_found')}
      text={t('nothing_found_text')}
      action={<Button onClick={onShowAll}>{t('show_all_games')}</Button>}
    />
  );
}
