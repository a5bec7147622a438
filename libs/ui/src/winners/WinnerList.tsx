import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { WinnerRow, type Winner } from './WinnerRow.tsx';

export type WinnerListProps = { label: string; winners: readonly Winner[] };

/**
 * The last winners standing below each other, side by side where there is room.
 *
 * - Use in a sidebar, a lobby or a game's page.
 * - Not for the strip on the home page: WinnerTicker.
 * - Aloud: a list named by `label`.
 */
export function WinnerList({ label, winners }: WinnerListProps) {
  return (
    <Root aria-label={label}>
      {winners.map((winner) => (
        <li key={winner.id}>
          <WinnerRow winner={winner} />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space.xs};
`;
