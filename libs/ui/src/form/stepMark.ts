import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A step's numbered circle: outlined when upcoming, ringed when current, filled when done. */
export const stepMark = css`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  [data-state='done'] > & {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  [data-state='current'] > & {
    border: 2px solid ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: 0 0 0 4px color-mix(in oklab, ${theme.color.accent} 20%, transparent);
  }
`;
