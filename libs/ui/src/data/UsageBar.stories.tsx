import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { UsageBar } from './UsageBar.tsx';

const meta = {
  title: 'Data/UsageBar',
  component: UsageBar,
  args: {
    label: 'Günlük',
    used: 350,
    total: 1000,
    text: '₺350,00 / ₺1.000,00',
    note: '₺650,00 kaldı · gece yarısı yenilenir',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof UsageBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Calm: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Günlük' });
    await expect(meter).toHaveAttribute('aria-valuenow', '35');
    await expect(meter).toHaveAttribute('aria-valuetext', '₺350,00 / ₺1.000,00');
  },
};
export const Tight: Story = {
  args: { used: 860, text: '₺860,00 / ₺1.000,00', note: '₺140,00 kaldı · gece yarısı yenilenir' },
};
export const Full: Story = {
  args: { used: 1000, text: '₺1.000,00 / ₺1.000,00', note: 'Bugünlük doldu · gece yarısı yenilenir' },
};
export const NoLimit: Story = { args: { total: undefined, text: 'Limit yok', note: undefined } };
export const LongestTurkish: Story = {
  args: {
    label: 'Otuz günlük toplam para yatırma limitinin kullanılan kısmı',
    used: 9_900_000,
    total: 10_000_000,
    text: '₺9.900.000,00 / ₺10.000.000,00',
    note: 'Limitini yükseltmek istersen talebin 24 saat sonra geçerli olur; düşürmek hemen geçerlidir.',
  },
};
