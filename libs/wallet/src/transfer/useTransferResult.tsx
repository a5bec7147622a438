import { formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import { useBalance } from '@baize/player';
import { Button, ButtonLink, Money, type Fact, type TransferResult } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import type { TransferBalances } from './useTransferBalances.ts';
import type { TransferFormState } from './useTransferForm.ts';

/** Both balances, once refetched. */
function useBalanceFacts(wallet: GameWallet, { main, game }: TransferBalances): Fact[] {
  const { t } = useTranslation('wallet');
  const current = ({ text, isRefreshing }: TransferBalances['main']) => (
    <Money amount={isRefreshing ? undefined : text} unknownLabel={t('unknown_balance')} />
  );
  return [
    { id: 'main', label: t('main'), value: current(main) },
    { id: 'game', label: t(wallet.name), value: current(game) },
  ];
}

/**
 * The panel's content after a transfer: the reason for a refusal, the receipt, or a note that the outcome is unknown.
 */
export function useTransferResult(
  wallet: GameWallet,
  { outcome, restart, refetchBalances, amountError }: TransferFormState,
  balances: TransferBalances,
): TransferResult | undefined {
  const { t } = useTranslation('wallet');
  const serverText = useServerText();
  const language = useLanguage();
  const { currency } = useBalance();
  const facts = useBalanceFacts(wallet, balances);
  const hasHistory = useHasRoute()(paths.gameTransfers) && wallet.name === 'poker';
  if (!outcome) return undefined;
  const { kind, order } = outcome;
  const amount = formatMoney(order.minor, currency, language);
  if (kind === 'offline') return { kind: 'refused', reason: t('offline') };
  if (kind === 'refused')
    return amountError ? undefined : { kind, reason: serverText(outcome.message, 'bad_request') };
  const history = hasHistory && (
    <ButtonLink variant="secondary" href={paths.gameTransfers}>
      {t('transfer_history')}
    </ButtonLink>
  );
  if (kind === 'unknown')
    return {
      kind,
      title: t('unknown_outcome'),
      text: t('unknown_outcome_text', { amount }),
      facts,
      action: (
        <>
          <Button onClick={() => void refetchBalances()}>{t('check_balances')}</Button>
          {history}
          <Button variant="secondary" onClick={() => restart(true)}>
            {t('back_to_transfer')}
          </Button>
        </>
      ),
    };
  const goal = order.direction === 'to-game' ? wallet.name : 'main';
  return {
    kind,
    title: t(`done_to_${goal}`, { amount }),
    facts,
    action: (
      <>
        <Button variant="secondary" onClick={() => restart(false)}>
          {t('new_transfer')}
        </Button>
        {history}
      </>
    ),
  };
}
