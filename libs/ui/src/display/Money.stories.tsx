import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Money, type MoneyProps } from './Money.tsx';

const meta = {
  title: 'Page/Money',
  component: Money,
  args: { amount: '₺12.450,75', unknownLabel: 'bakiye bilinmiyor' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

const inCurrency = (locale: string, currency: string, value: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);

export const Known: Story = {};
export const Zero: Story = { args: { amount: '₺0,00' } };
/** A dash, never a guess; screen readers announce that it is unknown. */
export const Unknown: Story = {
  args: { amount: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('bakiye bilinmiyor')).toBeInTheDocument();
  },
};
export const Won: Story = { args: { amount: '+₺250,00', tone: 'win' } };
/** The minus sign carries the meaning; the colour only helps. */
export const Lost: Story = { args: { amount: '−₺80,00', tone: 'loss' } };

const AMOUNTS: readonly (Pick<MoneyProps, 'tone'> & { currency: string; amount: string })[] = [
  { currency: 'Türk lirası', amount: inCurrency('tr', 'TRY', 1_312_450.75) },
  { currency: 'Euro', amount: inCurrency('tr', 'EUR', -480.5), tone: 'loss' },
  { currency: 'ABD doları', amount: inCurrency('tr', 'USD', 3_499.99), tone: 'win' },
];
/** Tabular figures, so that columns line up. */
export const ThreeCurrencies: Story = {
  render: (args) => (
    <Narrow>
      <ul style={{ display: 'grid', gap: theme.space.xs, padding: 0, listStyle: 'none' }}>
        {AMOUNTS.map(({ currency, ...amount }) => (
          <li key={currency} style={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{currency}</span>
            <Money {...args} {...amount} />
          </li>
        ))}
      </ul>
    </Narrow>
  ),
};
/** It wraps to the next line as a whole. */
export const NeverBroken: Story = {
  render: (args) => (
    <Narrow>
      <p>
        Günlük yatırma limitinden bugün sana <Money {...args} amount="₺1.312.450,75" /> kaldı; gece yarısı
        yenilenir.
      </p>
    </Narrow>
  ),
};
