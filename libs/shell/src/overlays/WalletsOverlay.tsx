import { Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useTransferDialog } from '../header/useTransferDialog.tsx';
import { WalletList } from '../header/WalletList.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The wallets in an overlay, opened from the account menu, since a phone's header has no room for a button. */
export function WalletsOverlay({ open, onClose }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const { transfer, dialog } = useTransferDialog();
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={t('wallets')}
        closeLabel={t('close', { ns: 'shell' })}
        size="s"
      >
        <WalletList onLeave={onClose} onTransfer={transfer} />
      </Dialog>
      {dialog}
    </>
  );
}
