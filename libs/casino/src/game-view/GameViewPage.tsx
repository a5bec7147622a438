import { GameView } from './GameView.tsx';

/** /PlayGame/{id}: for real money. */
export const GameViewPage = () => <GameView mode="real" />;
