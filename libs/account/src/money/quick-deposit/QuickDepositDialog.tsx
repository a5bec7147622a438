import { useBalance, usePausePlay } from '@baize/player';
import { Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { usePendingPayments } from '../pending/usePendingPayments.ts';
import { Cashier } from '../cashier/Cashier.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/**
 * The quick deposit: a compact version of the deposit page. A game behind it is paused until it's closed, and a deposit
 * that is approved later still updates the balance on screen.
 */
export function QuickDepositDialog({ open, onClose }: Props) {
  const { t } = useTranslation('accountMoney');
  const { text } = useBalance();
  usePausePlay(open);
  /* Follows a deposit until it's decided, even after the dialog is closed. */
  usePendingPayments('deposit');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('deposit_title')}
      description={t('balance_now', { balance: text })}
      closeLabel={t('close')}
      size="m"
      fullOnPhone
    >
      <Cashier direction="deposit" compact />
    </Dialog>
  );
}
