import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import { Die } from './Die.tsx';
import type { BoardLabels, LiveBoard } from './LiveBoard.ts';
import { resultTones } from './resultTones.ts';

type DiceResultsProps = {
  results: Extract<LiveBoard, { kind: 'dice' }>['results'];
  labels: Pick<BoardLabels, 'results' | 'total'>;
};

/** Dice throws: the last one as dice with their sum, earlier ones as sums. */
export function DiceResults({ results, labels }: DiceResultsProps) {
  return (
    <Row aria-label={labels.results}>
      {results.map(({ dice, total }, index) => (
        <li key={index}>
          {index === 0 && dice.map((value, place) => <Die key={place} value={value} />)}
          <Total data-newest={index === 0} data-tone={isTriple(dice) ? 'gold' : 'plain'} aria-hidden="true">
            {total}
          </Total>
          <VisuallyHidden>{[...dice, labels.total(total)].join(', ')}</VisuallyHidden>
        </li>
      ))}
    </Row>
  );
}

/** A triple pays most; players look for it. */
const isTriple = (dice: readonly number[]) => dice.length > 1 && new Set(dice).size === 1;

const Row = styled.ul`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 26px;
  overflow: hidden;
  mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    flex: none;
    gap: 3px;
  }
  & > li:first-child {
    margin-inline-end: 4px;
  }
`;

const Total = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 22px;
  block-size: 20px;
  padding-inline: 4px;
  border-radius: ${theme.radius.s};
  font-size: 0.6875rem;
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${resultTones}
  &[data-newest='true'] {
    margin-inline-start: 3px;
    block-size: 26px;
    min-inline-size: 28px;
    font-size: 0.8125rem;
  }
`;
