import { useBalance } from '@baize/session';
import { Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { PaymentDesk } from '../desk/PaymentDesk.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The quick deposit: everything of a deposit in small; what runs behind it goes on. */
export function QuickDepositDialog({ open, onClose }: Props) {
  const { t } = useTranslation('accountMoney');
  const { text } = useBalance();
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
      <PaymentDesk way="deposit" compact />
    </Dialog>
  );
}
