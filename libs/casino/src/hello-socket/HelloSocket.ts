import { useSiteOptions } from '@baize/site';
import { useEffect } from 'react';
import { socketUrl } from '../live-tables/socketUrl.ts';

/** Delay after the page is ready, ms (spec 2/7.lobby/5). */
const DELAY_MS = 2_000;

/** Sends a greeting on a websocket and logs the answer at debug level. @returns a function that closes it */
function greet(url: string): () => void {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello' })));
  socket.addEventListener('message', ({ data }) => console.debug('hello socket:', data));
  return () => socket.close();
}

/** The second websocket of the live tables' provider, if the options name one. Renders nothing. */
export function HelloSocket() {
  const url = socketUrl(useSiteOptions()?.hello_feed_url);
  useEffect(() => {
    if (url === undefined) return undefined;
    let close: (() => void) | undefined;
    const timer = setTimeout(() => (close = greet(url)), DELAY_MS);
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, [url]);
  return null;
}
