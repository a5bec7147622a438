import { useScheme } from '@baize/brand';
import type { FrameMessage } from '@baize/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const VERSION = 1;

/** A page that says that it follows the site's colour scheme (`docs/recipes/game-bridge.md`). */
const followsScheme = ({ type, version, supports }: FrameMessage) =>
  type === 'baize:ready' && version === VERSION && Array.isArray(supports) && supports.includes('scheme');

/**
 * Tells a sportsbook's page the site's colour scheme, now and when it changes, once the page has said that it
 * follows it.
 * @returns receives the messages that FrameHost has accepted
 */
export function useBookScheme(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
): (message: FrameMessage) => void {
  const scheme = useScheme();
  const [follower, setFollower] = useState<string>();
  const follows = follower === address;
  const send = () =>
    frame.current?.contentWindow?.postMessage(
      { type: 'baize:scheme', version: VERSION, scheme },
      new URL(address).origin,
    );
  const sendCurrent = useEffectEvent(send);
  useEffect(() => {
    if (follows) sendCurrent();
  }, [follows, scheme]);
  return (message) => {
    if (!followsScheme(message)) return;
    setFollower(address);
    /* Again where it has loaded anew. */
    if (follows) send();
  };
}
