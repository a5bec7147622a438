import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountTrigger } from './AccountTrigger.tsx';

const meta = {
  title: 'Page/AccountTrigger',
  component: AccountTrigger,
  args: {
    name: 'deniz_kara',
    initials: 'DK',
    balance: '₺12.450,75',
    unknownLabel: 'bakiye bilinmiyor',
    onClick: fn(),
  },
} satisfies Meta<typeof AccountTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /deniz_kara.*₺12\.450,75/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** The balance is loading, or could not be loaded. */
export const BalanceUnknown: Story = {
  args: { balance: undefined, initials: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /bakiye bilinmiyor/ })).toBeVisible();
  },
};
export const LongestTurkish: Story = {
  args: { name: 'muvaffakiyetsizlestirici_34', initials: 'MŞ', balance: '₺9.991.312.450,75' },
};
/** A phone has room for the balance only; screen readers still read the name. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
/** In a bar with a bell besides. */
export const TightOnAPhone: Story = { args: { tight: true }, globals: { viewport: { value: 'mobile' } } };
