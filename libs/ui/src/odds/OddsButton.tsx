import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon, LockIcon, UpIcon } from '../icon/icons.ts';
import { isLongOutcome } from './isLongOutcome.ts';
import { oddsStyles } from './oddsStyles.ts';
import type { OddsMove } from './useOddsMove.ts';

export type OddsLabels = {
  /** Said after the odds: "risen", "fallen". */
  up: string;
  down: string;
  /** Said in place of the odds, and shown by the browser on hover: "no bets now". */
  suspended: string;
};

export type OddsButtonProps = {
  /** The outcome: `1`, `X`, the name of a team or a player. */
  outcome: string;
  /** The outcome in full where `outcome` is a letter: "Galatasaray wins". */
  outcomeName?: string;
  /** The decimal, formatted: `2,35`. Undefined while it is on its way. */
  odds: string | undefined;
  /** Whether it has just changed; `useOddsMove` tells. */
  move?: OddsMove;
  suspended?: boolean;
  selected?: boolean;
  words: OddsLabels;
  onToggle: () => void;
};

/**
 * One outcome and what it pays; a press puts it on the slip or takes it off.
 *
 * - Use for an outcome that can be bet on, within an OddsRow.
 * - Not for a link to a match: ButtonLink. Not for one of a few settings: SegmentedControl.
 * - Keys: Enter and Space put it on the slip and take it off. While suspended they do nothing, and the focus stays.
 * - Aloud: a button named by outcome and odds that is pressed or not; "risen" or "fallen" is part of the name. Changes are not
 *   announced: a page has hundreds. Whoever keeps the slip announces a change of what is on it.
 */
export function OddsButton({
  outcome,
  outcomeName,
  odds,
  move,
  suspended = false,
  selected = false,
  words,
  onToggle,
}: OddsButtonProps) {
  const resting = odds === undefined && !suspended;
  return (
    <Root
      type="button"
      aria-pressed={selected}
      aria-disabled={suspended || resting || undefined}
      aria-busy={resting || undefined}
      title={suspended ? words.suspended : undefined}
      data-move={suspended ? undefined : move}
      data-long={isLongOutcome(outcome) || undefined}
      onClick={suspended || resting ? undefined : onToggle}
    >
      <Outcome aria-hidden={outcomeName !== undefined || undefined}>{outcome}</Outcome>
      {outcomeName !== undefined && <VisuallyHidden>{outcomeName}</VisuallyHidden>}
      <Odds>
        {suspended ? (
          <Icon of={LockIcon} size={16} label={words.suspended} />
        ) : resting ? (
          <Skeleton width="4ch" />
        ) : (
          <>
            {odds}
            {move && <Move move={move} word={words[move]} />}
          </>
        )}
      </Odds>
    </Root>
  );
}

const Move = ({ move, word }: { move: OddsMove; word: string }) => (
  <Arrow data-move={move}>
    <Icon of={move === 'up' ? UpIcon : DownIcon} size={14} />
    <VisuallyHidden>{word}</VisuallyHidden>
  </Arrow>
);

const Root = styled.button`
  ${oddsStyles}
  /* Where a long name is left no room beside the number, the number goes under it. */
  &[data-long] {
    flex-wrap: wrap;
    row-gap: 2px;
  }
  &[data-long] > :first-child {
    flex-basis: 12ch;
  }
`;

const Outcome = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: break-word;
  hyphens: auto;
  text-align: start;
`;

const Odds = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  flex: none;
  min-inline-size: 4ch;
  margin-inline-start: auto;
`;

/* Beside the number and out of its way: odds that move do not move what stands around them. */
const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: -15px;
  display: grid;
  align-content: center;
`;
