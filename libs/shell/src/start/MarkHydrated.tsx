import { loadTexts, serverAccountTexts, useI18n } from '@baize/i18n';
import { useIsPlayer, useIsPlayerDeferred } from '@baize/session';
import { endHydration } from '@baize/ui';
import { useEffect } from 'react';

/**
 * Sets `data-ready` on the html element once the whole page is interactive, for browser tests; then fetches resources
 * that the first paint doesn't need.
 */
export function MarkHydrated() {
  const i18n = useI18n();
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    endHydration();
    /* React inserts the page's title first, so a server-rendered one in another language is now redundant. */
    document.head.querySelector('title ~ title')?.remove();
    /* Offline, messages stay keys until the next page load. */
    void loadTexts(i18n, serverAccountTexts).catch(() => undefined);
  }, [i18n]);
  /* Once the page has rendered its player-only content (deferred), React alone controls visibility. */
  const isSettled = useIsPlayerDeferred() === useIsPlayer();
  useEffect(() => {
    if (isSettled) document.documentElement.removeAttribute('data-player');
  }, [isSettled]);
  return null;
}
