import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { MegaPanel } from './MegaPanel.tsx';

const meta = {
  title: 'Page/MegaPanel',
  component: MegaPanel,
  args: {
    title: 'Casino',
    text: 'Slotlardan bingoya, hepsi bir arada.',
    items: sampleNav,
  },
} satisfies Meta<typeof MegaPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutOffers: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Casino' })).toBeVisible();
  },
};
export const WithOffers: Story = {
  args: { offers: <img src={placeholderImage('promotion', 0)} alt="Slot turnuvası" /> },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const LongestTurkish: Story = {
  args: {
    title: 'Canlı casino masaları',
    items: [{ id: 1, label: 'Kampanyalarımız ve müşteri hizmetleri', href: '#1' }, ...sampleNav],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
