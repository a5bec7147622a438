import { PlayerView } from './PlayerView.tsx';

/** /play/demo/{id}: for play money, without a login. */
export const DemoPage = () => <PlayerView mode="demo" />;
