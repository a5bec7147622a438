import { useSiteOptions } from '@baize/brand';
import { useEffect } from 'react';
import { socketUrl } from '../live-tables/socketUrl.ts';

/** How long after the page is there, ms (spec 2/7.lobby/5). */
const DELAY_MS = 2_000;

/** Greets on a websocket and logs what is answered, at the level of debugging. @returns closes it */
function greet(url: string): () => void {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello' })));
  socket.addEventListener('message', ({ data }) => console.debug('hello socket:', data));
  return () => socket.close();
}

/** The second websocket of the live tables' provider, where the options name one. Renders nothing. */
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
