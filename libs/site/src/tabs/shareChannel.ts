/* @chunk auto */
/** Data that one tab shares with the others. */
export interface Shared {
  /** The query's key, as JSON. */
  key: string;
  /** When it was fetched, ms. */
  at: number;
  data: unknown;
}

interface ShareChannel {
  send: (shared: Shared) => void;
  /** @returns a function that unsubscribes */
  listen: (listener: (shared: Shared) => void) => () => void;
}

const isShared = (value: unknown): value is Shared =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'data' in value;

const channelOf = (name: string) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`baize-${name}`);

/** Sends data to the site's other tabs and receives theirs. Does nothing if the browser doesn't support it. */
export const shareChannel = (name: string): ShareChannel => ({
  send: (shared) => {
    const channel = channelOf(name);
    channel?.postMessage(shared);
    channel?.close();
  },
  listen: (listener) => {
    const channel = channelOf(name);
    const handleMessage = ({ data }: MessageEvent<unknown>) => isShared(data) && listener(data);
    channel?.addEventListener('message', handleMessage);
    return () => channel?.close();
  },
});
