import { LoginDialogHost } from '@baize/session';
import { Overlays } from '../overlays/Overlays.tsx';
import { ResponsibleGamblingHost } from '../responsible-gambling/ResponsibleGamblingHost.tsx';

/** What lies over every page, a closed one too; each layer's code comes when it is first wanted. */
export function OverlayHost() {
  return (
    <>
      <LoginDialogHost />
      <Overlays />
      <ResponsibleGamblingHost />
    </>
  );
}
