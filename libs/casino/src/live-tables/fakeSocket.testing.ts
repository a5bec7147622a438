import { vi } from 'vitest';

/** For tests: a websocket without a network. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  /** The newest one. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  }

  readyState: number = FakeSocket.CONNECTING;
  binaryType: BinaryType = 'blob';
  readonly sent: Record<string, unknown>[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = FakeSocket.CLOSED;
  }

  /** Accepts the connection. */
  accept() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  /** Sends a message from the other side. */
  receive(message: unknown) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Drops the connection. */
  drop() {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  /** The tables subscribed to, per message. */
  get subscriptions() {
    return this.sent.filter(({ type }) => type === 'subscribe').map(({ key }) => key as string[]);
  }
}

/** Replaces the browser's websocket and resets the list of opened ones. */
export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** A table state as sent by the feed. */
export const tableState = (tableId: string, fields: Record<string, unknown> = {}) => ({
  type: 'state',
  tableId,
  tableType: 'ROULETTE',
  tableLimits: { minBet: 10, maxBet: 25000, currency: 'TRY' },
  totalSeatedPlayers: 128,
  tableImage: '/_media/games/1-wide.webp',
  last20Results: [
    { result: '17', color: 'black' },
    { result: '0', color: 'green' },
  ],
  gameResult: { result: '17', color: 'black' },
  dealer: { name: 'Ceyda' },
  error: null,
  ...fields,
});
