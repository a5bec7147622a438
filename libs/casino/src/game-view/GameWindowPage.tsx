import { GameView } from './GameView.tsx';

/** /PlayGameNewWindow/{gameName}/{id}: for real money, in a window that closes with the game. */
export const GameWindowPage = () => <GameView mode="real" variant="window" />;
