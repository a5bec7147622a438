import { useSiteOptions } from '@baize/brand';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { LayerHost } from '../layout/LayerHost.tsx';

/** What a page needs once it stands: its head by the operator's options, and what lies over it. */
export function Later() {
  useDocumentHead(useSiteOptions());
  return <LayerHost />;
}
