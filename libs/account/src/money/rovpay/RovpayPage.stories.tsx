import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { mockExample, pageLoader, sampleRoutes, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { accountTexts } from '../../texts.ts';
import { MONEY_PATHS } from '../money.testing.ts';
import { moneyTexts } from '../texts.ts';
import { RovpayPage } from './RovpayPage.tsx';

const meta = {
  title: 'Account/RovpayPage',
  component: RovpayPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(accountTexts, moneyTexts, formsTexts, serverAccountTexts)],
  decorators: [withPage],
  parameters: {
    player: true,
    handlers: [mockExample('getPendingTransactions', 'none')],
    routes: sampleRoutes(...MONEY_PATHS),
  },
} satisfies Meta<typeof RovpayPage>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openAccount(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const form = await canvas.findByRole('form');
  await userEvent.type(form.querySelector('[name=amount]')!, '100');
  await fireEvent.submit(form);
  await expect(await canvas.findByRole('img')).toBeVisible();
  return canvas;
}

export const Details: Story = {};
export const Account: Story = {
  play: async ({ canvasElement }) => {
    await openAccount(canvasElement);
  },
};
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openAccount(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /100[.,]00/ }));
    await expect(await canvas.findByText('RP-example')).toBeVisible();
  },
};
