import { GameView } from './GameView.tsx';

/** /launcher/{id}: for real money, covering the whole site. */
export const LauncherPage = () => <GameView mode="real" variant="whole" />;
