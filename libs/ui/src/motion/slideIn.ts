import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`from { opacity: 0; }`;

/**
 * Something new slides up into its place. An overlay that closes meanwhile is gone at once: while an animation
 * runs, the primitive keeps a closed overlay, which takes the next press on its trigger for one outside of it.
 */
export const slideIn = css`
  animation: ${rise} ${theme.motion.normal} ${theme.motion.ease} both;
  &[data-state='closed'] {
    animation: none;
  }
`;

/** An overlay fades in. */
export const fadeIn = css`
  animation: ${fade} ${theme.motion.normal} ${theme.motion.ease} both;
`;
