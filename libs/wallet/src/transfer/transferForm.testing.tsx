import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { binaryOptionWallet } from '../game-wallet/binaryOptionWallet.ts';
import { liveSlotWallet } from '../game-wallet/liveSlotWallet.ts';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import { walletTexts } from '../texts.ts';

export const FORM_TEXTS = [walletTexts, formsTexts, serverAccountTexts];

/** Each wallet with its operations, and the contract's number for each direction. */
export const WALLETS = [
  { wallet: pokerWallet, transfer: 'transferPoker', balance: 'getPokerBalance', into: 2, back: 1 },
  { wallet: liveSlotWallet, transfer: 'transferLiveSlot', balance: 'getLiveSlotBalance', into: 1, back: 2 },
  {
    wallet: binaryOptionWallet,
    transfer: 'transferBinaryOption',
    balance: 'getBinaryOptionBalance',
    into: 1,
    back: 2,
  },
] as const;

export const amountBox = () => screen.getByLabelText<HTMLInputElement>('Amount');
export const typeAmount = (amount: string) => userEvent.type(amountBox(), amount);
export const submit = () => fireEvent.submit(screen.getByRole('form'));
