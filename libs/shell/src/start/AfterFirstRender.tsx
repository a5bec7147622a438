import { useSiteOptions } from '@baize/brand';
import { Alerts } from '../alerts/Alerts.tsx';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { useActiveDomain } from '../domain/useActiveDomain.ts';
import { useRefetchOnLanguageChange } from '../effects/useRefetchOnLanguageChange.ts';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { useSiteSearchShortcut } from '../search/useSiteSearchShortcut.ts';
import { useCrossTabPreferences } from '../scheme/useCrossTabPreferences.ts';

/**
 * What a page needs after its first render: head and domain from the options, language, overlays and alerts.
 */
export function AfterFirstRender() {
  const options = useSiteOptions();
  useDocumentHead(options);
  useActiveDomain(options?.active_domain);
  useCrossTabPreferences();
  useRefetchOnLanguageChange();
  useSiteSearchShortcut();
  return (
    <>
      <OverlayHost />
      <Alerts />
    </>
  );
}
