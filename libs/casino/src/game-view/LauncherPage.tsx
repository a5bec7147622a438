import { GameView } from './GameView.tsx';

/** /launcher/{id}: for real money, over all of the site. */
export const LauncherPage = () => <GameView mode="real" variant="whole" />;
