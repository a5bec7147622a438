import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { answer, answerWith, inPage, noAnswer, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const openSupport = () => undefined;

const meta = {
  title: 'Casino/Player',
  component: RouteView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [inPage],
  parameters: {
    layout: 'fullscreen',
    routes: casinoRoutes({ openSupport }),
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

export const Opening: Story = { parameters: { answers: [noAnswer('launchGame')] } };

/** The game's details haven't loaded, not even its name. */
export const Nameless: Story = {
  parameters: { answers: [noAnswer('launchGame'), noAnswer('getGameDetail')] },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).not.toBeEmptyDOMElement();
  },
};

/** Code 621. */
export const VerifyPhone: Story = {
  parameters: { answers: [answer('launchGame', 'verifyPhone')] },
  play: expectWayBack,
};

export const NotEnoughMoney: Story = {
  parameters: { answers: [answer('launchGame', 'insufficientBalance')] },
  play: expectWayBack,
};

export const NotAvailable: Story = {
  parameters: { answers: [answer('launchGame', 'refusedInSuccess')] },
  play: expectWayBack,
};

/** The provider sent an unsafe address. */
export const UnsafeAddress: Story = {
  parameters: {
    answers: [
      answerWith('launchGame', {
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
