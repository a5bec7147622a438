import { exampleBody, mockReply, pageLoader, sampleGame, withPage } from '@baize/testing';
import { placeholderImage } from '@baize/ui/placeholder-image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { LiveTableCard } from './LiveTableCard.tsx';

const table = sampleGame(7, {
  type: 5,
  demo: 0,
  name: 'Velvet Roulette',
  image: placeholderImage('table-portrait', 7),
});

const meta = {
  title: 'Casino/LiveTableCard',
  component: LiveTableCard,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts, casinoDeferredTexts)],
  decorators: [(Story) => <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>{Story()}</div>, withPage],
  args: { game: table },
} satisfies Meta<typeof LiveTableCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The platform has no feed: dashes. */
export const WithoutFeed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('—')).toHaveLength(2));
  },
};

/** The feed's URL is known, and no message has arrived yet. */
export const Waiting: Story = {
  parameters: {
    handlers: [
      mockReply('getOptions', {
        body: {
          ...exampleBody<object>('getOptions', 'options'),
          live_feed_url: 'wss://feed.invalid/',
          live_feed_casino_id: 'baize',
        },
      }),
    ],
  },
};

/** The platform reports it as closed. */
export const Closed: Story = { args: { game: { ...table, available: 0 } } };
