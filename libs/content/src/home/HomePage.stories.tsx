import type { HomeData } from '@baize/api';
import type { HomeBlock } from '@baize/brand';
import type { HomeSection } from '@baize/routing';
import {
  mockExample,
  mockReply,
  exampleBody,
  withPage,
  mockPending,
  pageLoader,
  sampleRoutes,
} from '@baize/testing';
import { Rail, Skeleton } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { HomePage } from './HomePage.tsx';

/** Stand-ins for the casino's sections, which have their own stories. */
const games = (id: HomeBlock): HomeSection => ({
  id,
  Component: () => (
    <Rail heading={id} prevLabel={`${id} ←`} nextLabel={`${id} →`}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" shape="block" />
      ))}
    </Rail>
  ),
  height: '300px',
});
const sections: readonly HomeSection[] = [
  { id: 'jackpot_board', Component: () => <Skeleton height="160px" />, height: '160px' },
  games('jackpot'),
  games('live'),
  games('casino'),
];

const { data } = exampleBody<{ data: HomeData }>('getHomepage', 'home');
const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const full: HomeData = {
  ...data,
  sliders: times(3, (n) => ({ image: `/_media/banners/home-${n}.webp`, url: `/Promotions/${n}` })),
  stories: times(9, (n) => ({
    id: n,
    image: `/_media/stories/${n}.webp`,
    url: '',
    multiplier: `x${n * 125}`,
  })),
  payments: times(6, (n) => ({ image: `/_media/payments/${n}.webp`, url: '/Deposit' })),
};

const meta = {
  title: 'Home/HomePage',
  component: HomePage,
  tags: ['!autodocs'],
  loaders: [
    pageLoader(contentTexts),
    /* The popup has its own story. */
    () => localStorage.setItem('show_popup', '1'),
  ],
  decorators: [withPage],
  parameters: {
    handlers: [mockReply('getHomepage', { body: { data: full } })],
    routes: sampleRoutes(
      '/',
      '/casino',
      '/livecasino',
      '/Promotions/:id?',
      '/providers/:slug/:id',
      '/bingo',
      '/Deposit',
    ),
  },
  args: { sections },
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('img')).length).toBeGreaterThan(0);
  },
};

export const Player: Story = { parameters: { player: true } };

export const Loading: Story = {
  parameters: {
    handlers: [
      mockPending('getHomepage'),
      mockPending('getGlobalGameCategories'),
      mockPending('getProviders'),
    ],
  },
};

/** A new site without any content. */
export const Bare: Story = { parameters: { handlers: [mockExample('getHomepage', 'bare')] } };

/** The home data failed to load: a retry button, and the sections with their own queries. */
export const Failed: Story = {
  parameters: { handlers: [mockExample('getHomepage', 'serverError')] },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('button')).toBeVisible();
  },
};
