import type { SiteOptions } from '@baize/api';
import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { historyTexts } from '../texts.ts';
import { BettingHistoryPage } from './BettingHistoryPage.tsx';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const withOptions = (on: '0' | '1') =>
  mockReply('getOptions', { body: { ...options, redlane: on, betconstruct: on, betradar: on } });

const meta = {
  title: 'Account/BettingHistoryPage',
  component: BettingHistoryPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(historyTexts)],
  decorators: [withPage],
  parameters: { path: '/BettingHistory', player: true, handlers: [withOptions('1')] },
} satisfies Meta<typeof BettingHistoryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The iframe's own page doesn't load in Storybook. */
export const Framed: Story = {};
export const Loading: Story = {
  parameters: { handlers: [withOptions('1'), mockPending('getBetconstructPage')] },
};
export const NoProviders: Story = { parameters: { handlers: [withOptions('0')] } };
export const Failed: Story = {
  parameters: { handlers: [withOptions('1'), mockExample('getBetconstructPage', 'serverError')] },
};
