import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import {
  mockExample,
  mockNetworkError,
  mockPending,
  pageLoader,
  sampleRoutes,
  withPage,
} from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { accountTexts } from '../../texts.ts';
import { MONEY_PATHS } from '../money.testing.ts';
import { moneyTexts } from '../texts.ts';
import { Cashier } from './Cashier.tsx';

const NO_PENDING = mockExample('getPendingTransactions', 'none');
const WITHDRAWALS = mockExample('getPaymentDetails', 'withdrawals');
const IBAN = '330006100519786457841326';

const meta = {
  title: 'Account/Cashier',
  component: Cashier,
  tags: ['!autodocs'],
  loaders: [pageLoader(accountTexts, moneyTexts, formsTexts, serverAccountTexts)],
  decorators: [withPage],
  parameters: { player: true, handlers: [NO_PENDING], routes: sampleRoutes(...MONEY_PATHS) },
  args: { direction: 'deposit' },
} satisfies Meta<typeof Cashier>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types into the first form and submits it. */
async function pay(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const form = await canvas.findByRole('form');
  const boxes = within(form).getAllByRole('textbox');
  await userEvent.type(boxes[0]!, '250');
  if (boxes[1]) await userEvent.type(boxes[1], form.querySelector('[name=iban]') ? IBAN : 'Defne Aydın');
  const list = within(form).queryByRole('combobox');
  if (list) await userEvent.selectOptions(list, within(list).getAllByRole('option')[1]!);
  await fireEvent.submit(form);
  return canvas;
}

export const Deposit: Story = {};
export const Withdrawal: Story = {
  args: { direction: 'withdrawal' },
  parameters: { handlers: [NO_PENDING, WITHDRAWALS] },
};
/** As in the quick deposit. */
export const Compact: Story = { args: { compact: true } };

export const Loading: Story = { parameters: { handlers: [mockPending('getPaymentDetails')] } };
export const Empty: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('getPaymentDetails', 'none')] },
};
export const Failed: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('getPaymentDetails', 'serverError')] },
};
export const NoLimits: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('getLimits', 'noLimits')] },
};

/** A pending deposit and a pending withdrawal. */
export const PendingDeposit: Story = { parameters: { handlers: [] } };
export const PendingWithdrawal: Story = {
  args: { direction: 'withdrawal' },
  parameters: { handlers: [WITHDRAWALS] },
};

export const WrongFields: Story = {
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole('form');
    await fireEvent.submit(form);
    await expect(within(form).getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

export const UnderWay: Story = {
  parameters: { handlers: [NO_PENDING, mockPending('startDeposit')] },
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect(await canvas.findByRole('button', { name: /New deposit|Yeni yatırım/ })).toBeVisible();
  },
};

export const LostReply: Story = {
  parameters: { handlers: [NO_PENDING, mockNetworkError('startDeposit')] },
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect(await canvas.findByRole('button', { name: /Check again|Durumu kontrol et/ })).toBeVisible();
  },
};

/** The player's own limit is reached. */
export const Refused: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('startDeposit', 'limitExceeded')] },
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeInTheDocument();
  },
};

/** Code 621: the phone has to be verified first. */
export const Restricted: Story = {
  parameters: { handlers: [NO_PENDING, mockExample('startDeposit', 'verifyPhone')] },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
