import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockReply, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const meta = {
  title: 'Casino/Player',
  component: RouteView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [withPage],
  parameters: {
    layout: 'fullscreen',
    routes: casinoRoutes,
    path: '/PlayGame/1001',
    player: true,
  },
  args: { guard: RequirePlayer, fallback: null },
} satisfies Meta<typeof RouteView>;
export default meta;

type Story = StoryObj<typeof meta>;

const expectWayBack: Story['play'] = async ({ canvasElement }) => {
  const back = await within(canvasElement).findByRole('link');
  await expect(back).toHaveAttribute('href', '/casino');
  await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
};

export const Opening: Story = { parameters: { handlers: [mockPending('launchGame')] } };

/** The game's details haven't loaded, not even its name. */
export const Nameless: Story = {
  parameters: { handlers: [mockPending('launchGame'), mockPending('getGameDetail')] },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).not.toBeEmptyDOMElement();
  },
};

export const NotEnoughMoney: Story = {
  parameters: { handlers: [mockExample('launchGame', 'insufficientBalance')] },
  play: expectWayBack,
};

export const NotAvailable: Story = {
  parameters: { handlers: [mockExample('launchGame', 'refusedInSuccess')] },
  play: expectWayBack,
};

/** The provider sent an unsafe URL. */
export const UnsafeAddress: Story = {
  parameters: {
    handlers: [
      mockReply('launchGame', {
        body: {
          success: true,
          data: { type: 'url', url: '/own', name: 'Ember Crown', device: 1, game_category: 4 },
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
