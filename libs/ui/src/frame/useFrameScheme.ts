import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { SchemeName } from '../theme/tokens.ts';
import type { FrameMessage } from './acceptMessage.ts';

const VERSION = 1;

/** Whether a page declares support for the site's colour scheme (`docs/recipes/game-bridge.md`). */
const followsScheme = ({ type, version, supports }: FrameMessage) =>
  type === 'baize:ready' && version === VERSION && Array.isArray(supports) && supports.includes('scheme');

/**
 * Sends the site's colour scheme to an embedded page, now and on every change, once the page has declared support for
 * it.
 * @param scheme undefined if the page must not get it
 * @returns a handler for the page's messages
 */
export function useFrameScheme(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  scheme: SchemeName | undefined,
): (message: FrameMessage) => void {
  const [follows, setFollows] = useState(false);
  const send = () =>
    frame.current?.contentWindow?.postMessage(
      { type: 'baize:scheme', version: VERSION, scheme },
      new URL(address).origin,
    );
  const sendCurrent = useEffectEvent(send);
  useEffect(() => {
    if (follows && scheme) sendCurrent();
  }, [follows, scheme]);
  return (message) => {
    if (!scheme || !followsScheme(message)) return;
    setFollows(true);
    /* Sent again after a reload. */
    if (follows) send();
  };
}
