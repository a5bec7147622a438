import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FooterLine } from './FooterLine.tsx';

const meta = {
  title: 'Page/FooterLine',
  component: FooterLine,
  args: { column: { id: 'games', title: 'Oyunlar', items: sampleNav } },
} satisfies Meta<typeof FooterLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('navigation', { name: 'Oyunlar' });
    await expect(within(group).getByRole('link', { name: 'Casino' })).toBeVisible();
  },
};
export const Centred: Story = { args: { align: 'center' } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const NarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
