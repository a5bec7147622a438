import { formsTexts } from '@baize/forms';
import { mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { protectionTexts } from '../texts.ts';
import { LimitsPage } from './LimitsPage.tsx';

const meta = {
  title: 'Account/LimitsPage',
  component: LimitsPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(protectionTexts, formsTexts)],
  decorators: [withPage],
  parameters: { path: '/account-limitation', player: true },
} satisfies Meta<typeof LimitsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const used = { daily: '500.00', weekly: '1700.00', monthly: '940.00' };
const limit = { daily: '500.00', weekly: '2000.00', monthly: '5000.00', used, raise_from: null };

export const Default: Story = {};
/** The daily limit is reached, the weekly one nearly. */
export const Reached: Story = {
  parameters: { handlers: [mockReply('getLimits', { body: { limit } })] },
};
export const MustWait: Story = {
  parameters: {
    handlers: [mockReply('getLimits', { body: { limit: { ...limit, raise_from: '2099-01-01 00:00:00' } } })],
  },
};
export const NoLimits: Story = { parameters: { handlers: [mockExample('getLimits', 'noLimits')] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Loading: Story = { parameters: { handlers: [mockPending('getLimits')] } };
export const Failed: Story = { parameters: { handlers: [mockExample('getLimits', 'serverError')] } };
