import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { walletTexts } from '../texts.ts';

export interface VerifyDialogProps {
  /** What to verify first; undefined if nothing. */
  what: 'phone' | 'identity' | undefined;
  /** The platform's message (a translation key); by default a text about payments. */
  message?: string;
  onClose: () => void;
}

const VerifyDialogContent = lazyPart(
  async () => (await import('./VerifyDialogContent.tsx')).VerifyDialogContent,
  walletTexts,
);

/**
 * Asks the player to verify their phone (code 621) or identity (623) first, with a link to live support (spec
 * 3/8.money/5 and 3/8.money/6). Its code and texts load when it's first opened.
 */
export function VerifyDialog(props: VerifyDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.what !== undefined && !isWanted) setWanted(true);
  return <Suspense fallback={null}>{isWanted && <VerifyDialogContent {...props} />}</Suspense>;
}
