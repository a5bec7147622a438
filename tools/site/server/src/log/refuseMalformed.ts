import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './createLog.ts';

const STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** Answers invalid HTTP with an error, as Node.js does by default, and logs a line for it. */
export function refuseMalformed(server: Server, log: Log) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = STATUS.get(error.code ?? '') ?? '400 Bad Request';
    log.warn({ reason: error.code, status: Number.parseInt(status, 10) }, 'Malformed request');
    return socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  });
}
