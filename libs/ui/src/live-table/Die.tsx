import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The positions of a face's pips on a three-by-three grid, from the top left. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The face of a die. Hidden from assistive technology: the text next to it gives the throw. */
export function Die({ value }: { value: number }) {
  return (
    <Face viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
      <rect x={0.5} y={0.5} width={23} height={23} rx={5} />
      {PIPS[value]?.map((place) => (
        <circle key={place} cx={6 + (place % 3) * 6} cy={6 + Math.floor(place / 3) * 6} r={2.3} />
      ))}
    </Face>
  );
}

const Face = styled.svg`
  flex: none;
  rect {
    fill: ${theme.color.onScrim};
  }
  circle {
    fill: ${theme.color.live};
  }
`;
