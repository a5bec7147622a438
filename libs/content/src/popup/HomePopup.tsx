import { useBrand } from '@baize/brand';
import { storedText, useDeviceId } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { useLoginDialog, useLoginTime } from '@baize/session';
import { loadSanitizer, PHONE_QUERY, useMediaQuery, usePageReady } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useIsPastFirstScreen } from './useIsPastFirstScreen.ts';
import { popupQueries } from './popupQueries.ts';

/*
 * The dialog opens automatically in the middle of the screen, so it loads together with its texts, to avoid changing
 * size.
 */
const loadDialog = async () =>
  (await Promise.all([import('./PopupDialog.tsx'), loadSanitizer()]))[0].PopupDialog;
const PopupDialog = lazyPart(loadDialog);
const PopupCard = lazyPart(async () => (await import('./PopupCard.tsx')).PopupCard);

/** The id of the last shown popup (spec 2/2.12/2). */
const lastShown = storedText('show_popup');

/**
 * The popup of the home page, shown once; if the request fails, nothing is shown. It doesn't open while the login is
 * open, or in the visit in which the player has just logged in. It loads before the sections further down: later, it
 * would interrupt a visitor who is already reading, and restyle a page twice as large. A brand may show it after the
 * first screen instead, or as a less intrusive card in the corner (spec 2/2.12/5); on a phone that corner has the first
 * games, so the card waits as well.
 */
export function HomePopup() {
  const { layout } = useBrand();
  const model = layout.popup;
  const isSettled = usePageReady();
  const { data } = useQuery({
    ...popupQueries.current(useDeviceId(), useLanguage()),
    enabled: isSettled,
  });
  /* Deferred, so that rendering it doesn't block the page. */
  const popup = useDeferredValue(data);
  /* It's stored as shown at once, but stays open until it's closed. */
  const [shownBefore] = useState(() => lastShown.get());
  useEffect(() => {
    if (isSettled && shownBefore === undefined && model === 'atOnce')
      void loadDialog().catch(() => undefined);
  }, [isSettled, shownBefore, model]);
  const [closedId, setClosedId] = useState<number>();
  const isLoginOpen = useLoginDialog().open;
  const hasJustLoggedIn = (useLoginTime() ?? 0) > performance.timeOrigin;
  const id = popup?.id;
  const isNew = id !== undefined && String(id) !== shownBefore;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const waits = model === 'afterScroll' || (model === 'corner' && isPhone);
  const isPast = useIsPastFirstScreen(isNew && waits);
  const isDue = !waits || isPast;
  const isActive = isNew && isDue && !isLoginOpen && !hasJustLoggedIn;
  useEffect(() => {
    if (isActive) lastShown.set(String(id));
  }, [isActive, id]);
  if (!popup || !isActive) return null;
  const Model = model === 'corner' ? PopupCard : PopupDialog;
  return (
    <Suspense fallback={null}>
      <Model popup={popup} open={closedId !== id} onClose={() => setClosedId(id)} />
    </Suspense>
  );
}
