import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The box of a jackpot's level: high enough for its history, in the colour of its suit. */
export const levelCardStyles = css`
  --tone: ${theme.color.positiveText};
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 172px;
  padding: 12px ${theme.space.m} ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: linear-gradient(
    165deg,
    color-mix(in oklab, var(--tone) 18%, ${theme.color.surface}),
    ${theme.color.surface} 60%
  );
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    inset 0 3px 0 var(--tone),
    ${theme.shadow.s};
  overflow: hidden;
  container-type: inline-size;
  transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
  &[data-level='2'] {
    --tone: ${theme.color.accentText};
  }
  &[data-level='3'] {
    --tone: ${theme.color.dangerText};
  }
  &[data-level='4'] {
    --tone: ${theme.color.secondText};
  }
  &[data-open='true'] {
    background: ${theme.color.raised};
    box-shadow:
      inset 0 0 0 1px var(--tone),
      inset 0 3px 0 var(--tone),
      ${theme.shadow.m};
  }
`;
