import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NavMoreButton } from './NavMoreButton.tsx';

const meta = {
  title: 'Page/NavMoreButton',
  component: NavMoreButton,
  args: { label: 'Daha fazla', onClick: fn() },
} satisfies Meta<typeof NavMoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Daha fazla' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** The current page is in its menu. */
export const Current: Story = { args: { current: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
