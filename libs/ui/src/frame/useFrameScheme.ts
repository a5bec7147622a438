import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { SchemeName } from '../theme/tokens.ts';
import type { FrameMessage } from './acceptMessage.ts';

const VERSION = 1;

/** A page that says that it follows the site's colour scheme (`docs/recipes/game-bridge.md`). */
const followsScheme = ({ type, version, supports }: FrameMessage) =>
  type === 'baize:ready' && version === VERSION && Array.isArray(supports) && supports.includes('scheme');

/**
 * Tells a frame's page the site's colour scheme, now and when it changes, once the page has said that it follows it.
 * @param scheme undefined where the page isn't to know
 * @returns receives the messages of the page
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
    /* Again where it has loaded anew. */
    if (follows) send();
  };
}
