import { LoadMore } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { LobbyGames } from './useLobbyGames.ts';

/** The end of a list: how much of it is shown, and a button for more. It's below the first screen. */
export function MoreGames({ list }: { list: LobbyGames }) {
  const { t } = useTranslation('casino');
  return (
    <LoadMore
      hasMore={list.hasMore}
      loading={list.isLoadingMore}
      auto={list.loadsByItself}
      label={t('load_more')}
      onLoadMore={list.loadMore}
      progress={t('shown_of_total', { shown: list.games.length, total: list.total })}
    />
  );
}
