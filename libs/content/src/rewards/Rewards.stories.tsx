import { lazyPage } from '@baize/routing';
import { withPage, pageLoader } from '@baize/testing';
import { GiftIcon } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { RewardTile } from './RewardTile.tsx';
import { Rewards } from './Rewards.tsx';

const page = lazyPage(() => Promise.resolve(() => null));

const meta = {
  title: 'Home/Rewards',
  component: Rewards,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [withPage],
  parameters: {
    routes: ['/cark', '/treasure', '/bonus-request'].map((path) => ({ path, page })),
  },
} satisfies Meta<typeof Rewards>;
export default meta;

type Story = StoryObj<typeof meta>;

const tile = (
  <RewardTile
    icon={GiftIcon}
    title="Hafta sonuna özel kayıp iadesi"
    text="Hesabınıza ve bu haftaki oyunlarınıza uygun olanı ekibimizden isteyin"
    href="/bonus-request"
  />
);

/** A press opens the login first. */
export const VisitorTile: Story = {
  render: () => tile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};

export const PlayerTile: Story = {
  render: () => tile,
  parameters: { player: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '/bonus-request');
  },
};
