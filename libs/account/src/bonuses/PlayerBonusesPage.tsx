import { HistoryPage } from '../history/list-page/HistoryPage.tsx';
import { bonusHistory } from '../history/lists/bonusHistory.ts';
import { ActiveBonuses } from './ActiveBonuses.tsx';

/** /PlayerBonuses: the active bonuses with their wagering, and the bonus history. */
export const PlayerBonusesPage = () => (
  <HistoryPage list={bonusHistory}>
    <ActiveBonuses />
  </HistoryPage>
);
