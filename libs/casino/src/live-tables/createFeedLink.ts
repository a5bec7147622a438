import type { openTableSocket, TableSocket } from './openTableSocket.ts';

export interface FeedAddress {
  url: string;
  /** The casino's id at the provider. */
  casinoId: string;
}

export interface FeedLink {
  open: () => void;
  /** Closes on purpose: no reconnection until `open`. */
  close: () => void;
  /** Subscribes to a table, batched with others requested at the same time. */
  subscribe: (id: string) => void;
}

interface Options {
  /** The tables to subscribe to at the time of the call; all of them after a reconnection. */
  wanted: () => Iterable<string>;
  onMessage: (text: string) => void;
}

/** Tables that come into view together are subscribed to in one batch. */
const GATHER_MS = 100;
/** The feed's limit of tables per message. */
const MAX_KEYS = 100;
const CURRENCY = 'TRY';

const openSocket = async (...args: Parameters<typeof openTableSocket>) =>
  (await import('./openTableSocket.ts')).openTableSocket(...args);

/** The connection to the feed. Its code loads with the first table; without it, there is no data. */
export function createFeedLink({ url, casinoId }: FeedAddress, { wanted, onMessage }: Options): FeedLink {
  const due = new Set<string>();
  let gather: ReturnType<typeof setTimeout> | undefined;
  let socket: TableSocket | undefined;
  /** Odd while it should be open, so that code that loads in the meantime can check that it still should. */
  let turn = 0;
  const isWanted = () => turn % 2 === 1;

  const send = () => {
    gather = undefined;
    const keys = [...due];
    due.clear();
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const key = keys.slice(start, start + MAX_KEYS);
      socket?.send({ type: 'subscribe', casinoId, key, currency: CURRENCY });
    }
  };

  const onOpen = () => {
    socket?.send({ type: 'available', casinoId });
    for (const id of wanted()) due.add(id);
    send();
  };

  return {
    open: () => {
      if (isWanted()) return;
      const mine = (turn += 1);
      openSocket(url, { onOpen, onMessage }).then(
        (opened) => {
          if (mine === turn) socket = opened;
          else opened.close();
        },
        () => {
          if (mine === turn) turn += 1;
        },
      );
    },
    close: () => {
      if (isWanted()) turn += 1;
      clearTimeout(gather);
      gather = undefined;
      due.clear();
      socket?.close();
      socket = undefined;
    },
    subscribe: (id) => {
      if (!socket) return;
      due.add(id);
      gather ??= setTimeout(send, GATHER_MS);
    },
  };
}
