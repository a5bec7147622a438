import { Popover } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTransferDialog } from './useTransferDialog.tsx';
import { WalletList } from './WalletList.tsx';

/** The wallets below their button in the header. Its code loads on a press, so it starts open. */
export function WalletPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shellDeferred');
  const [isOpen, setIsOpen] = useState(true);
  const { transfer, dialog } = useTransferDialog();
  return (
    <>
      <Popover trigger={trigger} label={t('wallets')} align="end" open={isOpen} onOpenChange={setIsOpen}>
        <WalletList onLeave={() => setIsOpen(false)} onTransfer={transfer} />
      </Popover>
      {dialog}
    </>
  );
}
