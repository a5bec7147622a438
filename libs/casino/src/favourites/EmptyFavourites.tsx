import { useTranslation } from 'react-i18next';
import { Button, EmptyState, StarIcon } from '@baize/ui';

/** Shown if there are no favourites, or they couldn't be loaded. */
export function EmptyFavourites({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('casino');
  return (
    <EmptyState
      icon={StarIcon}
      title={t('no_favourites')}
      text={t('no_favourites_text')}
      action={<Button onClick={onShowAll}>{t('show_all_games')}</Button>}
    />
  );
}
