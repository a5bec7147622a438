import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLogos } from '../fixtures/sampleLogos.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { ProviderCarousel } from './ProviderCarousel.tsx';

const meta = {
  title: 'Page/ProviderCarousel',
  component: ProviderCarousel,
  args: {
    heading: 'Sağlayıcılar',
    logos: sampleLogos('provider', 24),
    labels: {
      prev: 'Önceki',
      next: 'Sonraki',
      pause: 'Duraklat',
      play: 'Oynat',
      slide: (number, total) => `${number} / ${total}`,
    },
  },
} satisfies Meta<typeof ProviderCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It doesn't move while paused; the logos are links in document order. */
export const PausedByKeyboard: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    /* Whether the row moves is known after the first paint, once its overflow is measured. */
    const pause = await canvas.findByRole('button', { name: 'Duraklat' });
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Oynat' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')[0]).toBeVisible();
  },
};
/** Reduced motion needs no pause button; the row is swiped, or moved by its arrows. */
export const Still: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Duraklat' })).toBeNull();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
/** Without images, or with broken ones, the names are shown as text. */
export const NamesOnly: Story = {
  args: {
    logos: sampleLogos('provider', 12).map(({ image, ...logo }, index) =>
      index % 4 === 1 ? { ...logo, image: `${image}?gone` } : logo,
    ),
  },
};
export const Few: Story = { args: { logos: sampleLogos('provider', 2) } };
export const NarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
