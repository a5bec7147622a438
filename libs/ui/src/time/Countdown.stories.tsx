import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClockIcon, GiftIcon } from '../icon/icons.ts';
import { Countdown } from './Countdown.tsx';

/* The stories' clock is fixed, so that a screenshot is always the same. */
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: {
    deadline: NOW + 120_000,
    now: () => NOW,
    label: 'Yeni kod istemene kalan süre',
    inDays: (days: number) => `${days} gün`,
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Clock: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('02:00');
  },
};
export const LastSeconds: Story = { args: { deadline: NOW + 9000, icon: ClockIcon } };
export const Over: Story = { args: { deadline: NOW } };
export const Days: Story = {
  args: { deadline: NOW + 3 * DAY + 7_384_000, form: 'days', icon: GiftIcon, variant: 'plate' },
};
export const Running: Story = {
  args: { deadline: NOW, now: undefined, variant: 'plate', icon: ClockIcon },
  render: (args) => <Countdown {...args} deadline={Date.now() + 120_000} />,
  tags: ['!test'],
};
