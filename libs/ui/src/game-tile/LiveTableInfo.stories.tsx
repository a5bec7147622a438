import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { LiveTableInfo } from './LiveTableInfo.tsx';

const meta = {
  title: 'Games/LiveTableInfo',
  component: LiveTableInfo,
  args: {
    limits: '₺10 – ₺5.000',
    seats: '5/7',
    seatsLabel: 'Dolu koltuk',
    results: [
      { text: '17', tone: 'red' },
      { text: '8', tone: 'black' },
      { text: '0', tone: 'green' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220, borderRadius: theme.radius.tile, background: theme.color.scrim }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LiveTableInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Dolu koltuk' })).toBeInTheDocument();
  },
};
export const LimitsOnly: Story = { args: { seats: undefined, results: [] } };
export const ManyPlayers: Story = { args: { seats: '12.480', limits: '₺1.000 – ₺1.250.000' } };
