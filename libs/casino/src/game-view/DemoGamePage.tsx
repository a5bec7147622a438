import { useSearchParams } from 'react-router';
import { GameView } from './GameView.tsx';
import { WINDOW } from './openGameWindow.ts';

/** /play/demo/{id}: play money, without login; with `?window=1`, in a window that closes with the game. */
export function DemoGamePage() {
  const [query] = useSearchParams();
  return <GameView mode="demo" variant={query.has(WINDOW) ? 'window' : 'page'} />;
}
