import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { STORY_DURATION_MS } from './STORY_DURATION_MS.ts';

type StoryProgressProps = { count: number; index: number; paused: boolean; onDone: () => void };

/**
 * The progress bars above a story. The running one is a CSS animation that advances the story when it ends, so pausing,
 * a hidden tab and reduced motion stop the timer without extra code.
 */
export function StoryProgress({ count, index, paused, onDone }: StoryProgressProps) {
  return (
    <Bars aria-hidden="true">
      {Array.from({ length: count }, (_, bar) => (
        <Bar key={bar} data-done={bar < index}>
          {bar === index && <Fill key={index} data-paused={paused} onAnimationEnd={onDone} />}
        </Bar>
      ))}
    </Bars>
  );
}

const fill = keyframes`from { transform: scaleX(0); }`;

const Bars = styled.div`
  display: flex;
  gap: 4px;
`;

const Bar = styled.span`
  flex: 1;
  block-size: 3px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, ${theme.color.onScrim} 35%, transparent);
  overflow: hidden;
  &[data-done='true'] {
    background: ${theme.color.onScrim};
  }
`;

const Fill = styled.span`
  display: block;
  block-size: 100%;
  background: ${theme.color.onScrim};
  transform-origin: left;
  animation: ${fill} ${STORY_DURATION_MS}ms linear both;
  &[data-paused='true'] {
    animation-play-state: paused;
  }
`;
