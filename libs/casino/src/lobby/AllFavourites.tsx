import { SeeAll } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { lobbyAddress } from './lobbyAddresses.ts';

/** From the favourites of one lobby to those of all. */
export function AllFavourites() {
  const { t } = useTranslation('casinoLater');
  return <SeeAll href={lobbyAddress('favorite_games')}>{t('all_favourites')}</SeeAll>;
}
