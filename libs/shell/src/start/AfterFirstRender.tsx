import { useSiteOptions } from '@baize/site';
import { useSharedProfile, useStoredProfile } from '@baize/player';
import { useEffect } from 'react';
import { Alerts } from '../alerts/Alerts.tsx';
import { tolerateTranslation } from '../document/tolerateTranslation.ts';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { useActiveDomain } from '../domain/useActiveDomain.ts';
import { useRefetchOnLanguageChange } from '../effects/useRefetchOnLanguageChange.ts';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { useRecovery } from '../recovery/useRecovery.ts';
import { useSiteSearchShortcut } from '../search/useSiteSearchShortcut.ts';
import { useCrossTabPreferences } from '../scheme/useCrossTabPreferences.ts';
import { usePageReport } from '../vitals/usePageReport.ts';
import { useFollowWindow } from './useFollowWindow.ts';

/**
 * Effects and hosts that a page needs only after its first render, with or without a header: head and domain from the
 * options, language, the balance from other tabs and visits, recovery from outages, the window's device class, the
 * page's report, support for browser translation, overlays and alerts.
 */
export function AfterFirstRender() {
  const options = useSiteOptions();
  useDocumentHead(options);
  useActiveDomain(options?.active_domain);
  useSharedProfile();
  useStoredProfile();
  useRecovery();
  useCrossTabPreferences();
  useRefetchOnLanguageChange();
  useSiteSearchShortcut();
  useFollowWindow();
  usePageReport();
  useEffect(tolerateTranslation, []);
  return (
    <>
      <OverlayHost />
      <Alerts />
    </>
  );
}
