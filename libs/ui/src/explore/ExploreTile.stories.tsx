import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CherryIcon } from '../icon/icons.ts';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { ExploreTile } from './ExploreTile.tsx';

const meta = {
  title: 'Home/ExploreTile',
  component: ExploreTile,
  args: { label: 'Casino', href: '#casino', icon: CherryIcon },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof ExploreTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const image = { label: 'Canlı casino', image: placeholderImage('explore', 2) };

export const WithIcon: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Casino' })).toHaveFocus();
  },
};
export const WithImage: Story = { args: image };
/** An image that fails to load leaves the icon. */
export const BrokenImage: Story = {
  args: { image: './images/gone.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const WithImageHovered: Story = { args: image, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** The text shrinks with the tile and is hyphenated. */
export const LongestTurkish: Story = {
  args: { label: 'Promosyonlar ve turnuvalarımız' },
  decorators: [(Story) => <div style={{ inlineSize: 140 }}>{Story()}</div>],
};
