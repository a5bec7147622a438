import { keyframes, styled } from 'styled-components';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { theme } from '../theme/theme.ts';

/**
 * A line that runs while content is refreshed and the current content stays.
 *
 * - Use under a search box or over a list; DataTable and DataList have it already.
 * - Not for a first load: Skeleton. Not in a button: its own `loading`.
 * - Screen reader: nothing; the content below it has `aria-busy`.
 */
export function LoadingBar({ busy }: { busy: boolean }) {
  return <Line data-busy={busy} aria-hidden="true" />;
}

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(300%); }`;

const Line = styled.div`
  position: relative;
  flex: none;
  block-size: 2px;
  background: ${theme.color.line};
  overflow: hidden;
  &[data-busy='true']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 34%;
    background: ${theme.color.accentText};
    animation: ${run} 1.1s ease-in-out infinite;
  }
  ${whenReducedMotion('&::after { animation: none; inline-size: 100%; }')}
`;
