import { PlayerView } from './PlayerView.tsx';

/** /PlayGame/{id}: for real money. */
export const PlayerPage = () => <PlayerView mode="real" />;
