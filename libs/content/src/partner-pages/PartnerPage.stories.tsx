import type { SiteOptions } from '@baize/api';
import { mockExample, mockReply, exampleBody, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { PartnerPage } from './PartnerPage.tsx';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const withWheel = (wheel_of_fortune_url: string) =>
  mockReply('getOptions', { body: { ...options, wheel_of_fortune_url } });

const meta = {
  title: 'Partner pages/PartnerPage',
  component: PartnerPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [withPage],
  parameters: { player: true },
  args: { option: 'wheel_of_fortune_url', page: 'wheel', title: 'wheel' },
} satisfies Meta<typeof PartnerPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { handlers: [mockPending('getOptions')] } };

/** The iframe's own page doesn't load in Storybook. */
export const Framed: Story = {
  parameters: { handlers: [withWheel('http://embed.localhost:9/wheel?user={userId}')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTitle(/./)).toBeInTheDocument();
  },
};

/** A URL that isn't allowed. */
export const Refused: Story = { parameters: { handlers: [withWheel('https://{userName}.example/')] } };

/** The player's own data failed to load, so the URL can't be filled in. */
export const Failed: Story = {
  parameters: {
    handlers: [withWheel('https://pages.example/{userId}'), mockExample('getUserProfile', 'serverError')],
  },
};
