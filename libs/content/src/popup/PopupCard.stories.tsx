import { withPage, pageLoader, sampleRoutes } from '@baize/testing';
import { placeholderImage } from '@baize/ui/placeholder-image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { PopupCard } from './PopupCard.tsx';

const meta = {
  title: 'Home/PopupCard',
  component: PopupCard,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [withPage],
  parameters: { routes: sampleRoutes('/', '/Promotions/:id?') },
  args: {
    open: true,
    onClose: fn(),
    popup: {
      id: 1,
      name: 'Hafta Sonuna Özel Çevrim Şartsız Yatırım İadesi Kampanyası',
      image: placeholderImage('promotion', 0),
      url: '/Promotions/9',
    },
  },
} satisfies Meta<typeof PopupCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const card = await within(canvasElement).findByRole('complementary');
    await expect(within(card).getByRole('link')).toBeVisible();
    await userEvent.click(within(card).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** No image, no link. */
export const NameAlone: Story = { args: { popup: { id: 2, name: 'Slot Turnuvası', image: '', url: '' } } };
