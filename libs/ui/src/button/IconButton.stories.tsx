import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReloadIcon, StarIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: ReloadIcon, label: 'Bakiyeyi yenile' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Framed: Story = { args: { look: 'framed' } };
export const Glass: Story = {
  args: { look: 'glass', icon: StarIcon, filled: true, 'aria-pressed': true, label: 'Favori' },
};
export const Disabled: Story = { args: { look: 'framed', disabled: true } };
