import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WalletIcon } from '../icon/icons.ts';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { BottomBar } from './BottomBar.tsx';

const [, live, sport, , promotions, , , support] = sampleNav;

const meta = {
  title: 'Page/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'mobile' } },
  args: {
    label: 'Kısa yollar',
    items: [
      { id: 'deposit', label: 'Para yatır', href: '#deposit', icon: WalletIcon, featured: true },
      { ...sport!, label: 'Spor' },
      { ...support!, label: 'Canlı destek' },
      { ...live!, current: true },
      promotions!,
    ],
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Canlı casino' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Para yatır' })).toHaveFocus();
  },
};
/** Flat, with a line above the current item. */
export const Bar: Story = { args: { variant: 'bar' } };
/** Floating; the featured item is raised in the middle. */
export const Dock: Story = {
  args: {
    variant: 'dock',
    items: [
      { ...sport!, label: 'Spor' },
      { ...live!, current: true },
      { id: 'deposit', label: 'Para yatır', href: '#deposit', icon: WalletIcon, featured: true },
      { ...support!, label: 'Canlı destek' },
      promotions!,
    ],
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Two lines, hyphenated; the bar keeps its height. */
export const LongestTurkish: Story = {
  args: {
    items: [
      { id: 'deposit', label: 'Para yatırma', href: '#deposit', icon: WalletIcon, featured: true },
      { ...sport!, label: 'Spor karşılaşmaları' },
      { ...support!, label: 'Müşteri hizmetleri' },
      { ...live!, label: 'Canlı casino masaları', current: true },
      { ...promotions!, label: 'Kampanyalarımız' },
    ],
  },
  decorators: [
    (Story) => (
      /* A 320 px containing block that the fixed bar treats as its viewport. */
      <div style={{ inlineSize: 320, minBlockSize: 120, transform: 'translateZ(0)' }}>{Story()}</div>
    ),
  ],
};
