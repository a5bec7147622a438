import { useCurrentRoute } from '@baize/routing';
import { useFirstPageReady } from '@baize/ui';
import { useEffect, useState } from 'react';

/** Without its code, the page sends no report. */
const giveUp = () => (globalThis.baizeFailures = undefined);

/** Loads the code that reports this page view (ADR 78) when the browser is idle, if the page view is in the sample. */
export function usePageReport() {
  const path = useCurrentRoute()?.path ?? '*';
  const [firstPath] = useState(path);
  const isIdle = useFirstPageReady();
  useEffect(() => {
    if (!isIdle || !globalThis.baizeFailures) return;
    void import('./reportPage.ts').then(({ reportPage }) => reportPage(firstPath), giveUp);
  }, [isIdle, firstPath]);
}
