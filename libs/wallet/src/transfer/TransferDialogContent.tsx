import { Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { PokerUserForm } from '../poker-user/PokerUserForm.tsx';
import type { TransferDialogProps } from './TransferDialog.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useTransferForm } from './useTransferForm.ts';

/** The transfer dialog; without a poker user it asks for one first. */
export function TransferDialogContent({ wallet, open, onOpenChange }: TransferDialogProps) {
  const { t } = useTranslation('wallet');
  const form = useTransferForm({ wallet, onDone: () => onOpenChange(false) });
  const change = (next: boolean) => {
    if (form.isSending) return;
    if (!next) form.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(form.needsUser ? 'poker_name_title' : `transfer_title_${wallet.name}`)}
      closeLabel={t('close')}
      dismissable={!form.isSending}
      size="m"
    >
      {form.needsUser ? (
        <PokerUserForm onDone={() => form.restart(true)} asked />
      ) : (
        <TransferPanel wallet={wallet} form={form} />
      )}
    </Dialog>
  );
}
