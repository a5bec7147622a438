import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Card } from '../card/Card.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Page/ProgressBar',
  component: ProgressBar,
  args: { label: 'Hoş geldin bonusu çevirme şartı', value: 0.6, text: '%60' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gaining: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('%60')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: 0, text: '₺0 / ₺1.500' } };
export const JustBegun: Story = { args: { value: 0.01, text: '%1' } };
export const Done: Story = { args: { value: 1, text: 'Tamamlandı' } };
/** More than the total counts as the total. */
export const Beyond: Story = { args: { value: 1.4, text: '₺2.100 / ₺1.500' } };
export const Limit: Story = {
  args: { meaning: 'limit', label: 'Günlük yatırma limiti', value: 0.35, text: '₺350 / ₺1.000' },
};
/** It warns from 80 % of a limit. */
export const LimitTight: Story = {
  args: { meaning: 'limit', label: 'Haftalık yatırma limiti', value: 0.92, text: '₺4.600 / ₺5.000' },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Hafta sonuna özel bedava dönüşlerden kazanılan bonusun çevrim şartı',
    value: 0.42,
    text: '₺6.312.450,75 / ₺15.000.000,00',
  },
};
export const InACard: Story = {
  render: () => (
    <Card>
      <ProgressBar label="Gümüş seviyeye kalan" value={0.78} text="7.800 / 10.000 puan" />
      <ProgressBar label="Hoş geldin bonusu" value={0.6} text="₺900 / ₺1.500" />
      <ProgressBar label="Haftalık limit" value={0.92} text="₺4.600 / ₺5.000" meaning="limit" />
    </Card>
  ),
};
