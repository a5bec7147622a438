import { useProfile } from '@baize/session';
import { HistoryIcon, Icon, Rail } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import { recentGames, recentGamesOf } from './recentGames.ts';

/** The games that the player last opened on this device. Renders nothing if there are none. */
export function RecentGames() {
  const { t } = useTranslation('casino');
  const { t: later } = useTranslation('casinoDeferred');
  const { data: me } = useProfile();
  const stored = useStore(recentGames);
  const games = me ? recentGamesOf(stored, me.id) : [];
  if (games.length === 0) return null;
  const heading = later('recent_games');
  return (
    <Rail
      heading={heading}
      icon={<Icon of={HistoryIcon} size={22} />}
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {games.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </Rail>
  );
}
