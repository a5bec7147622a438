import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import type { ResultMark } from './resultMarks.ts';
import { resultTones } from './resultTones.ts';

type BeadRoadProps = { label: string; marks: readonly ResultMark[] };

/** Two rows of beads on the smallest phone's tile. */
const MAX = 20;
const LINES = 2;

/**
 * The bead road that baccarat players know: it fills columns from top to bottom, the oldest on the left.
 * Screen readers get the newest first, as in every other list of results.
 */
export function BeadRoad({ label, marks }: BeadRoadProps) {
  const shown = marks.slice(0, MAX);
  return (
    <Road aria-label={label}>
      {shown.map(({ text, tone, accessibleName }, index) => {
        const place = shown.length - 1 - index;
        return (
          <Bead
            key={place}
            data-tone={tone}
            data-newest={index === 0}
            style={{ gridColumn: 1 + Math.floor(place / LINES), gridRow: 1 + (place % LINES) }}
          >
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{accessibleName}</VisuallyHidden>
          </Bead>
        );
      })}
    </Road>
  );
}

/* The newest end matters most: if the road is wider than the tile, its start is clipped. */
const Road = styled.ul`
  display: grid;
  grid-template-rows: repeat(${LINES}, 18px);
  grid-auto-columns: 18px;
  gap: 3px;
  justify-content: end;
  inline-size: fit-content;
  max-inline-size: 100%;
  && {
    padding: 2px;
  }
  overflow: hidden;
`;

const Bead = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  border-radius: 50%;
  font-size: 0.625rem;
  font-weight: ${theme.weight.bold};
  line-height: 1;
  ${resultTones}
  &[data-newest='true'] {
    outline: 2px solid ${theme.color.onScrim};
    outline-offset: 0;
  }
`;
