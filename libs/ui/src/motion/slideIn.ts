import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`from { opacity: 0; }`;

/** Something new slides up into its place. */
export const slideIn = css`
  animation: ${rise} ${theme.motion.normal} ${theme.motion.ease} both;
`;

/** An overlay fades in. */
export const fadeIn = css`
  animation: ${fade} ${theme.motion.normal} ${theme.motion.ease} both;
`;
