/** What a tab has learned. */
export interface Shared {
  /** The query's key, as JSON. */
  key: string;
  /** When it was learned, ms. */
  at: number;
  data: unknown;
}

interface ShareChannel {
  send: (shared: Shared) => void;
  /** @returns stops listening */
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

/** Tells the other tabs of this site, and hears of them. Does nothing in a browser that can't. */
export const shareChannel = (name: string): ShareChannel => ({
  send: (shared) => {
    const channel = channelOf(name);
    channel?.postMessage(shared);
    channel?.close();
  },
  listen: (listener) => {
    const channel = channelOf(name);
    const hear = ({ data }: MessageEvent<unknown>) => isShared(data) && listener(data);
    channel?.addEventListener('message', hear);
    return () => channel?.close();
  },
});
