import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Sandbox } from '../Sandbox.ts';
import { feedRefusal, HELLO_PATH } from './feedRefusal.ts';
import { createLiveBoard } from './LiveBoard.ts';
import { MAX_MESSAGE } from './readMessage.ts';
import { Viewer } from './Viewer.ts';

export interface LiveFeed {
  /** Closes every client's connection, since the server's own close would wait for them. */
  close(): void;
}

/** Interval between checks of the tables, ms. */
const TICK = 500;
/** How long to wait for a client's closing handshake, ms. */
const GOODBYE = 250;
const MAX_CLIENTS = 1000;
const GOING_AWAY = 1001;
const UNAVAILABLE = 503;

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

/** Answers any message with a greeting. */
const greet = (client: WebSocket) => void client.on('message', () => client.send('{"type":"hello"}'));

/**
 * The live-table feed: a websocket at `/live/feed` of the providers' origin, and one that greets at `/live/hello`. Every
 * other websocket request is rejected. `tick` is the interval between checks of the tables, ms.
 */
export function attachLiveFeed(server: Server, sandbox: Sandbox, tick = TICK): LiveFeed {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });
  const board = createLiveBoard(sandbox);
  const viewers = new Set<Viewer>();
  const timer = setInterval(() => {
    for (const viewer of viewers) viewer.sendChanges();
  }, tick).unref();
  server.once('close', () => clearInterval(timer));

  server.on('upgrade', (request, socket, head) => {
    const status = feedRefusal(sandbox, request) ?? (viewers.size >= MAX_CLIENTS ? UNAVAILABLE : undefined);
    if (status !== undefined) return refuse(socket, status);
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (request.url?.startsWith(HELLO_PATH)) return greet(client);
      const viewer = new Viewer(client, board);
      viewers.add(viewer);
      client.once('close', () => viewers.delete(viewer));
    });
  });

  return {
    close() {
      clearInterval(timer);
      for (const client of sockets.clients) {
        client.close(GOING_AWAY);
        setTimeout(() => client.terminate(), GOODBYE).unref();
      }
    },
  };
}
