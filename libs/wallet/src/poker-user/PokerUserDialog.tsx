import { lazyPart } from '@baize/routing';
import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { Suspense, useState } from 'react';
import { walletTexts } from '../texts.ts';

export interface PokerUserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The player has a poker user now. */
  onCreated: () => void;
}

const PokerUserDialogContent = lazyPart(
  async () => (await import('./PokerUserDialogContent.tsx')).PokerUserDialogContent,
  walletTexts,
  formsTexts,
  serverAccountTexts,
);

/**
 * Asks for a poker user over the page, where code 1005 refused something (spec 2/4.wallets/5). Its code and texts load
 * when it is first opened.
 */
export function PokerUserDialog(props: PokerUserDialogProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (props.open && !isWanted) setIsWanted(true);
  return <Suspense fallback={null}>{isWanted && <PokerUserDialogContent {...props} />}</Suspense>;
}
