import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Games/LoadMore',
  component: LoadMore,
  args: {
    hasMore: true,
    loading: false,
    label: 'Daha fazla oyun yükle',
    progress: '48 / 1.200 oyun',
    onLoadMore: fn(),
  },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Presses are ignored, focus stays. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
/** It loaded automatically before; now only the button retries. */
export const Failed: Story = {
  args: { auto: true, label: 'Yeniden dene', error: 'Sonraki oyunlar yüklenemedi.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('yüklenemedi');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const AllLoaded: Story = {
  args: { hasMore: false, progress: '1.200 oyunun tamamı' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Bu sağlayıcının oyunlarından bir sonraki sayfayı yükle',
    error: 'Sonraki oyunlar yüklenemedi: bağlantın kesilmiş olabilir, biraz sonra yeniden dene.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
