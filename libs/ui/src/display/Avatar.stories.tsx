import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Page/Avatar', component: Avatar, args: { initials: 'DK' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('DK');
  },
};
export const Unknown: Story = { args: { initials: undefined } };
/** The name next to it identifies the player. */
export const WithName: Story = {
  args: { size: 44 },
  render: (args) => (
    <div style={{ display: 'flex', gap: theme.space.s, alignItems: 'center' }}>
      <Avatar {...args} />
      <span style={{ display: 'grid', lineHeight: 1.3 }}>
        <strong>deniz_kara</strong>
        <span style={{ color: theme.color.textMuted, fontSize: theme.size.s }}>Gümüş seviye</span>
      </span>
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.s, alignItems: 'center' }}>
      {[24, 32, 44, 64].map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
      <Avatar size={64} />
      <Avatar initials="İ" size={64} />
    </div>
  ),
};
