import { storedText, useDeviceId } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { useLoginDialog, useLoginTime } from '@baize/session';
import { loadSanitizer, useFirstPageReady } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { popupQueries } from './popupQueries.ts';

/* It opens by itself in the middle of the screen, so its words are there from the start: it does not grow. */
const loadDialog = async () =>
  (await Promise.all([import('./PopupDialog.tsx'), loadSanitizer()]))[0].PopupDialog;
const PopupDialog = lazyPart(loadDialog);

/** The id of the popup that was shown last (spec 2/2.12/2). */
const lastShown = storedText('show_popup');

/**
 * What the home page opens with, until it has been shown once; a load that fails shows nothing. It waits while somebody is
 * asked to log in, and whoever has just logged in is left alone until the next visit. It comes before the sections further down: late, it would catch a visitor who has begun to read, and
 * style a page twice as large.
 */
export function HomePopup() {
  const isSettled = useFirstPageReady();
  const { data } = useQuery({
    ...popupQueries.current(useDeviceId(), useLanguage()),
    enabled: isSettled,
  });
  /* It opens by itself: drawn in slices, it holds nothing up. */
  const popup = useDeferredValue(data);
  /* Remembered as soon as it is shown, and yet it stays until it is closed. */
  const [shownBefore] = useState(() => lastShown.get());
  useEffect(() => {
    if (isSettled && shownBefore === undefined) void loadDialog().catch(() => undefined);
  }, [isSettled, shownBefore]);
  const [closedId, setClosedId] = useState<number>();
  const isLoginOpen = useLoginDialog().open;
  const hasJustLoggedIn = (useLoginTime() ?? 0) > performance.timeOrigin;
  const id = popup?.id;
  const isActive = id !== undefined && String(id) !== shownBefore && !isLoginOpen && !hasJustLoggedIn;
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
