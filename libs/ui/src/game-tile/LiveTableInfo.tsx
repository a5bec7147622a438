import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { UsersIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export type LiveTableInfoProps = {
  /** Least and greatest stake as text, for example `₺10 – ₺5.000`. */
  limits?: string;
  /** Seats taken as text, for example `5/7` or `128`; `seatsLabel` says so aloud. */
  seats?: string;
  seatsLabel?: string;
  /** Last results, newest first; `tone` colours the dot. */
  results?: readonly { text: string; tone: 'red' | 'black' | 'green' | 'plain' }[];
};

/**
 * A strip over the art of a tile: who plays at a table, for how much, and its last results in short.
 *
 * - Use in the `info` of a GameTile where live tables stand among other games.
 * - Not in a lobby of live tables, where there is room for the whole state: LiveTableTile.
 * - Aloud: nothing of its own but the words for the seats; the results are ornament here.
 */
export function LiveTableInfo({ limits, seats, seatsLabel, results }: LiveTableInfoProps) {
  return (
    <Strip>
      {results && results.length > 0 && (
        <Results aria-hidden="true">
          {results.slice(0, 7).map((result, index) => (
            <Result key={index} data-tone={result.tone}>
              {result.text}
            </Result>
          ))}
        </Results>
      )}
      <Line>
        {limits && <span>{limits}</span>}
        {seats && (
          <Seats>
            <Icon of={UsersIcon} size={13} label={seatsLabel} />
            {seats}
          </Seats>
        )}
      </Line>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  gap: 4px;
  padding: 28px 10px 8px;
  border-radius: 0 0 ${theme.radius.tile} ${theme.radius.tile};
  background: linear-gradient(transparent, ${theme.color.scrim} 55%);
  color: ${theme.color.onScrim};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 8px;
`;

const Seats = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

const Results = styled.div`
  display: flex;
  gap: 3px;
  overflow: hidden;
`;

const Result = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, ${theme.color.scrim} 80%, ${theme.color.onScrim});
  font-size: 10px;
  &[data-tone='red'] {
    background: ${theme.color.live};
    color: ${theme.color.onLive};
  }
  &[data-tone='green'] {
    background: ${theme.color.positive};
    color: ${theme.color.onPositive};
  }
`;
