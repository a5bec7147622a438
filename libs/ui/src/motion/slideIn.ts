import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`from { opacity: 0; }`;

/**
 * New content slides up into its place. An overlay that closes during the animation disappears immediately: otherwise
 * the overlay library keeps it mounted until the animation ends, and treats the next press on its trigger as a press
 * outside.
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
