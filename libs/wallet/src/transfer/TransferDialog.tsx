import { lazyPart } from '@baize/routing';
import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { Suspense, useState } from 'react';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { walletTexts } from '../texts.ts';

export interface TransferDialogProps {
  wallet: GameWallet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const TransferDialogContent = lazyPart(
  async () => (await import('./TransferDialogContent.tsx')).TransferDialogContent,
  walletTexts,
  formsTexts,
  serverAccountTexts,
);

/**
 * A transfer in a dialog (spec 2/4.wallets/4). Its code and texts load when it's first opened. It closes on success,
 * with the platform's message as an alert, and can't be closed during a transfer.
 */
export function TransferDialog(props: TransferDialogProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (props.open && !isWanted) setIsWanted(true);
  return <Suspense fallback={null}>{isWanted && <TransferDialogContent {...props} />}</Suspense>;
}
