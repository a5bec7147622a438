import { useText } from '@baize/i18n';
import { Button, EmptyState, StarIcon } from '@baize/ui';
import { casinoMessages } from '../messages.ts';

/** In place of the favourites when there are none, or they could not be loaded (spec: document 2, section 4). */
export function EmptyFavourites({ onShowAll }: { onShowAll: () => void }) {
  const t = useText(casinoMessages);
  return (
    <EmptyState
      icon={StarIcon}
      title={t('no_favourites')}
      text={t('no_favourites_text')}
      action={<Button onClick={onShowAll}>{t('show_all_games')}</Button>}
    />
  );
}
