import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script was there; the page's HTML notes it. */
  var baizeClick: HTMLElement | undefined;
}

/** Does what a visitor pressed before the page could listen: the press is not lost, only late. */
export function EarlyClick() {
  useEffect(() => {
    const button = globalThis.baizeClick;
    dispatchEvent(new Event('baize:ready'));
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
