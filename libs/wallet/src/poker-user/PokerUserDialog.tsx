import { lazyPart } from '@baize/routing';
import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { Suspense, useState } from 'react';
import { walletTexts } from '../texts.ts';

export interface PokerUserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the player has a poker user. */
  onCreated: () => void;
}

const PokerUserDialogContent = lazyPart(
  async () => (await import('./PokerUserDialogContent.tsx')).PokerUserDialogContent,
  walletTexts,
  formsTexts,
  serverAccountTexts,
);

/**
 * Asks the player to create a poker user after a refusal with code 1005 (spec 2/4.wallets/5). Its code and texts load
 * when it's first opened.
 */
export function PokerUserDialog(props: PokerUserDialogProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (props.open && !isWanted) setIsWanted(true);
  return <Suspense fallback={null}>{isWanted && <PokerUserDialogContent {...props} />}</Suspense>;
}
