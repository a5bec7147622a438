import { accountMessages, loadMessages } from '@baize/i18n';
import { useEffect } from 'react';

/**
 * Says that the whole page stands and listens: `data-ready` on the html element, for whoever drives a browser;
 * then fetches what no first sight needs.
 */
export function PageReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    /* React puts the page's title first; one that came with markup in another language is of no more use. */
    document.head.querySelector('title ~ title')?.remove();
    /* Without a connection messages stay keys until the next page. */
    void loadMessages(accountMessages).catch(() => undefined);
  }, []);
  return null;
}
