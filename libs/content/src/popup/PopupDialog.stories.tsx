import { withPage, pageLoader, sampleRoutes } from '@baize/testing';
import { placeholderImage } from '@baize/ui/placeholder-image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { PopupDialog } from './PopupDialog.tsx';

const meta = {
  title: 'Home/PopupDialog',
  component: PopupDialog,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [withPage],
  parameters: { routes: sampleRoutes('/', '/Promotions/:id?') },
  args: {
    open: true,
    onClose: fn(),
    popup: {
      id: 1,
      name: 'Slot Turnuvası',
      image: placeholderImage('promotion', 0),
      url: '/Promotions/9',
      content: '<p>Bu ayın slot turnuvası sürüyor. Puan, kazancınızın bahse oranıdır.</p>',
    },
  },
} satisfies Meta<typeof PopupDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('link')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** No image, no text, no link. */
export const NameAlone: Story = {
  args: {
    popup: { id: 2, name: 'Hafta Sonuna Özel Çevrim Şartsız Yatırım İadesi Kampanyası', image: '', url: '' },
  },
};
