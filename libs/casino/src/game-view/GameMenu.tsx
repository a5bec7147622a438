import { GamepadIcon, Menu, NewWindowIcon, PlayIcon, StarIcon, type MenuItem } from '@baize/ui';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyPart } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFavourite } from '../favourites/useFavourite.ts';
import { demoPath, playPath } from '../launch/playPath.ts';
import { OpenGameContext, type OpenGame } from '../launch/usePlay.ts';
import type { PlayMode } from '../launch/useLaunch.ts';
import type { GameDetail } from './gameDetailQueries.ts';

const SimilarGames = lazyPart(async () => (await import('./SimilarGames.tsx')).SimilarGames);

interface Props {
  /** The button that opens the menu, which is initially open. */
  trigger: ReactElement;
  gameId: number;
  detail: GameDetail | undefined;
  mode: PlayMode;
  /** Runs an action that leaves the game, after a confirmation during a round. */
  leave: (action: () => void) => void;
  /** Opens the game in a separate window; undefined if there is no room for one, or it's already in one. */
  onNewWindow: (() => void) | undefined;
}

/** Further actions for a running game: favourite, real money, separate window, similar games. */
export function GameMenu({ trigger, gameId, detail, mode, leave, onNewWindow }: Props) {
  const { t } = useTranslation('casino');
  const { isFavourite, toggle } = useFavourite(gameId);
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const go = () => void navigate(playPath(gameId));
  const play = isPlayer ? go : () => openLoginDialog(go);
  const openAnother = ({ game, mode: way }: OpenGame) =>
    leave(() => void navigate(way === 'real' ? playPath(game.id) : demoPath(game.id)));
  const [isOpen, setOpen] = useState(true);
  const [similar, setSimilar] = useState<'never' | 'open' | 'closed'>('never');
  const items: MenuItem[] = [
    {
      id: 'favourite',
      icon: StarIcon,
      label: t(isFavourite ? 'remove_favourite' : 'add_favourite'),
      onSelect: toggle,
    },
    { id: 'similar', icon: GamepadIcon, label: t('similar_games'), onSelect: () => setSimilar('open') },
  ];
  if (mode === 'demo')
    items.unshift({ id: 'real', icon: PlayIcon, label: t('play_for_real'), onSelect: () => leave(play) });
  if (onNewWindow)
    items.push({
      id: 'window',
      icon: NewWindowIcon,
      label: t('new_window'),
      onSelect: () => leave(onNewWindow),
    });
  return (
    <>
      <Menu label={t('game_menu')} open={isOpen} onOpenChange={setOpen} trigger={trigger} items={items} />
      {similar !== 'never' && (
        <Suspense fallback={null}>
          <OpenGameContext value={openAnother}>
            <SimilarGames
              gameId={gameId}
              detail={detail}
              open={similar === 'open'}
              onClose={() => setSimilar('closed')}
            />
          </OpenGameContext>
        </Suspense>
      )}
    </>
  );
}
