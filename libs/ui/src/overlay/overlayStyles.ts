import { css, keyframes } from 'styled-components';
import { glass } from '../theme/glass.ts';
import { theme } from '../theme/theme.ts';

const fade = keyframes`from { opacity: 0; }`;
const leave = keyframes`to { opacity: 0; }`;

/** The backdrop over the page while a dialog or sheet is open. */
export const backdrop = css`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  background: color-mix(in oklab, ${theme.color.scrim} 85%, transparent);
  ${glass('blur(4px)')}
  animation: ${fade} ${theme.motion.normal} ${theme.motion.ease} both;
  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.fast} ${theme.motion.ease} both;
  }
`;

/** The backdrop with a card in its middle. */
export const centeredBackdrop = css`
  ${backdrop}
  display: grid;
  place-items: center;
  padding: ${theme.space.m};
`;

const rise = keyframes`from { opacity: 0; transform: translateY(16px) scale(0.98); }`;

/** The entrance animation of a card in the middle of the backdrop. */
export const riseIn = css`
  animation: ${rise} ${theme.motion.slow} ${theme.motion.ease} both;
`;

/** The surface of all floating elements. */
export const floatingSurface = css`
  background: ${theme.color.overlay};
  color: ${theme.color.text};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 10%, transparent),
    ${theme.shadow.l};
`;

/** The buttons at the bottom of a sheet or drawer, above the safe area for a phone's gestures. */
export const sheetFooter = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l} max(${theme.space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  & > * {
    flex: 1;
  }
`;
