import { HistoryIcon, Icon, Rail } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { GameCard } from '../game/GameCard.tsx';
import { useRecentGames } from './useRecentGames.ts';

/** The games that the player last opened on this device. Renders nothing if there are none. */
export function RecentGames() {
  const { t } = useTranslation('casino');
  const { t: later } = useTranslation('casinoDeferred');
  const games = useRecentGames();
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
