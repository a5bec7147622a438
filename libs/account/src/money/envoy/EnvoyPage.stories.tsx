import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { mockExample, mockPending, pageLoader, sampleRoutes, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTexts } from '../../texts.ts';
import { MONEY_PATHS } from '../money.testing.ts';
import { moneyTexts } from '../texts.ts';
import { EnvoyPage } from './EnvoyPage.tsx';

const NO_PENDING = mockExample('getPendingTransactions', 'none');

const meta = {
  title: 'Account/EnvoyPage',
  component: EnvoyPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(accountTexts, moneyTexts, formsTexts, serverAccountTexts)],
  decorators: [withPage],
  parameters: { player: true, handlers: [NO_PENDING], routes: sampleRoutes(...MONEY_PATHS) },
  args: { kind: 'bank' },
} satisfies Meta<typeof EnvoyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bank: Story = {};
export const Qr: Story = { args: { kind: 'qr' } };
export const Loading: Story = { parameters: { handlers: [mockPending('getEnvoyBanks')] } };
export const NoBanks: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('getEnvoyBanks', 'none')] },
};
export const Failed: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('getEnvoyBanks', 'serverError')] },
};
