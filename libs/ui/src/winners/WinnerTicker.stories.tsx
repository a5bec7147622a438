import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageGutters } from '../fixtures/PageGutters.tsx';
import { sampleWinners } from '../fixtures/sampleWinners.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { WinnerTicker } from './WinnerTicker.tsx';

const meta = {
  title: 'Home/WinnerTicker',
  component: WinnerTicker,
  parameters: { layout: 'fullscreen' },
  /* It extends across the page's gutters. */
  decorators: [(Story) => <PageGutters>{Story()}</PageGutters>],
  args: {
    heading: 'Son kazananlar',
    winners: sampleWinners(9),
    pauseLabel: 'Duraklat',
    playLabel: 'Sürdür',
  },
} satisfies Meta<typeof WinnerTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It runs until the button pauses it; the second copy of the row is hidden from screen readers. */
export const Running: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sürdür' })).toHaveFocus();
  },
};
/** Reduced motion: it doesn't move automatically, and is scrolled by hand or with the arrow keys. */
export const Still: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Son kazananlar' })).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = {
  globals: { motion: 'moving' },
  parameters: { pseudo: { focusVisible: 'a, button' } },
};
export const Few: Story = { args: { winners: sampleWinners(2) } };
export const NarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
