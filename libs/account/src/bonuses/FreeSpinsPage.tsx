import { HistoryPage } from '../history/list-page/HistoryPage.tsx';
import { freeSpinHistory } from '../history/lists/freeSpinHistory.ts';
import { FreeSpinClaimCard } from './FreeSpinClaimCard.tsx';

/** /FreeSpins: available free spins, and their history (spec 3/history/22 to 25). */
export const FreeSpinsPage = () => (
  <HistoryPage list={freeSpinHistory}>
    <FreeSpinClaimCard />
  </HistoryPage>
);
