import { useEffect } from 'react';

declare global {
  /** The button that was pressed before the script ran; the page's HTML records it. */
  var baizeClick: HTMLElement | undefined;
}

interface Props {
  /** Replays a click on the page's own part; without it, on what surrounds the page, which hydrates before. */
  inPage?: boolean;
}

/**
 * Replays a click from before hydration, so that it isn't lost, once its part of the page is hydrated. Whoever presses
 * something else meanwhile no longer wants it.
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
