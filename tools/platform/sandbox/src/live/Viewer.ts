import { performance } from 'node:perf_hooks';
import type { RawData, WebSocket } from 'ws';
import type { LiveBoard } from './LiveBoard.ts';
import type { UnknownTable } from './LiveState.ts';
import { readMessage, type FeedMessage } from './readMessage.ts';

/** The close codes of RFC 6455 section 7.4.1. */
const POLICY_VIOLATION = 1008;
/** The maximum number of unsent bytes; a client with more is disconnected. */
const MAX_WAITING = 1_000_000;
/** The maximum number of messages per second. */
const MAX_REQUESTS = 20;
const SECOND = 1000;

/** A client of the feed: its subscriptions, and the last round that was sent for each table. */
export class Viewer {
  readonly #socket: WebSocket;
  readonly #board: LiveBoard;
  readonly #rounds = new Map<string, number>();
  #asked: number[] = [];

  constructor(socket: WebSocket, board: LiveBoard) {
    this.#socket = socket;
    this.#board = board;
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    /* A malformed frame closes the socket; without a listener the error would end the process. */
    socket.on('error', () => undefined);
  }

  /** Sends every change since the last call. */
  sendChanges(): void {
    for (const [key, round] of this.#rounds) {
      const update = this.#board.look(key);
      if (!update || update.round === round) continue;
      this.#rounds.set(key, update.round);
      this.#send(update.text);
    }
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > MAX_WAITING) this.#socket.terminate();
  }

  /** Uses the machine's clock, since this protects the process and isn't a rule of the game. */
  #isTooBusy(): boolean {
    const now = performance.now();
    this.#asked = [...this.#asked.filter((at) => at > now - SECOND), now];
    return this.#asked.length > MAX_REQUESTS;
  }

  #read(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = isBinary || !Buffer.isBuffer(data) ? undefined : readMessage(data.toString());
    if (!message) return this.#socket.close(POLICY_VIOLATION, 'bad_request');
    if (message.type !== 'ping' && this.#isTooBusy())
      return this.#socket.close(POLICY_VIOLATION, 'too_many_requests');
    this.#answer(message);
  }

  #answer(message: FeedMessage): void {
    if (message.type === 'ping')
      return this.#send(JSON.stringify({ type: 'pong', pingTime: message.pingTime }));
    if (message.type === 'available')
      return this.#send(JSON.stringify({ type: 'available', tables: this.#board.keys }));
    for (const key of new Set(message.key)) this.#subscribe(key);
  }

  #subscribe(key: string): void {
    const update = this.#board.look(key);
    if (update) {
      this.#rounds.set(key, update.round);
      return this.#send(update.text);
    }
    const unknown: UnknownTable = { type: 'state', tableId: key, error: 'table_not_found' };
    this.#send(JSON.stringify(unknown));
  }
}
