import { MoneyField, WalletTransferPanel, type FieldHandle } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { formatMoney, languageEntry, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { useTranslation } from 'react-i18next';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { walletIcon } from '../game-wallet/walletIcon.ts';
import { quickAmounts } from './quickAmounts.ts';
import { RepeatNotice } from './RepeatNotice.tsx';
import { useTransferBalances } from './useTransferBalances.ts';
import type { TransferFormState } from './useTransferForm.ts';
import { useTransferResult } from './useTransferResult.tsx';

interface Props {
  wallet: GameWallet;
  form: TransferFormState;
}

/** The transfer form; after sending, the result replaces it. */
export function TransferPanel({ wallet, form }: Props) {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const { currency } = useBalance();
  const balances = useTransferBalances(wallet);
  const result = useTransferResult(wallet, form, balances);
  const { direction, minor, restarts } = form;
  const amountField = useRef<FieldHandle<number | undefined>>(null);
  /* The element that had focus is gone. */
  useEffect(() => {
    if (restarts > 0) amountField.current?.focus();
  }, [restarts]);
  const source = direction === 'to-game' ? balances.main : balances.game;
  const goal = direction === 'to-game' ? wallet.name : 'main';
  const amount = minor ? formatMoney(minor, currency, language) : '';
  return (
    <WalletTransferPanel
      label={t(`transfer_title_${wallet.name}`)}
      main={{ name: t('main'), balance: balances.main.text }}
      game={{ name: t(wallet.name), balance: balances.game.text, icon: walletIcon[wallet.name] }}
      direction={direction}
      onDirectionChange={(next) => form.change({ direction: next })}
      onTransfer={form.submit}
      pending={form.isSending}
      action={amount ? t(`send_to_${goal}`, { amount }) : t('transfer')}
      result={result}
      labels={{
        from: t('from'),
        to: t('to'),
        unknownBalance: t('unknown_balance'),
        swap: t('change_direction'),
        direction: (from, to) => t('direction', { from, to }),
      }}
    >
      <MoneyField
        ref={amountField}
        label={t('amount')}
        currency={currency}
        locale={languageEntry(language).locale}
        value={minor}
        onValueChange={(next) => form.change({ minor: next })}
        error={form.amountError}
        quick={quickAmounts(source.minor, { currency, language, all: t('all') })}
        quickLabel={t('quick_amounts')}
      />
      {form.repeats && <RepeatNotice onNew={form.sendAsNew} />}
    </WalletTransferPanel>
  );
}
