import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script ran; the page's HTML records it. */
  var baizeClick: HTMLElement | undefined;
}

/**
 * Replays a click from before hydration, so that it isn't lost. From here on React records clicks itself, also
 * on parts that aren't hydrated yet.
 */
export function ReplayEarlyClick() {
  useEffect(() => {
    const button = globalThis.baizeClick;
    dispatchEvent(new Event('baize:ready'));
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
