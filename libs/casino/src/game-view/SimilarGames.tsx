import { GameTileSkeleton, Sheet, theme } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GameCard } from '../game/GameCard.tsx';
import { lobbyOf } from '../lobby/lobbies.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { ALL_GAMES } from '../lobby/lobbyState.ts';
import type { GameDetail } from './gameDetailQueries.ts';

interface Props {
  /** The running game. */
  gameId: number;
  detail: GameDetail | undefined;
  open: boolean;
  onClose: () => void;
}

const SHOWN = 12;
const PLACEHOLDERS = 6;

/** Games by the same provider in the same lobby as the running one, in a sheet beside it. */
export function SimilarGames({ gameId, detail, open, onClose }: Props) {
  const { t } = useTranslation('casino');
  const filter = {
    category: ALL_GAMES,
    providers: detail?.provider_id === undefined ? [] : [detail.provider_id],
    search: '',
  };
  const { data, isError } = useInfiniteQuery({
    ...lobbyQueries.games(lobbyOf(detail?.type), filter),
    enabled: open,
  });
  const games = data?.pages[0]?.data.filter(({ id }) => id !== gameId).slice(0, SHOWN);
  const isNone = isError || games?.length === 0;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('similar_games')}
      closeLabel={t('close')}
    >
      {isNone ? (
        <p>{t('no_similar_games')}</p>
      ) : (
        <Grid>
          {games
            ? games.map((game) => <GameCard key={game.id} game={game} />)
            : Array.from({ length: PLACEHOLDERS }, (_, index) => <GameTileSkeleton key={index} />)}
        </Grid>
      )}
    </Sheet>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${theme.space.s};
`;
