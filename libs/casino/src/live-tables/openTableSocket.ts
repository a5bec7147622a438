import ReconnectingWebSocket from 'partysocket/ws';

interface Listener {
  /** Called on every connection, including reconnections. */
  onOpen: () => void;
  onMessage: (text: string) => void;
}

export interface TableSocket {
  /** Sends a message, or does nothing without a connection; `onOpen` must resend anything important. */
  send: (message: object) => void;
  /** Closes permanently. */
  close: () => void;
}

export const PING_MS = 15_000;
/** After two pings without an answer the connection is considered dead, whatever the browser reports. */
const SILENCE_MS = 2 * PING_MS + 5_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Each visitor gets a random delay, so that they don't all reconnect at once after an outage. */
const backOff = () => ({
  minReconnectionDelay: FIRST_DELAY_MS * (1 + Math.random()),
  maxReconnectionDelay: LONGEST_DELAY_MS * (0.5 + Math.random() / 2),
  reconnectionDelayGrowFactor: 2,
});

/**
 * A websocket that reconnects with growing, random delays until it's closed on purpose (spec 2/4.lobby/1), and sends
 * pings with the time.
 */
export function openTableSocket(url: string, { onOpen, onMessage }: Listener): TableSocket {
  const socket = new ReconnectingWebSocket(url, undefined, { ...backOff(), maxEnqueuedMessages: 0 });
  let lastMessageAt = Date.now();
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const ping = () => {
    if (socket.readyState !== socket.OPEN) return;
    if (Date.now() - lastMessageAt > SILENCE_MS) socket.reconnect();
    else send({ type: 'ping', pingTime: Date.now() });
  };
  const timer = setInterval(ping, PING_MS);
  socket.addEventListener('open', () => {
    lastMessageAt = Date.now();
    onOpen();
  });
  socket.addEventListener('message', ({ data }) => {
    lastMessageAt = Date.now();
    if (typeof data === 'string') onMessage(data);
  });
  return {
    send,
    close: () => {
      clearInterval(timer);
      socket.close();
    },
  };
}
