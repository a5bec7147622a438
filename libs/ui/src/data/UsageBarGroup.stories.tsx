import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { UsageBarGroup } from './UsageBarGroup.tsx';

const day = {
  label: 'Günlük',
  used: 350,
  total: 1000,
  text: '₺350,00 / ₺1.000,00',
  note: '₺650,00 kaldı · gece yarısı yenilenir',
};

const meta = {
  title: 'Data/UsageBarGroup',
  component: UsageBarGroup,
  args: {
    title: 'Yatırma limitin',
    bars: [
      day,
      { label: 'Haftalık', used: 3400, total: 4000, text: '₺3.400,00 / ₺4.000,00', note: '₺600,00 kaldı' },
      { label: 'Aylık', used: 10000, total: 10000, text: '₺10.000,00 / ₺10.000,00', note: 'Bu ay doldu' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof UsageBarGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CalmTightFull: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Yatırma limitin' });
    await expect(within(region).getAllByRole('meter')).toHaveLength(3);
  },
};
export const NoLimits: Story = {
  args: {
    bars: ['Günlük', 'Haftalık', 'Aylık'].map((label) => ({ label, used: 0, text: 'Limit yok' })),
  },
};
export const LongestTurkish: Story = {
  args: {
    title: 'Otuz günlük toplam para yatırma limitlerinin kullanılan kısımları',
    bars: [
      {
        ...day,
        label: 'Yirmi dört saatlik toplam yatırma',
        text: '₺9.900.000,00 / ₺10.000.000,00',
        used: 9_900_000,
        total: 10_000_000,
        note: 'Yükseltmek istersen talebin 24 saat sonra geçerli olur; düşürmek hemen geçerlidir.',
      },
    ],
  },
};
