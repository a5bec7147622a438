import { loadTexts, serverAccountTexts, useI18n } from '@baize/i18n';
import { sessionStore } from '@baize/session';
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
  /* A section that hydrates last still has the server's markup for visitors, so it's hidden as long as there is a session. */
  useEffect(() => {
    const showForVisitor = () => {
      if (sessionStore.token.get() === undefined) document.documentElement.removeAttribute('data-player');
    };
    showForVisitor();
    return sessionStore.token.subscribe(showForVisitor);
  }, []);
  return null;
}
