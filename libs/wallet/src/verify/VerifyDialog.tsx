import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { walletTexts } from '../texts.ts';

export interface VerifyDialogProps {
  /** What has to be verified first; undefined while nothing has. */
  what: 'phone' | 'identity' | undefined;
  /** What the platform says of it (a translation key); a text about payments by default. */
  message?: string;
  onClose: () => void;
}

const VerifyDialogContent = lazyPart(
  async () => (await import('./VerifyDialogContent.tsx')).VerifyDialogContent,
  walletTexts,
);

/**
 * Says that phone (code 621) or identity (623) have to be verified first, with the live support (spec 3/8.money/5 and
 * 3/8.money/6). Its code and texts load when it is first opened.
 */
export function VerifyDialog(props: VerifyDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.what !== undefined && !isWanted) setWanted(true);
  return <Suspense fallback={null}>{isWanted && <VerifyDialogContent {...props} />}</Suspense>;
}
