import type { SiteOptions } from '@baize/api';
import { mockReply, exampleBody, withPage, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { BonusDock } from './BonusDock.tsx';
import { Overlays } from './Overlays.tsx';
import { closeOverlay, openOverlay } from './overlayStore.ts';

const options = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  request_bonus_url: 'https://bonus.example/',
  web_live_support: '<p>Merhaba, nasıl yardımcı olabiliriz?</p>',
};

function Site({ opens }: { opens?: 'support' | 'wallets' | undefined }) {
  useEffect(() => {
    if (opens) openOverlay(opens);
    return closeOverlay;
  }, [opens]);
  return (
    <StartGate>
      <BonusDock />
      <Overlays />
    </StartGate>
  );
}

const meta = {
  title: 'Shell/Layers',
  component: Site,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: {
    layout: 'fullscreen',
    player: true,
    handlers: [mockReply('getOptions', { body: options })],
    routes: ['/', '/bonus-request', '/live-slot', '/Deposit', '/Withdraw'].map((path) => ({
      path,
      page: samplePage('Bonus'),
    })),
  },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bonus button at the edge of the page. */
export const Dock: Story = {};

/** The bonus page over the current page. */
export const Bonus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

/** The operator's widget, in an iframe that can't access the site. */
export const Support: Story = {
  args: { opens: 'support' },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

/** The wallets, from a phone's account menu. */
export const Wallets: Story = {
  args: { opens: 'wallets' },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};
