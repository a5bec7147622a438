import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { EgtJackpots } from './EgtJackpots.tsx';
import { JackpotBlock } from './JackpotBlock.tsx';

const meta = {
  title: 'Casino/Jackpots',
  component: JackpotBlock,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts, casinoDeferredTexts)],
  decorators: [withPage],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof JackpotBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The brand's own choice: the network's four tiers by default. */
export const OfTheBrand: Story = {};

export const Loading: Story = { parameters: { handlers: [mockPending('getTierJackpots')] } };

/** EGT's four levels, without a history. */
export const Levels: Story = {
  render: () => <EgtJackpots />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4));
  },
};

/** A level without data from the platform is a dash. */
export const OneLevelUnknown: Story = {
  parameters: {
    handlers: [
      mockReply('getEgtJackpots', {
        body: { data: exampleBody<{ data: object[] }>('getEgtJackpots', 'levels').data.slice(1) },
      }),
    ],
  },
  render: () => <EgtJackpots />,
};

/** Nothing is shown without data. */
export const Failed: Story = { parameters: { handlers: [mockExample('getTierJackpots', 'serverError')] } };
