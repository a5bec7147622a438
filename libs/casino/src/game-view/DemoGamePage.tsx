import { GameView } from './GameView.tsx';

/** /play/demo/{id}: for play money, without a login. */
export const DemoGamePage = () => <GameView mode="demo" />;
