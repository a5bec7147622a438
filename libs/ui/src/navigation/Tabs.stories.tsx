import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../display/Badge.tsx';
import { DepositIcon, DiceIcon, SpadeIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Tabs } from './Tabs.tsx';

const HISTORIES = ['Oyun', 'Finans', 'Bonus', 'Ücretsiz çevirme', 'Hesap hareketleri', 'Oturumlar'];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Limit türü',
    onValueChange: fn(),
    items: [
      {
        value: 'deposit',
        label: 'Yatırma limiti',
        icon: DepositIcon,
        content: <p>Günde en çok ₺1.000, haftada ₺4.000, ayda ₺10.000 yatırırsın.</p>,
      },
      {
        value: 'bet',
        label: 'Bahis limiti',
        icon: DiceIcon,
        content: <p>Bahis limitin yok. Koyduğun anda geçerli olur.</p>,
      },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Yatırma limiti' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bet');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bahis limitin yok');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Yatırma limiti' })).toHaveFocus();
  },
};
/** The selected one is scrolled into view. */
export const ManyOnAPhone: Story = {
  args: {
    label: 'Geçmiş',
    defaultValue: 'Ücretsiz çevirme',
    items: HISTORIES.map((name, index) => ({
      value: name,
      label: name,
      badge: index === 1 && <Badge tone="accent">3</Badge>,
      content: <p>{name} geçmişin burada görünür.</p>,
    })),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Full: Story = {
  args: { full: true },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
/** Arrow keys only move focus: each tab loads a provider's iframe. */
export const Manual: Story = {
  args: {
    manual: true,
    label: 'Bahis sağlayıcısı',
    items: ['Redlane', 'BetConstruct', 'Betradar'].map((name) => ({
      value: name,
      label: name,
      icon: SpadeIcon,
      content: <p>{name} bahis geçmişi</p>,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Redlane');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('BetConstruct');
  },
};
export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'poker', label: 'Poker cüzdanı', content: <p>Ana bakiyenden pokere aktar.</p> },
      { value: 'slot', label: 'Canlı slot cüzdanı', disabled: true, content: null },
    ],
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: '[role=tab]' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
export const LongestTurkish: Story = {
  args: {
    items: [
      { value: 'a', label: 'Yatırma limitlerim ve kalan tutarlar', content: <p>Günlük, haftalık, aylık.</p> },
      { value: 'b', label: 'Bahis limitlerim', content: null },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
