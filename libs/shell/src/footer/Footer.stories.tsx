import { withPage, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { withLayout } from '../withLayout.testing.tsx';
import { Footer } from './Footer.tsx';

const PATHS = [
  '/',
  '/casino',
  '/sport',
  '/livesport',
  '/esport',
  '/poker',
  '/promotions',
  '/pages/:name',
  '/account-limitation',
  '/cooling-off-periods',
  '/self-exclusion',
];

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: {
    layout: 'fullscreen',
    routes: [
      ...PATHS.map((path) => ({ path, page: samplePage(path) })),
      { path: '/PlayGame/:id', page: samplePage('Oyun'), handle: { inPlay: true } },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links, help, licence, minimum age. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const footer = await within(canvasElement).findByRole('contentinfo');
    await waitFor(() => expect(footer).toHaveTextContent('18'));
  },
};

export const WithABandOfTheApp: Story = {
  args: { bands: [{ id: 'own', content: <p>Kuzey Stüdyo · Lantern Works · Gece Treni</p> }] },
};

/** On phones, the columns are folded under their titles. */
export const Folded: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const footer = within(await within(canvasElement).findByRole('contentinfo'));
    const [games] = await footer.findAllByRole('button', { expanded: false });
    await userEvent.click(games as HTMLElement);
    await expect(games).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The links in a few lines. */
export const Compact: Story = { decorators: [withLayout({ footer: 'compact' })] };

/** Everything centred. */
export const Centred: Story = { decorators: [withLayout({ footer: 'centred' })] };

/** Columns below a closing band. */
export const Banner: Story = { decorators: [withLayout({ footer: 'banner' })] };

export const BannerFolded: Story = {
  args: { folded: true },
  decorators: [withLayout({ footer: 'banner' })],
  globals: { viewport: { value: 'mobile' } },
};

/** During a game only the slim footer is shown. */
export const InPlay: Story = { parameters: { path: '/PlayGame/7', player: true } };
