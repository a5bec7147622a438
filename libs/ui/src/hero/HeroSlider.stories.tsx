import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { theme } from '../theme/theme.ts';
import { HeroSlider } from './HeroSlider.tsx';

const WORDS = ['Hoş geldin bonusu: ilk yatırımına %100', 'Kış turnuvası başladı', 'Cuma günü kayıp iadesi'];

const meta = {
  title: 'Home/HeroSlider',
  component: HeroSlider,
  /* The page's gutter, across which the banners extend to the viewport's edge. */
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: theme.page.gutter, paddingBlockEnd: 24, overflow: 'hidden' }}>
        {Story()}
      </div>
    ),
  ],
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
      image: placeholderImage('backdrop', index + 1),
    })),
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bleed: Story = {
  args: { variant: 'bleed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '3 / 3' }));
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
/** Within the page's margins. */
export const Inset: Story = { args: { variant: 'inset' } };
/** One large banner and two smaller ones; a row to swipe on a phone. */
export const Mosaic: Story = { args: { variant: 'mosaic' } };
/** The page's call to action is over the first slide, on a phone below the slides. */
export const WithAction: Story = {
  args: {
    variant: 'bleed',
    action: <Button size="l">Hemen üye ol</Button>,
    slides: [0, 1, 2].map((id) => ({
      id,
      image: placeholderImage('banner', id),
      alt: `Kampanya ${id + 1}`,
      href: '#promotion',
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Hemen üye ol' })).toBeVisible();
  },
};
/** Several side by side in a wide viewport; every one of them is reachable. */
export const Strip: Story = {
  args: {
    variant: 'strip',
    slides: [0, 1, 2, 3].map((id) => ({
      id,
      image: placeholderImage('banner', id),
      alt: `Kampanya ${id + 1}`,
      href: '#promotion',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bullets = await canvas.findAllByRole('button', { name: /^\d \/ \d$/ });
    await userEvent.click(bullets.at(-1) ?? canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Kampanya 4' })).not.toHaveAttribute('tabindex'),
    );
    await waitFor(() => {
      const last = canvas.getByRole('link', { name: 'Kampanya 4' }).getBoundingClientRect();
      return expect(Math.round(last.right)).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
export const PicturesOnly: Story = {
  args: {
    slides: [0, 1].map((id) => ({
      id,
      image: placeholderImage('banner', id),
      alt: `Kampanya ${id + 1}`,
      href: '#',
    })),
  },
};
/** One banner: no autoplay and no controls. */
export const One: Story = {
  args: { slides: meta.args.slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** The left and right arrows move from slide to slide, once the later slides have loaded. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await waitFor(async () => {
      const links = within(canvasElement).getAllByRole('link');
      await expect(links).toHaveLength(WORDS.length);
      return links;
    });
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a', 'button'] } } };
export const LongestTurkish: Story = {
  args: {
    slides: meta.args.slides.map((slide) => ({
      ...slide,
      title: 'Cumartesi günleri yüzde yüz yatırım bonusu ve kayıp iadesi kampanyası',
    })),
  },
  globals: { viewport: { value: 'mobile' } },
};
export const Loading: Story = { args: { slides: [] } };
/** Wide images in a narrow viewport: low enough to show them whole. */
export const WideOnAPhone: Story = {
  args: {
    wide: true,
    slides: [{ id: 0, alt: 'Kış turnuvası', href: '#promotion', image: placeholderImage('backdrop', 1) }],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('listitem').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(2.5, 1);
  },
};
