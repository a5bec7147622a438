import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Games/Chip',
  component: Chip,
  args: { label: 'Yelken', removeLabel: 'filtreyi kaldır', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Yelken: filtreyi kaldır' });
    await userEvent.click(chip);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Truncated at the end; the full text is read aloud, and shown on hover. */
export const LongestTurkish: Story = {
  args: { label: 'Kuzey Ege Bağımsız Oyun Geliştiricileri Kooperatifi Stüdyosu' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
