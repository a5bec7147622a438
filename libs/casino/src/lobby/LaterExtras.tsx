import type { LastWinner } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { DeferredSection, JACKPOT_HEIGHT } from '@baize/ui';
import { JackpotBlock } from '../jackpot/JackpotBlock.tsx';
import { RecentGames } from '../recent/RecentGames.tsx';
import { LastWinners } from '../winners/LastWinners.tsx';
import { DecorativeJackpots } from './DecorativeJackpots.tsx';

interface Props {
  /** Undefined while they load. */
  winners: readonly LastWinner[] | undefined;
  /** About how high they are. */
  winnersHeight: string;
}

const ORNAMENT_HEIGHT = '128px';

/** What follows the popular games of the casino: what the player played last, jackpots, last winners. */
export function LaterExtras({ winners, winnersHeight }: Props) {
  const { features } = useBrand();
  const isPlayer = useIsPlayer();
  return (
    <>
      {isPlayer && <RecentGames />}
      {features.decorativeJackpots && (
        <DeferredSection height={ORNAMENT_HEIGHT}>
          <DecorativeJackpots />
        </DeferredSection>
      )}
      {features.jackpotBlock && (
        <DeferredSection height={JACKPOT_HEIGHT}>
          <JackpotBlock />
        </DeferredSection>
      )}
      <DeferredSection height={winnersHeight}>
        <LastWinners winners={winners} />
      </DeferredSection>
    </>
  );
}
