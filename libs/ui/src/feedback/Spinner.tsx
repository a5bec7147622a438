import { keyframes, styled } from 'styled-components';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';

export type SpinnerProps = {
  /** Edge in CSS pixels. */
  size?: number;
  /** Read aloud; omit it if the context already says that something is loading. */
  label?: string;
};

/**
 * Work of unknown length.
 *
 * - Use in a button, a field or a small surface that waits.
 * - Not for a page or a list: Skeleton. Not for known progress: ProgressBar.
 * - Screen reader: nothing without `label`; give it one only if the context does not say that something is loading.
 *   Reduced motion stops it, so text next to it helps.
 */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <Root
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </Root>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

/* With reduced motion it is a static three-quarter ring: the text next to it says that it is loading. */
const Root = styled.svg`
  flex: none;
  animation: ${turn} 0.8s linear infinite;
  ${whenReducedMotion('animation: none;')}
`;
