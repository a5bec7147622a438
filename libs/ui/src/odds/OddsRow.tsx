import { useId } from 'react';
import { styled } from 'styled-components';
import { moveFocus } from '../rail/moveFocus.ts';
import { theme } from '../theme/theme.ts';
import { isLongOutcome } from './isLongOutcome.ts';
import { OddsButton, type OddsButtonProps, type OddsLabels } from './OddsButton.tsx';

export type OddsOutcome = Omit<OddsButtonProps, 'words' | 'onToggle'> & { id: string | number };

export type OddsRowProps = {
  /** The market: "Match result". */
  market: string;
  /** For assistive technology alone, where the market's name stands over a whole column. */
  marketHidden?: boolean;
  outcomes: readonly OddsOutcome[];
  words: OddsLabels;
  onToggle: (id: OddsOutcome['id']) => void;
};

/**
 * The outcomes of one market beside each other: 1 X 2, over and under, or many, which go on in further lines.
 *
 * - Use for one market of one match.
 * - Not for odds that cannot be bet on: FactList. Not for a single outcome within a text: OddsButton.
 * - Keys: Tab reaches every outcome; the left and right arrows walk within the row; Enter and Space press.
 * - Aloud: a group named by the market.
 */
export function OddsRow({ market, marketHidden = false, outcomes, words, onToggle }: OddsRowProps) {
  const name = useId();
  return (
    <Root role="group" aria-labelledby={name}>
      <Market id={name} hidden={marketHidden}>
        {market}
      </Market>
      <Outcomes
        data-count={outcomes.some(({ outcome }) => isLongOutcome(outcome)) ? 'long' : outcomes.length}
        onKeyDown={moveFocus}
      >
        {outcomes.map(({ id, ...outcome }) => (
          <li key={id}>
            <OddsButton {...outcome} words={words} onToggle={() => onToggle(id)} />
          </li>
        ))}
      </Outcomes>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  container-type: inline-size;
`;

const Market = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

/* Two and three stay in one line on any phone; more than that stand where their names have room. */
const Outcomes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(148px, 100%), 1fr));
  gap: 6px;
  &[data-count='long'] {
    grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr));
  }
  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-count='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  /* A narrow column: the name over the number. */
  @container (max-width: 380px) {
    &[data-count='3'] button {
      flex-direction: column;
      gap: 0;
      padding-inline: 4px;
      & > * {
        flex: none;
        margin-inline: auto;
        max-inline-size: 100%;
        justify-content: center;
        text-align: center;
      }
    }
  }
`;
