import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script was there; the page's HTML notes it. */
  var baizeClick: HTMLElement | undefined;
}

/**
 * Does what a visitor pressed before the page listened: the press is not lost, only late. From here on the page itself
 * notes presses, on parts that are still to be taken over too.
 */
export function ReplayEarlyClick() {
  useEffect(() => {
    const button = globalThis.baizeClick;
    dispatchEvent(new Event('baize:ready'));
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
