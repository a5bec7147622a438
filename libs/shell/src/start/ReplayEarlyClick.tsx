import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script ran; recorded by the page's HTML. */
  var baizeClick: HTMLElement | undefined;
}

interface Props {
  /** Replays a click on the page's content; without it, on the layout, which hydrates earlier. */
  inPage?: boolean;
}

/**
 * Replays a click from before hydration once that part of the page is hydrated, so that it isn't lost. A later press
 * elsewhere cancels it.
 */
export function ReplayEarlyClick({ inPage = false }: Props) {
  useEffect(() => {
    dispatchEvent(new Event('baize:ready'));
    const button = globalThis.baizeClick;
    const isHere = button?.isConnected && (button.closest('main') !== null) === inPage;
    const forget = () => (globalThis.baizeClick = undefined);
    addEventListener('click', forget, { capture: true, once: true });
    if (isHere) button.click();
    return () => removeEventListener('click', forget, { capture: true });
  }, [inPage]);
  return null;
}
