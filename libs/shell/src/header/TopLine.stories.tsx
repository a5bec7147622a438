import { inPage, pageLoader, sampleRoutes } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StartGate } from '../gates/StartGate.tsx';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { TopLine } from './TopLine.tsx';

const routes = sampleRoutes('/', '/casino', '/promotions', '/Account');

const meta = {
  title: 'Shell/TopLine',
  component: TopLine,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellLaterTexts)],
  decorators: [inPage],
  /* The gate asks for the options. */
  render: () => (
    <StartGate>
      <TopLine />
    </StartGate>
  ),
  parameters: { layout: 'fullscreen', routes },
} satisfies Meta<typeof TopLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shortcuts, where else the site is, the time. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('link')).length).toBeGreaterThan(1);
  },
};

export const Player: Story = { parameters: { player: true } };
