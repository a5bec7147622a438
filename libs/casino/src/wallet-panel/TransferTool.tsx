import { IconButton, TransferIcon } from '@baize/ui';
import { TransferDialog, type GameWallet } from '@baize/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The toolbar's transfer, for a game with its own wallet. Dialogs are invisible in full screen, so it exits full screen
 * first.
 */
export function TransferTool({ wallet }: { wallet: GameWallet }) {
  const { t } = useTranslation('casinoWalletGames');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton icon={TransferIcon} label={t('transfer')} onClick={open} />
      <TransferDialog wallet={wallet} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
