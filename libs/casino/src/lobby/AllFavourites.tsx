import { SeeAll } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { lobbyAddress } from './lobbyAddresses.ts';

/** A link from one lobby's favourites to those of all lobbies. */
export function AllFavourites() {
  const { t } = useTranslation('casinoDeferred');
  return <SeeAll href={lobbyAddress('favorite_games')}>{t('all_favourites')}</SeeAll>;
}
