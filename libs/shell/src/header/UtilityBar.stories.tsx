import { withPage, pageLoader, sampleRoutes } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { UtilityBar } from './UtilityBar.tsx';

const routes = sampleRoutes('/', '/casino', '/promotions', '/Account');

const meta = {
  title: 'Shell/UtilityBar',
  component: UtilityBar,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  /* `StartGate` requests the options. */
  render: () => (
    <StartGate>
      <UtilityBar />
    </StartGate>
  ),
  parameters: { layout: 'fullscreen', routes },
} satisfies Meta<typeof UtilityBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shortcuts, social links, the time. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('link')).length).toBeGreaterThan(1);
  },
};

export const Player: Story = { parameters: { player: true } };
