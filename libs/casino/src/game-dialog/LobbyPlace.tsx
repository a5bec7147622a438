import { useBrand } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import { Suspense, useState, type ReactNode } from 'react';
import { OpenGameContext, type OpenGame } from '../launch/usePlay.ts';
import { LobbyRoot } from '../lobby/LobbyRoot.ts';

const GameDialog = lazyPart(async () => (await import('./GameDialog.tsx')).GameDialog);

/** The page of a lobby. If the brand wants it, its games open in a dialog on top. */
export function LobbyPlace({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenGame>();
  return (
    <OpenGameContext value={useBrand().layout.gameOpens === 'dialog' ? setOpened : undefined}>
      <LobbyRoot>{children}</LobbyRoot>
      {opened && (
        <Suspense fallback={null}>
          <GameDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </OpenGameContext>
  );
}
