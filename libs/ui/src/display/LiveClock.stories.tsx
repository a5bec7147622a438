import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveClock } from './LiveClock.tsx';

/* Its screenshot is always the same: the format returns a fixed time. */
const meta = {
  title: 'Page/LiveClock',
  component: LiveClock,
  args: { label: 'Saat', format: () => '14:05:09' },
} satisfies Meta<typeof LiveClock>;
export default meta;

type Story = StoryObj<typeof LiveClock>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const clock = canvasElement.querySelector('time');
    await expect(clock).toHaveTextContent('Saat 14:05:09');
    await expect(clock?.closest('[aria-live], [role="timer"]')).toBeNull();
  },
};
export const WithZone: Story = { args: { format: () => '14:05 (UTC+3)' } };
export const Running: Story = {
  args: { format: (now) => now.toLocaleTimeString('tr') },
  tags: ['!test'],
};
