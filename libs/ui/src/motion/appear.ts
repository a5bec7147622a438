import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`from { opacity: 0; }`;

/** Something new comes up from where it will stand. */
export const appear = css`
  animation: ${rise} ${theme.motion.normal} ${theme.motion.ease} both;
`;

/** A layer over something else comes into being. */
export const fadeIn = css`
  animation: ${fade} ${theme.motion.normal} ${theme.motion.ease} both;
`;
