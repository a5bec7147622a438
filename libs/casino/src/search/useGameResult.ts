import type { Game } from '@baize/api';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import type { SearchResultItem } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { providerName } from '../game/providerName.ts';
import { demoPath, playPath } from '../launch/playPath.ts';
import { rememberGame } from '../recent/rememberGame.ts';

/**
 * A game as a search result that opens it: for real money, or for a visitor as a demo; if there is none, after a login.
 * A result is a link wherever it can be, so that a running round asks before it is left (`useConfirmLeave`).
 */
export function useGameResult(onChoose: () => void): (game: Game) => SearchResultItem {
  const queryClient = useQueryClient();
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const opens = (game: Game): Pick<SearchResultItem, 'href' | 'onSelect'> => {
    const remember = () => void rememberGame(queryClient, game);
    if (isPlayer)
      return {
        href: playPath(game.id),
        onSelect: () => {
          onChoose();
          remember();
        },
      };
    if (game.demo === 1) return { href: demoPath(game.id), onSelect: onChoose };
    const play = () => {
      remember();
      void navigate(playPath(game.id));
    };
    return {
      onSelect: () => {
        onChoose();
        openLoginDialog(play);
      },
    };
  };
  return (game) => ({
    id: game.id,
    name: game.name,
    detail: providerName(game),
    image: game.image,
    ...opens(game),
  });
}
