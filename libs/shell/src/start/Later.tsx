import { useSiteOptions } from '@baize/brand';
import { Alerts } from '../alerts/Alerts.tsx';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { LayerHost } from '../layout/LayerHost.tsx';

/** What a page needs once it stands: its head by the operator's options, what lies over it, what it says in between. */
export function Later() {
  useDocumentHead(useSiteOptions());
  return (
    <>
      <LayerHost />
      <Alerts />
    </>
  );
}
