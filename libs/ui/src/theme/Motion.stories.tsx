import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Caption, Sheet, valueOf } from '../fixtures/themeSpecimen.ts';
import { theme } from './theme.ts';

/** Motion explains where something came from: 120 to 240 ms, and none at all with reduced motion. */
const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

const STEPS = ['fast', 'normal', 'slow'] as const;

/** The three durations. */
export const Durations: StoryObj = {
  render: () => <Runners />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-pressed', 'true');
  },
};

function Runners() {
  const [away, setAway] = useState(false);
  return (
    <Sheet>
      <Switch type="button" aria-pressed={away} onClick={() => setAway(!away)}>
        Move
      </Switch>
      {STEPS.map((step) => (
        <div key={step}>
          <Caption>
            {step}: {valueOf('motion', step)}
          </Caption>
          <Runner data-away={away} style={{ transitionDuration: theme.motion[step] }} />
        </div>
      ))}
    </Sheet>
  );
}

const Switch = styled.button`
  justify-self: start;
  height: ${theme.control.m};
  padding: 0 ${theme.space.l};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.bold};
`;

const Runner = styled.div`
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.second};
  transition: translate ${theme.motion.normal} ${theme.motion.ease};

  &[data-away='true'] {
    translate: 200px 0;
  }
`;
