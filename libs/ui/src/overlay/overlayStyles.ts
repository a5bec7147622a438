import { css, keyframes } from 'styled-components';
import { glass } from '../theme/glass.ts';
import { theme } from '../theme/theme.ts';

const fade = keyframes`from { opacity: 0; }`;
const leave = keyframes`to { opacity: 0; }`;

/** The veil over the page while a dialog or sheet is open. */
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

/** The veil with a card in its middle. */
export const centeredBackdrop = css`
  ${backdrop}
  display: grid;
  place-items: center;
  padding: ${theme.space.m};
`;

const rise = keyframes`from { opacity: 0; transform: translateY(16px) scale(0.98); }`;

/** How a card comes up in the middle of the veil. */
export const riseIn = css`
  animation: ${rise} ${theme.motion.slow} ${theme.motion.ease} both;
`;

/** The surface of everything that floats. */
export const floatingSurface = css`
  background: ${theme.color.overlay};
  color: ${theme.color.text};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 10%, transparent),
    ${theme.shadow.l};
`;

/** The buttons under a sheet or drawer, over the edge a phone's gestures need. */
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
