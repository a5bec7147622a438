import { errorMessageKey, type Game } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Button, DiceIcon, Icon, showAlert } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { casinoDeferredTexts } from '../texts.ts';

const GameCardSheet = lazyPart(
  async () => (await import('../game/GameCardSheet.tsx')).GameCardSheet,
  casinoDeferredTexts,
);

interface Props {
  lobby: Lobby;
  /** How many games the lobby has. */
  total: number;
}

/** Picks a random game of the lobby, and offers to play it. */
export function SurpriseButton({ lobby, total }: Props) {
  const { t } = useTranslation('casinoDeferred');
  const serverText = useServerText();
  const queryClient = useQueryClient();
  const [game, setGame] = useState<Game>();
  const [isOpen, setIsOpen] = useState(false);
  const pick = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(lobbyQueries.oneGame(lobby, 1 + Math.floor(Math.random() * total))),
    onSuccess: (found) => {
      if (!found) return;
      setGame(found);
      setIsOpen(true);
    },
    onError: (error) => showAlert('error', serverText(errorMessageKey(error))),
  });
  return (
    <>
      <Button
        compact
        variant="secondary"
        size="s"
        leading={<Icon of={DiceIcon} size={18} />}
        loading={pick.isPending}
        onClick={() => !pick.isPending && pick.mutate()}
      >
        {t('surprise_me')}
      </Button>
      {game && (
        <Suspense fallback={null}>
          <GameCardSheet game={game} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
