import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { Odometer } from './Odometer.tsx';

const lira = new Intl.NumberFormat('tr', { style: 'currency', currency: 'TRY' });

const meta = {
  title: 'Home/Odometer',
  component: Odometer,
  args: { value: 4_071_909_07, format: (amount) => lira.format(amount / 100), duration: 600 },
  decorators: [
    (Story) => (
      <p style={{ fontFamily: theme.font.display, fontSize: theme.size.xxl }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Odometer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It counts up from 96 per cent and stops at the amount. */
export const Climbing: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('₺4.071.909,07'));
  },
};
export const Zero: Story = { args: { value: 0 } };
