import { storedText, useDeviceId } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { useLoginPrompt } from '@baize/session';
import { useDue } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { popupQueries } from './popupQueries.ts';

const PopupDialog = lazyPart(async () => (await import('./PopupDialog.tsx')).PopupDialog);

/** Spec: document 2, section 2.12: the id of the popup that was shown last. */
const lastShown = storedText('show_popup');

/**
 * What the home page opens with, until it has been shown once; a load that fails shows nothing. Whoever is asked to log in
 * sees it afterwards.
 */
export function HomePopup() {
  const { data } = useQuery({
    ...popupQueries.current(useDeviceId(), useLanguage()),
    enabled: useDue(),
  });
  /* It opens by itself: drawn in slices, it holds nothing up. */
  const popup = useDeferredValue(data);
  /* Remembered as soon as it is shown, and yet it stays until it is closed. */
  const [shownBefore] = useState(() => lastShown.get());
  const [closedId, setClosedId] = useState<number>();
  const isLoginOpen = useLoginPrompt().open;
  const id = popup?.id;
  const isActive = id !== undefined && String(id) !== shownBefore && !isLoginOpen;
  useEffect(() => {
    if (isActive) lastShown.set(String(id));
  }, [isActive, id]);
  if (!popup || !isActive) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog popup={popup} open={closedId !== id} onClose={() => setClosedId(id)} />
    </Suspense>
  );
}
