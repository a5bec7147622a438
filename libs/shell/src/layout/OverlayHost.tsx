import { LoginDialogHost } from '@baize/session';
import { VerifyPhoneHost } from '@baize/wallet';
import { Overlays } from '../overlays/Overlays.tsx';
import { ResponsibleGamblingHost } from '../responsible-gambling/ResponsibleGamblingHost.tsx';

/** Mounts the overlays over every page, including closed ones. Each overlay's code loads when it's first opened. */
export function OverlayHost() {
  return (
    <>
      <LoginDialogHost />
      <VerifyPhoneHost />
      <Overlays />
      <ResponsibleGamblingHost />
    </>
  );
}
