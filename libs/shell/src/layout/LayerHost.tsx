import { LoginPopupHost } from '@baize/session';
import { Layers } from '../layers/Layers.tsx';
import { ProtectionHost } from '../protection/ProtectionHost.tsx';

/** What lies over every page, a closed one too; each layer's code comes when it is first wanted. */
export function LayerHost() {
  return (
    <>
      <LoginPopupHost />
      <Layers />
      <ProtectionHost />
    </>
  );
}
