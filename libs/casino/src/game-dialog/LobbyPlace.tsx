import type { Game } from '@baize/api';
import { useBrand } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { OpenGameContext } from '../launch/OpenGameContext.ts';
import type { PlayMode } from '../launch/useLaunch.ts';
import { LobbyRoot } from '../lobby/LobbyRoot.ts';

const GameDialog = lazyPart(async () => (await import('./GameDialog.tsx')).GameDialog);

/** The page of a lobby; where the brand wants it, its games open in a dialog over it. */
export function LobbyPlace({ children }: { children: ReactNode }) {
  const { layout } = useBrand();
  const [opened, setOpened] = useState<{ game: Game; mode: PlayMode }>();
  const open = useCallback((game: Game, mode: PlayMode) => setOpened({ game, mode }), []);
  return (
    <OpenGameContext value={layout.gameOpens === 'dialog' ? open : undefined}>
      <LobbyRoot>{children}</LobbyRoot>
      {opened && (
        <Suspense fallback={null}>
          <GameDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </OpenGameContext>
  );
}
