import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { storyPicture } from '../storyArt.ts';
import { HeroSlider } from './HeroSlider.tsx';

const WORDS = ['Hoş geldin bonusu: ilk yatırımına %100', 'Kış turnuvası başladı', 'Cuma günü kayıp iadesi'];

const meta = {
  title: 'Home/HeroSlider',
  component: HeroSlider,
  args: {
    labels: {
      region: 'Öne çıkanlar',
      prev: 'Önceki',
      next: 'Sonraki',
      pause: 'Duraklat',
      play: 'Oynat',
      slide: (number: number, total: number) => `${number} / ${total}`,
    },
    slides: WORDS.map((title, index) => ({
      id: index,
      title,
      text: '250 ödül, 14 gün, her çevirmede puan. Katılım koşulları sayfada.',
      action: 'Hemen katıl',
      href: '#promotion',
      alt: title,
      image: storyPicture('backdrop', index + 1),
    })),
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bleed: Story = {
  args: { variant: 'bleed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '3 / 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '3 / 3' })).toHaveAttribute('aria-current'),
    );
  },
};
export const Split: Story = {
  args: {
    variant: 'split',
    panel: (
      <>
        <h1>Sakin, adil, şeffaf oyun</h1>
        <p>Limitlerini sen koy, kazancını anında çek.</p>
        <Button size="l">Hemen üye ol</Button>
      </>
    ),
  },
};
export const Cards: Story = { args: { variant: 'cards' } };
export const PicturesOnly: Story = {
  args: {
    slides: [0, 1].map((id) => ({
      id,
      image: storyPicture('banner', id),
      alt: `Kampanya ${id + 1}`,
      href: '#',
    })),
  },
};
export const Loading: Story = { args: { slides: [] } };
