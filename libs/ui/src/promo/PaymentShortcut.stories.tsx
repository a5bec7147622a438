import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { PaymentShortcut } from './PaymentShortcut.tsx';

const meta = {
  title: 'Home/PaymentShortcut',
  component: PaymentShortcut,
  args: { name: 'Havale ile yatır', image: placeholderImage('payment', 4), href: '#deposit' },
} satisfies Meta<typeof PaymentShortcut>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Havale ile yatır' })).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
