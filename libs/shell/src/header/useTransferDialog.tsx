import { TransferDialog, type GameWallet } from '@baize/wallet';
import { useState } from 'react';

/** The transfer that a list of wallets opens; it stays mounted for its exit animation. */
export function useTransferDialog() {
  const [wallet, setWallet] = useState<GameWallet>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    transfer: (chosen: GameWallet) => {
      setWallet(chosen);
      setIsOpen(true);
    },
    dialog: wallet && <TransferDialog wallet={wallet} open={isOpen} onOpenChange={setIsOpen} />,
  };
}
