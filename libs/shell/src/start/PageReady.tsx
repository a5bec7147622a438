import { loadTexts, serverAccountTexts, useI18n } from '@baize/i18n';
import { useEffect } from 'react';

/**
 * Says that the whole page stands and listens: `data-ready` on the html element, for whoever drives a browser;
 * then fetches what no first sight needs.
 */
export function PageReady() {
  const i18n = useI18n();
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    /* React puts the page's title first; one that came with markup in another language is of no more use. */
    document.head.querySelector('title ~ title')?.remove();
    /* Without a connection messages stay keys until the next page. */
    void loadTexts(i18n, serverAccountTexts).catch(() => undefined);
  }, [i18n]);
  return null;
}
