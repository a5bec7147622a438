import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PlusIcon, UserIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import type { BoardLabels } from './LiveBoard.ts';

type SeatArcProps = {
  taken: readonly boolean[];
  labels: Pick<BoardLabels, 'seating' | 'free' | 'taken'>;
};

/** How much lower the middle of the table is than its ends, px. */
const BOW = 12;

/** Vertical offset of a seat: 0 at the ends of the arc, BOW in the middle. */
export const seatOffset = (seat: number, seats: number) => {
  const way = seats > 1 ? (2 * seat) / (seats - 1) - 1 : 0;
  return Math.round(BOW * (1 - way * way));
};

/** The seats of a blackjack table along its round edge: a head for a taken seat, a plus for a free one. */
export function SeatArc({ taken, labels }: SeatArcProps) {
  return (
    <Arc aria-label={labels.seating}>
      {taken.map((isTaken, seat) => (
        <Seat key={seat} data-taken={isTaken} style={{ translate: `0 ${seatOffset(seat, taken.length)}px` }}>
          <Icon of={isTaken ? UserIcon : PlusIcon} size={12} filled={isTaken} />
          <VisuallyHidden>{`${seat + 1} ${isTaken ? labels.taken : labels.free}`}</VisuallyHidden>
        </Seat>
      ))}
    </Arc>
  );
}

const Arc = styled.ul`
  display: flex;
  gap: 3px;
  && {
    padding-block-end: ${BOW}px;
  }
`;

const Seat = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  /* All seats of a table fit on a phone's card. */
  flex: 0 1 20px;
  min-inline-size: 14px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: color-mix(in oklab, ${theme.color.onScrim} 30%, ${theme.color.scrim});
  color: ${theme.color.onScrim};
  &[data-taken='false'] {
    background: ${theme.color.positive};
    color: ${theme.color.onPositive};
  }
`;
