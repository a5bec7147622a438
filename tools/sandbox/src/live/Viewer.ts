import { performance } from 'node:perf_hooks';
import type { RawData, WebSocket } from 'ws';
import type { LiveBoard } from './LiveBoard.ts';
import type { UnknownTable } from './LiveState.ts';
import { readMessage, type FeedMessage } from './readMessage.ts';

/** The close codes of RFC 6455 section 7.4.1. */
const POLICY_VIOLATION = 1008;
/** What may wait for a client that does not read, bytes; more and it is cut off. */
const MOST_WAITING = 1_000_000;
/** So many questions a second may be asked. */
const MOST_ASKED = 20;
const SECOND = 1000;

/** One client of the feed: what it has subscribed to, and which round it was last told of each table. */
export class Viewer {
  readonly #socket: WebSocket;
  readonly #board: LiveBoard;
  readonly #rounds = new Map<string, number>();
  #asked: number[] = [];

  constructor(socket: WebSocket, board: LiveBoard) {
    this.#socket = socket;
    this.#board = board;
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    /* A broken frame closes the socket by itself; without a listener the error would end the process. */
    socket.on('error', () => undefined);
  }

  /** Tells every change since it was last told. */
  tell(): void {
    for (const [key, round] of this.#rounds) {
      const told = this.#board.look(key);
      if (!told || told.round === round) continue;
      this.#rounds.set(key, told.round);
      this.#send(told.text);
    }
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#socket.terminate();
  }

  /** Counts by the machine's clock: this guards the process and is no rule of the game. */
  #isTooBusy(): boolean {
    const now = performance.now();
    this.#asked = [...this.#asked.filter((at) => at > now - SECOND), now];
    return this.#asked.length > MOST_ASKED;
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
    const told = this.#board.look(key);
    if (told) {
      this.#rounds.set(key, told.round);
      return this.#send(told.text);
    }
    const unknown: UnknownTable = { type: 'state', tableId: key, error: 'table_not_found' };
    this.#send(JSON.stringify(unknown));
  }
}
