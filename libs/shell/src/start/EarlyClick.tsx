import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script was there; the page's HTML notes it. */
  var baizeClick: HTMLElement | undefined;
}

/**
 * Says that the page listens (`data-ready` on the html element, for whoever drives a browser), and does what a visitor
 * pressed before it did: the press is not lost, only late.
 */
export function EarlyClick() {
  useEffect(() => {
    const button = globalThis.baizeClick;
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('baize:ready'));
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
