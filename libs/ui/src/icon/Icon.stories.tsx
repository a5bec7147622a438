import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { HeartIcon, StarIcon, VerifiedIcon } from './icons.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { of: StarIcon, size: 32 },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden from screen readers next to text. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Filled: Story = { args: { of: HeartIcon, filled: true } };
/** Standalone, with a label. */
export const Alone: Story = {
  args: { of: VerifiedIcon, label: 'Doğrulandı' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Doğrulandı' })).toBeInTheDocument();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[14, 16, 20, 24, 32, 48].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
