import { TransferDialog, type GameWallet } from '@baize/wallet';
import { useState } from 'react';

/** The transfer dialog for a list of wallets; it stays mounted for its exit animation. */
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
