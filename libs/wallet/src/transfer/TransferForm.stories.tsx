import { formsTexts } from '@baize/forms';
import { mockExample, mockNetworkError, mockPending, pageLoader, withPage } from '@baize/testing';
import { Card } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { binaryOptionWallet } from '../game-wallet/binaryOptionWallet.ts';
import { liveSlotWallet } from '../game-wallet/liveSlotWallet.ts';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import { walletTexts } from '../texts.ts';
import { TransferForm } from './TransferForm.tsx';

const meta = {
  title: 'Wallet/TransferForm',
  component: TransferForm,
  tags: ['!autodocs'],
  loaders: [pageLoader(walletTexts, formsTexts)],
  decorators: [(Story) => <Card style={{ maxInlineSize: 560 }}>{Story()}</Card>, withPage],
  parameters: { player: true },
  args: { wallet: pokerWallet },
} satisfies Meta<typeof TransferForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types an amount and submits it with the form's last button. */
async function transfer(canvasElement: HTMLElement, amount: string) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole('textbox');
  if (amount) await userEvent.type(box, amount);
  await userEvent.type(box, '{Enter}');
  return canvas;
}

export const Poker: Story = {};
export const LiveSlot: Story = { args: { wallet: liveSlotWallet } };
export const BinaryOption: Story = { args: { wallet: binaryOptionWallet } };

/** An empty wallet shows 0.00. */
export const EmptyWallet: Story = { parameters: { handlers: [mockExample('getPokerBalance', 'empty')] } };

/** A balance that couldn't be read is a dash. */
export const UnknownBalance: Story = {
  parameters: { handlers: [mockExample('getPokerBalance', 'serverError')] },
};

export const NoAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const UnderWay: Story = {
  parameters: { handlers: [mockPending('transferPoker')] },
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '250');
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Code 19. */
export const NotEnoughMoney: Story = {
  parameters: { handlers: [mockExample('transferPoker', 'insufficientBalance')] },
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '99999');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Code 1005: the poker name form, then the transfer again. */
export const NoPokerUser: Story = {
  parameters: { handlers: [mockExample('transferPoker', 'noPokerUser')] },
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '250');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
};

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '250');
    await expect(await canvas.findByRole('region')).toHaveFocus();
  },
};

export const LostReply: Story = {
  parameters: { handlers: [mockNetworkError('transferPoker')] },
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '251');
    await expect(await canvas.findByRole('region')).toHaveFocus();
  },
};

/** Back in the form after a lost reply: the same transfer can't move the money twice. */
export const SentBefore: Story = {
  parameters: { handlers: [mockNetworkError('transferPoker')] },
  play: async ({ canvasElement }) => {
    const canvas = await transfer(canvasElement, '252');
    const buttons = await within(await canvas.findByRole('region')).findAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(await canvas.findByRole('textbox')).toHaveValue('252');
  },
};
