import { useSiteOptions } from '@baize/brand';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { useActiveDomain } from '../domain/useActiveDomain.ts';
import { LayerHost } from '../layout/LayerHost.tsx';
import { useChoicesOfOtherTabs } from '../scheme/useChoicesOfOtherTabs.ts';

/** What a page needs once it stands: its head and its domain by the operator's options, and what lies over it. */
export function Later() {
  const options = useSiteOptions();
  useDocumentHead(options);
  useActiveDomain(options?.active_domain);
  useChoicesOfOtherTabs();
  return <LayerHost />;
}
